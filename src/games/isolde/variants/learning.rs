//! The Learning variant: the secret codex (booklet, "Tanulásvariáns").

use serde::{Deserialize, Serialize};

use super::super::core::{Core, Moment, Point};
use super::super::shield::Hue;
use super::super::{Action, Board, Colour, Event, Question, Refusal, Shield};
use super::Part;
use crate::games::Seat;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Learning {
    /// The shields face down, by their place; `None` is taken.
    pub codex: Vec<Option<i16>>,
    /// Who looked at which place in this round.
    pub looks: Vec<(Seat, u8)>,
}

impl Learning {
    /// One -1, one -3, the rest 0: as many as there are colours.
    pub fn shields(colours: usize) -> Vec<i16> {
        let mut shields = vec![0; colours];
        shields[0] = -1;
        shields[1] = -3;
        shields
    }

    fn places(&self) -> impl Iterator<Item = u8> {
        self.codex.iter().zip(0..).filter(|(shield, _)| shield.is_some()).map(|(_, place)| place)
    }
}

impl Part for Learning {
    fn reach(&mut self, core: &mut Core, point: Point, at: &mut Moment) -> Result<bool, Refusal> {
        match point {
            Point::Round => {
                let mut shields = Learning::shields(core.colours());
                core.chance.shuffle_codex(&mut shields, at.dice)?;
                self.codex = shields.iter().copied().map(Some).collect();
                self.looks.clear();
                at.events.push(Event::CodexFilled { shields: Some(shields) });
                Ok(false)
            }
            Point::Score(Board::Study) => {
                let track = &core.tracks[Board::Study];
                let on_start = core.order.iter().copied().filter(|colour| track.space(*colour) == 0);
                let order: Vec<Colour> = track.ranking().into_iter().chain(on_start).collect();
                core.questions.extend(order.into_iter().map(|colour| Question::TakeShield { colour }));
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn hear(&mut self, core: &mut Core, event: &Event, _at: &mut Moment) {
        // Nobody looks for the neutral colour.
        if let Event::Played { colour, board: Board::Study, .. } = event
            && core.holders[*colour].is_some()
        {
            core.questions.push_front(Question::Look { colour: *colour });
        }
    }

    fn choices(&self, _core: &Core, question: &Question) -> Vec<Action> {
        match question {
            Question::Look { .. } => self.places().map(Action::Look).collect(),
            Question::TakeShield { .. } => self.places().map(Action::TakeShield).collect(),
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
            (Question::Look { colour }, Action::Look(place)) => {
                let seat = core.decider(*colour);
                let value = self.codex.get(usize::from(place)).copied().flatten();
                if !self.looks.contains(&(seat, place)) {
                    self.looks.push((seat, place));
                }
                at.events.push(Event::Looked { seat, colour: *colour, place, value });
            }
            (Question::TakeShield { colour }, Action::TakeShield(place)) => {
                let taken = self.codex.get_mut(usize::from(place)).and_then(Option::take);
                let shield = taken.map(|value| Shield { hue: Hue::Orange, value });
                core.shields[*colour].hidden.extend(shield);
                let seat = core.holders[*colour];
                at.events.push(Event::ShieldTaken { seat, colour: *colour, place, value: taken });
                // Nobody shows what he has before all have taken one.
                if self.places().next().is_none() {
                    let zero = |colour: &Colour| core.shields[*colour].hidden.iter().any(|shield| shield.value == 0);
                    let colours: Vec<Colour> = core.all().filter(zero).collect();
                    for colour in &colours {
                        core.shields[*colour].hidden.retain(|shield| shield.value != 0);
                    }
                    at.events.push(Event::ZerosReturned { colours });
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
