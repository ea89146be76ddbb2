//! Everything beside the base game: advanced rules, the forms for two players, and the eight variants. Each takes
//! part at the named points of a round and hears of what happened.

mod advanced;
mod challenge;
mod chivalry;
mod courtship;
mod grail;
mod king;
pub(super) mod lancelot;
mod learning;
mod magic;
mod parcifal;
mod tournament;

use serde::{Deserialize, Serialize};

pub use advanced::Advanced;
pub use challenge::Challenge;
pub use chivalry::Chivalry;
pub use courtship::Courtship;
pub use grail::Grail;
pub use king::{King, Scroll};
pub use lancelot::Lancelot;
pub use learning::Learning;
pub use magic::Magic;
pub use parcifal::Parcifal;
pub use tournament::Tournament;

use super::core::{Core, Moment, Point};
use super::{Action, Event, Form, Options, Question, Refusal};

/// A part that plugs into the base game. What a part does not care about it leaves to the others.
pub(super) trait Part {
    /// Reaches a named point; `true`: this is done instead of what the base game, or a later part, would do.
    fn reach(&mut self, _core: &mut Core, _point: Point, _at: &mut Moment) -> Result<bool, Refusal> {
        Ok(false)
    }

    /// Hears of something that happened.
    fn hear(&mut self, _core: &mut Core, _event: &Event, _at: &mut Moment) {}

    /// What a question of this part allows; nothing for those of others.
    fn choices(&self, _core: &Core, _question: &Question) -> Vec<Action> {
        Vec::new()
    }

    /// Carries out an answer to a question of this part, which is among the choices; `false` for those of others.
    fn answer(
        &mut self,
        _core: &mut Core,
        _question: &Question,
        _action: Action,
        _at: &mut Moment,
    ) -> Result<bool, Refusal> {
        Ok(false)
    }
}

macro_rules! parts {
    ($($Name:ident),+ $(,)?) => {
        /// A part that is in the game, with what it must remember.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub(super) enum Variant { $($Name($Name)),+ }

        impl Variant {
            pub fn part(&self) -> &dyn Part {
                match self { $(Variant::$Name(part) => part),+ }
            }

            pub fn part_mut(&mut self) -> &mut dyn Part {
                match self { $(Variant::$Name(part) => part),+ }
            }
        }
    };
}

// In the order in which they are asked at a point.
parts! {
    Courtship,
    Challenge,
    Magic,
    Tournament,
    Learning,
    King,
    Grail,
    Chivalry,
    Parcifal,
    Lancelot,
    Advanced,
}

impl Variant {
    /// The parts that the options ask for.
    pub(super) fn of(options: &Options, seats: usize) -> Vec<Variant> {
        let two = seats == 2;
        let parts = [
            options.courtship.then(|| Variant::Courtship(Courtship::default())),
            options.challenge.then(|| Variant::Challenge(Challenge::default())),
            options.magic.then_some(Variant::Magic(Magic)),
            options.tournament.then(|| Variant::Tournament(Tournament::default())),
            options.learning.then(|| Variant::Learning(Learning::default())),
            options.king.then(|| Variant::King(King::default())),
            options.grail.then_some(Variant::Grail(Grail)),
            options.chivalry.then_some(Variant::Chivalry(Chivalry)),
            (two && options.form == Form::Parcifal).then_some(Variant::Parcifal(Parcifal)),
            (two && options.form == Form::Lancelot).then(|| Variant::Lancelot(Lancelot::default())),
            options.advanced.then_some(Variant::Advanced(Advanced)),
        ];
        parts.into_iter().flatten().collect()
    }
}
