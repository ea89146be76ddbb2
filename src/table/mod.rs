//! A table: lobby, seats, options, take-back, computer players, and one transaction for each deed.

mod id;
mod seating;

use serde::{Deserialize, Serialize};

pub use id::{ChannelId, GuildId, InteractionId, PersonId, TableId};
pub use seating::{Holder, Person};

use crate::games::fair::Secret;
use crate::games::registry::{Action, Event, Options, Position, Refusal};
use crate::games::{Dice, Seat};
use crate::language::Locale;

/// Everything a table is. One row of the database holds it as JSON; it changes only in a transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub id: TableId,
    /// The server; absent in a private channel.
    pub guild: Option<GuildId>,
    /// The channel or thread it is shown in.
    pub channel: ChannelId,
    /// The language of its public messages.
    pub locale: Locale,
    pub host: PersonId,
    pub options: Options,
    /// In sitting order. Before the deal the order is that of joining.
    pub seats: Vec<Holder>,
    /// What the deal follows from; hidden until the end.
    pub secret: Secret,
    /// Rises whenever another choice is open, also at a take-back; buttons carry it.
    pub step: u64,
    pub stage: Stage,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Lobby,
    Playing(Playing),
    Over(Over),
    /// A lobby that ended without a game.
    Closed(Closing),
}

/// A game under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Playing {
    /// The interaction that began it; part of the seed.
    pub begun_by: InteractionId,
    pub position: Position,
    pub dice: Dice,
    /// How many actions stand.
    pub actions: u32,
    /// What the last action can be taken back to.
    pub before: Option<Box<Before>>,
    /// When somebody was last nudged, in milliseconds since 1970.
    pub nudged: Option<u64>,
    /// Who wants to stop the game.
    pub stop_votes: Vec<PersonId>,
    /// Who wants whose seat to be given to a computer player.
    pub replace_votes: Vec<(PersonId, Seat)>,
    /// Seats on offer, and to whom.
    pub offers: Vec<(Seat, Person)>,
}

/// The position before the last action, kept while that may be taken back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Before {
    pub seat: Seat,
    pub position: Position,
    pub dice: Dice,
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Over {
    pub begun_by: InteractionId,
    pub position: Position,
    pub ending: Ending,
    /// The lobby that "Play again" opened.
    pub again: Option<TableId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By the rules.
    Played,
    /// By the host, a majority, or who may manage messages.
    Stopped,
    /// Nobody is left.
    Deserted,
    /// Nothing happened for a week.
    Idle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    ByHost,
    /// Nobody pressed anything for two hours.
    Expired,
    /// Everybody left.
    Empty,
}

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

/// Why a deed was refused. Nothing changed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refused {
    #[error(transparent)]
    Rules(#[from] Refusal),
    #[error("there is no such table")]
    NoTable,
    #[error("another table is open in this channel")]
    ChannelTaken(TableId),
    #[error("this belongs to an earlier turn")]
    Stale,
    #[error("this press was carried out before")]
    Repeated,
    #[error("the game has begun")]
    Begun,
    #[error("the game has not begun")]
    NotBegun,
    #[error("the game is over")]
    Over,
    #[error("the lobby is closed")]
    LobbyClosed,
    #[error("already seated")]
    AlreadySeated,
    #[error("not seated")]
    NotSeated,
    #[error("all seats are taken")]
    Full,
    #[error("too few seats are taken")]
    TooFew { seats: usize, least: usize },
    #[error("only the host does this")]
    NotHost,
    #[error("nobody sits there")]
    NoSuchSeat,
    #[error("that is the own seat")]
    OwnSeat,
    #[error("a computer player sits there")]
    ComputerSeat,
    #[error("nothing can be taken back")]
    NothingToTakeBack,
    #[error("nudged a moment ago")]
    NudgedAlready { wait_seconds: u64 },
    #[error("nobody is awaited")]
    NobodyAwaited,
    #[error("this seat is not offered")]
    NotOffered,
    #[error("no seat is kept for this person")]
    NoSeatKept,
    #[error("already voted for this")]
    AlreadyAgreed,
}

/// What is to be shown because of a deed; a row of the outbox.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Intent {
    /// Bring the living board (or lobby) up to date. `anew`: post it at the end of the channel, pinging these.
    Board { anew: bool, ping: Vec<PersonId> },
    /// Post results that stay; the events as the public may know them.
    Result { events: Vec<Event> },
    /// Post a line about the table itself.
    Notice(Notice),
    /// Tell the person in this seat his secret, by direct message.
    Secret { seat: Seat },
    /// Take the buttons off an old board.
    Retire { channel: ChannelId, message: u64 },
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
