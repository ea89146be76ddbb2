//! What stands on the rondel: knights, Merlin, the Grail, Excalibur. Each is about 60 pixels high.

use super::{item, token};
use crate::art::palette::Colour::*;
use crate::art::shape::star;
use crate::art::svg::{Paint, Svg};
use crate::games::Seat;
use crate::games::merlin::{Item, Principality};

/// A helm before the player's token.
pub fn knight(svg: &mut Svg, seat: Seat) {
    svg.place(0.0, 4.0, 0.0, 1.0, |svg| token::draw(svg, seat));
    svg.path(Paint::fill(Cream), "M-16 17V-9C-16 -29 16 -29 16 -9V17L0 24Z");
    svg.path(Paint::flat(Ink), "M-16 -8H16V0H2V21H-2V0H-16Z");
}

/// With a pointed hat and a long beard.
pub fn merlin(svg: &mut Svg) {
    svg.path(Paint::fill(Purpure), "M-29 33C-28 12 -20 0 0 0C20 0 28 12 29 33Z");
    svg.path(Paint::fill(Cream), "M-16 -6C-17 10 -10 22 0 31C10 22 17 10 16 -6Z");
    svg.path(Paint::flat(Ink), "M-8 -1H-3V4H-8ZM3 -1H8V4H3Z");
    svg.path(Paint::fill(Purpure), "M-25 -7C-10 -12 -4 -30 8 -48C10 -30 13 -12 25 -7Z");
    svg.place(3.0, -20.0, 0.0, 1.0, |svg| svg.path(Paint::flat(Leaf), &star(5, &[9.0, 3.8])));
}

/// A chalice, 50 pixels high.
pub fn grail(svg: &mut Svg) {
    svg.path(
        Paint::fill(Leaf),
        "M-21 -26H21C22 -6 14 2 4 5V15C5 19 13 20 15 26H-15C-13 20 -5 19 -4 15V5C-14 2 -22 -6 -21 -26Z",
    );
    svg.path(Paint::flat(Oxblood), "M0 -18L9 -8L0 0L-9 -8Z");
}

/// A sword, point down, 74 pixels high.
pub fn excalibur(svg: &mut Svg) {
    svg.path(Paint::fine(Azurite), "M-5 -13H5V28L0 37L-5 28Z");
    svg.path(Paint::fine(Oxblood), "M-3.5 -31H3.5V-16H-3.5Z");
    svg.path(Paint::fine(Leaf), "M-18 -19Q0 -14 18 -19V-12Q0 -9 -18 -12Z");
    svg.circle(Paint::fine(Leaf), 0.0, -34.0, 5.5);
}

/// 44 pixels high.
pub fn apple(svg: &mut Svg) {
    svg.path(Paint::fill(Oxblood), "M0 -10C6 -17 22 -15 21 1C20 14 9 23 0 19C-9 23 -20 14 -21 1C-22 -15 -6 -17 0 -10Z");
    svg.path(Paint::fine(Vert), "M0 -9C1 -22 10 -27 20 -25C19 -16 11 -11 0 -9Z");
}

/// Merlin's staff, 52 pixels high.
pub fn staff(svg: &mut Svg) {
    svg.path(Paint::fine(Oak), "M-4 28V-2H4V28Z");
    svg.path(Paint::fill(Azurite), "M0 -28L13 -13L0 2L-13 -13Z");
}

/// A hooded man with a principality's shield, 76 pixels high.
pub fn traitor(svg: &mut Svg, of: Principality) {
    svg.path(Paint::fill(Ink), "M-32 38C-32 6 -24 -10 -19 -18C-15 -36 15 -36 19 -18C24 -10 32 6 32 38Z");
    svg.path(Paint::fine(Peach), "M-10 -8C-12 -22 12 -22 10 -8C8 2 -8 2 -10 -8Z");
    svg.path(Paint::flat(Ink), "M-9 -10L-2 -7V-4H-8ZM9 -10L2 -7V-4H8Z");
    svg.place(0.0, 20.0, 0.0, 0.62, |svg| item::draw(svg, Item::shield(of)));
}
