//! Whatever is drawn in the same way wherever it lies or stands, so that it is drawn once and kept. Everything is
//! measured in hundredths of a tile's side.

use super::{meeple, tile};
use crate::art::lettering::Weight;
use crate::art::palette::Colour::*;
use crate::art::svg::{Anchor, Paint, Svg, Type};
use crate::games::Seat;
use crate::games::carcassonne::{Figure, Rotation, Side, Tile, letters};

/// A piece of Carcassonne.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// From its upper left corner; with or without its garden.
    Tile(Tile, Rotation, bool),
    /// A meeple that stands, and one that lies in a field.
    Meeple(Seat, Stance),
    Figure(Figure),
    /// The outline of a cell where the tile can go, or of the tile that a player laid last; from the upper left
    /// corner.
    Cell,
    Last(Seat),
    /// The outline of a tile that may come to lie there, and of the drawn one; from the upper left corner.
    Preview,
    Rim,
    /// Where the land ends on a side of a tile; from its upper left corner.
    Shore(Side),
    /// The bag with the tiles, 80 wide.
    Bag,
    /// The name of a column, and of a cell, by column and row from 0; 36 pixels high.
    Column(u8),
    Name(u8, u8),
    /// The number of a choice, in pixels.
    Number(u8),
    /// A number in ink, so many pixels high.
    Count(u16, u8),
}

/// How a meeple is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stance {
    Standing,
    /// The big one, which counts as two.
    Big,
    Lying,
    LyingBig,
}

impl Piece {
    pub fn draw(self, svg: &mut Svg) {
        match self {
            Piece::Tile(tile, rotation, garden) => tile::draw(svg, tile, rotation, garden),
            Piece::Meeple(seat, stance) => meeple::draw(svg, seat, stance),
            Piece::Figure(figure) => meeple::figure(svg, figure),
            Piece::Cell => {
                svg.plate(Paint::flat(Cream), 50.0, 50.0, 88.0, 88.0, 6.0);
                svg.dashed(Paint::line(Ink, 4.0), "10 8", "M6 6H94V94H6Z");
            }
            Piece::Last(seat) => {
                svg.path(Paint::line(Ink, 11.0), "M4 4H96V96H4Z");
                svg.path(Paint::line(meeple::colour(seat), 5.5), "M4 4H96V96H4Z");
            }
            Piece::Preview => {
                svg.path(Paint::line(Ink, 9.0), "M4 4H96V96H4Z");
                svg.dashed(Paint::line(Leaf, 4.5), "13 9", "M4 4H96V96H4Z");
            }
            Piece::Rim => svg.path(Paint::line(Ink, 3.0), "M0 0H100V100H0Z"),
            Piece::Shore(side) => {
                // Inside the tile, so that some of it is left in the smallest cells.
                let edge = ["M0 0H100V5H0Z", "M95 0H100V100H95Z", "M0 95H100V100H0Z", "M0 0H5V100H0Z"][side.index()];
                svg.path(Paint::flat(Ink), edge);
            }
            Piece::Bag => {
                svg.path(Paint::fill(Oak), "M-14 -26C-44 -6 -46 40 -24 40H24C46 40 44 -6 14 -26Z");
                svg.path(Paint::fill(Oak), "M-14 -26L-22 -44L-7 -38L0 -45L7 -38L22 -44L14 -26Z");
                svg.path(Paint::line(Leaf, 5.0), "M-15 -26H15");
            }
            Piece::Column(column) => write(svg, 36.0, &letters(column)),
            Piece::Name(column, row) => write(svg, 36.0, &format!("{}{}", letters(column), u16::from(row) + 1)),
            Piece::Number(number) => {
                svg.circle(Paint::fill(Leaf), 0.0, 0.0, 22.0);
                write(svg, 36.0, &number.to_string());
            }
            Piece::Count(number, size) => {
                write(svg, f32::from(size), &number.to_string());
            }
        }
    }
}

/// Ink letters of this size around the origin.
fn write(svg: &mut Svg, size: f32, text: &str) {
    let style = Type { size, weight: Weight::Bold, colour: Ink };
    svg.text(style, Anchor::Middle, 0.0, size * 0.325, text);
}
