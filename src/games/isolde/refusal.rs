//! Why an action or a set of options is refused.

use thiserror::Error;

use super::{Board, Card};
use crate::games::Seat;

/// A refusal with the facts in it. The texts here are for the command line; people read those of the message files.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("Fair Isolde is for 2 to 5 players, not {seats}")]
    Seats { seats: usize },
    #[error("Courtship and Magic are the two sides of one board")]
    CourtshipWithMagic,
    #[error("Courtship and Fair Isolde both change what Isolde gives")]
    CourtshipWithChallenge,
    #[error("the deal is not one of this game")]
    Deal,
    #[error("the chance written out in the deal does not fit what happened")]
    Chance,
    #[error("the game is over")]
    Over,
    #[error("nobody sits in seat {seat}")]
    NoSuchSeat { seat: Seat },
    #[error("this is not asked now")]
    NotNow,
    #[error("it is the turn of seat {seat}")]
    OtherTurn { seat: Seat },
    #[error("a card of this packet is kept already")]
    AlreadyKept,
    #[error("{card} is not in this packet")]
    NotInPacket { card: Card },
    #[error("{card} is not in hand")]
    NotInHand { card: Card },
    #[error("{card} moves no marker on {board:?}")]
    OtherBoard { card: Card, board: Board },
    #[error("Isolde's bonus is not for her own board")]
    BonusOnIsolde,
    #[error("the choice has been made already")]
    AlreadyChosen,
    #[error("this is not among what is possible")]
    NotPossible,
}
