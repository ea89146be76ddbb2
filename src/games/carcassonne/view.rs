//! What everybody knows of a position; nobody has secrets here but the bag.

use serde::Serialize;

use super::{Action, Carcassonne, Cell, Event, Feature, Landscape, Options, Phase, Spot, Supply, Tile};
use crate::games::{BySeat, Seat, Seats, Viewer};

/// A position as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who sees it, when he sits at the table. All see the same.
    pub own: Option<Seat>,
    pub options: Options,
    pub turn: Seat,
    pub phase: Phase,
    pub awaited: Seats,
    pub landscape: Landscape,
    pub mage: Option<Spot>,
    pub witch: Option<Spot>,
    pub supplies: BySeat<Supply>,
    pub scores: BySeat<u16>,
    /// Tiles still to draw.
    pub bag: u8,
    /// Every tile that nobody has seen, and how many: in the bag, or left out of a short one.
    pub unseen: Vec<(Tile, u8)>,
    /// Tiles that fitted nowhere.
    pub set_aside: Vec<Tile>,
    /// The steps of the latest turn of each, or of the present one.
    pub turns: BySeat<Vec<Event>>,
    /// Where each laid a tile last.
    pub last: BySeat<Option<Cell>>,
    /// What whoever is on turn may do.
    pub choices: Vec<Action>,
    /// What each feature with a meeple would give as it is now, should the game end.
    pub worth: Vec<super::Scoring>,
}

impl Carcassonne {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < self.seats() => Some(seat),
            _ => None,
        };
        let laid = |events: &Vec<Event>| {
            events.iter().find_map(|event| match event {
                Event::Laid { cell, .. } => Some(*cell),
                _ => None,
            })
        };
        let unseen = Tile::all().filter_map(|tile| {
            let all = self.bag.iter().chain(&self.left_out);
            let count = all.filter(|other| **other == tile).count();
            (count > 0).then_some((tile, count as u8))
        });
        let mut spots: Vec<Spot> = Vec::new();
        for meeple in self.landscape.meeples() {
            if !spots.iter().any(|spot| self.landscape.is_same(*spot, meeple.spot)) {
                spots.push(meeple.spot);
            }
        }
        let is_closed = |spot: Spot| self.landscape.feature(spot).is_some_and(Feature::is_closed);
        View {
            own,
            options: self.options,
            turn: self.turn,
            phase: self.phase,
            awaited: self.awaited(),
            landscape: self.landscape.clone(),
            mage: self.mage,
            witch: self.witch,
            supplies: self.supplies.clone(),
            scores: self.scores.clone(),
            bag: self.bag.len() as u8,
            unseen: unseen.collect(),
            set_aside: self.set_aside.clone(),
            turns: self.turns.clone(),
            last: self.turns.map(laid),
            choices: self.allowed(self.turn),
            worth: spots.into_iter().filter_map(|spot| self.worth(spot, is_closed(spot))).collect(),
        }
    }
}
