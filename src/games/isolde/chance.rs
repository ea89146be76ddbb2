//! What chance decides after the deal: from the dice, or as a written-out deal has it.

use serde::{Deserialize, Serialize};

use super::{Card, Refusal};
use crate::games::{Dice, Misfit};

/// Shuffles and draws that come later, in their order; each is used up before the dice are asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Chance {
    /// The whole deck of each later round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub decks: Vec<Vec<Card>>,
    /// The codex of each round (Learning).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub codices: Vec<Vec<i16>>,
    /// Which of several cards the neutral colour keeps or plays, from 0 (Parcifal).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub picks: Vec<u8>,
}

impl Chance {
    pub fn is_empty(&self) -> bool {
        self.decks.is_empty() && self.codices.is_empty() && self.picks.is_empty()
    }

    pub(super) fn shuffle_deck(&mut self, deck: &mut Vec<Card>, dice: &mut Dice) -> Result<(), Refusal> {
        dice.arrange(&mut self.decks, deck).map_err(|Misfit| Refusal::Chance)
    }

    pub(super) fn shuffle_codex(&mut self, shields: &mut Vec<i16>, dice: &mut Dice) -> Result<(), Refusal> {
        dice.arrange(&mut self.codices, shields).map_err(|Misfit| Refusal::Chance)
    }

    /// One of `count` things, from 0.
    pub(super) fn pick(&mut self, count: usize, dice: &mut Dice) -> Result<usize, Refusal> {
        if self.picks.is_empty() {
            return Ok(dice.below(count as u32) as usize);
        }
        let pick = usize::from(self.picks.remove(0));
        if pick < count { Ok(pick) } else { Err(Refusal::Chance) }
    }
}
