//! The beasts of the six principalities, each within 40 pixels of the origin.

use crate::art::palette::Colour::*;
use crate::art::svg::{FINE, Paint, Svg};
use crate::games::merlin::Principality;

pub fn draw(svg: &mut Svg, of: Principality) {
    match of {
        Principality::Black => dragon(svg),
        Principality::Grey => dove(svg),
        Principality::Blue => fish(svg),
        Principality::Purple => serpent(svg),
        Principality::Orange => fox(svg),
        Principality::Brown => eagle(svg),
    }
}

/// A wyvern with a raised wing, gold.
fn dragon(svg: &mut Svg) {
    let body = "M-37 -19L-23 -24L-21 -34L-14 -26L-6 -34L-6 -22C2 -14 -2 -4 -6 2C-8 10 0 16 10 14C22 12 26 4 22 -2C34 2 36 18 24 25\
        C12 32 -4 28 -14 22L-12 36L-20 31L-26 37L-26 22C-30 12 -22 2 -18 -6L-32 -8L-24 -13Z";
    svg.path(Paint::fine(Leaf), "M22 -3L16 -12L31 -13L30 2Z");
    svg.path(Paint::fine(Leaf), body);
    svg.path(
        Paint::fine(Leaf),
        "M-8 12C-4 -4 2 -22 8 -38C16 -34 24 -30 37 -30C30 -24 29 -18 32 -11C25 -13 20 -11 19 -4C13 -6 6 -2 4 6C0 6 -4 8 -8 12Z",
    );
    svg.path(Paint::line(Ink, FINE), "M8 -37C14 -28 16 -16 19 -5M9 -37C20 -32 26 -22 31 -12M7 -35C8 -20 6 -8 4 5");
    svg.circle(Paint::flat(Ink), -15.0, -20.0, 2.6);
}

/// With raised wings and a twig of olive.
fn dove(svg: &mut Svg) {
    svg.path(Paint::fine(Cream), "M2 -4C2 -20 10 -32 24 -37C23 -32 24 -28 27 -25C22 -20 20 -12 16 -2Z");
    svg.path(
        Paint::fine(Cream),
        "M-34 -11L-26 -15C-24 -24 -10 -25 -7 -15C-6 -10 -2 -8 2 -8L20 2L37 12L31 15L33 21L26 20L24 26L14 20C-4 26 -18 18 -20 2C-21 -3 -23 -7 -26 -9Z",
    );
    svg.path(Paint::fine(Cream), "M-10 2C-14 -14 -10 -28 2 -38C3 -33 6 -30 10 -28C8 -22 9 -18 13 -14C10 -6 6 2 -4 8Z");
    svg.path(Paint::line(Ink, FINE), "M-5 0C-6 -12 -2 -22 4 -29M2 1C2 -6 5 -12 10 -16");
    svg.circle(Paint::flat(Ink), -18.0, -15.0, 2.6);
    svg.path(Paint::line(Vert, 3.0), "M-34 -11C-38 -4 -36 6 -32 12");
    for (x, y, angle) in [(-36.0, -2.0, -60.0), (-35.0, 4.0, 70.0), (-31.0, 13.0, 160.0)] {
        svg.place(x, y, angle, 1.0, |svg| svg.path(Paint::flat(Vert), "M0 0C-5 -3 -5 -9 0 -13C5 -9 5 -3 0 0Z"));
    }
}

/// Swimming, with scales.
fn fish(svg: &mut Svg) {
    svg.path(Paint::fine(Cream), "M-10 -13C-4 -28 10 -30 18 -22L10 -10Z");
    svg.path(Paint::fine(Cream), "M-6 13C-4 23 4 28 12 26L8 12Z");
    svg.path(Paint::fine(Cream), "M-38 2C-26 -20 4 -22 21 -4L37 -19C34 -6 34 8 38 21L21 6C4 22 -26 20 -38 2Z");
    svg.path(Paint::line(Ink, FINE), "M-19 -13C-13 -5 -13 6 -19 14M-36 4L-28 4");
    svg.path(
        Paint::line(Ink, FINE),
        "M-8 -9q5 4 0 9q5 4 0 9M2 -9q5 4 0 9q5 4 0 9M11 -5q4 3 0 6q4 3 0 6M27 -8L34 -12M28 1H36M27 9L34 14",
    );
    svg.circle(Paint::flat(Ink), -26.0, -2.0, 3.2);
}

/// Coiled, with a forked tongue.
fn serpent(svg: &mut Svg) {
    let coil = "M26 33C10 38 -30 36 -28 22C-26 8 26 16 26 0C26 -12 -18 -4 -19 -20C-20 -32 -6 -34 4 -30";
    svg.path(Paint::line(Tenne, 3.0), "M22 -27L33 -31M22 -27L34 -23");
    svg.path(Paint::line(Ink, 15.0), coil);
    svg.path(Paint::line(Leaf, 10.5), coil);
    svg.path(Paint::line(Vert, 3.5), coil);
    svg.path(Paint::fine(Leaf), "M2 -37C12 -40 22 -36 24 -28C22 -20 10 -20 1 -24Z");
    svg.circle(Paint::flat(Ink), 12.0, -31.0, 2.6);
    svg.path(Paint::fine(Leaf), "M24 39L38 31L25 27Z");
}

/// The mask of a fox.
fn fox(svg: &mut Svg) {
    svg.path(Paint::fine(Cream), "M-33 -36L-11 -22H11L33 -36L36 0L12 24L0 37L-12 24L-36 0Z");
    svg.path(
        Paint::fine(Tenne),
        "M-33 -36L-11 -22H11L33 -36L35 -8C22 -10 10 -4 4 14L0 26L-4 14C-10 -4 -22 -10 -35 -8Z",
    );
    svg.path(Paint::flat(Ink), "M-29 -29L-17 -21L-27 -14ZM29 -29L17 -21L27 -14Z");
    svg.path(Paint::flat(Ink), "M-21 -3L-8 2L-17 5ZM21 -3L8 2L17 5Z");
    svg.path(Paint::flat(Ink), "M-7 27H7L0 37Z");
}

/// Displayed, with two heads.
fn eagle(svg: &mut Svg) {
    let legs = "M-8 16L-17 26M-17 26L-24 25M-17 26L-19 33M-17 26L-12 31M8 16L17 26M17 26L24 25M17 26L19 33M17 26L12 31";
    svg.path(Paint::line(Ink, 5.0), legs);
    svg.path(Paint::line(Leaf, 2.4), legs);
    svg.path(Paint::fine(Leaf), "M0 10L-9 34L-4 32L0 38L4 32L9 34Z");
    for side in [1.0, -1.0] {
        svg.flip(side, 1.0, |svg| {
            svg.path(
                Paint::fine(Leaf),
                "M5 -12C8 -24 16 -36 29 -38L27 -31L38 -32L34 -24L40 -20L33 -14L39 -8L31 -4L36 3L27 4L29 11L20 10L19 16L6 9Z",
            );
            svg.path(Paint::line(Ink, FINE), "M12 -12L26 -27M14 -4L31 -19M13 3L29 -9M12 7L24 2");
            svg.path(Paint::fine(Leaf), "M-1 -10C2 -18 -1 -24 2 -31C4 -38 13 -38 15 -31L22 -27L14 -25C11 -22 11 -16 10 -8Z");
            svg.circle(Paint::flat(Ink), 9.0, -30.5, 2.2);
        });
    }
    svg.path(Paint::fine(Leaf), "M0 -14C9 -14 12 -4 10 6C8 14 4 18 0 20C-4 18 -8 14 -10 6C-12 -4 -9 -14 0 -14Z");
    svg.path(Paint::line(Ink, FINE), "M-6 -3q3 4 6 0q3 4 6 0M-6 5q3 4 6 0q3 4 6 0");
}
