//! Computer players: a view and the legal actions go in, an action comes out. They see what a person in
//! that seat may see and nothing else.

use crate::games::{Dice, Game, Seat};

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
