//! What stands on the rondel: knights, Merlin, the Grail, Excalibur. Each is about 60 pixels high.

use super::{item, token};
use crate::art::palette::Colour::*;
use crate::art::shape::star;
use crate::art::svg::{FINE, Paint, Svg};
use crate::games::Seat;
use crate::games::merlin::{Item, Principality};

/// A helm with a plume before the player's token.
pub fn knight(svg: &mut Svg, seat: Seat) {
    svg.place(0.0, 6.0, 0.0, 0.92, |svg| token::draw(svg, seat));
    svg.path(
        Paint::fine(token::colour(seat)),
        "M-3 -20C-8 -36 12 -42 22 -30C28 -22 22 -14 18 -14C20 -22 10 -28 4 -19Z",
    );
    svg.path(Paint::fine(Cream), "M-15 17V-8C-15 -25 15 -25 15 -8V17L0 23Z");
    svg.path(Paint::flat(Ink), "M-15 -6H-2V1H-15ZM15 -6H2V1H15Z");
    svg.path(Paint::line(Ink, FINE), "M0 -20V22M-9 8V13M-5 8V13M9 8V13M5 8V13");
}

/// With a pointed hat and a long beard.
pub fn merlin(svg: &mut Svg) {
    svg.path(
        Paint::line(Cream, 8.0),
        "M-27 32C-26 12 -20 2 -12 -4L-21 -10C-10 -14 -4 -30 6 -46C10 -30 14 -14 22 -8L13 -4C20 2 26 12 27 32Z",
    );
    svg.path(Paint::fill(Purpure), "M-27 32C-26 12 -20 0 0 0C20 0 26 12 27 32Z");
    svg.path(Paint::fine(Cream), "M-14 -4C-17 10 -10 22 0 31C10 22 17 10 14 -4Z");
    svg.path(Paint::fine(Peach), "M-10 -7H10V2C6 6 3 3 0 3C-3 3 -6 6 -10 2Z");
    svg.path(Paint::flat(Ink), "M-6 -3H-2V0H-6ZM2 -3H6V0H2Z");
    svg.path(Paint::fill(Purpure), "M-22 -8C-10 -12 -4 -30 7 -47C10 -30 13 -12 22 -8C10 -2 -10 -2 -22 -8Z");
    svg.place(3.0, -21.0, 0.0, 1.0, |svg| svg.path(Paint::flat(Leaf), &star(5, &[8.0, 3.4])));
    svg.path(Paint::line(Leaf, 3.0), "M-15 -9C-6 -6 6 -6 15 -9");
}

/// A chalice, 50 pixels high.
pub fn grail(svg: &mut Svg) {
    svg.path(
        Paint::fill(Leaf),
        "M-21 -26H21C22 -6 14 2 4 5V15C5 19 13 20 15 26H-15C-13 20 -5 19 -4 15V5C-14 2 -22 -6 -21 -26Z",
    );
    svg.path(Paint::line(Ink, FINE), "M-20 -18H20");
    svg.path(Paint::flat(Oxblood), "M0 -14L6 -7L0 0L-6 -7Z");
    svg.circle(Paint::fine(Oxblood), 0.0, 10.0, 4.5);
}

/// A sword, point down, 74 pixels high.
pub fn excalibur(svg: &mut Svg) {
    svg.path(Paint::line(Cream, 7.0), "M0 -36V36M-17 -15H17");
    svg.path(Paint::fine(Azurite), "M-5 -13H5V28L0 37L-5 28Z");
    svg.path(Paint::line(Ink, 1.4), "M0 -12V28");
    svg.path(Paint::fine(Oxblood), "M-3.5 -31H3.5V-16H-3.5Z");
    svg.path(Paint::fine(Leaf), "M-18 -19Q0 -14 18 -19V-12Q0 -9 -18 -12Z");
    svg.circle(Paint::fine(Leaf), 0.0, -34.0, 5.5);
}

/// 44 pixels high.
pub fn apple(svg: &mut Svg) {
    svg.path(Paint::fill(Oxblood), "M0 -10C6 -17 22 -15 21 1C20 14 9 23 0 19C-9 23 -20 14 -21 1C-22 -15 -6 -17 0 -10Z");
    svg.path(Paint::line(Ink, 3.4), "M0 -9C0 -14 2 -19 5 -22");
    svg.path(Paint::fine(Vert), "M3 -17C6 -25 14 -27 20 -24C18 -17 11 -13 3 -17Z");
    svg.path(Paint::line(Leaf, 3.0), "M-14 -2C-14 -6 -12 -8 -9 -9");
}

/// Merlin's staff, 50 pixels high.
pub fn staff(svg: &mut Svg) {
    svg.path(Paint::line(Ink, 9.0), "M4 26L-3 -4C-8 -22 10 -30 14 -16C15 -10 8 -8 6 -12");
    svg.path(Paint::line(Oak, 4.6), "M4 26L-3 -4C-8 -22 10 -30 14 -16C15 -10 8 -8 6 -12");
    svg.circle(Paint::fine(Azurite), 5.0, -14.0, 5.0);
}

/// A hooded man with a principality's shield, 76 pixels high.
pub fn traitor(svg: &mut Svg, of: Principality) {
    svg.path(Paint::fill(Ink), "M-32 38C-32 6 -24 -10 -19 -18C-15 -36 15 -36 19 -18C24 -10 32 6 32 38Z");
    svg.path(Paint::fine(Peach), "M-10 -8C-12 -22 12 -22 10 -8C8 2 -8 2 -10 -8Z");
    svg.path(Paint::flat(Ink), "M-9 -10L-2 -7V-4H-8ZM9 -10L2 -7V-4H8Z");
    svg.place(0.0, 20.0, 0.0, 0.62, |svg| item::draw(svg, Item::shield(of)));
}
