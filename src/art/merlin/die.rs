//! Dice, 46 pixels wide.

use super::token;
use crate::art::palette::Colour::*;
use crate::art::svg::{Paint, Svg};
use crate::games::Seat;
use crate::games::merlin::Pips;

/// A player's own die, or Merlin's, which is white and wears his hat.
pub fn draw(svg: &mut Svg, owner: Option<Seat>, pips: Pips) {
    let (ground, ink) = owner.map_or((Cream, Ink), |seat| (token::colour(seat), token::ink(seat)));
    svg.plate(Paint::fill(ground), 0.0, 0.0, 43.0, 43.0, 9.0);
    if owner.is_none() {
        svg.path(Paint::fine(Purpure), "M-16 -22L5 -42L16 -22Z");
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
