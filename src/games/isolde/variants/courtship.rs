//! The Courtship variant: bonus discs in place of Isolde's spaces (booklet, "Udvarlásvariáns").

use serde::{Deserialize, Serialize};

use super::super::core::{Core, Moment, Point};
use super::super::{Action, Board, Cause, Colour, Disc, Event, Question, Refusal};
use super::Part;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Courtship {
    /// The discs that were used at this scoring.
    pub used: Vec<Disc>,
    /// Who was named as the next start player.
    pub named: Option<Colour>,
}

/// Whether two uses are of the same disc.
fn same(one: &Disc, other: &Disc) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// Every use of every disc.
fn uses(core: &Core) -> Vec<Disc> {
    // Where a seat has two colours, a card fixes the order and no fifth card is left.
    let nameable: Vec<Colour> = match core.seats < core.holders.values().flatten().count() {
        true => Vec::new(),
        false => core.all().filter(|colour| core.holders[*colour].is_some()).collect(),
    };
    let start = match nameable.is_empty() {
        true => vec![Disc::Start(None)],
        false => nameable.into_iter().map(|colour| Disc::Start(Some(colour))).collect(),
    };
    let combat = [Board::Joust, Board::Melee].map(Disc::Combat);
    let any = core.boards.iter().copied().map(Disc::Any);
    start.into_iter().chain(combat).chain([Disc::Fifth, Disc::King]).chain(any).collect()
}

impl Part for Courtship {
    fn reach(&mut self, core: &mut Core, point: Point, at: &mut Moment) -> Result<bool, Refusal> {
        match point {
            Point::Score(Board::Isolde) => {
                core.freeze_ranks(at);
                for (colour, discs) in core.ranks.iter().zip([2, 2, 1]) {
                    core.questions.extend((0..discs).map(|_| Question::Disc { colour: *colour }));
                }
                Ok(true)
            }
            // The markers come back, and whoever was named begins.
            Point::Round => {
                self.used.clear();
                core.start = self.named.take().unwrap_or(core.start);
                Ok(false)
            }
            _ => Ok(false),
        }
    }

    fn choices(&self, core: &Core, question: &Question) -> Vec<Action> {
        match question {
            Question::Disc { .. } => {
                let free = uses(core).into_iter().filter(|disc| !self.used.iter().any(|used| same(used, disc)));
                free.map(Action::Disc).collect()
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
        let (Question::Disc { colour }, Action::Disc(disc)) = (question, action) else { return Ok(false) };
        let colour = *colour;
        self.used.push(disc);
        at.events.push(Event::DiscUsed { colour, disc });
        match disc {
            Disc::Start(named) => self.named = named,
            Disc::Combat(board) => core.advance(colour, board, 2, Cause::Disc, at),
            Disc::Fifth => core.play_open(colour, at),
            Disc::King => core.advance(colour, Board::King, 2, Cause::Disc, at),
            Disc::Any(board) => core.advance(colour, board, 1, Cause::Disc, at),
        }
        Ok(true)
    }
}
