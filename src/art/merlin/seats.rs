//! The players in a table: who has how many points, and what is left to him.

use super::piece::{Numeral, Piece};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::palette::Colour::*;
use crate::art::sign::Sign;
use crate::art::svg::Anchor;
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

/// Where the lines of a player stand, from the middle of his plate downwards: with up to three players the table is
/// narrow and high, with four wide and low.
struct Lines {
    plate: f32,
    name: f32,
    dice: f32,
    stores: f32,
    marks: f32,
}

const HIGH: Lines = Lines { plate: 160.0, name: -56.0, dice: 0.0, stores: 47.0, marks: 38.0 };
const LOW: Lines = Lines { plate: 110.0, name: -27.0, dice: 26.0, stores: 26.0, marks: -27.0 };

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
    let high = height > HIGH.plate;
    let lines = if high { HIGH } else { LOW };
    let asked = view.awaited.contains(seat);
    let plate = Sign::Plate { width: (right - left) as u16, height: lines.plate as u16, asked };
    drawing.mark(plate, (left + right) / 2.0, middle);
    drawing.mark_sized(Sign::Merlin(Piece::Token(seat)), 120, left + 52.0, middle);
    let text = left + 118.0;
    let score = right - 58.0;
    drawing.mark(Sign::Merlin(Piece::Number(castle.score(), Numeral::Large)), score, middle + lines.name + 4.0);

    let held = [
        (view.start == seat, Sign::Crown, 82, 17.0),
        (view.board.grail == Some(seat), Sign::Merlin(Piece::Grail), 90, 0.0),
        (view.board.excalibur == Some(seat), Sign::Merlin(Piece::Excalibur), 68, 0.0),
    ];
    let mut x = if high { score } else { score - 84.0 };
    for (_, sign, percent, drop) in held.into_iter().filter(|(held, ..)| *held) {
        drawing.mark_sized(sign, percent, x, middle + lines.marks + drop);
        x -= 52.0;
    }
    let room = if high { score - 50.0 - text } else { x + 24.0 - text };
    drawing.svg.line(PLAIN, Anchor::Start, text, middle + lines.name + 12.0, room, &legend.name(seat));

    let mut x = text + 22.0;
    for pips in &castle.dice.own {
        drawing.mark(Sign::Merlin(Piece::Die(Some(seat), *pips)), x, middle + lines.dice);
        x += 52.0;
    }
    if let Some(pips) = castle.dice.white {
        drawing.mark(Sign::Merlin(Piece::Die(None, pips)), x + 4.0, middle + lines.dice);
    }
    let mut x = if high { text + 22.0 } else { right - 208.0 };
    let y = middle + lines.stores;
    for (piece, count, step) in [(Piece::Apple, castle.apples, 32.0), (Piece::Staff, castle.staffs, 28.0)] {
        drawing.mark_sized(Sign::Merlin(piece), 92, x, y);
        drawing.mark(Sign::Merlin(Piece::Number(i16::from(count), Numeral::Plain(Ink))), x + step + 6.0, y);
        x += 94.0;
    }
}
