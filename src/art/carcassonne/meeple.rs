//! The figures: meeples, each player's with a colour and a head of its own, and the mage and the witch.

use super::piece::Stance;
use crate::art::palette::Colour::{self, *};
use crate::art::palette::SIX;
use crate::art::svg::{Paint, Svg};
use crate::games::Seat;
use crate::games::carcassonne::Figure;

/// The colour of a player's meeples.
pub fn colour(seat: Seat) -> Colour {
    SIX[seat.index() % 6]
}

/// The head: round, square, a lozenge, a triangle, a crown, a cross.
const HEADS: [&str; 6] = [
    "M0 -27A11 11 0 0 1 0 -5A11 11 0 0 1 0 -27Z",
    "M-10 -26H10V-6H-10Z",
    "M0 -30L14 -16L0 -2L-14 -16Z",
    "M0 -31L15 -5H-15Z",
    "M-13 -5V-28L-5 -19L0 -30L5 -19L13 -28V-5Z",
    "M-5 -29H5V-21H13V-11H5V-5H-5V-11H-13V-21H-5Z",
];

const BODY: &str = "M-8 -5H8L24 6L20 14L10 11L16 27H4L0 19L-4 27H-16L-10 11L-20 14L-24 6Z";

/// A meeple around its middle, 48 wide and 58 high.
pub fn draw(svg: &mut Svg, seat: Seat, stance: Stance) {
    let (angle, scale) = match stance {
        Stance::Standing => (0.0, 0.8),
        Stance::Big => (0.0, 1.05),
        Stance::Lying => (-90.0, 0.8),
        Stance::LyingBig => (-90.0, 1.05),
    };
    svg.place(0.0, 0.0, angle, scale, |svg| {
        // A light rim keeps a dark meeple apart from the lines around it.
        let head = HEADS[seat.index() % 6];
        svg.path(Paint::line(Cream, 8.0), BODY);
        svg.path(Paint::line(Cream, 8.0), head);
        svg.path(Paint::fill(colour(seat)), BODY);
        svg.path(Paint::fill(colour(seat)), head);
    });
}

/// The mage in violet with a pointed hat and a staff, the witch in orange with a brim and a broom.
pub fn figure(svg: &mut Svg, figure: Figure) {
    match figure {
        Figure::Mage => {
            svg.path(Paint::line(Cream, 8.0), "M-13 24L-9 -4H9L13 24ZM-11 -6L1 -34L11 -6Z");
            svg.path(Paint::fill(Purpure), "M-13 24L-9 -4H9L13 24Z");
            svg.circle(Paint::fine(Peach), 0.0, -4.0, 7.0);
            svg.path(Paint::fill(Purpure), "M-11 -7L1 -34L11 -7Z");
            svg.path(Paint::line(Ink, 3.0), "M17 24V-14");
            svg.circle(Paint::fine(Orpiment), 17.0, -17.0, 5.0);
        }
        Figure::Witch => {
            svg.path(Paint::line(Cream, 8.0), "M-13 24L-9 -4H9L13 24ZM-17 -7H17L4 -12L8 -30L-8 -12Z");
            svg.path(Paint::fill(Tenne), "M-13 24L-9 -4H9L13 24Z");
            svg.circle(Paint::fine(Peach), 0.0, -4.0, 7.0);
            svg.path(Paint::fill(Ink), "M-18 -7H18L7 -12L10 -31L-7 -12Z");
            svg.path(Paint::line(Ink, 3.0), "M-19 20L-15 -12");
            svg.path(Paint::fine(Oak), "M-22 27L-19 12L-13 13L-14 28Z");
        }
    }
}
