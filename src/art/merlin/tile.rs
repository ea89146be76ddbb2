//! Terrain tiles: hexes with a flat top whose side is 50 pixels.

use crate::art::palette::Colour::*;
use crate::art::svg::{LINE, Paint, Svg};
use crate::games::merlin::Terrain;

/// The outline of a hex around its middle.
pub const HEX: &str = "M-50 0L-25 -50H25L50 0L25 50H-25Z";

pub fn draw(svg: &mut Svg, terrain: Terrain, tower: bool) {
    match terrain {
        Terrain::Mountain => {
            svg.path(Paint::flat(Mist), HEX);
            svg.path(Paint::flat(Slate), "M-30 36L-12 6L2 26L14 10L34 27L29 36Z");
        }
        Terrain::Wood => {
            svg.path(Paint::flat(Moss), HEX);
            svg.path(Paint::flat(Vert), "M-22 12L-10 36H-34ZM2 12L14 36H-10ZM26 12L38 36H14Z");
        }
        Terrain::Lake => {
            svg.path(Paint::flat(Sky), HEX);
            svg.path(Paint::line(Azure, 4.0), "M-28 16q7 -8 14 0t14 0t14 0t14 0M-28 31q7 -8 14 0t14 0t14 0t14 0");
        }
    }
    if tower {
        svg.place(23.0, -8.0, 0.0, 1.0, |svg| {
            svg.path(Paint::flat(Ink), "M-11 30V-10H-16V-28H-9V-20H-4V-28H4V-20H9V-28H16V-10H11V30H5V14H-5V30Z");
        });
    }
    svg.path(Paint::line(Ink, LINE + 1.0), HEX);
}

/// The mark of a plot that can be built on.
pub fn site(svg: &mut Svg) {
    svg.place(0.0, 0.0, 0.0, 0.9, |svg| {
        svg.path(Paint::line(Ink, 9.0), HEX);
        svg.path(Paint::line(Leaf, 5.0), HEX);
    });
}
