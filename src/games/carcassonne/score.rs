//! Scoring: what a tile closes, and what is left at the end.

use super::event::Scoring;
use super::landscape::spots_of;
use super::{Carcassonne, Event, Spot, Terrain};
use crate::games::{BySeat, Seats};

/// A monastery with all its neighbours.
const MONASTERY: u8 = 9;
/// What a closed city gives to a field.
const CITY_OF_FIELD: u8 = 3;

impl Carcassonne {
    /// Scores everything that the tile laid last has closed, and sends meeples and figures home from it.
    pub(super) fn score_closed(&mut self, events: &mut Vec<Event>) {
        let last = *self.landscape.last();
        let mut closed: Vec<Spot> = Vec::new();
        for (spot, _) in spots_of(&last) {
            let is_closed = self.landscape.feature(spot).is_some_and(|feature| feature.is_closed());
            if is_closed && !closed.iter().any(|other| self.landscape.is_same(*other, spot)) {
                closed.push(spot);
            }
        }
        for cell in last.cell.around().chain([last.cell]) {
            let Some(laid) = self.landscape.at(cell) else { continue };
            let monastery = spots_of(laid).find(|(_, segment)| segment.terrain == Terrain::Monastery);
            if let Some((spot, _)) = monastery
                && self.landscape.neighbours(cell) + 1 == MONASTERY
            {
                closed.push(spot);
            }
        }
        for spot in closed {
            self.score(spot, true, events);
            if let Some(figure) = self.resident(spot)
                && let Some(from) = self.figure_mut(figure).take()
            {
                events.push(Event::Returned { figure, from });
            }
        }
    }

    /// Scores what is still claimed: roads, cities and monasteries, then fields.
    pub(super) fn score_rest(&mut self, events: &mut Vec<Event>) {
        events.push(Event::LastScoring);
        let claimed: Vec<Spot> = self.landscape.meeples().iter().map(|meeple| meeple.spot).collect();
        let mut scored: Vec<Spot> = Vec::new();
        let terrain = |spot: &Spot| self.landscape.feature(*spot).map(|feature| feature.terrain);
        let (fields, others): (Vec<Spot>, Vec<Spot>) =
            claimed.into_iter().partition(|spot| terrain(spot) == Some(Terrain::Field));
        for spot in others.into_iter().chain(fields) {
            if scored.iter().any(|other| self.landscape.is_same(*other, spot)) {
                continue;
            }
            scored.push(spot);
            self.give(spot, false, events);
        }
        events.push(Event::Over { winners: self.winners(), scores: self.scores.clone() });
    }

    /// Gives the points of a feature and takes the meeples home.
    fn score(&mut self, spot: Spot, closed: bool, events: &mut Vec<Event>) {
        self.give(spot, closed, events);
        for meeple in self.landscape.clear(spot) {
            let supply = &mut self.supplies[meeple.seat];
            if meeple.big {
                supply.big = true;
            } else {
                supply.small += 1;
            }
        }
    }

    fn give(&mut self, spot: Spot, closed: bool, events: &mut Vec<Event>) {
        let Some(scoring) = self.worth(spot, closed) else { return };
        if scoring.winners.is_empty() {
            return;
        }
        for winner in scoring.winners.iter() {
            self.scores[winner] += scoring.points;
        }
        events.push(Event::Scored(scoring));
    }

    /// What a feature gives, closed or as it is at the end of the game, and to whom.
    pub(super) fn worth(&self, spot: Spot, closed: bool) -> Option<Scoring> {
        let feature = self.landscape.feature(spot)?;
        let mut tiles = feature.size();
        let mut cities = 0;
        let each = match feature.terrain {
            Terrain::Road => match (feature.inn, closed) {
                (true, true) => 2,
                (true, false) => 0,
                (false, _) => 1,
            },
            Terrain::City => match (feature.cathedral, closed) {
                (true, true) => 3,
                (true, false) => 0,
                (false, true) if self.options.small_cities && tiles == 2 => 1,
                (false, true) => 2,
                (false, false) => 1,
            },
            Terrain::Monastery => {
                tiles = self.landscape.neighbours(spot.cell) + 1;
                1
            }
            Terrain::Field => {
                cities = self.landscape.cities_of(spot) as u8;
                CITY_OF_FIELD
            }
        };
        let weights = feature.weights(self.seats());
        let scoring = Scoring {
            spot,
            terrain: feature.terrain,
            closed,
            tiles,
            pennants: feature.pennants,
            inn: feature.inn,
            cathedral: feature.cathedral,
            cities,
            each,
            figure: self.resident(spot),
            points: 0,
            winners: majority(&weights),
            weights,
        };
        Some(scoring.counted())
    }

    /// Who has most points; ties share.
    pub(super) fn winners(&self) -> Seats {
        let best = self.scores.values().max().copied();
        self.scores.which(|score| Some(*score) == best)
    }
}

/// Those with most meeples; nobody where there are none.
fn majority(weights: &BySeat<u8>) -> Seats {
    let most = weights.values().max().copied().filter(|most| *most > 0);
    weights.which(|weight| Some(*weight) == most)
}
