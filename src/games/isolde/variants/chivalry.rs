//! The Chivalry variant: shields change hands (booklet, "Lovagiasságvariáns").

use serde::{Deserialize, Serialize};

use super::super::core::{Core, Moment, Point, ROUNDS};
use super::super::shield::Hue;
use super::super::{Action, Board, Colour, Event, Question, Refusal, Shield};
use super::Part;
use crate::games::Seats;

/// Blue shields above this are not given away.
const SMALL: i16 = 3;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chivalry;

impl Part for Chivalry {
    fn reach(&mut self, core: &mut Core, point: Point, _at: &mut Moment) -> Result<bool, Refusal> {
        if point != Point::Score(Board::Chivalry) {
            return Ok(false);
        }
        if core.round == ROUNDS {
            let track = &core.tracks[Board::Chivalry];
            let off = track.ranking();
            // Among markers on the start the turn order decides, but only who is last.
            let on_start = core.order.iter().copied().filter(|colour| track.space(*colour) == 0);
            let all: Vec<Colour> = off.iter().copied().chain(on_start).collect();
            // The first gives to the last and takes two, the second to the one before and takes one.
            for (place, taken) in [2, 1].into_iter().enumerate().take(core.places() - 1) {
                if let (Some(colour), Some(other)) = (off.get(place), all.iter().rev().nth(place)) {
                    core.questions.push_back(Question::Give { colour: *colour, to: *other });
                    core.questions.push_back(Question::TakeBlue { colour: *colour, from: *other, left: taken });
                }
            }
        }
        Ok(true)
    }

    fn choices(&self, core: &Core, question: &Question) -> Vec<Action> {
        match *question {
            Question::Give { colour, .. } => {
                let orange = core.shields[colour].all().filter(|shield| shield.hue == Hue::Orange && shield.value < 0);
                let mut values: Vec<i16> = orange.map(|shield| shield.value).collect();
                values.sort_unstable();
                values.dedup();
                values.into_iter().map(Action::Give).collect()
            }
            Question::TakeBlue { from, .. } => {
                let small =
                    core.shields[from].open.iter().filter(|shield| shield.hue.is_blue() && shield.value <= SMALL);
                let mut shields: Vec<Shield> = small.copied().collect();
                shields.sort_unstable();
                shields.dedup();
                shields.into_iter().map(Action::TakeBlue).collect()
            }
            _ => Vec::new(),
        }
    }

    fn answer(
        &mut self,
        core: &mut Core,
        question: &Question,
        action: Action,
        at: &mut Moment,
    ) -> Result<bool, Refusal> {
        match (question, action) {
            (Question::Give { colour, to }, Action::Give(value)) => {
                let shield = Shield { hue: Hue::Orange, value };
                let hidden = core.shields[*colour].remove(shield).unwrap_or(false);
                let seats: Seats = [*colour, *to].into_iter().filter_map(|colour| core.holders[colour]).collect();
                if hidden {
                    core.shields[*to].hidden.push(shield);
                } else {
                    core.shields[*to].open.push(shield);
                }
                let seats = if hidden { seats } else { Seats::NONE };
                at.events.push(Event::ShieldGiven { from: *colour, to: *to, value: Some(value), seats });
            }
            (Question::TakeBlue { colour, from, left }, Action::TakeBlue(shield)) => {
                core.shields[*from].remove(shield);
                core.shields[*colour].open.push(shield);
                at.events.push(Event::BlueTaken { from: *from, to: *colour, shield });
                if *left > 1 {
                    core.questions.push_front(Question::TakeBlue { colour: *colour, from: *from, left: left - 1 });
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
