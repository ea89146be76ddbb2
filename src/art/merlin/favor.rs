//! King's Favor: four columns of three abilities, and the seals on them.

use super::token;
use crate::art::palette::Colour::*;
use crate::art::shape::scallops;
use crate::art::svg::{FINE, Paint, Svg};
use crate::games::Seat;

/// A wax seal with the player's token; turned, it shows its back.
pub fn seal(svg: &mut Svg, seat: Seat, turned: bool) {
    svg.path(Paint::fill(if turned { Slate } else { Leaf }), &scallops(12, 40.0, 12.0));
    svg.circle(Paint::line(Ink, FINE), 0.0, 0.0, 34.0);
    svg.place(0.0, 0.0, 0.0, 0.76, |svg| token::draw(svg, seat));
    if turned {
        svg.path(Paint::line(Cream, 12.0), "M-22 -22L22 22");
        svg.path(Paint::line(Ink, 7.0), "M-22 -22L22 22");
    }
}
