//! Fair Isolde, with the advanced rules, both forms for two players, and the eight variants. Rules from the
//! Hungarian booklet; section names in the comments are its own.

mod action;
mod board;
mod card;
mod chance;
mod colour;
mod components;
mod core;
mod deal;
mod event;
mod legal;
mod options;
mod play;
mod position;
mod question;
mod refusal;
mod see;
mod shield;
mod track;
mod variants;
mod view;

pub use action::{Action, Disc};
pub use board::{Board, ByBoard};
pub use card::{Card, Kind, deck};
pub use chance::Chance;
pub use colour::{ByColour, Colour};
pub use components::{COMPONENTS, Components, Set, Values};
pub use deal::Deal;
pub use event::{Cause, Event};
pub use options::{Form, Options, Table};
pub use position::Isolde;
pub use question::Question;
pub use refusal::Refusal;
pub use shield::{Hue, Shield, Shields};
pub use track::Track;
pub use variants::Scroll;
pub use view::{Own, PhaseView, ShieldsView, VariantsView, View};

use super::{BySeat, Dice, Ending, Game, Outcome, Seat, Seats, Viewer};
use core::Phase;

impl Game for Isolde {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Scores = BySeat<i16>;

    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=5;

    fn variants() -> Vec<Options> {
        Options::all()
    }

    fn deal(options: &Options, seats: usize, dice: &mut Dice) -> Result<Deal, Refusal> {
        Deal::draw(options, seats, dice)
    }

    fn set_up(options: &Options, seats: usize, deal: &Deal) -> Result<Isolde, Refusal> {
        Isolde::new(options, seats, deal)
    }

    fn choice(&self) -> u32 {
        self.choice
    }

    fn to_act(&self) -> Seats {
        self.awaited()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions = self.open(seat);
        actions.extend(self.hidden(seat));
        actions
    }

    fn play(&mut self, seat: Seat, action: &Action, dice: &mut Dice) -> Result<Vec<Event>, Refusal> {
        if self.core.chance.is_empty() {
            return self.act(seat, *action, dice);
        }
        // What is written out is used up before it can turn out not to fit.
        let mut after = self.clone();
        let events = after.act(seat, *action, dice)?;
        *self = after;
        Ok(events)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen(viewer))
    }

    /// A choice at a scoring of whoever is asked again; a card that was seen stays played.
    fn may_take_back(events: &[Event]) -> bool {
        events.iter().all(|event| matches!(event, Event::Moved { cause: Cause::Magic, .. }))
    }

    fn is_result(event: &Event) -> bool {
        event.is_result()
    }

    fn awaited(view: &View) -> Seats {
        view.awaited
    }

    fn scores(&self) -> BySeat<i16> {
        self.scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.core.phase == Phase::Over).then(|| Outcome { winners: self.winners() })
    }

    /// Everybody plays for himself.
    fn side(_everything: &View, seat: Seat) -> usize {
        seat.index()
    }

    fn ending(view: &View) -> Option<Ending> {
        let PhaseView::Over { winners } = view.phase else { return None };
        let winner = match winners.iter().next() {
            Some(seat) if winners.len() == 1 => ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4"][seat.index() % 5],
            Some(_) => "several",
            None => "neutral",
        };
        Some(Ending { winner, how: if winners.len() > 1 { "shared" } else { "most points" } })
    }
}
