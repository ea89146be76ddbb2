//! Why an action or a set of options is refused.

use thiserror::Error;

use super::{Cell, Figure, Tile};
use crate::games::Seat;

/// A refusal with the facts in it. The texts here are for the command line; people read those of the message files.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("Carcassonne is for 2 to 6 players, not {seats}")]
    Seats { seats: usize },
    #[error("the sixth player comes with Inns & Cathedrals")]
    SixWithoutInns,
    #[error("the deal is not one of this game")]
    Deal,
    #[error("the game is over")]
    Over,
    #[error("nobody sits in seat {seat}")]
    NoSuchSeat { seat: Seat },
    #[error("it is the turn of seat {seat}")]
    OtherTurn { seat: Seat },
    #[error("this is not asked now")]
    NotNow,
    #[error("the board has no cell \"{name}\"")]
    NoCell { name: String },
    #[error("a tile lies at {cell}")]
    Occupied { cell: Cell },
    #[error("no tile lies beside {cell}")]
    Lonely { cell: Cell },
    #[error("tile {} turned so does not match at {cell}", String::from(*tile))]
    Mismatch { tile: Tile, cell: Cell },
    #[error("the river must go on and not turn back at once")]
    River,
    #[error("there is no such segment")]
    NoSuchSegment,
    #[error("a figure goes to a road or city that is not closed")]
    NoTarget,
    #[error("the {figure:?} must leave its feature, and both never share one")]
    OwnFeature { figure: Figure },
    #[error("the {figure:?} is not on the board")]
    NotOnBoard { figure: Figure },
    #[error("a meeple stands on this feature")]
    Claimed,
    #[error("no such meeple is left")]
    NoMeeple,
    #[error("fields are not in the game")]
    NoFields,
}
