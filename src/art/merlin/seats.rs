//! The players in a table: who has how many points, and what is left to him.

use super::name;
use super::piece::{Numeral, Piece};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::palette::Colour::*;
use crate::art::sign::Sign;
use crate::art::svg::{Anchor, Paint};
use crate::games::Seat;
use crate::games::merlin::View;

use super::PLAIN;

/// Where the table of players stands.
#[derive(Clone, Copy)]
pub struct Table {
    pub left: f32,
    pub right: f32,
    pub top: f32,
    pub bottom: f32,
}

pub fn draw(drawing: &mut Drawing, table: &Table, view: &View, legend: &Legend) {
    let seats = view.castles.seats();
    let height = (table.bottom - table.top) / seats as f32;
    for seat in Seat::all(seats) {
        let top = table.top + height * seat.index() as f32;
        draw_seat(drawing, table, (top, height), view, legend, seat);
    }
}

fn draw_seat(
    drawing: &mut Drawing,
    table: &Table,
    (top, height): (f32, f32),
    view: &View,
    legend: &Legend,
    seat: Seat,
) {
    let castle = &view.castles[seat];
    let (left, right) = (table.left, table.right);
    let middle = top + height / 2.0;
    let asked = view.awaited.contains(seat);
    let plate = height.min(118.0) - 8.0;
    drawing.under.plate(
        Paint::fill(if asked { Leaf } else { Cream }),
        (left + right) / 2.0,
        middle,
        right - left,
        plate,
        10.0,
    );
    let (upper, lower) = (middle - 27.0, middle + 26.0);
    drawing.mark_sized(Sign::Merlin(Piece::Token(seat)), 120, left + 52.0, middle);
    let text = left + 118.0;
    let score = right - 58.0;
    drawing.mark(Sign::Merlin(Piece::Number(castle.score(), Numeral::Large)), score, upper + 4.0);
    let mut marks = Vec::new();
    if view.start == seat {
        marks.push((Sign::Crown, 82, 17.0));
    }
    if view.board.grail == Some(seat) {
        marks.push((Sign::Merlin(Piece::Grail), 90, 0.0));
    }
    if view.board.excalibur == Some(seat) {
        marks.push((Sign::Merlin(Piece::Excalibur), 68, 0.0));
    }
    let mut x = score - 84.0;
    for (sign, percent, drop) in &marks {
        drawing.mark_sized(*sign, *percent, x, upper + drop);
        x -= 52.0;
    }
    drawing.svg.line(PLAIN, Anchor::Start, text, upper + 12.0, x + 24.0 - text, &name(legend, seat));

    let mut x = text + 22.0;
    for pips in &castle.dice.own {
        drawing.mark(Sign::Merlin(Piece::Die(Some(seat), *pips)), x, lower);
        x += 52.0;
    }
    if let Some(pips) = castle.dice.white {
        drawing.mark(Sign::Merlin(Piece::Die(None, pips)), x + 4.0, lower);
    }
    let mut x = right - 208.0;
    for (piece, count, step) in [(Piece::Apple, castle.apples, 32.0), (Piece::Staff, castle.staffs, 28.0)] {
        drawing.mark_sized(Sign::Merlin(piece), 92, x, lower);
        drawing.mark(Sign::Merlin(Piece::Number(i16::from(count), Numeral::Plain(Ink))), x + step + 6.0, lower);
        x += 94.0;
    }
}
