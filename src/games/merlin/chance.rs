//! What chance decides after the deal: from the dice, or as a written-out deal has it.

use serde::{Deserialize, Serialize};

use super::{Mission, Principality, Refusal, Throw};
use crate::games::Dice;

/// Throws and shuffles that come later, in their order; each is used up before the dice are asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Chance {
    /// Every throw, those that did not stand among them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub throws: Vec<Throw>,
    /// The discarded missions in their new order, the top last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missions: Vec<Vec<Mission>>,
    /// The discarded traitors in their new order, the top last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub traitors: Vec<Vec<Principality>>,
}

impl Chance {
    pub fn is_empty(&self) -> bool {
        self.throws.is_empty() && self.missions.is_empty() && self.traitors.is_empty()
    }

    pub(super) fn throw(&mut self, dice: &mut Dice) -> Throw {
        if self.throws.is_empty() { Throw::draw(dice) } else { self.throws.remove(0) }
    }

    pub(super) fn shuffle_missions(&mut self, cards: &mut Vec<Mission>, dice: &mut Dice) -> Result<(), Refusal> {
        shuffle(&mut self.missions, cards, dice)
    }

    pub(super) fn shuffle_traitors(&mut self, tiles: &mut Vec<Principality>, dice: &mut Dice) -> Result<(), Refusal> {
        shuffle(&mut self.traitors, tiles, dice)
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
