//! The pictures of Merlin: the board, the environs, and a player's castle board.

mod beast;
mod board;
mod castle;
mod court;
mod die;
mod environs;
mod favor;
mod field;
mod figure;
mod henchman;
mod item;
mod map;
mod middle;
mod piece;
mod principality;
mod rondel;
mod round;
mod seats;
mod source;
mod tile;
mod token;

pub use board::draw as board;
pub use castle::draw as castle;
pub use environs::draw as environs;
pub use piece::Piece;
pub use source::source;

use super::lettering::Weight;
use super::palette::Colour;
use super::svg::Type;

const WIDTH: u32 = 1200;

/// Names and whatever else must be read on a phone, which shows the picture at about 0.3.
const PLAIN: Type = Type { size: 38.0, weight: Weight::Semibold, colour: Colour::Ink };
