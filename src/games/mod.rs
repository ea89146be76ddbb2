//! The games: pure rules, without clock, input, output or Discord. A game is a deterministic value; an
//! action of a seat makes the next position and events, or is refused and changes nothing.

pub mod avalon;
pub mod carcassonne;
mod dice;
pub mod fair;
pub mod isolde;
pub mod merlin;
pub mod record;
pub mod registry;
mod seat;

use std::error::Error;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use dice::{Dice, Misfit, Seed};
pub use fair::Secret;
pub use seat::{BySeat, Seat, Seats};

/// For whom a view is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Viewer {
    /// Anybody who reads the channel.
    Public,
    /// The person in a seat: what is public and his own secrets.
    Seat(Seat),
    /// Everything, for finished games and records.
    All,
}

/// Who won, once a game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    pub winners: Seats,
}

/// How a game ended, to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ending {
    pub winner: &'static str,
    pub how: &'static str,
}

/// The rules of one game. A value of the implementing type is a position.
pub trait Game: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What is agreed before the deal.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything that chance decides at the start, written out.
    type Deal: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What a person does in one go.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What an action brought about, with everything in it; see [`Game::seen`].
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know of a position.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// Why something cannot be done, with the facts in it.
    type Refusal: Error + Clone + PartialEq + Send + Sync;
    /// The running score, public at all times.
    type Scores: Clone + Debug + PartialEq + Serialize;

    /// Rises whenever the same actions would lead to another position.
    const RULES_VERSION: u32;
    /// How many people can play.
    const SEATS: RangeInclusive<usize>;

    /// How many people can play with these options: all or some of [`Game::SEATS`].
    fn seats_for(_options: &Self::Options) -> RangeInclusive<usize> {
        Self::SEATS
    }

    /// Every combination of options, for play outs and tests; not each fits every number of seats.
    fn variants() -> Vec<Self::Options>;

    /// Deals a game: all chance of the start, drawn from `dice`.
    ///
    /// # Errors
    /// When the options do not fit the number of seats.
    fn deal(options: &Self::Options, seats: usize, dice: &mut Dice) -> Result<Self::Deal, Self::Refusal>;

    /// The opening position of a deal.
    ///
    /// # Errors
    /// When the options do not fit the number of seats, or the deal is none that the options allow.
    fn set_up(options: &Self::Options, seats: usize, deal: &Self::Deal) -> Result<Self, Self::Refusal>;

    /// Adds to a written-out deal what chance decided in this event, so that it comes out the same when the deal
    /// is played from. `event` is whole.
    fn note(_deal: &mut Self::Deal, _event: &Self::Event) {}

    /// The number of the choice that is open. It rises with every action except one of several
    /// simultaneous ones (votes, quest cards) that leaves the others still open.
    fn choice(&self) -> u32;

    /// Who is awaited; empty only when the game is over.
    fn to_act(&self) -> Seats;

    /// Exactly the actions that [`Game::play`] accepts from this seat now.
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action>;

    /// Plays an action, with what chance it needs from `dice`.
    ///
    /// # Errors
    /// When the rules forbid it; the position is then untouched.
    fn play(&mut self, seat: Seat, action: &Self::Action, dice: &mut Dice) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// What a viewer may know, and nothing more.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// An event as a viewer may know it; `None` when he may not know that it happened.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether the person who just caused these events, those of forced actions among them, may still take the
    /// action back: nothing hidden
    /// was revealed and the next decision has not been made.
    fn may_take_back(events: &[Self::Event]) -> bool;

    /// The one thing that whoever is awaited can do, where everybody can see that it is the only one; the table
    /// then does it by itself. Made from the public view, so it leaks nothing.
    fn forced(_public: &Self::View) -> Option<(Seat, Self::Action)> {
        None
    }

    /// Whether what is asked now is answered on private panels that go on by themselves, so that whoever has one
    /// open need not be called. Made from the public view.
    fn on_panels(_public: &Self::View) -> bool {
        false
    }

    /// Whether people refer to this event later, so that it is posted as a message of its own.
    fn is_result(event: &Self::Event) -> bool;

    /// Who is awaited as far as the viewer may know.
    fn awaited(view: &Self::View) -> Seats;

    fn scores(&self) -> Self::Scores;

    /// Set once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// For play outs: on which side a seat plays, numbered from 0, by the view of everything.
    fn side(everything: &Self::View, seat: Seat) -> usize;

    /// For play outs: who won and how, in an English word or two each; `None` before the end.
    fn ending(view: &Self::View) -> Option<Ending>;
}
