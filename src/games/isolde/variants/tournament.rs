//! The Tournament variant: the cup between the two knights (booklet, "Tornavariáns").

use serde::{Deserialize, Serialize};

use super::super::components::COMPONENTS;
use super::super::core::{Core, Moment, Point, ROUNDS};
use super::super::shield::Hue;
use super::super::{Board, Event, Kind, Refusal};
use super::Part;

const WINNER: [i16; 3] = [8, 5, 2];
const LOSER: [i16; 3] = [5, 3, 1];

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    /// 0: on the border, where it only begins. Below: on the side of Joust; above: on that of Melee.
    pub cup: i8,
}

impl Tournament {
    /// Moves the cup towards a knight, at most to the last space before him.
    fn pull(&mut self, to_joust: bool, steps: u8) {
        let side = if to_joust { -1 } else { 1 };
        for _ in 0..steps {
            self.cup += side;
            if self.cup == 0 {
                self.cup += side;
            }
        }
        self.cup = self.cup.clamp(-COMPONENTS.cup, COMPONENTS.cup);
    }

    fn wins(&self, board: Board) -> bool {
        if board == Board::Joust { self.cup < 0 } else { self.cup > 0 }
    }
}

impl Part for Tournament {
    fn reach(&mut self, core: &mut Core, point: Point, at: &mut Moment) -> Result<bool, Refusal> {
        let even = core.round.is_multiple_of(2);
        match point {
            Point::Score(board @ (Board::Joust | Board::Melee)) => {
                if even {
                    let values = if self.wins(board) { WINNER } else { LOSER };
                    core.score_places(board, Hue::LightBlue, &values, at);
                }
                Ok(true)
            }
            Point::Reset(board @ (Board::Joust | Board::Melee)) => {
                if even && core.round < ROUNDS {
                    core.reset(board, at);
                    if self.cup != 0 {
                        self.cup = 0;
                        at.events.push(Event::CupReset);
                    }
                }
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn hear(&mut self, _core: &mut Core, event: &Event, at: &mut Moment) {
        if let Event::Played { card, board: board @ (Board::Joust | Board::Melee), .. } = event
            && card.kind == Kind::Combat
        {
            let from = self.cup;
            self.pull(*board == Board::Joust, card.value);
            at.events.push(Event::CupMoved { from, to: self.cup });
        }
    }
}
