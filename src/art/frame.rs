//! The page of a manuscript: vellum ground, a margin with a vine, and the gold frame.

use super::palette::Colour::*;
use super::sign::rose;
use super::svg::{FINE, LINE, Paint, Svg};

/// How far the page's inside is from its edge, in pixels.
const MARGIN: f32 = 44.0;
/// How far the vine is from the page's edge.
const VINE: f32 = 24.0;
/// From bend to bend of the vine. The page's sides are whole numbers of it beside the corners, so that the
/// vine repeats exactly, which keeps the PNG small.
const BEND: usize = 46;

/// The next greater height or width at which the vine along that side is whole.
pub fn whole(least: u32) -> u32 {
    let corners = 4 * VINE as u32;
    corners + least.saturating_sub(corners).next_multiple_of(BEND as u32)
}

/// What fills the margin of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Margin {
    /// A vine.
    Vine,
    /// Painted bars, which hardly add to the PNG.
    Bars,
}

/// Draws the page over the whole sheet.
pub fn page(svg: &mut Svg, width: f32, height: f32, margin: Margin) {
    let (middle_x, middle_y) = (width / 2.0, height / 2.0);
    svg.plate(Paint::flat(Vellum), middle_x, middle_y, width, height, 0.0);
    svg.plate(Paint::line(Ink, LINE), middle_x, middle_y, width - 14.0, height - 14.0, 0.0);
    let bends = |length: f32| ((length - 4.0 * VINE) as usize) / BEND;
    for (x, y, turn, length) in [
        (2.0 * VINE, VINE, 0.0, width),
        (2.0 * VINE, height - VINE, 0.0, width),
        (VINE, 2.0 * VINE, 90.0, height),
        (width - VINE, 2.0 * VINE, 90.0, height),
    ] {
        svg.place(x, y, turn, 1.0, |svg| match margin {
            Margin::Vine => vine(svg, bends(length)),
            Margin::Bars => bars(svg, length - 4.0 * VINE),
        });
    }
    let inside = (width - 2.0 * MARGIN + 8.0, height - 2.0 * MARGIN + 8.0);
    svg.plate(Paint::fill(Leaf), middle_x, middle_y, inside.0, inside.1, 0.0);
    svg.plate(Paint::fine(Parchment), middle_x, middle_y, inside.0 - 14.0, inside.1 - 14.0, 0.0);
    let inset = 25.5;
    for (x, y) in [(inset, inset), (width - inset, inset), (inset, height - inset), (width - inset, height - inset)] {
        svg.plate(Paint::fill(Leaf), x, y, 44.0, 44.0, 0.0);
        svg.plate(Paint::fine(Azure), x, y, 33.0, 33.0, 0.0);
        svg.place(x, y, 0.0, 1.0, |svg| rose(svg, 15.0, Cream, Leaf));
    }
}

/// Bars of azure and oxblood in turn on gold, to the right from the origin.
fn bars(svg: &mut Svg, length: f32) {
    let count = (length / 240.0).round() as usize;
    let step = length / count as f32;
    svg.plate(Paint::fine(Leaf), length / 2.0, 0.0, length, 20.0, 0.0);
    for bar in 0..count {
        let middle = (step * (bar as f32 + 0.5)).round();
        svg.plate(
            Paint::fine(if bar % 2 == 0 { Azure } else { Oxblood }),
            middle,
            0.0,
            (step - 30.0).round(),
            10.0,
            0.0,
        );
    }
}

/// A vine that grows to the right from the origin, with so many bends.
fn vine(svg: &mut Svg, bends: usize) {
    let side = |bend: usize| if bend.is_multiple_of(2) { 1.0 } else { -1.0 };
    let mut stem = "M0 0".to_owned();
    for bend in 0..bends {
        stem.push_str(&format!("q{} {} {BEND} 0", BEND / 2, -15.0 * side(bend)));
    }
    svg.path(Paint::line(Vert, FINE + 0.5), &stem);
    for bend in 0..bends {
        let up = side(bend);
        svg.place((bend * BEND + BEND / 2) as f32, -7.5 * up, 0.0, 1.0, |svg| {
            for lean in [1.0, -1.0] {
                svg.path(
                    Paint::fine(Vert),
                    &format!(
                        "M0 0C{} {} {} {} {} {}C{} {} {} {} 0 0Z",
                        lean * 2.0,
                        up * 8.0,
                        lean * 8.0,
                        up * 12.0,
                        lean * 15.0,
                        up * 9.0,
                        lean * 13.0,
                        up * 4.0,
                        lean * 7.0,
                        -up,
                    ),
                );
            }
            svg.circle(Paint::fine(if up > 0.0 { Oxblood } else { Leaf }), 0.0, up * 13.0, 4.0);
        });
    }
}
