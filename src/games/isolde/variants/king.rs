//! The King variant: two scrolls on the King's board (booklet, "Királyvariáns").

use serde::{Deserialize, Serialize};

use super::super::core::{Core, Moment, Point};
use super::super::shield::Hue;
use super::super::{Board, Event, Refusal};
use super::Part;

/// Where a scroll is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scroll {
    #[default]
    OnBoard,
    /// Taken in this round.
    Taken,
    /// Beside the board, until both come back.
    Aside,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct King {
    /// On space 6.
    pub six: Scroll,
    /// On space 12.
    pub twelve: Scroll,
}

impl Part for King {
    fn reach(&mut self, core: &mut Core, point: Point, at: &mut Moment) -> Result<bool, Refusal> {
        match point {
            Point::Score(Board::King) => {
                let taken = [self.six, self.twelve].into_iter().filter(|scroll| *scroll == Scroll::Taken).count();
                if taken > 0 {
                    let space = |colour| core.tracks[Board::King].space(colour) as i16;
                    let points = core.all().map(|colour| (colour, space(colour) * taken as i16)).collect();
                    core.award(Board::King, Hue::DarkBlue, points, at);
                }
                if self.six == Scroll::Taken {
                    self.six = Scroll::Aside;
                }
                Ok(true)
            }
            Point::Reset(Board::King) => {
                if self.twelve == Scroll::Taken {
                    core.reset(Board::King, at);
                    *self = King::default();
                    at.events.push(Event::ScrollsBack);
                }
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn hear(&mut self, _core: &mut Core, event: &Event, at: &mut Moment) {
        let Event::Moved { colour, board: Board::King, from, to, .. } = *event else { return };
        for (scroll, space) in [(&mut self.six, 6), (&mut self.twelve, 12)] {
            if *scroll == Scroll::OnBoard && from < space && space <= to {
                *scroll = Scroll::Taken;
                at.events.push(Event::ScrollTaken { colour, at: space });
            }
        }
    }
}
