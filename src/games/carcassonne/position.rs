//! Everything that is true at one moment of a game.

use serde::{Deserialize, Serialize};

use super::{Event, Figure, Landscape, Options, Spot, Tile};
use crate::games::{BySeat, Seat};

/// A position of Carcassonne.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carcassonne {
    pub(super) options: Options,
    pub(super) turn: Seat,
    pub(super) landscape: Landscape,
    /// The next one is the last.
    pub(super) bag: Vec<Tile>,
    /// What a short bag leaves out, in no telling order.
    pub(super) left_out: Vec<Tile>,
    /// Tiles that fitted nowhere.
    pub(super) set_aside: Vec<Tile>,
    pub(super) supplies: BySeat<Supply>,
    pub(super) scores: BySeat<u16>,
    pub(super) mage: Option<Spot>,
    pub(super) witch: Option<Spot>,
    /// The steps of the latest turn of each, or of the present one.
    pub(super) turns: BySeat<Vec<Event>>,
    pub(super) choice: u32,
    pub(super) phase: Phase,
}

/// The meeples that a player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// 0 to 7.
    pub small: u8,
    /// The big one of Inns & Cathedrals.
    pub big: bool,
}

impl Supply {
    /// Meeples of each player; another one only marks the score.
    pub const SMALL: u8 = 7;

    pub fn is_empty(&self) -> bool {
        self.small == 0 && !self.big
    }
}

/// What is asked of the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Where the drawn tile goes.
    Laying {
        tile: Tile,
    },
    /// Where the mage or the witch goes; or which of them is taken off.
    Conjuring,
    /// Whether a meeple goes on the tile.
    Claiming,
    /// The turn is to be ended.
    Confirming,
    Over,
}

impl Carcassonne {
    pub(super) fn seats(&self) -> usize {
        self.scores.seats()
    }

    pub(super) fn figure(&self, figure: Figure) -> Option<Spot> {
        match figure {
            Figure::Mage => self.mage,
            Figure::Witch => self.witch,
        }
    }

    pub(super) fn figure_mut(&mut self, figure: Figure) -> &mut Option<Spot> {
        match figure {
            Figure::Mage => &mut self.mage,
            Figure::Witch => &mut self.witch,
        }
    }
}
