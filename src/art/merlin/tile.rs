//! Terrain tiles: hexes with a flat top whose side is 50 pixels.

use crate::art::palette::Colour::*;
use crate::art::svg::{FINE, LINE, Paint, Svg};
use crate::games::merlin::Terrain;

/// The outline of a hex around its middle.
pub const HEX: &str = "M-50 0L-25 -43.3H25L50 0L25 43.3H-25Z";

pub fn draw(svg: &mut Svg, terrain: Terrain, tower: bool) {
    match terrain {
        Terrain::Mountain => {
            svg.path(Paint::fill(Mist), HEX);
            svg.path(Paint::fine(Slate), "M-30 36L-12 4L2 26L14 6L34 27L28 36Z");
            svg.path(Paint::flat(Cream), "M-12 5L-19 17L-13 15L-9 19L-5 16Z");
            svg.path(Paint::flat(Cream), "M14 7L7 17L13 16L18 20L24 17Z");
        }
        Terrain::Wood => {
            svg.path(Paint::fill(Moss), HEX);
            for (x, y) in [(-24.0, 24.0), (24.0, 24.0), (-8.0, 34.0), (10.0, 32.0), (34.0, 8.0)] {
                svg.place(x, y, 0.0, 1.0, |svg| {
                    svg.path(Paint::fine(Vert), "M0 -24L9 -8H5L11 3H-11L-5 -8H-9Z");
                    svg.path(Paint::line(Ink, 3.0), "M0 4V7");
                });
            }
        }
        Terrain::Lake => {
            svg.path(Paint::fill(Sky), HEX);
            for (x, y) in [(-33.0, 12.0), (-6.0, 12.0), (-26.0, 23.0), (0.0, 23.0), (-16.0, 34.0)] {
                svg.path(Paint::line(Azure, FINE + 1.0), &format!("M{x} {y}q6 -7 12 0t12 0"));
            }
        }
    }
    if tower {
        svg.place(23.0, -8.0, 0.0, 1.0, |svg| {
            svg.path(Paint::fill(Cream), "M-12 28L-10 -12H10L12 28Z");
            svg.path(Paint::fill(Oxblood), "M-15 -12V-27H-8V-21H-4V-27H4V-21H8V-27H15V-12Z");
            svg.path(Paint::flat(Ink), "M-4 28V14A4 4 0 0 1 4 14V28ZM-3 -6H3V4H-3Z");
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
