//! The beasts of the six principalities, each within 40 pixels of the origin.

use crate::art::palette::Colour::{self, *};
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

/// Only the outline of the beast, in one colour.
pub fn silhouette(svg: &mut Svg, of: Principality, colour: Colour) {
    let outlines = match of {
        Principality::Black => [DRAGON, WING].as_slice(),
        Principality::Grey => &[DOVE, DOVES_WING],
        Principality::Blue => &[FISH],
        Principality::Purple => return svg.path(Paint::line(colour, 14.0), COIL),
        Principality::Orange => &[FOX],
        Principality::Brown => &[EAGLES_HALF],
    };
    for outline in outlines {
        svg.path(Paint::flat(colour), outline);
        if of == Principality::Brown {
            svg.flip(-1.0, 1.0, |svg| svg.path(Paint::flat(colour), outline));
        }
    }
}

const DRAGON: &str = "M-37 -19L-23 -24L-21 -34L-14 -26L-6 -34L-6 -22C2 -14 -2 -4 -6 2C-8 10 0 16 10 14C22 12 26 4 22 -2C34 2 36 18 24 25\
    C12 32 -4 28 -14 22L-12 36L-20 31L-26 37L-26 22C-30 12 -22 2 -18 -6L-32 -8L-24 -13Z";
const WING: &str = "M-8 12C-4 -4 2 -22 8 -38C16 -34 24 -30 37 -30C30 -24 29 -18 32 -11C25 -13 20 -11 19 -4C13 -6 6 -2 4 6C0 6 -4 8 -8 12Z";
const DOVE: &str = "M-34 -11L-26 -15C-24 -24 -10 -25 -7 -15C-6 -10 -2 -8 2 -8L20 2L37 12L31 15L33 21L26 20L24 26L14 20C-4 26 -18 18 -20 2C-21 -3 -23 -7 -26 -9Z";
const DOVES_WING: &str = "M-10 2C-14 -14 -10 -28 2 -38C3 -33 6 -30 10 -28C8 -22 9 -18 13 -14C10 -6 6 2 -4 8Z";
const FISH: &str = "M-38 2C-26 -20 4 -22 21 -4L37 -19C34 -6 34 8 38 21L21 6C4 22 -26 20 -38 2Z";
const COIL: &str = "M26 33C10 38 -30 36 -28 22C-26 8 26 16 26 0C26 -12 -18 -4 -19 -20C-20 -32 -6 -34 14 -30";
const FOX: &str = "M-33 -36L-11 -22H11L33 -36L36 0L12 24L0 37L-12 24L-36 0Z";
const EAGLES_HALF: &str = "M0 -14L2 -30C4 -38 13 -38 15 -31L22 -27L14 -25L10 -18C16 -28 20 -36 29 -38L27 -31L38 -32L34 -24L40 -20L33 -14L39 -8L31 -4L36 3L27 4L29 11L20 10L19 16L9 12L4 20H0Z";

/// A wyvern with a raised wing, gold.
fn dragon(svg: &mut Svg) {
    svg.path(Paint::flat(Leaf), DRAGON);
    svg.path(Paint::flat(Leaf), WING);
    svg.path(Paint::line(Ink, FINE), "M-8 12C-4 -4 2 -22 8 -36M8 -36C14 -28 16 -16 19 -5M9 -37C20 -32 26 -22 31 -12");
    svg.circle(Paint::flat(Ink), -15.0, -20.0, 2.6);
}

/// With raised wings and a twig of olive.
fn dove(svg: &mut Svg) {
    svg.path(Paint::flat(Cream), "M2 -4C2 -20 10 -32 24 -37C23 -32 24 -28 27 -25C22 -20 20 -12 16 -2Z");
    svg.path(Paint::flat(Cream), DOVE);
    svg.path(Paint::fine(Cream), DOVES_WING);
    svg.circle(Paint::flat(Ink), -18.0, -15.0, 2.6);
    svg.path(Paint::line(Vert, 4.0), "M-34 -11C-38 -4 -36 6 -32 14M-36 0L-28 2M-36 4L-42 8");
}

/// Swimming.
fn fish(svg: &mut Svg) {
    svg.path(Paint::flat(Cream), "M-10 -13C-4 -28 10 -30 18 -22L10 -10Z");
    svg.path(Paint::flat(Cream), "M-6 13C-4 23 4 28 12 26L8 12Z");
    svg.path(Paint::flat(Cream), FISH);
    svg.path(Paint::line(Azure, FINE + 1.0), "M-19 -13C-13 -5 -13 6 -19 14M-4 -6V8M6 -5V7");
    svg.circle(Paint::flat(Ink), -27.0, -1.0, 3.2);
}

/// Coiled, with a forked tongue.
fn serpent(svg: &mut Svg) {
    svg.path(Paint::line(Tenne, 3.0), "M22 -29L34 -33M22 -29L35 -25");
    svg.path(Paint::line(Leaf, 11.0), COIL);
    svg.path(Paint::flat(Leaf), "M2 -38C12 -41 22 -37 25 -29C22 -21 10 -20 1 -24Z");
    svg.path(Paint::flat(Leaf), "M24 40L40 31L25 27Z");
    svg.circle(Paint::flat(Ink), 13.0, -31.0, 2.6);
}

/// The mask of a fox.
fn fox(svg: &mut Svg) {
    svg.path(Paint::fine(Cream), FOX);
    svg.path(Paint::fine(Oak), "M-33 -36L-11 -22H11L33 -36L35 -8C22 -10 10 -4 4 14L0 26L-4 14C-10 -4 -22 -10 -35 -8Z");
    svg.path(Paint::flat(Ink), "M-21 -3L-8 2L-17 5ZM21 -3L8 2L17 5ZM-7 27H7L0 37Z");
}

/// Displayed, with two heads.
fn eagle(svg: &mut Svg) {
    svg.path(Paint::flat(Leaf), "M0 4L-10 34L-4 32L0 38L4 32L10 34Z");
    svg.path(Paint::line(Leaf, 3.4), "M-6 14L-16 26M-23 25H-16V33M6 14L16 26M23 25H16V33");
    for side in [1.0, -1.0] {
        svg.flip(side, 1.0, |svg| {
            svg.path(Paint::flat(Leaf), EAGLES_HALF);
            svg.path(Paint::line(Ink, FINE), "M12 -10L26 -27M14 -2L31 -17M13 5L29 -7");
            svg.circle(Paint::flat(Ink), 9.0, -30.5, 2.2);
        });
    }
}
