//! What chance decides after the deal: from the dice, or as a written-out deal has it.

use serde::{Deserialize, Serialize};

use super::{Card, Refusal};
use crate::games::Dice;

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
        shuffle(&mut self.decks, deck, dice)
    }

    pub(super) fn shuffle_codex(&mut self, shields: &mut Vec<i16>, dice: &mut Dice) -> Result<(), Refusal> {
        shuffle(&mut self.codices, shields, dice)
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

/// Brings things into the next order written out, which must hold the same things, or into one by chance.
fn shuffle<T: Copy + Ord>(orders: &mut Vec<Vec<T>>, things: &mut Vec<T>, dice: &mut Dice) -> Result<(), Refusal> {
    if orders.is_empty() {
        dice.shuffle(things);
        return Ok(());
    }
    let order = orders.remove(0);
    let sorted = |things: &[T]| {
        let mut sorted = things.to_vec();
        sorted.sort_unstable();
        sorted
    };
    if sorted(&order) != sorted(things) {
        return Err(Refusal::Chance);
    }
    *things = order;
    Ok(())
}
