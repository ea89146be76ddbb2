//! The Resistance: Avalon. Rules from the Hungarian booklet; section names in the comments are its own.

mod action;
mod event;
mod options;
mod refusal;
mod role;
mod view;

use serde::{Deserialize, Serialize};

pub use action::{Action, Ballot, Card, Quest};
pub use event::{Event, Reason};
pub use options::Options;
pub use refusal::Refusal;
pub use role::{Loyalty, Role};
pub use view::{Knowledge, LadyView, Look, Own, PhaseView, Proposal, QuestResult, QuestView, View};

use super::{BySeat, Dice, Game, Outcome, Seat, Seats, Viewer};

/// A position of Avalon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Avalon {}

/// What chance decides: who is who, and the first leader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub roles: BySeat<Role>,
    pub leader: Seat,
}

/// Quests won by each side, 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Scores {
    pub successes: u8,
    pub failures: u8,
}

impl Game for Avalon {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Scores = Scores;

    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 5..=10;

    fn deal(options: &Options, seats: usize, dice: &mut Dice) -> Result<Deal, Refusal> {
        todo!()
    }
    fn set_up(options: &Options, seats: usize, deal: &Deal) -> Result<Avalon, Refusal> {
        todo!()
    }
    fn choice(&self) -> u32 {
        todo!()
    }
    fn to_act(&self) -> Seats {
        todo!()
    }
    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        todo!()
    }
    fn play(&mut self, seat: Seat, action: &Action, _dice: &mut Dice) -> Result<Vec<Event>, Refusal> {
        todo!()
    }
    fn view(&self, viewer: Viewer) -> View {
        todo!()
    }
    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        todo!()
    }
    fn may_take_back(events: &[Event]) -> bool {
        todo!()
    }
    fn is_result(event: &Event) -> bool {
        !matches!(event, Event::Proposed { .. } | Event::Voted { .. } | Event::CardPlayed { .. })
    }

    fn awaited(view: &View) -> Seats {
        view.awaited
    }

    fn scores(&self) -> Scores {
        todo!()
    }
    fn outcome(&self) -> Option<Outcome> {
        todo!()
    }
}
