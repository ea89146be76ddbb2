//! The page of a manuscript: vellum ground, a margin with a vine, and the gold frame.

use super::palette::Colour::*;
use super::shape::rose;
use super::svg::{FINE, LINE, Paint, Svg};

/// How far the page's inside is from its edge, in pixels.
pub const MARGIN: f32 = 44.0;

/// Draws the page over the whole sheet.
pub fn page(svg: &mut Svg, width: f32, height: f32) {
    let (middle_x, middle_y) = (width / 2.0, height / 2.0);
    svg.plate(Paint::flat(Vellum), middle_x, middle_y, width, height, 0.0);
    svg.plate(Paint::line(Ink, LINE), middle_x, middle_y, width - 14.0, height - 14.0, 0.0);
    vine(svg, width, height);
    let inside = (width - 2.0 * MARGIN + 8.0, height - 2.0 * MARGIN + 8.0);
    svg.plate(Paint::fill(Leaf), middle_x, middle_y, inside.0, inside.1, 0.0);
    svg.plate(Paint::fine(Parchment), middle_x, middle_y, inside.0 - 14.0, inside.1 - 14.0, 0.0);
    let inset = 25.5;
    for (x, y) in [(inset, inset), (width - inset, inset), (inset, height - inset), (width - inset, height - inset)] {
        svg.plate(Paint::fill(Leaf), x, y, 44.0, 44.0, 0.0);
        svg.plate(Paint::fine(Good), x, y, 33.0, 33.0, 0.0);
        svg.place(x, y, 0.0, 1.0, |svg| rose(svg, 15.0, Cream, Leaf));
    }
}

/// A vine that winds through the four sides of the margin.
fn vine(svg: &mut Svg, width: f32, height: f32) {
    let centre = 23.5;
    let (across, down) = (width - 2.0 * centre, height - 2.0 * centre);
    side(svg, centre, centre, 0.0, across);
    side(svg, width - centre, centre, 90.0, down);
    side(svg, width - centre, height - centre, 180.0, across);
    side(svg, centre, height - centre, 270.0, down);
}

/// One side of the vine, `length` long from a corner.
fn side(svg: &mut Svg, x: f32, y: f32, angle: f32, length: f32) {
    let start = 26.0;
    let waves = ((length - 2.0 * start) / 46.0).round();
    let step = (length - 2.0 * start) / waves;
    svg.place(x, y, angle, 1.0, |svg| {
        let mut stem = format!("M{start} 0");
        for wave in 0..waves as usize {
            let bend = if wave % 2 == 0 { -15.0 } else { 15.0 };
            stem.push_str(&format!("q{:.2} {bend} {step:.2} 0", step / 2.0));
        }
        svg.path(Paint::line(Vert, FINE + 0.5), &stem);
        for wave in 0..waves as usize {
            let up = if wave % 2 == 0 { 1.0 } else { -1.0 };
            let at = start + (wave as f32 + 0.5) * step;
            svg.place(at, up * -7.5, 0.0, 1.0, |svg| {
                let leaf = |lean: f32| {
                    format!(
                        "M0 0C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} 0 0Z",
                        lean * 2.0,
                        up * 8.0,
                        lean * 8.0,
                        up * 12.0,
                        lean * 15.0,
                        up * 9.0,
                        lean * 13.0,
                        up * 4.0,
                        lean * 7.0,
                        up * -1.0,
                    )
                };
                svg.path(Paint::fine(Vert), &leaf(1.0));
                svg.path(Paint::fine(Vert), &leaf(-1.0));
                svg.circle(Paint::fine(if wave % 4 < 2 { Oxblood } else { Leaf }), 0.0, up * 13.0, 4.0);
            });
        }
    });
}
