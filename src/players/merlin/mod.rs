//! Merlin's computer player: it does anything that is legal.

use super::{Pace, Player, random};
use crate::games::merlin::{Action, Merlin, View};
use crate::games::{Dice, Seat};

impl Player for Merlin {
    fn choose(_view: &View, _seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        random(legal, dice)
    }

    fn pace(_public: &View) -> Pace {
        Pace::Short
    }
}
