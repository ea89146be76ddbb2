//! The pictures of Carcassonne: the whole landscape, a part of it, large, and the ways a tile can lie.

mod board;
mod land;
mod meeple;
mod near;
mod piece;
mod seats;
mod shown;
mod sketch;
mod tile;

pub use board::draw as board;
pub use near::{draw as near, draw_turns as turns};
pub use piece::Piece;
pub use shown::{Mark, Shown};

const WIDTH: u32 = 1200;
