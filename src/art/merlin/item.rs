//! Flags, shields and materials, about 60 pixels high.

use super::principality;
use crate::art::palette::Colour::{self, *};
use crate::art::svg::{LINE, Paint, Svg};
use crate::games::merlin::{Item, Kind};

/// An item in its principality's colours; a number fits on it.
pub fn draw(svg: &mut Svg, item: Item) {
    paint(svg, item.kind, principality::colour(item.of), principality::ground(item.of));
}

/// An item of no principality.
pub fn plain(svg: &mut Svg, kind: Kind) {
    paint(svg, kind, Cream, Vellum);
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
            svg.path(Paint::flat(Ink), "M-31 -31H-25V33H-31Z");
            svg.path(Paint::fill(colour), "M-26 -28H31L21 -8L31 12H-26Z");
        }
        Kind::Shield => svg.path(Paint::fill(colour), "M-27 -28H27V-3C27 14 15 26 0 32C-15 26 -27 14 -27 -3Z"),
        Kind::Material => {
            svg.path(Paint::fill(light), "M-29 -9L-17 -25H31V10L19 26H-29Z");
            svg.path(Paint::fill(colour), "M-29 -9H19V26H-29Z");
            svg.path(Paint::line(Ink, LINE), "M19 -9L31 -25");
        }
    }
}
