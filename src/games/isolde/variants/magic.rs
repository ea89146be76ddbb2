//! The Magic variant: an eighth board (booklet, "Mágiavariáns"). Any card may be played on it.

use serde::{Deserialize, Serialize};

use super::super::core::{Core, Moment, Point};
use super::super::{Action, Board, Cause, Event, Question, Refusal};
use super::Part;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Magic;

impl Part for Magic {
    fn reach(&mut self, core: &mut Core, point: Point, at: &mut Moment) -> Result<bool, Refusal> {
        match point {
            Point::Score(Board::Magic) if matches!(core.round, 2 | 5) => {
                let mut ranks = core.tracks[Board::Magic].ranking();
                ranks.truncate(core.places());
                // The last of them first.
                for colour in ranks.iter().rev() {
                    let left = core.tracks[Board::Magic].space(*colour);
                    core.questions.push_back(Question::Steps { colour: *colour, left });
                }
                at.events.push(Event::MagicRanked { ranks });
                Ok(true)
            }
            Point::Reset(Board::Magic) => {
                if core.round == 2 {
                    core.reset(Board::Magic, at);
                }
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn choices(&self, core: &Core, question: &Question) -> Vec<Action> {
        let Question::Steps { left, .. } = *question else { return Vec::new() };
        let boards = core.boards.iter().copied().filter(|board| *board != Board::Magic);
        let steps = boards.flat_map(|board| (1..=left).map(move |count| Action::Steps { board, count }));
        steps.chain([Action::Stop]).collect()
    }

    fn answer(
        &mut self,
        core: &mut Core,
        question: &Question,
        action: Action,
        at: &mut Moment,
    ) -> Result<bool, Refusal> {
        let Question::Steps { colour, left } = *question else { return Ok(false) };
        match action {
            Action::Steps { board, count } => {
                core.advance(colour, board, count, Cause::Magic, at);
                let left = left - count;
                if left > 0 {
                    core.questions.push_front(Question::Steps { colour, left });
                }
            }
            Action::Stop => at.events.push(Event::Declined { colour }),
            _ => return Ok(false),
        }
        Ok(true)
    }
}
