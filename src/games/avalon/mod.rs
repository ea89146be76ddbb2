//! The Resistance: Avalon. Rules from the Hungarian booklet; section names in the comments are its own.

mod action;
pub mod board;
mod event;
mod knowledge;
mod legal;
mod options;
mod play;
mod position;
mod refusal;
mod role;
mod see;
mod view;

use serde::{Deserialize, Serialize};

pub use action::{Action, Ballot, Card, Quest};
pub use event::{Event, Reason};
pub use knowledge::Knowledge;
pub use options::Options;
pub use position::Avalon;
pub use refusal::Refusal;
pub use role::{Loyalty, Role};
pub use view::{LadyView, Look, Own, PhaseView, Proposal, QuestResult, QuestView, View};

use super::{BySeat, Dice, Ending, Game, Outcome, Seat, Seats, Viewer};
use position::{Lady, Phase};

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

    fn variants() -> Vec<Options> {
        let switches = 0..1 << 7;
        switches
            .map(|bits: u32| {
                let on = |place: u32| bits & 1u32 << place != 0;
                Options {
                    merlin: !on(0),
                    percival: on(1),
                    mordred: on(2),
                    morgana: on(3),
                    oberon: on(4),
                    lady: on(5),
                    targeting: on(6),
                }
            })
            .collect()
    }

    fn deal(options: &Options, seats: usize, dice: &mut Dice) -> Result<Deal, Refusal> {
        let mut roles = options.roles(seats)?;
        dice.shuffle(&mut roles);
        let leader = Seat::at(dice.below(seats as u32) as usize);
        Ok(Deal { roles: roles.into(), leader })
    }

    fn set_up(options: &Options, seats: usize, deal: &Deal) -> Result<Avalon, Refusal> {
        let mut expected = options.roles(seats)?;
        let mut dealt: Vec<Role> = deal.roles.values().copied().collect();
        expected.sort_unstable();
        dealt.sort_unstable();
        if dealt != expected || deal.leader.index() >= seats {
            return Err(Refusal::Deal);
        }
        Ok(Avalon {
            options: *options,
            roles: deal.roles.clone(),
            leader: deal.leader,
            rejections: 0,
            proposals: Vec::new(),
            attempts: Vec::new(),
            lady: options.lady.then(|| Lady { first: deal.leader.right(seats), looks: Vec::new() }),
            choice: 0,
            phase: Phase::Proposing,
        })
    }

    fn choice(&self) -> u32 {
        self.choice
    }

    fn to_act(&self) -> Seats {
        self.awaited()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        self.allowed(seat)
    }

    fn play(&mut self, seat: Seat, action: &Action, _dice: &mut Dice) -> Result<Vec<Event>, Refusal> {
        if let Phase::Over(_) = self.phase {
            return Err(Refusal::Over);
        }
        if seat.index() >= self.seats() {
            return Err(Refusal::NoSuchSeat { seat });
        }
        match *action {
            Action::Propose { team, quest } => self.propose(seat, team, quest),
            Action::Vote(ballot) => self.vote(seat, ballot),
            Action::Quest(card) => self.quest(seat, card),
            Action::Lady(target) => self.look(seat, target),
            Action::Assassinate(target) => self.assassinate(seat, target),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen(viewer))
    }

    /// A proposal until the first vote, a declined Lady until the next leader acts.
    fn may_take_back(events: &[Event]) -> bool {
        matches!(events, [Event::Proposed { .. } | Event::LadyDeclined { .. }])
    }

    fn is_result(event: &Event) -> bool {
        !matches!(event, Event::Proposed { .. } | Event::Voted { .. } | Event::CardPlayed { .. })
    }

    fn awaited(view: &View) -> Seats {
        view.awaited
    }

    fn scores(&self) -> Scores {
        self.score()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.reason().map(|reason| Outcome { winners: self.players(reason.winner()) })
    }

    /// Good is 0, evil 1.
    fn side(everything: &View, seat: Seat) -> usize {
        let role = everything.roles.as_ref().and_then(|roles| roles.get(seat));
        usize::from(role.is_some_and(|role| role.loyalty() == Loyalty::Evil))
    }

    fn ending(view: &View) -> Option<Ending> {
        let PhaseView::Over { winner, reason } = view.phase else { return None };
        let winner = match winner {
            Loyalty::Good => "good",
            Loyalty::Evil => "evil",
        };
        let how = match reason {
            Reason::ThreeFailures => "3 failures",
            Reason::FiveRejections => "5 rejections",
            Reason::MerlinFound => "Merlin found",
            Reason::MerlinMissed => "Merlin missed",
            Reason::ThreeSuccesses => "3 successes",
        };
        Some(Ending { winner, how })
    }
}
