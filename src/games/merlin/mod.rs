//! Merlin, with the module King's Favor. Rules from the Hungarian booklet; section names in the comments are
//! its own.

mod act;
mod action;
mod board;
mod castle;
mod chance;
mod components;
mod deal;
mod die;
mod environs;
mod event;
mod favor;
mod flag;
mod forced;
mod hand;
mod henchman;
mod imagine;
mod item;
mod legal;
mod manor;
mod mission;
mod options;
mod play;
mod position;
mod principality;
mod refusal;
mod rondel;
mod round;
mod score;
mod see;
mod travel;
mod view;

pub use action::{Action, Pick, Reward, Turned};
pub use board::Board;
pub use castle::{BySource, Castle, Row, Seals, Source};
pub use chance::Chance;
pub use components::{COMPONENTS, Card, Components, Frames, StartingTile, Supply};
pub use deal::Deal;
pub use die::{Chosen, Die, Pips, Throw, Unused};
pub use environs::{COLUMNS, Environs, Plot, Terrain, Tile};
pub use event::{Duty, Event, Figure, Repelling};
pub use henchman::{ByHenchman, Henchman};
pub use imagine::Imagined;
pub use item::{Item, Items, Kind};
pub use mission::{Mission, Need};
pub use options::Options;
pub use position::{Again, Half, Merlin, Part, Phase, Stage, Turn, Visit};
pub use principality::{ByPrincipality, Principality};
pub use refusal::Refusal;
pub use rondel::{Direction, Field, Space, Tally};
pub use view::{Held, Own, View};

use super::{BySeat, Dice, Ending, Game, Outcome, Seat, Seats, Viewer};

impl Game for Merlin {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Scores = BySeat<i16>;

    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=4;

    fn variants() -> Vec<Options> {
        [false, true].map(|kings_favor| Options { kings_favor }).to_vec()
    }

    fn deal(_options: &Options, seats: usize, dice: &mut Dice) -> Result<Deal, Refusal> {
        Deal::draw(seats, dice)
    }

    fn set_up(options: &Options, seats: usize, deal: &Deal) -> Result<Merlin, Refusal> {
        deal.check(seats)?;
        Ok(Merlin::new(options, deal))
    }

    fn note(deal: &mut Deal, event: &Event) {
        let later = &mut deal.later;
        match event {
            Event::Rolled { throw, again, .. } => later.throws.extend(again.iter().chain([throw]).copied()),
            Event::MissionsShuffled { order } => later.missions.extend(order.clone()),
            Event::TraitorsShuffled { order } => later.traitors.extend(order.clone()),
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
        if self.chance.is_empty() {
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

    /// Every step of a turn, until a card was drawn or shown, a die rolled, or the turn ended.
    fn may_take_back(events: &[Event]) -> bool {
        events.iter().all(Event::is_step)
    }

    fn forced(public: &View) -> Option<(Seat, Action)> {
        public.forced()
    }

    /// The scorings.
    fn is_result(event: &Event) -> bool {
        event.is_of_scoring()
    }

    fn awaited(view: &View) -> Seats {
        view.awaited
    }

    fn scores(&self) -> BySeat<i16> {
        self.castles.map(Castle::score)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome { winners: self.winners() })
    }

    /// Everybody plays for himself.
    fn side(_everything: &View, seat: Seat) -> usize {
        seat.index()
    }

    fn ending(view: &View) -> Option<Ending> {
        if view.phase != Phase::Over {
            return None;
        }
        let scores = view.castles.map(Castle::score);
        let winners = score::leaders(&scores);
        let winner = match winners.iter().next() {
            Some(seat) if winners.len() == 1 => ["seat 0", "seat 1", "seat 2", "seat 3"][seat.index() % 4],
            _ => "several",
        };
        Some(Ending { winner, how: if winners.len() == 1 { "most points" } else { "shared" } })
    }
}
