//! What a position is worth to a player: the points he has and what he may expect of the scorings to come, of his
//! missions and of what he owns.

use super::weights::Weights;
use crate::games::Seat;
use crate::games::merlin::{Castle, Direction, Imagined, Pips, Plot, Principality, Row, Space, Tally};

/// Rounds of a game, and the turns of each player in one.
const ROUNDS: u8 = 6;
const TURNS: u8 = 4;

/// Judges positions from one seat.
pub struct Judge<'a> {
    pub weights: &'a Weights,
    pub seat: Seat,
    pub seats: usize,
    /// The plots of each area of the environs.
    areas: Vec<Vec<Plot>>,
    /// What a card from the pile is worth.
    pub unknown: f64,
    /// What it is worth to come to each space.
    pub spaces: [f64; 24],
}

/// How much of the game is left to a player.
#[derive(Clone, Copy)]
pub struct Left {
    pub turns: u8,
    /// Turns before the next scoring.
    before_scoring: u8,
    scorings: u8,
}

impl Left {
    pub fn of(castle: &Castle, round: u8) -> Left {
        let dice = castle.dice.own.len() as u8 + u8::from(castle.dice.white.is_some());
        Left {
            turns: dice + TURNS * (ROUNDS - round),
            before_scoring: dice + if round % 2 == 1 { TURNS } else { 0 },
            scorings: (ROUNDS - round) / 2 + 1,
        }
    }
}

impl<'a> Judge<'a> {
    pub fn new(state: &Imagined, weights: &'a Weights) -> Judge<'a> {
        let areas = state.board().environs.areas().into_iter().map(|(_, plots)| plots).collect();
        let mut judge = Judge {
            weights,
            seat: state.seat(),
            seats: state.castles().seats(),
            areas,
            unknown: 0.0,
            spaces: [0.0; 24],
        };
        let known: Vec<_> = state.hand().iter().chain(&state.board().display).copied().collect();
        let turns = Left::of(state.castle(), state.round()).turns;
        judge.unknown = judge.unknown_mission(state.castle(), state.board(), turns, &known);
        judge
    }

    /// In points of the end.
    pub fn worth(&self, state: &Imagined) -> f64 {
        let left = Left::of(state.castle(), state.round());
        self.standing(state, left)
            + self.traitors(state, left)
            + self.possessions(state, left)
            + self.missions(state, left)
            + self.seals(state, left)
            + self.ways(state, left)
    }

    /// What a point of this seat is worth to him.
    pub fn stake(&self, seat: Seat) -> f64 {
        if seat == self.seat { 1.0 } else { -self.weights.rivalry / (self.seats - 1) as f64 }
    }

    /// Points, and what everybody sees of the scorings to come, less the others'.
    fn standing(&self, state: &Imagined, left: Left) -> f64 {
        let castles = state.castles();
        let weights = self.weights;
        let further = f64::from(left.scorings - 1);
        let mut worth = 0.0;
        let mut pending = 0;
        let mut others_pending = 0;
        for (seat, castle) in castles.iter() {
            let henchmen = weights.henchman * f64::from(castle.sent_out() * left.scorings);
            let access = weights.presence * further + weights.access * f64::from(left.turns);
            let presence = castle.influence.present().count() as f64 * access;
            worth += self.stake(seat) * (f64::from(castle.score()) + henchmen + presence);
            let before_scoring = Left::of(castle, state.round()).before_scoring;
            pending += before_scoring;
            others_pending += if seat == self.seat { 0 } else { before_scoring };
        }
        let open = (f64::from(pending) / (8 * self.seats) as f64).min(1.0);
        let later: f64 = weights.later.iter().take(usize::from(left.scorings - 1)).sum();
        let environs = &state.board().environs;
        for plots in &self.areas {
            let manors = |seat: Seat| plots.iter().filter(|plot| environs.manor(**plot) == Some(seat)).count() as u8;
            let points = plots.len() as u8;
            if plots.iter().all(|plot| environs.manor(*plot).is_some()) {
                worth += (1.0 + later) * self.contest(manors, points, 0.0, 0.0);
            } else {
                worth += self.contest(manors, points, open, weights.intrusion * open);
                worth += later * self.contest(manors, points, 1.0, weights.intrusion);
            }
        }
        for at in Principality::ALL {
            let counters = |seat: Seat| castles[seat].influence[at];
            let total = Seat::all(self.seats).map(counters).sum();
            worth += self.contest(counters, total, open, 0.3 * open);
        }
        let stays = weights.keep.powi(others_pending.into()) + 0.25 * further;
        if let Some(holder) = state.board().grail {
            worth += self.stake(holder) * weights.grail * stays;
        }
        if let Some(holder) = state.board().excalibur {
            let safe = 1.0 - 0.2 * f64::from(unrepelled(&castles[holder]).min(5));
            worth += self.stake(holder) * weights.excalibur * safe * stays;
        }
        worth
    }

    fn traitors(&self, state: &Imagined, left: Left) -> f64 {
        let castle = state.castle();
        let far = f64::from(left.before_scoring) / 8.0;
        let each = 3.0 * (1.0 - (1.0 - self.weights.traitor) * far);
        let draws = f64::from(left.scorings - 1);
        let spare: f64 = Principality::ALL
            .into_iter()
            .map(|of| match castle.items.shields[of].saturating_sub(castle.traitors[of]) {
                0 => 0.0,
                1 => 1.0,
                _ => 1.25,
            })
            .sum();
        spare * self.weights.shield * draws - each * f64::from(unrepelled(castle))
    }

    /// Items, apples, staffs.
    fn possessions(&self, state: &Imagined, left: Left) -> f64 {
        let castle = state.castle();
        let weights = self.weights;
        let use_left = (f64::from(left.turns) / 4.0).min(1.0);
        let items = castle.items.total();
        let bonus = if left.turns == 0 { f64::from(items / 3) } else { f64::from(items) / 3.0 };
        let flags: f64 = Principality::ALL
            .into_iter()
            .map(|of| series(weights.flags[of.index()], weights.same_flag, castle.items.flags[of]))
            .sum();
        let materials = series(weights.material, 0.5, castle.items.materials.total().min(castle.manors));
        let mut counts = Tally::ALL.map(|tally| castle.tally(tally));
        counts.sort_unstable_by(|one, other| other.cmp(one));
        let tally: f64 = counts.iter().zip(weights.tally).map(|(count, weight)| f64::from(*count) * weight).sum();
        let white = ROUNDS - state.round() + u8::from(castle.dice.white.is_some());
        let staffs = 2.0 * f64::from(castle.staffs) + weights.staff * f64::from(castle.staffs.min(white));
        let apples = f64::from(castle.apples) + use_left * series(weights.apple, 0.8, castle.apples);
        bonus
            + use_left * (flags + materials)
            + tally * f64::from(left.turns)
            + staffs
            + apples
            + use_left * weights.counter * f64::from(castle.counters.min(3))
    }

    fn missions(&self, state: &Imagined, left: Left) -> f64 {
        let castle = state.castle();
        let hand = state.hand();
        let held: f64 = hand.iter().map(|mission| self.mission(*mission, castle, state.board(), left.turns)).sum();
        held + 4usize.saturating_sub(hand.len()) as f64 * self.unknown
    }

    /// King's Favor.
    fn seals(&self, state: &Imagined, left: Left) -> f64 {
        let castle = state.castle();
        let turns = f64::from(left.turns);
        let weights = self.weights;
        let mut worth = 0.0;
        for (henchman, seals) in castle.seals.iter() {
            if seals.has(Row::First) {
                worth += weights.first_row * turns;
            }
            if seals.has(Row::Second) {
                worth += weights.second_row[henchman as usize] * turns;
            }
            if seals.has(Row::Third) {
                let ready = !seals.used && left.before_scoring > 0;
                let now = if ready { 0.5 + 0.5 * (f64::from(left.before_scoring) / 4.0).min(1.0) } else { 0.0 };
                worth += weights.third_row[henchman as usize] * (now + f64::from(left.scorings - 1));
            }
        }
        worth
    }

    /// What the dice that are left could bring from where the knight and Merlin stand.
    fn ways(&self, state: &Imagined, left: Left) -> f64 {
        let castle = state.castle();
        let merlin = state.board().merlin;
        let at = |space: Space| self.spaces[space.index()];
        let either = |pips: Pips| {
            at(merlin.step(pips, Direction::Clockwise)).max(at(merlin.step(pips, Direction::CounterClockwise)))
        };
        let white = castle.dice.white.map_or(0.0, either);
        let (own, end) = self.best_way(castle.knight, &castle.dice.own);
        let further = if left.turns > 0 && state.round() < ROUNDS {
            let knight: f64 = Pips::ALL.into_iter().map(|pips| at(end.step(pips, Direction::Clockwise))).sum();
            knight / 6.0
        } else {
            0.0
        };
        self.weights.dice * (own + white) + self.weights.roll * further
    }

    /// The best order of the own dice, and where it ends.
    fn best_way(&self, from: Space, dice: &[Pips]) -> (f64, Space) {
        let mut best = (0.0, from);
        for (index, pips) in dice.iter().enumerate() {
            if index > 0 && dice[index - 1] == *pips {
                continue;
            }
            let to = from.step(*pips, Direction::Clockwise);
            let mut rest = [*pips; 3];
            let mut count = 0;
            for (_, pips) in dice.iter().enumerate().filter(|(other, _)| *other != index) {
                rest[count] = *pips;
                count += 1;
            }
            let (further, end) = self.best_way(to, &rest[..count]);
            let sum = self.spaces[to.index()] + further;
            if sum > best.0 || best.1 == from {
                best = (sum, end);
            }
        }
        best
    }
}

/// Traitors that no shield repels.
fn unrepelled(castle: &Castle) -> u8 {
    Principality::ALL.into_iter().map(|of| castle.traitors[of].saturating_sub(castle.items.shields[of])).sum()
}

/// So many things of which the first is worth this, each further one this share of the one before.
fn series(first: f64, share: f64, count: u8) -> f64 {
    (0..count).fold((0.0, first), |(sum, each), _| (sum + each, each * share)).0
}
