//! The six principalities inside the rondel, each before its space: places of the henchmen, stocks, influence.

use super::piece::{Numeral, Piece};
use super::rondel::{INSIDE, X, Y, sector};
use super::{henchman, item, principality, token};
use crate::art::drawing::Drawing;
use crate::art::palette::Colour::*;
use crate::art::shape::around;
use crate::art::sign::Sign;
use crate::art::svg::{Paint, Svg};
use crate::games::merlin::{Henchman, Item, Kind, Principality, View};

/// How far from the rondel's middle each row is.
const HENCHMEN: f32 = 303.0;
const STOCKS: f32 = 226.0;
const INFLUENCE: f32 = 169.0;
/// Where the band with the henchmen's places ends.
const FRIEZE: f32 = 264.0;
/// Where the middle of the board begins.
pub const MIDDLE: f32 = 138.0;

/// The middle of a principality as a part of a turn.
fn turn(of: Principality) -> f32 {
    of.index() as f32 / 6.0
}

/// A place beside the middle of a principality: `step` of `angle` degrees, in a row at this radius.
fn place(of: Principality, step: f32, angle: f32, radius: f32) -> (f32, f32) {
    let (x, y) = around(turn(of) + step * angle / 360.0, radius);
    (X + x, Y + y)
}

/// Where a henchman of this kind stands.
fn niche(of: Principality, henchman: Henchman) -> (f32, f32) {
    place(of, henchman as usize as f32 - 1.5, 14.6, HENCHMEN)
}

pub fn ground(svg: &mut Svg) {
    for of in Principality::ALL {
        let (from, to) = (turn(of) - 1.0 / 12.0, turn(of) + 1.0 / 12.0);
        svg.place(X, Y, 0.0, 1.0, |svg| {
            svg.path(Paint::flat(principality::colour(of)), &sector(from, to, FRIEZE, INSIDE + 1.0));
            svg.path(Paint::flat(principality::ground(of)), &sector(from, to, MIDDLE, FRIEZE));
        });
        for who in Henchman::ALL {
            let (x, y) = niche(of, who);
            svg.place(x, y, 0.0, 1.2, |svg| {
                henchman::draw(svg, who, principality::ground(of), principality::colour(of))
            });
        }
    }
    svg.circle(Paint::fill(Cream), X, Y, MIDDLE);
}

pub fn draw(drawing: &mut Drawing, view: &View) {
    for of in Principality::ALL {
        for (index, kind) in Kind::ALL.into_iter().enumerate() {
            let (x, y) = place(of, index as f32 - 1.0, 20.0, STOCKS);
            draw_stock(drawing, Item { kind, of }, view.board.stocks[kind][of], x, y);
        }
        let middle = (view.castles.seats() as f32 - 1.0) / 2.0;
        for (seat, castle) in view.castles.iter() {
            let count = castle.influence[of];
            if count > 0 {
                let (x, y) = place(of, seat.index() as f32 - middle, 16.4, INFLUENCE);
                drawing.mark_sized(Sign::Merlin(Piece::Token(seat)), 76, x, y);
                let number = Piece::Number(i16::from(count), Numeral::Plain(token::ink(seat)));
                drawing.mark(Sign::Merlin(number), x, y + 0.76 * token::drop(seat));
            }
            for (who, at) in castle.henchmen.iter() {
                if *at == Some(of) {
                    let (x, y) = niche(of, who);
                    drawing.mark_sized(Sign::Merlin(Piece::Henchman(seat, who)), 94, x, y);
                }
            }
        }
    }
}

/// What is left of an item: its sign with the number on it, or only its place.
fn draw_stock(drawing: &mut Drawing, item: Item, count: u8, x: f32, y: f32) {
    drawing.mark(Sign::Merlin(Piece::Item(item)), x, y);
    let (dx, dy) = item::middle(item.kind);
    let number = Piece::Number(i16::from(count), Numeral::Plain(principality::ink(item.of)));
    drawing.mark(Sign::Merlin(number), x + dx, y + dy);
}
