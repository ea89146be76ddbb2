//! The Chivalry variant: shields change hands (booklet, "Lovagiasságvariáns").

use serde::{Deserialize, Serialize};

use super::super::core::{Core, Moment, Point, ROUNDS};
use super::super::shield::Hue;
use super::super::{Action, Board, Colour, Event, Question, Refusal, Shield};
use super::Part;

/// Blue shields above this are not given away.
const SMALL: i16 = 3;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chivalry;

/// Whether this is the neutral colour with shields that lie face down.
fn hides_all(core: &Core, colour: Colour) -> bool {
    core.holders[colour].is_none() && !core.shields[colour].hidden.is_empty()
}

/// A shield that is `hidden` comes to lie face down again; giver and taker know it.
fn give(core: &mut Core, from: Colour, to: Colour, shield: Shield, hidden: bool, at: &mut Moment) {
    let shields = &mut core.shields[to];
    let list = if hidden { &mut shields.hidden } else { &mut shields.open };
    list.push(shield);
    let knowing = [from, to].into_iter().filter(|_| hidden).filter_map(|colour| core.holders[colour]);
    at.events.push(Event::ShieldGiven { from, to, value: Some(shield.value), hidden, seats: knowing.collect() });
}

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
            // Nobody looks at what lies face down before the neutral colour.
            Question::Give { colour, .. } if hides_all(core, colour) => {
                let hidden = core.shields[colour].hidden.iter();
                hidden.zip(0..).map(|(_, place)| Action::GiveUnseen(place)).collect()
            }
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
                give(core, *colour, *to, shield, hidden, at);
            }
            (Question::Give { colour, to }, Action::GiveUnseen(place)) => {
                let shield = core.shields[*colour].hidden.remove(usize::from(place));
                give(core, *colour, *to, shield, true, at);
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
