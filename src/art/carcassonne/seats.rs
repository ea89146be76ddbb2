//! The players in two columns, with their points and what they have left; below them the drawn tile and the bag.

use super::piece::{Piece, Stance};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::lettering::Weight;
use crate::art::palette::Colour::Ink;
use crate::art::sign::Sign;
use crate::art::svg::{Anchor, Type};
use crate::games::Seat;
use crate::games::carcassonne::{Phase, Rotation, View};

const LEFT: f32 = 62.0;
const WIDTH: f32 = 532.0;
const STEP: f32 = 544.0;
const ROW: f32 = 106.0;
const FOOT: f32 = 132.0;
const PLAIN: Type = Type { size: 38.0, weight: Weight::Semibold, colour: Ink };

/// How high so many rows of players and the foot are.
pub fn height(rows: usize) -> f32 {
    ROW * rows as f32 + FOOT
}

pub fn draw(drawing: &mut Drawing, top: f32, view: &View, legend: &Legend) {
    let seats = view.scores.seats();
    for seat in Seat::all(seats) {
        let (column, row) = ((seat.index() % 2) as f32, (seat.index() / 2) as f32);
        draw_seat(drawing, (LEFT + STEP * column, top + ROW * (row + 0.5)), view, legend, seat);
    }
    let foot = top + ROW * seats.div_ceil(2) as f32 + FOOT / 2.0;
    if let Phase::Laying { tile } = view.phase {
        let piece = Piece::Tile(tile, Rotation::ALL[0], false);
        drawing.mark_sized(Sign::Carcassonne(piece), 110, 600.0 - 130.0, foot - 55.0);
        drawing.mark_sized(Sign::Carcassonne(Piece::Rim), 110, 600.0 - 130.0, foot - 55.0);
    }
    drawing.mark(Sign::Carcassonne(Piece::Bag), 600.0 + 50.0, foot);
    drawing.mark(Sign::Carcassonne(Piece::Count(u16::from(view.bag), 56)), 600.0 + 134.0, foot + 4.0);
}

fn draw_seat(drawing: &mut Drawing, (left, middle): (f32, f32), view: &View, legend: &Legend, seat: Seat) {
    let asked = view.awaited.contains(seat);
    let plate = Sign::Plate { width: WIDTH as u16, height: ROW as u16 - 10, asked };
    drawing.mark(plate, left + WIDTH / 2.0, middle);
    drawing.mark_sized(Sign::Carcassonne(Piece::Meeple(seat, Stance::Standing)), 160, left + 48.0, middle);
    let score = Piece::Count(view.scores[seat], 56);
    drawing.mark(Sign::Carcassonne(score), left + WIDTH - 62.0, middle);
    drawing.svg.line(PLAIN, Anchor::Start, left + 98.0, middle - 6.0, WIDTH - 98.0 - 126.0, &legend.name(seat));
    let supply = view.supplies[seat];
    let y = middle + 25.0;
    drawing.mark_sized(Sign::Carcassonne(Piece::Meeple(seat, Stance::Standing)), 72, left + 114.0, y);
    drawing.mark(Sign::Carcassonne(Piece::Count(u16::from(supply.small), 36)), left + 150.0, y);
    if supply.big {
        drawing.mark_sized(Sign::Carcassonne(Piece::Meeple(seat, Stance::Big)), 72, left + 204.0, y - 2.0);
        drawing.mark(Sign::Carcassonne(Piece::Count(1, 36)), left + 244.0, y);
    }
}
