//! What missions in hand are worth.

use super::worth::{Judge, Left};
use crate::games::merlin::{Board, Castle, Imagined, Item, Kind, Mission, Need, Pick, Row};

impl Judge<'_> {
    /// What a mission in hand is worth, by what it still takes, with so many own turns left.
    pub fn mission(&self, mission: Mission, castle: &Castle, board: &Board, turns: u8) -> f64 {
        let mut points = f64::from(mission.value());
        if castle.seals[mission.icon()].has(Row::First) {
            points += 1.0;
        }
        let effort: f64 = mission.lacking(castle).map(|need| effort(need, castle, board)).sum();
        if effort == 0.0 {
            // It can be completed in the next turn at the latest, if there is one.
            return if turns > 0 { 0.95 * points } else { 0.0 };
        }
        if effort > f64::from(turns) {
            return 0.0;
        }
        let rush = 1.0 - 0.6 * effort / f64::from(turns);
        points * self.weights.effort.powi(effort as i32) * (1.0 - (1.0 - self.weights.effort) * effort.fract()) * rush
    }

    /// The best card to draw: of the display, or an unknown one.
    pub fn pick(&self, state: &Imagined) -> Pick {
        let turns = Left::of(state.castle(), state.round()).turns;
        let mut best = (Pick::Pile, self.unknown);
        for (place, mission) in state.board().display.iter().enumerate() {
            let worth = self.mission(*mission, state.castle(), state.board(), turns);
            if worth > best.1 {
                best = (Pick::Display(place as u8), worth);
            }
        }
        best.0
    }

    /// What a card that nobody here knows is worth.
    pub fn unknown_mission(&self, castle: &Castle, board: &Board, turns: u8, known: &[Mission]) -> f64 {
        let unknown = Mission::all().filter(|mission| !known.contains(mission));
        let (sum, count) = unknown
            .fold((0.0, 0u8), |(sum, count), mission| (sum + self.mission(mission, castle, board, turns), count + 1));
        sum / f64::from(count.max(1))
    }
}

/// About how many turns it takes to get what a mission needs.
fn effort(need: Need, castle: &Castle, board: &Board) -> f64 {
    let item = |item: Item| {
        if board.stocks.has(item) { if castle.influence[item.of] > 0 { 1.2 } else { 1.6 } } else { 4.0 }
    };
    match need {
        Need::Item(wanted) => item(wanted),
        Need::AnyItem(Kind::Flag | Kind::Shield | Kind::Material) => 0.8,
        Need::Influence { count, at } => 1.4 * f64::from(count.saturating_sub(castle.influence[at])),
        Need::InfluenceAnywhere(count) => 1.2 * f64::from(count.saturating_sub(castle.influence.total())),
        Need::Henchman { .. } => 1.3,
        Need::TwoHenchmen(at) => {
            let there = castle.henchmen.values().filter(|place| **place == Some(at)).count();
            if there == 0 { 2.3 } else { 1.1 }
        }
        Need::Together(one, other) => {
            if castle.henchmen[one].is_some() || castle.henchmen[other].is_some() {
                1.2
            } else {
                2.2
            }
        }
    }
}
