//! Everything that is true at one moment of a game, hidden facts included.

use serde::{Deserialize, Serialize};

use super::{Board, Castle, Chance, Chosen, Event, Henchman, Mission, Options, Plot, Principality, Space};
use crate::games::{BySeat, Seat};

/// A position of Merlin.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Merlin {
    pub(super) options: Options,
    /// 1 to 6.
    pub(super) round: u8,
    /// Who begins this round.
    pub(super) start: Seat,
    pub(super) board: Board,
    pub(super) castles: BySeat<Castle>,
    pub(super) hands: BySeat<Vec<Mission>>,
    /// The top is the last.
    pub(super) pile: Vec<Mission>,
    pub(super) discarded: Vec<Mission>,
    /// The three stacks as one, which makes no difference; the top is the last.
    pub(super) traitors: Vec<Principality>,
    /// The latest turn of each, or the present one, as everybody saw it, and a throw before or after it.
    pub(super) turns: BySeat<Vec<Event>>,
    /// What chance decides later, where the deal wrote it out.
    #[serde(default, skip_serializing_if = "Chance::is_empty")]
    pub(super) chance: Chance,
    pub(super) choice: u32,
    pub(super) phase: Phase,
}

/// What is asked. Nothing in it is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Whoever has no dice yet is to roll.
    Rolling,
    Turn(Turn),
    /// The turn is over but for the missions drawn for those completed; so many are left to draw.
    Drawing {
        seat: Seat,
        left: u8,
    },
    /// The Grail's holder is asked whether it decides the tie here.
    Grail {
        seat: Seat,
        at: Principality,
    },
    Over,
}

/// A turn under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    /// Missions completed in it.
    pub completed: u8,
    /// A grey flag was spent: two missions may be completed.
    pub grey: bool,
    /// A staff was spent.
    pub staff: bool,
    pub stage: Stage,
}

/// How far a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Stage {
    /// A die is to be chosen.
    Choosing,
    /// The figure is to move.
    Chosen(Chosen),
    /// The action of a space is open.
    Acting(Visit, Part),
    /// The action is over. `white`: Merlin was moved. `again`: what a staff would do once more.
    Acted { white: bool, again: Option<Again> },
}

/// The space whose action is done, and with which die it was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Visit {
    pub space: Space,
    /// Merlin was moved.
    pub white: bool,
    /// It is another knight's space, by an orange flag.
    pub borrowed: bool,
}

/// What a staff would do once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Again {
    pub visit: Visit,
    /// On a principality's space the henchman who was sent; another must be.
    pub but: Option<Henchman>,
}

/// What of an action is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Part {
    /// Nothing is done yet; the whole may be declined.
    Open,
    /// A staff was spent; on a principality's space this henchman must stay.
    Again { but: Option<Henchman> },
    /// An item was returned; another is to be taken.
    Exchange,
    /// A plot was chosen; a material is to be paid.
    Pay { plot: Plot, twice: Option<Half> },
    /// A manor was built on a tower.
    Tower { twice: Option<Half> },
    /// So many missions are to be drawn.
    Draw { left: u8 },
    /// A third row of King's Favor does the action twice.
    Twice(Half),
}

/// Which half of a double action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Half {
    First,
    /// It may be left.
    Second,
}

impl Merlin {
    pub(super) fn seats(&self) -> usize {
        self.castles.seats()
    }

    /// The turn under way.
    pub(super) fn turn(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Turn(turn) => Some(turn),
            _ => None,
        }
    }
}

impl Turn {
    pub(super) fn new(seat: Seat) -> Turn {
        Turn { seat, completed: 0, grey: false, staff: false, stage: Stage::Choosing }
    }

    /// Between complete steps, when missions are completed and black and grey flags used: not inside an action
    /// that is half done.
    pub fn is_between_steps(&self) -> bool {
        match self.stage {
            Stage::Choosing | Stage::Chosen(_) | Stage::Acted { .. } => true,
            Stage::Acting(_, part) => matches!(part, Part::Open | Part::Twice(Half::Second)),
        }
    }

    /// How many missions may still be completed.
    pub fn missions_left(&self) -> u8 {
        (if self.grey { 2 } else { 1 }) - self.completed
    }
}
