//! Dice, 46 pixels wide.

use super::token;
use crate::art::palette::Colour::*;
use crate::art::svg::{FINE, Paint, Svg};
use crate::games::Seat;
use crate::games::merlin::Pips;

/// A player's own die, or Merlin's, which is white and wears his hat.
pub fn draw(svg: &mut Svg, owner: Option<Seat>, pips: Pips) {
    let (ground, ink) = owner.map_or((Cream, Ink), |seat| (token::colour(seat), token::ink(seat)));
    svg.plate(Paint::line(Cream, 6.0), 0.0, 0.0, 43.0, 43.0, 9.0);
    svg.plate(Paint::fill(ground), 0.0, 0.0, 43.0, 43.0, 9.0);
    if owner.is_none() {
        svg.plate(Paint::line(Gold, FINE), 0.0, 0.0, 36.0, 36.0, 6.0);
        svg.path(Paint::fine(Purpure), "M-15 -19C-6 -22 -3 -32 4 -41C6 -32 9 -22 15 -19C6 -15 -6 -15 -15 -19Z");
        svg.circle(Paint::flat(Leaf), 2.0, -27.0, 2.6);
    }
    let far = 12.0;
    let corners = [(-far, -far), (far, far), (far, -far), (-far, far)];
    let (corners, sides, middle) = match pips.number() {
        1 => (&corners[..0], false, true),
        2 => (&corners[..2], false, false),
        3 => (&corners[..2], false, true),
        4 => (&corners[..], false, false),
        5 => (&corners[..], false, true),
        _ => (&corners[..], true, false),
    };
    let mut pip = |x: f32, y: f32| svg.circle(Paint::flat(ink), x, y, 4.9);
    corners.iter().for_each(|(x, y)| pip(*x, *y));
    if sides {
        pip(-far, 0.0);
        pip(far, 0.0);
    }
    if middle {
        pip(0.0, 0.0);
    }
}
