//! The tokens of the players: each has a colour and a shape of its own.

use crate::art::palette::Colour::{self, *};
use crate::art::svg::{Paint, Svg};
use crate::games::Seat;

/// The colour of a player's pieces.
pub fn colour(seat: Seat) -> Colour {
    [Oxblood, Orpiment, Ultramarine, Azurite][seat.index() % 4]
}

/// What is written on that colour.
pub fn ink(seat: Seat) -> Colour {
    [Cream, Ink, Cream, Ink][seat.index() % 4]
}

/// The outline of a player's pieces, about 60 pixels wide: a roundel, a square, a lozenge, a triangle.
fn outline(seat: Seat) -> &'static str {
    [
        "M0 -29A29 29 0 0 1 0 29A29 29 0 0 1 0 -29Z",
        "M-26 -26H26V26H-26Z",
        "M0 -37L37 0L0 37L-37 0Z",
        "M0 -39L39 28H-39Z",
    ][seat.index() % 4]
}

/// How far below the origin the middle of the shape is.
pub fn drop(seat: Seat) -> f32 {
    [0.0, 0.0, 0.0, 7.0][seat.index() % 4]
}

/// A token without anything on it.
pub fn draw(svg: &mut Svg, seat: Seat) {
    svg.path(Paint::fill(colour(seat)), outline(seat));
}
