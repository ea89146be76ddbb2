//! What is to be shown.

use serde::{Deserialize, Serialize};

use crate::games::Seat;
use crate::games::registry::Event;

use super::{ChannelId, MessageId, Person, PersonId};

/// What is to be shown because of a deed; a row of the outbox.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Intent {
    /// Bring the living board (or lobby) up to date. `anew`: post it at the end of the channel, pinging these. Else
    /// it is edited where it is, unless somebody of these has no private panel that calls him.
    Board { anew: bool, ping: Vec<PersonId> },
    /// Post results that stay; the events as the public may know them.
    Result { events: Vec<Event> },
    /// Post a line about the table itself.
    Notice(Notice),
    /// Tell the person in this seat his secret, by direct message.
    Secret { seat: Seat },
    /// Take the buttons off an old board.
    Retire { channel: ChannelId, message: MessageId },
}

/// News about the table, not about the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// The roles (cards, ...) are dealt; with the commitment to the secret.
    Dealt,
    /// These are awaited; empty when the public may not know who.
    Nudge {
        people: Vec<PersonId>,
    },
    /// A computer player now plays this seat; `was` had it.
    SeatGiven {
        seat: Seat,
        was: Person,
    },
    SeatOffered {
        seat: Seat,
        to: Person,
    },
    SeatTaken {
        seat: Seat,
        by: Person,
    },
    /// The person is back in his seat.
    CameBack {
        seat: Seat,
    },
    NewHost {
        host: PersonId,
    },
    /// So many of so many people who decide want to stop, or give the seat away.
    StopVote {
        by: Person,
        votes: usize,
        needed: usize,
    },
    ReplaceVote {
        by: Person,
        seat: Seat,
        votes: usize,
        needed: usize,
    },
    TakenBack {
        seat: Seat,
    },
}
