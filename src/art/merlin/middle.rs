//! The middle of the board: whom it waits for, and with which die.

use super::PLAIN;
use super::piece::Piece;
use super::rondel::{X, Y};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::sign::Sign;
use crate::art::svg::Anchor;
use crate::games::Seat;
use crate::games::merlin::{Castle, Phase, Stage, View};

/// What a name may fill.
const ROOM: f32 = 216.0;
/// The token of a player alone, and beside something else.
const LARGE: u8 = 140;
const SMALL: u8 = 90;

pub fn draw(drawing: &mut Drawing, view: &View, legend: &Legend) {
    match view.phase {
        Phase::Rolling => {
            let waiting: Vec<Seat> = view.awaited.iter().collect();
            draw_tokens(drawing, &waiting, Y);
        }
        Phase::Turn(turn) => {
            let (x, die) = match turn.stage {
                Stage::Chosen(chosen) => (X - 46.0, Some(((!chosen.white).then_some(turn.seat), chosen.pips))),
                _ => (X, None),
            };
            if let Some((owner, pips)) = die {
                drawing.mark_sized(Sign::Merlin(Piece::Die(owner, pips)), 150, X + 52.0, Y - 24.0);
            }
            draw_seat(drawing, legend, turn.seat, x, LARGE);
        }
        Phase::Drawing { seat, .. } => draw_seat(drawing, legend, seat, X, LARGE),
        Phase::Grail { seat, at } => {
            drawing.mark(Sign::Merlin(Piece::Grail), X + 66.0, Y - 24.0);
            drawing.mark_sized(Sign::Merlin(Piece::Arms(at)), 80, X - 74.0, Y - 24.0);
            draw_seat(drawing, legend, seat, X, SMALL);
        }
        Phase::Over => {
            let best = view.castles.values().map(Castle::score).max();
            let winners = view.castles.which(|castle| Some(castle.score()) == best);
            match winners.iter().collect::<Vec<_>>().as_slice() {
                [winner] => draw_seat(drawing, legend, *winner, X, LARGE),
                winners => draw_tokens(drawing, winners, Y),
            }
            drawing.mark(Sign::Crown, X, Y - 66.0);
        }
    }
}

/// Players by their tokens, side by side.
fn draw_tokens(drawing: &mut Drawing, seats: &[Seat], y: f32) {
    for (index, seat) in seats.iter().enumerate() {
        let x = X + (index as f32 - (seats.len() as f32 - 1.0) / 2.0) * 60.0;
        drawing.mark_sized(Sign::Merlin(Piece::Token(*seat)), 80, x, y);
    }
}

/// A player by name, and by token in so many hundredths of its size.
fn draw_seat(drawing: &mut Drawing, legend: &Legend, seat: Seat, x: f32, percent: u8) {
    drawing.mark_sized(Sign::Merlin(Piece::Token(seat)), percent, x, Y - 26.0);
    drawing.svg.line(PLAIN, Anchor::Middle, X, Y + 58.0, ROOM, &legend.name(seat));
}
