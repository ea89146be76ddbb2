//! What the rules allow now.

use super::{Action, Carcassonne, Phase};
use crate::games::{Seat, Seats};

impl Carcassonne {
    pub(super) fn awaited(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::NONE.with(self.turn) }
    }

    pub(super) fn allowed(&self, seat: Seat) -> Vec<Action> {
        if seat != self.turn {
            return Vec::new();
        }
        match self.phase {
            Phase::Laying { tile } => {
                self.places(tile).map(|(cell, rotation)| Action::Lay { cell, rotation }).collect()
            }
            Phase::Conjuring => self.conjurings(),
            Phase::Claiming => self.claimable().chain([Action::Pass]).collect(),
            Phase::Confirming => vec![Action::Done],
            Phase::Over => Vec::new(),
        }
    }
}
