//! What a person can do in one go: one step of a turn.

use serde::{Deserialize, Serialize};

use super::{Cell, Rotation, Spot};

/// One of the two magic figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    Mage,
    Witch,
}

impl Figure {
    pub const ALL: [Figure; 2] = [Figure::Mage, Figure::Witch];

    pub fn other(self) -> Figure {
        match self {
            Figure::Mage => Figure::Witch,
            Figure::Witch => Figure::Mage,
        }
    }
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lays the drawn tile.
    Lay { cell: Cell, rotation: Rotation },
    /// Puts a figure on the feature of this segment.
    Conjure { figure: Figure, spot: Spot },
    /// Takes a figure off, where neither can go anywhere.
    TakeOff(Figure),
    /// Puts a meeple on this segment of the tile just laid.
    Claim {
        segment: u8,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        big: bool,
    },
    /// Puts none.
    Pass,
    /// Ends the turn: what was closed is scored and the next tile drawn.
    Done,
}
