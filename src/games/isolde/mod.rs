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
pub use core::ROUNDS;
pub use deal::Deal;
pub use event::{Cause, Event, Move};
pub use options::{Form, Options, Table};
pub use position::Isolde;
pub use question::Question;
pub use refusal::Refusal;
pub use shield::{Hue, Shield, Shields};
pub use track::Track;
pub use variants::Scroll;
pub use view::{Everything, Own, PhaseView, ShieldsView, VariantsView, View};

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

    fn note(deal: &mut Deal, event: &Event) {
        let later = &mut deal.later;
        match event {
            Event::RoundBegan { deck, .. } => later.decks.extend(deck.clone()),
            Event::CodexFilled { shields } => later.codices.extend(shields.clone()),
            Event::NeutralKept { place, .. } | Event::NeutralDrew { place, .. } => later.picks.extend(*place),
            _ => {}
        }
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

    /// What was chosen at a scoring or marked, until a card or shield comes to light or a board has been scored.
    fn may_take_back(events: &[Event]) -> bool {
        events.iter().all(Event::is_step)
    }

    /// The only answer to a question that everybody sees. What is drafted and played is never among these.
    fn forced(public: &View) -> Option<(Seat, Action)> {
        match (public.awaited.iter().next(), &public.choices[..]) {
            (Some(seat), [only]) => Some((seat, *only)),
            _ => None,
        }
    }

    /// Cards are chosen by all at the same time, packet after packet.
    fn on_panels(public: &View) -> bool {
        matches!(public.phase, PhaseView::Picking { .. } | PhaseView::Piling { .. } | PhaseView::Assigning { .. })
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
        (self.core.phase == Phase::Over).then(|| Outcome { winners: self.winners().0 })
    }

    /// Everybody plays for himself.
    fn side(_everything: &View, seat: Seat) -> usize {
        seat.index()
    }

    fn ending(view: &View) -> Option<Ending> {
        let PhaseView::Over { winners, neutral } = view.phase else { return None };
        let shared = winners.len() + usize::from(neutral) > 1;
        let winner = match winners.iter().next() {
            _ if shared => "several",
            Some(seat) => ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4"][seat.index() % 5],
            None => "neutral",
        };
        Some(Ending { winner, how: if shared { "shared" } else { "most points" } })
    }
}
