//! The Fair Isolde variant: everybody marks a discipline (booklet, "Szép Izolda-variáns").

use serde::{Deserialize, Serialize};

use super::super::core::{Core, Moment, Point};
use super::super::{Action, Board, Colour, Event, Question, Refusal};
use super::Part;

/// What can be marked: not Isolde, not Magic.
const DISCIPLINES: [Board; 6] = [Board::Joust, Board::Melee, Board::Study, Board::King, Board::Grail, Board::Chivalry];

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// What each has marked in this round.
    pub marks: Vec<(Colour, Board)>,
}

impl Part for Challenge {
    fn reach(&mut self, core: &mut Core, point: Point, at: &mut Moment) -> Result<bool, Refusal> {
        match point {
            Point::Round => {
                self.marks.clear();
                Ok(false)
            }
            Point::Dealt => {
                core.questions.extend(core.order.iter().map(|colour| Question::Mark { colour: *colour }));
                Ok(false)
            }
            Point::Score(Board::Isolde) => {
                core.freeze_ranks(at);
                for (place, colour) in core.ranks.iter().enumerate().rev() {
                    let Some((_, board)) = self.marks.iter().find(|(marking, _)| marking == colour) else { continue };
                    let cards = core.played[*colour].iter();
                    let of_it = cards.filter(|(card, on)| *on != Board::Magic && card.kind.boards().contains(board));
                    let steps = (3 - place as u16) * of_it.count() as u16;
                    if steps > 0 {
                        core.questions.push_back(Question::Bonus { colour: *colour, steps, boards: vec![*board] });
                    }
                }
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn choices(&self, _core: &Core, question: &Question) -> Vec<Action> {
        match question {
            Question::Mark { .. } => DISCIPLINES.map(Action::Mark).to_vec(),
            _ => Vec::new(),
        }
    }

    fn answer(
        &mut self,
        _core: &mut Core,
        question: &Question,
        action: Action,
        at: &mut Moment,
    ) -> Result<bool, Refusal> {
        let (Question::Mark { colour }, Action::Mark(board)) = (question, action) else { return Ok(false) };
        self.marks.push((*colour, board));
        at.events.push(Event::Marked { colour: *colour, board });
        Ok(true)
    }
}
