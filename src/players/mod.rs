//! Computer players: a view and the legal actions go in, an action comes out. They see what a person in
//! that seat may see and nothing else.

mod avalon;
mod carcassonne;
mod isolde;
mod merlin;
pub mod playout;

use crate::games::registry::{Action, Registered, View};
use crate::games::{self, Dice, Game, Seat};
use crate::with_games;

/// How a game's computer player thinks.
pub trait Player: Game {
    /// Chooses one of the legal actions (never empty). `dice` is the player's own chance, not the table's.
    fn choose(view: &Self::View, seat: Seat, legal: &[Self::Action], dice: &mut Dice) -> Self::Action;

    /// How long people wait for a computer player; from the public view, so that it tells nothing.
    fn pace(public: &Self::View) -> Pace;
}

/// How long a computer player takes before it acts, whatever it knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// A few seconds.
    Short,
    /// About a minute: people are talking.
    Long,
}

/// Any legal action, each equally likely: the player that the others are measured against.
///
/// # Panics
/// When nothing is legal: then nobody is to be asked.
pub fn random<A: Clone>(legal: &[A], dice: &mut Dice) -> A {
    dice.pick(legal).expect("whoever is asked has a legal action").clone()
}

macro_rules! make_players {
    ($($Name:ident $name:ident),+ $(,)?) => {
        /// Chooses one of the legal actions of this seat by its own view. The same view, actions and dice
        /// give the same choice.
        ///
        /// # Panics
        /// When nothing is legal, or only actions of another game: then nobody is to be asked.
        pub fn choose(view: &View, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
            match view {
                $(View::$Name(view) => {
                    let own: Vec<_> = legal.iter().filter_map(games::$name::$Name::own_action).cloned().collect();
                    Action::$Name(games::$name::$Name::choose(view, seat, &own, dice))
                })+
            }
        }

        /// How long a computer player waits before it acts, by what everybody sees.
        pub fn pace(public: &View) -> Pace {
            match public {
                $(View::$Name(view) => games::$name::$Name::pace(view)),+
            }
        }
    };
}

with_games!(make_players);
