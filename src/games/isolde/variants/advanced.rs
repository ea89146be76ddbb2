//! The advanced rules, all three together (booklet, "Haladó játék").

use serde::{Deserialize, Serialize};

use super::super::core::{Core, Moment, Point};
use super::super::{Action, Board, Cause, Event, Question, Refusal};
use super::Part;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advanced;

impl Part for Advanced {
    fn reach(&mut self, core: &mut Core, point: Point, at: &mut Moment) -> Result<bool, Refusal> {
        match point {
            Point::Scoring => core.questions.push_back(Question::Edge { colour: core.start }),
            // Whoever had a place on Isolde's board pays for it, whatever came of it.
            Point::Scored => {
                for (place, colour) in core.ranks.iter().enumerate().rev() {
                    core.questions.push_back(Question::Back { colour: *colour, steps: 3 - place as u16 });
                }
            }
            Point::Reset(board @ (Board::Isolde | Board::Joust | Board::Melee | Board::Study)) if core.round == 3 => {
                core.tracks[board].close_up();
                at.events.push(Event::ClosedUp { board });
                return Ok(true);
            }
            _ => {}
        }
        Ok(false)
    }

    fn choices(&self, core: &Core, question: &Question) -> Vec<Action> {
        match *question {
            Question::Edge { colour } => {
                let boards = core.boards.iter().copied();
                let shared = boards.filter(|board| {
                    core.tracks[*board].space(colour) > 0 && core.tracks[*board].is_with_others(colour)
                });
                let shared: Vec<Action> = shared.map(|board| Action::Edge(Some(board))).collect();
                if shared.is_empty() { shared } else { shared.into_iter().chain([Action::Edge(None)]).collect() }
            }
            // A marker that can go the whole way must be chosen if there is one.
            Question::Back { colour, steps } => {
                let at_least = |least: u16| {
                    let boards = core.boards.iter().copied();
                    boards.filter(|board| core.tracks[*board].space(colour) >= least).map(Action::Back).collect()
                };
                let whole: Vec<Action> = at_least(steps);
                if whole.is_empty() { at_least(1) } else { whole }
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
            (Question::Edge { colour }, Action::Edge(board)) => match board {
                Some(board) => {
                    let space = core.tracks[board].space(*colour);
                    core.tracks[board].put(*colour, space);
                    at.events.push(Event::PutOnTop { colour: *colour, board });
                }
                None => at.events.push(Event::Declined { colour: *colour }),
            },
            (Question::Back { colour, steps }, Action::Back(board)) => {
                for (board, steps) in [(board, *steps), (Board::Isolde, 1)] {
                    let space = core.tracks[board].space(*colour);
                    if space > 0 {
                        core.go(*colour, board, space.saturating_sub(steps), Cause::Back, at);
                    }
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
