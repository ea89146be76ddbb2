//! Avalon's computer player.

use super::{Pace, Player, random};
use crate::games::avalon::{Action, Avalon, PhaseView, View};
use crate::games::{Dice, Seat};

impl Player for Avalon {
    fn choose(_view: &View, _seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        random(legal, dice)
    }

    /// Before the assassination people talk; everything else is done in a few seconds.
    fn pace(public: &View) -> Pace {
        match public.phase {
            PhaseView::Assassinating => Pace::Long,
            _ => Pace::Short,
        }
    }
}
