//! The middle of the board: whom it waits for, and with which die.

use super::piece::Piece;
use super::rondel::{X, Y};
use super::{PLAIN, name};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::sign::Sign;
use crate::art::svg::Anchor;
use crate::games::Seat;
use crate::games::merlin::{Phase, Stage, View};

/// What a name may fill.
const ROOM: f32 = 216.0;

pub fn draw(drawing: &mut Drawing, view: &View, legend: &Legend) {
    match view.phase {
        Phase::Rolling => {
            let waiting: Vec<Seat> = view.awaited.iter().collect();
            for (index, seat) in waiting.iter().enumerate() {
                let x = X + (index as f32 - (waiting.len() as f32 - 1.0) / 2.0) * 60.0;
                drawing.mark_sized(Sign::Merlin(Piece::Token(*seat)), 80, x, Y);
            }
        }
        Phase::Turn(turn) => {
            let (x, die) = match turn.stage {
                Stage::Chosen(chosen) => (X - 46.0, Some(((!chosen.white).then_some(turn.seat), chosen.pips))),
                _ => (X, None),
            };
            if let Some((owner, pips)) = die {
                drawing.mark_sized(Sign::Merlin(Piece::Die(owner, pips)), 150, X + 52.0, Y - 24.0);
            }
            draw_seat(drawing, legend, turn.seat, x);
        }
        Phase::Drawing { seat, .. } => draw_seat(drawing, legend, seat, X),
        Phase::Grail { seat, at } => {
            drawing.mark(Sign::Merlin(Piece::Grail), X + 66.0, Y - 24.0);
            drawing.mark(Sign::Merlin(Piece::Arms(at)), X - 66.0, Y - 24.0);
            draw_seat(drawing, legend, seat, X);
        }
        Phase::Over => {
            drawing.mark(Sign::Crown, X, Y);
        }
    }
}

/// A player by token and name.
fn draw_seat(drawing: &mut Drawing, legend: &Legend, seat: Seat, x: f32) {
    drawing.mark_sized(Sign::Merlin(Piece::Token(seat)), 140, x, Y - 26.0);
    drawing.svg.line(PLAIN, Anchor::Middle, X, Y + 58.0, ROOM, &name(legend, seat));
}
