//! What chance decides after the deal: from the dice, or as a written-out deal has it.

use serde::{Deserialize, Serialize};

use super::{Mission, Principality, Refusal, Throw};
use crate::games::{Dice, Misfit};

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
        dice.arrange(&mut self.missions, cards).map_err(|Misfit| Refusal::Chance)
    }

    pub(super) fn shuffle_traitors(&mut self, tiles: &mut Vec<Principality>, dice: &mut Dice) -> Result<(), Refusal> {
        dice.arrange(&mut self.traitors, tiles).map_err(|Misfit| Refusal::Chance)
    }
}
