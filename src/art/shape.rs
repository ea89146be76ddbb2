//! Signs with a meaning: crown, sword, seal, check and cross, the Lady, cards. Each is drawn around the
//! origin, within about 25 pixels unless it says otherwise.

use std::f32::consts::TAU;
use std::fmt::Write;

use super::palette::Colour::{self, *};
use super::svg::{FINE, Paint, Svg};

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

/// A star with so many points.
pub fn star(points: usize, outer: f32, inner: f32) -> String {
    polygon(
        (0..points * 2)
            .map(|step| around(step as f32 / (points * 2) as f32, if step % 2 == 0 { outer } else { inner })),
    )
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

/// A gold crown of 62 x 40 pixels that stands on the origin.
pub fn crown(svg: &mut Svg) {
    svg.path(Paint::fill(Leaf), "M-25 0L-30 -26L-15 -15L0 -34L15 -15L30 -26L25 0Z");
    svg.path(Paint::fill(Gold), "M-26 -9H26V1H-26Z");
    svg.circle(Paint::fine(Cream), 0.0, -35.0, 4.5);
    svg.circle(Paint::fine(Cream), -30.0, -27.0, 4.0);
    svg.circle(Paint::fine(Cream), 30.0, -27.0, 4.0);
    svg.path(Paint::fine(Oxblood), "M0 -20L5 -14L0 -8L-5 -14Z");
}

/// A sword, point down, from 96 above the origin to 84 below.
pub fn sword(svg: &mut Svg) {
    svg.path(Paint::fill(Cream), "M-5.5 -72H5.5V66L0 82L-5.5 66Z");
    svg.path(Paint::line(Slate, FINE), "M0 -66V62");
    svg.path(Paint::fine(Oxblood), "M-3.5 -90H3.5V-74H-3.5Z");
    svg.path(Paint::fill(Leaf), "M-20 -77Q0 -71 20 -77V-69Q0 -65 -20 -69Z");
    svg.circle(Paint::fill(Leaf), 0.0, -94.0, 6.0);
}

/// A small upright sword, 50 pixels high.
pub fn dirk(svg: &mut Svg) {
    svg.path(Paint::fine(Cream), "M-4.5 -6H4.5V17L0 26L-4.5 17Z");
    svg.path(Paint::fine(Oxblood), "M-3 -19H3V-6H-3Z");
    svg.path(Paint::fine(Leaf), "M-14 -10H14V-4H-14Z");
    svg.circle(Paint::fine(Leaf), 0.0, -21.0, 4.5);
}

/// Gold rays around something of this radius: whoever is awaited, the quest that is open.
pub fn glory(svg: &mut Svg, radius: f32) {
    svg.path(Paint::fill(Leaf), &star(24, radius + 26.0, radius + 6.0));
}

/// A check without its ground.
pub fn check(svg: &mut Svg, colour: Colour, width: f32) {
    svg.path(Paint::line(colour, width), "M-12 1L-4 10L13 -10");
}

/// A cross without its ground.
pub fn cross(svg: &mut Svg, colour: Colour, width: f32) {
    svg.path(Paint::line(colour, width), "M-9.5 -9.5L9.5 9.5M9.5 -9.5L-9.5 9.5");
}

/// An opened vote for the team: a pale round token with a check.
pub fn approval(svg: &mut Svg) {
    svg.circle(Paint::fill(Cream), 0.0, 0.0, 25.0);
    check(svg, Ink, 6.5);
}

/// An opened vote against the team: a dark square token on its corner, with a cross.
pub fn rejection(svg: &mut Svg) {
    svg.path(Paint::fill(Ink), "M0 -30L30 0L0 30L-30 0Z");
    svg.path(Paint::line(Leaf, FINE), "M0 -25L25 0L0 25L-25 0Z");
    cross(svg, Cream, 6.0);
}

/// A vote that is in and closed: a wax seal.
pub fn seal(svg: &mut Svg) {
    svg.path(Paint::fill(Oxblood), &scallops(9, 23.0, 9.0));
    svg.circle(Paint::line(Leaf, FINE), 0.0, 0.0, 17.0);
    svg.path(Paint::flat(Leaf), &star(5, 13.0, 5.2));
}

/// The place of a vote that is not in yet.
pub fn gap(svg: &mut Svg) {
    svg.circle(Paint::flat(Parchment), 0.0, 0.0, 23.0);
    svg.dashed(Paint::line(Ink, 3.0), "7 8", "M0 -23A23 23 0 0 1 0 23A23 23 0 0 1 0 -23");
}

/// Good: a round blue ground with a check.
pub fn good(svg: &mut Svg) {
    svg.circle(Paint::fill(Good), 0.0, 0.0, 24.0);
    check(svg, Cream, 6.5);
}

/// Evil: a pointed orange ground with a cross.
pub fn evil(svg: &mut Svg) {
    svg.path(Paint::fill(Evil), "M0 -28L27 -9L17 24H-17L-27 -9Z");
    cross(svg, Ink, 6.5);
}

/// The Lady of the Lake: a sword held up out of the waves.
pub fn lady(svg: &mut Svg) {
    svg.circle(Paint::fill(Azurite), 0.0, 0.0, 25.0);
    svg.path(Paint::fine(Cream), "M-3.2 9V-16L0 -21L3.2 -16V9Z");
    svg.path(Paint::fine(Leaf), "M-9 3H9V8H-9Z");
    svg.path(Paint::line(Ink, 2.6), "M-20 13Q-15 8 -10 13T0 13T10 13T20 13");
    svg.path(Paint::line(Ink, 2.6), "M-13 20Q-8.5 15.5 -4 20T5 20T13 20");
}

/// Somebody who held the Lady before: waves alone on an open ground.
pub fn shore(svg: &mut Svg) {
    svg.circle(Paint::fine(Cream), 0.0, 0.0, 19.0);
    svg.path(Paint::line(Ink, 2.6), "M-12 -5Q-8 -9.5 -4 -5T4 -5T12 -5");
    svg.path(Paint::line(Ink, 2.6), "M-12 5Q-8 0.5 -4 5T4 5T12 5");
}

/// A quest card face down, 48 x 66 pixels.
pub fn card(svg: &mut Svg) {
    svg.plate(Paint::fill(Oxblood), 0.0, 0.0, 48.0, 66.0, 6.0);
    svg.plate(Paint::line(Leaf, FINE), 0.0, 0.0, 38.0, 56.0, 3.0);
    svg.path(Paint::flat(Leaf), "M0 -16L10 0L0 16L-10 0Z");
}

/// The place of a quest card that is not in yet.
pub fn slot(svg: &mut Svg) {
    svg.dashed(Paint::line(Ink, 3.0), "8 8", "M-24 -33H24V33H-24Z");
}

/// A fail card face up, 30 x 40 pixels.
pub fn fail(svg: &mut Svg) {
    svg.plate(Paint::fine(Cream), 0.0, 0.0, 30.0, 40.0, 4.0);
    svg.place(0.0, 0.0, 0.0, 0.85, |svg| {
        cross(svg, Ink, 10.0);
        cross(svg, Evil, 5.5);
    });
}

/// A padlock.
pub fn lock(svg: &mut Svg) {
    svg.path(Paint::line(Ink, 9.0), "M-9 -3V-10A9 9 0 0 1 9 -10V-3");
    svg.path(Paint::line(Slate, 4.0), "M-9 -3V-10A9 9 0 0 1 9 -10V-3");
    svg.plate(Paint::fill(Leaf), 0.0, 8.0, 34.0, 24.0, 4.0);
    svg.path(Paint::flat(Ink), "M0 3A4 4 0 0 1 2.5 10L4 15H-4L-2.5 10A4 4 0 0 1 0 3Z");
}

/// The Assassin's dagger, 120 pixels high, point down.
pub fn dagger(svg: &mut Svg) {
    svg.path(Paint::fill(Cream), "M-9 -18H9L7 30L0 58L-7 30Z");
    svg.path(Paint::fine(Slate), "M0 -18H9L7 30L0 58Z");
    svg.path(Paint::fill(Oxblood), "M-6 -46H6V-18H-6Z");
    svg.path(Paint::fill(Gold), "M-30 -24Q0 -16 30 -24V-15Q0 -9 -30 -15Z");
    svg.circle(Paint::fill(Gold), 0.0, -52.0, 8.5);
}

/// A five-petalled rose of this radius.
pub fn rose(svg: &mut Svg, radius: f32, petals: Colour, heart: Colour) {
    for petal in 0..5 {
        let (x, y) = around((petal as f32 + 0.5) / 5.0, radius * 0.78);
        svg.path(Paint::fine(Vert), &{
            let (ax, ay) = around((petal as f32 + 0.42) / 5.0, radius * 0.5);
            let (bx, by) = around((petal as f32 + 0.58) / 5.0, radius * 0.5);
            polygon([(ax, ay), (x * 1.22, y * 1.22), (bx, by)])
        });
    }
    for petal in 0..5 {
        let (x, y) = around(petal as f32 / 5.0, radius * 0.58);
        svg.circle(Paint::fine(petals), x, y, radius * 0.4);
    }
    svg.circle(Paint::fine(heart), 0.0, 0.0, radius * 0.3);
}
