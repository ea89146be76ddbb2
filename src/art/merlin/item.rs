//! Flags, shields and materials, about 60 pixels high.

use super::principality;
use crate::art::palette::Colour::{self, *};
use crate::art::svg::{FINE, LINE, Paint, Svg};
use crate::games::merlin::{Item, Kind};

/// An item in its principality's colours; a number fits on it.
pub fn draw(svg: &mut Svg, item: Item) {
    paint(svg, item.kind, principality::colour(item.of), principality::ground(item.of));
}

/// An item of no principality.
pub fn plain(svg: &mut Svg, kind: Kind) {
    paint(svg, kind, Cream, Vellum);
    match kind {
        Kind::Flag => svg.path(Paint::line(Ink, FINE), "M-17 -18C-6 -21 4 -14 16 -16M-17 2C-6 -1 4 6 16 4"),
        Kind::Shield => svg.path(Paint::line(Ink, FINE), "M0 -26V29M-24 -6H24"),
        Kind::Material => svg.path(Paint::line(Ink, FINE), "M-27 8H17M-6 -8V8M-15 8V24M6 8V24"),
    }
}

/// The middle of where a number stands.
pub fn middle(kind: Kind) -> (f32, f32) {
    match kind {
        Kind::Flag => (-2.0, -7.0),
        Kind::Shield => (0.0, -3.0),
        Kind::Material => (-5.0, 8.0),
    }
}

fn paint(svg: &mut Svg, kind: Kind, colour: Colour, light: Colour) {
    match kind {
        Kind::Flag => {
            svg.path(Paint::fine(Oak), "M-29 -28H-24V32H-29Z");
            svg.path(Paint::fill(colour), "M-24 -27C-10 -32 4 -20 31 -26L22 -7L31 13C4 18 -10 7 -24 12Z");
            svg.circle(Paint::fine(Leaf), -26.5, -30.0, 4.5);
        }
        Kind::Shield => svg.path(Paint::fill(colour), "M-27 -28H27V-3C27 14 15 26 0 32C-15 26 -27 14 -27 -3Z"),
        Kind::Material => {
            svg.path(Paint::fill(light), "M-29 -9L-17 -25H31L19 -9Z");
            svg.path(Paint::fill(light), "M19 -9L31 -25V10L19 26Z");
            svg.plate(Paint::fill(colour), -5.0, 8.5, 48.0, 35.0, 0.0);
            svg.path(Paint::line(Ink, LINE), "M-29 -9H19V26H-29Z");
        }
    }
}
