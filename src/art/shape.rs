//! Outlines as SVG path data, around the origin.

use std::f32::consts::TAU;
use std::fmt::Write;

/// A path through points.
pub fn polygon(points: impl IntoIterator<Item = (f32, f32)>) -> String {
    let mut d = String::new();
    for (index, (x, y)) in points.into_iter().enumerate() {
        let _ = write!(d, "{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' });
    }
    d.push('Z');
    d
}

/// The point at this part of a turn, clockwise from the top.
pub fn around(turn: f32, radius: f32) -> (f32, f32) {
    let (sin, cos) = (turn * TAU).sin_cos();
    (sin * radius, -cos * radius)
}

/// A star whose corners lie on these radii in turn, `times` over.
pub fn star(times: usize, radii: &[f32]) -> String {
    let corners = times * radii.len();
    polygon((0..corners).map(|corner| around(corner as f32 / corners as f32, radii[corner % radii.len()])))
}

/// A round shape with a scalloped edge.
pub fn scallops(lobes: usize, radius: f32, bulge: f32) -> String {
    let mut d = String::new();
    for lobe in 0..=lobes {
        let (x, y) = around(lobe as f32 / lobes as f32, radius);
        if lobe == 0 {
            let _ = write!(d, "M{x:.1} {y:.1}");
        } else {
            let _ = write!(d, "A{bulge:.1} {bulge:.1} 0 0 1 {x:.1} {y:.1}");
        }
    }
    d.push('Z');
    d
}
