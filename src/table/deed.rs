//! Deeds and who does them.

use crate::games::Seat;
use crate::games::registry::{Action, Options};

use super::{InteractionId, Person};

/// What somebody does at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    Join,
    Leave,
    Begin,
    SetOptions(Options),
    AddComputer,
    /// The host takes somebody, or a computer player, off a seat in the lobby.
    RemoveSeat(Seat),
    HandOver(Seat),
    Close,
    Play(Action),
    TakeBack,
    /// Pings who is awaited.
    Nudge,
    /// Gives a seat to a computer player, or offers it to somebody.
    Replace {
        seat: Seat,
        with: Option<Person>,
    },
    /// Takes a seat that was offered.
    TakeSeat(Seat),
    /// Takes the own seat back from the computer player that keeps it.
    ComeBack,
    Stop,
    /// Opens a lobby with the same people and options.
    Again,
    /// Posts the board anew at the end of the channel.
    PostBoard,
}

/// Who does it, by which interaction.
#[derive(Clone, Debug, PartialEq)]
pub struct Doer {
    pub interaction: InteractionId,
    pub person: Person,
    /// May manage messages in that channel, and so end an idle table.
    pub moderator: bool,
}
