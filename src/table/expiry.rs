//! Tables that nobody comes back to.

use super::{Closing, Effects, Ending, Intent, Stage, Table};

const HOUR: u64 = 60 * 60 * 1000;
/// A lobby closes after so long without a press.
const LOBBY: u64 = 2 * HOUR;
/// A game ends after so long without a deed.
const GAME: u64 = 7 * 24 * HOUR;

impl Table {
    /// When the table ends by itself, unless somebody does something before; never once it has ended.
    pub(super) fn expires(&self) -> Option<u64> {
        match self.stage {
            Stage::Lobby => Some(self.touched + LOBBY),
            Stage::Playing(_) => Some(self.touched + GAME),
            Stage::Over(_) | Stage::Closed(_) => None,
        }
    }

    /// Ends the table, when its time has come.
    pub(super) fn expire(&mut self, now: u64) -> Option<Effects> {
        if self.expires().is_none_or(|due| due > now) {
            return None;
        }
        match self.stage {
            Stage::Lobby => {
                self.stage = Stage::Closed(Closing::Expired);
                Some(Effects::show(vec![Intent::redraw()]))
            }
            _ => {
                self.end(Ending::Idle);
                Some(Effects::show(vec![Intent::post(Vec::new())]))
            }
        }
    }
}
