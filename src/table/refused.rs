//! Refusals.

use crate::games::registry::Refusal;

use super::TableId;

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
    #[error("the game is not over")]
    NotOver,
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
    #[error("that person sits at this table")]
    PersonSeated,
    #[error("somebody did something at this table not long ago")]
    NotIdle { wait_minutes: u64 },
}
