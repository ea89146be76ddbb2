//! The Grail variant: points by what one has (booklet, "Grálvariáns").

use serde::{Deserialize, Serialize};

use super::super::core::{Core, Moment, Point, ROUNDS};
use super::super::{Board, Colour, Event, Refusal};
use super::Part;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grail;

impl Part for Grail {
    fn reach(&mut self, core: &mut Core, point: Point, at: &mut Moment) -> Result<bool, Refusal> {
        if point != Point::Score(Board::Grail) {
            return Ok(false);
        }
        if core.round == ROUNDS {
            let track = &core.tracks[Board::Grail];
            let blue = |colour: &Colour| core.shields[*colour].blue();
            let ranking = track.ranking();
            let first = ranking.first().map(|colour| (*colour, blue(colour)));
            let second = ranking.get(1).map(|colour| (*colour, blue(colour) / 2));
            let last = track.last();
            let last = last.iter().map(|colour| (*colour, -(blue(colour) / 2)));
            let points: Vec<(Colour, i16)> = first.into_iter().chain(second).chain(last).collect();
            for (colour, points) in &points {
                core.shields[*colour].bonus += points;
            }
            at.events.push(Event::BonusScored { points });
        }
        Ok(true)
    }
}
