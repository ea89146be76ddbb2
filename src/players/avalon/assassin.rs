//! The Assassin's last chance.

use super::{Thinker, near_best};
use crate::games::Dice;
use crate::games::avalon::Action;

impl Thinker<'_> {
    /// Whoever acted most as if he knew.
    pub fn assassinate(&self, legal: &[Action], dice: &mut Dice) -> Option<Action> {
        let guess = self.belief.merlin();
        let victims: Vec<_> = legal
            .iter()
            .filter_map(|action| match action {
                Action::Assassinate(victim) => Some((*action, guess[*victim])),
                _ => None,
            })
            .collect();
        near_best(&victims, 0.999, dice)
    }
}
