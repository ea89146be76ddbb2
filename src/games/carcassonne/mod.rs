//! Carcassonne with the Mage & Witch, Inns & Cathedrals and the River; the base game of the second edition.

mod action;
mod deal;
mod event;
mod feature;
mod frame;
mod grid;
mod imagine;
mod landscape;
mod legal;
mod magic;
mod options;
mod play;
mod position;
mod refusal;
mod river;
mod score;
mod side;
mod tile;
mod view;

pub use action::{Action, Figure};
pub use deal::Deal;
pub use event::{Event, Scoring};
pub use feature::Feature;
pub use frame::{Frame, letters};
pub use imagine::Imagined;
pub use landscape::{Laid, Landscape, Meeple, Spot};
pub use options::Options;
pub use position::{Carcassonne, Phase, Supply};
pub use refusal::Refusal;
pub use side::{Cell, Rotation, Side};
pub use tile::{Edge, Face, Segment, Set, Terrain, Tile};
pub use view::View;

use super::{BySeat, Dice, Ending, Game, Outcome, Seat, Seats, Viewer};

impl Game for Carcassonne {
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Scores = BySeat<u16>;

    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=6;

    fn variants() -> Vec<Options> {
        Options::all()
    }

    fn seats_for(options: &Options) -> std::ops::RangeInclusive<usize> {
        options.seats()
    }

    fn deal(options: &Options, seats: usize, dice: &mut Dice) -> Result<Deal, Refusal> {
        Deal::draw(options, seats, dice)
    }

    fn set_up(options: &Options, seats: usize, deal: &Deal) -> Result<Carcassonne, Refusal> {
        Carcassonne::new(options, seats, deal)
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
        self.act(seat, *action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn seen(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// Every step of a turn until it is ended, which draws a tile.
    fn may_take_back(events: &[Event]) -> bool {
        !events.iter().any(|event| {
            matches!(event, Event::Drawn { .. } | Event::SetAside { .. } | Event::Scored(_) | Event::Over { .. })
        })
    }

    /// A tile that can lie in one way only. The end of a turn waits, since everything before it can be taken back.
    fn forced(public: &View) -> Option<(Seat, Action)> {
        match public.choices[..] {
            [action] if action != Action::Done => Some((public.turn, action)),
            _ => None,
        }
    }

    fn is_result(event: &Event) -> bool {
        matches!(
            event,
            Event::SetAside { .. }
                | Event::Scored(_)
                | Event::Returned { .. }
                | Event::LastScoring
                | Event::Over { .. }
        )
    }

    fn awaited(view: &View) -> Seats {
        view.awaited
    }

    fn scores(&self) -> BySeat<u16> {
        self.scores.clone()
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
        let best = view.scores.values().max().copied();
        let winners = view.scores.which(|score| Some(*score) == best);
        let winner = match winners.iter().next() {
            Some(seat) if winners.len() == 1 => {
                ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5"][seat.index() % 6]
            }
            _ => "several",
        };
        Some(Ending { winner, how: if winners.len() == 1 { "most points" } else { "shared" } })
    }
}
