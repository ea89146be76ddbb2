//! What a position is worth to a player: the points he has and those that he may expect of what he claimed, less the
//! others'.

use super::weights::Weights;
use crate::games::carcassonne::{Feature, Imagined, Meeple, Phase, Scoring, Spot, Terrain, View};
use crate::games::{Seat, Seats};

/// Tiles in a full bag.
const FULL: f64 = 80.0;

/// Judges positions from one seat.
pub struct Judge<'a> {
    weights: &'a Weights,
    seat: Seat,
    seats: usize,
    /// Tiles that are still to be drawn.
    bag: f64,
}

/// What a feature is expected to give, and how likely its meeples come home.
struct Hope {
    points: f64,
    home: f64,
}

impl<'a> Judge<'a> {
    pub fn new(view: &View, seat: Seat, weights: &'a Weights) -> Judge<'a> {
        Judge { weights, seat, seats: view.scores.seats(), bag: f64::from(view.bag) }
    }

    /// With the best meeple that he can put, or none, and what is closed scored.
    pub fn best_claim(&self, state: &Imagined) -> f64 {
        if state.phase() != Phase::Claiming {
            return self.worth(&state.clone().settled());
        }
        let after = state.choices().into_iter().filter_map(|action| state.after(self.seat, action));
        after.map(|after| self.worth(&after.settled())).fold(f64::NEG_INFINITY, f64::max)
    }

    /// In points of the end; what is closed is scored already.
    pub fn worth(&self, state: &Imagined) -> f64 {
        let mut worth: f64 = state.scores().iter().map(|(seat, score)| self.stake(seat) * f64::from(*score)).sum();
        let mut in_hand: Vec<f64> = state.supplies().values().map(|supply| f64::from(supply.small)).collect();
        let meeples = state.landscape().meeples();
        for (index, meeple) in meeples.iter().enumerate() {
            let same = |other: &Meeple| state.landscape().is_same(other.spot, meeple.spot);
            if meeples[..index].iter().any(same) {
                continue;
            }
            let Some(scoring) = state.worth(meeple.spot, false) else { continue };
            let hope = self.hope(state, &scoring);
            worth += self.stakes(scoring.winners) * hope.points;
            for meeple in meeples[index..].iter().filter(|meeple| same(meeple)) {
                in_hand[meeple.seat.index()] += hope.home;
            }
        }
        let big = |seat: Seat| if state.supplies()[seat].big { self.weights.big } else { 0.0 };
        let hands = Seat::all(self.seats).map(|seat| self.stake(seat) * self.hand(in_hand[seat.index()] + big(seat)));
        worth + hands.sum::<f64>()
    }

    /// What a point of this seat is worth to him.
    fn stake(&self, seat: Seat) -> f64 {
        if seat == self.seat { 1.0 } else { -self.weights.rivalry / (self.seats - 1) as f64 }
    }

    fn stakes(&self, seats: Seats) -> f64 {
        seats.iter().map(|seat| self.stake(seat)).sum()
    }

    /// So many meeples in hand; a share of one for one that may come home.
    fn hand(&self, count: f64) -> f64 {
        let turns = self.bag / self.seats as f64;
        let share = self.weights.next_meeple;
        let all = (1.0 - share.powf(count)) / (1.0 - share);
        self.weights.meeple * all * turns / (turns + self.weights.meeple_turns)
    }

    /// A chance that is so much when the bag is full, as far as it is still full.
    fn chance(&self, full: f64) -> f64 {
        let left = self.bag / (self.bag + self.weights.half);
        full * (left * (FULL + self.weights.half) / FULL).min(1.0)
    }

    fn hope(&self, state: &Imagined, now: &Scoring) -> Hope {
        let Some(feature) = state.landscape().feature(now.spot) else { return Hope { points: 0.0, home: 0.0 } };
        let points = f64::from(now.points);
        match now.terrain {
            Terrain::Road | Terrain::City => {
                let closing = self.closing(feature);
                let closed = state.worth(now.spot, true).map_or(points, |scoring| f64::from(scoring.points));
                let growth = self.weights.growth * f64::from(feature.open) * self.chance(1.0);
                let grown = growth * (f64::from(now.each) + closing);
                Hope { points: points + closing * (closed - points) + grown, home: closing }
            }
            Terrain::Monastery => {
                let missing = 9.0 - points;
                let chance = self.chance(self.weights.neighbour);
                Hope { points: points + missing * chance, home: chance.powf(missing) }
            }
            Terrain::Field => {
                let cities = state.landscape().cities_beside(now.spot);
                let open = |city: &Spot| {
                    let city = state.landscape().feature(*city)?;
                    (!city.is_closed()).then(|| self.closing(city))
                };
                let closing: f64 = cities.iter().filter_map(open).sum();
                let later = closing + self.weights.field_growth * self.bag;
                let keep = 1.0 - (1.0 - self.weights.field_keep) * (self.bag / FULL).min(1.0);
                Hope { points: keep * (points + f64::from(now.each) * later), home: 0.0 }
            }
        }
    }

    /// How likely a road or city is closed before the end.
    fn closing(&self, feature: &Feature) -> f64 {
        let side = if feature.terrain == Terrain::City { self.weights.city_side } else { self.weights.road_side };
        self.chance(side).powi(feature.open.into())
    }
}
