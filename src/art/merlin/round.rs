//! The rounds, along the rondel's upper left; those that end in a scoring are ringed.

use std::cmp::Ordering;

use super::piece::{Numeral, Piece};
use super::rondel::{RIM, X, Y};
use crate::art::drawing::Drawing;
use crate::art::palette::Colour::*;
use crate::art::shape::around;
use crate::art::sign::Sign;
use crate::art::svg::{Paint, Svg};
use crate::games::merlin::View;

const RADIUS: f32 = RIM + 44.0;

/// What stands behind the number of a round that is over, of the one that is played, of one to come.
pub fn disc(svg: &mut Svg, order: Ordering, scoring: bool) {
    let ground = match order {
        Ordering::Less => Ink,
        Ordering::Equal => Leaf,
        Ordering::Greater => Cream,
    };
    if scoring {
        svg.circle(Paint::fill(Leaf), 0.0, 0.0, 31.0);
    }
    svg.circle(Paint::fill(ground), 0.0, 0.0, 23.0);
}

pub fn draw(drawing: &mut Drawing, view: &View) {
    for round in 1..=6u8 {
        let part = -0.125 + (f32::from(round) - 3.5) * 0.0172;
        let (x, y) = around(part, RADIUS);
        let order = round.cmp(&view.round);
        let ink = if order == Ordering::Less { Cream } else { Ink };
        drawing.mark(Sign::Merlin(Piece::Round(order, round.is_multiple_of(2))), X + x, Y + y);
        drawing.mark(Sign::Merlin(Piece::Number(i16::from(round), Numeral::Plain(ink))), X + x, Y + y);
    }
}
