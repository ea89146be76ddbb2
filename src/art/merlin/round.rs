//! The rounds, along the rondel's upper left; those that end in a scoring carry a wreath.

use super::piece::{Numeral, Piece};
use super::rondel::{RIM, X, Y};
use crate::art::drawing::Drawing;
use crate::art::palette::Colour::*;
use crate::art::shape::around;
use crate::art::sign::Sign;
use crate::art::svg::Paint;
use crate::games::merlin::View;
use crate::language::Locale;

const RADIUS: f32 = RIM + 44.0;

pub fn draw(drawing: &mut Drawing, view: &View, _locale: Locale) {
    for round in 1..=6u8 {
        let part = -0.125 + (f32::from(round) - 3.5) * 0.0148;
        let (x, y) = around(part, RADIUS);
        let (x, y) = (X + x, Y + y);
        let (ground, ink) = match round.cmp(&view.round) {
            std::cmp::Ordering::Less => (Ink, Cream),
            std::cmp::Ordering::Equal => (Leaf, Ink),
            std::cmp::Ordering::Greater => (Cream, Ink),
        };
        drawing.under.circle(Paint::fill(ground), x, y, 23.0);
        drawing.mark(Sign::Merlin(Piece::Number(i16::from(round), Numeral::Plain(ink))), x, y);
    }
}
