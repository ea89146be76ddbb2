//! What happened.

use serde::{Deserialize, Serialize};

use super::{Board, ByColour, Card, Colour, Disc, Shield};
use crate::games::{Seat, Seats, Viewer};

/// Why a marker moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Card,
    /// Isolde's bonus, or a challenge.
    Isolde,
    Magic,
    Disc,
    /// Advanced: steps back.
    Back,
}

/// A marker that moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    pub colour: Colour,
    pub board: Board,
    pub from: u16,
    pub to: u16,
    pub cause: Cause,
}

/// Something that happened. What only some may know is an `Option` and `None` for the others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The order of the deck is known to nobody.
    RoundBegan {
        round: u8,
        start: Colour,
        order: Vec<Colour>,
        deck: Option<Vec<Card>>,
    },
    /// `seat` chose; the card is known to him.
    Kept {
        seat: Seat,
        colour: Colour,
        card: Option<Card>,
    },
    /// All packets went on; `left`: clockwise.
    Passed {
        left: bool,
    },
    /// Everybody has his cards.
    Drafted,
    Played {
        colour: Colour,
        card: Card,
        board: Board,
    },
    Moved {
        colour: Colour,
        board: Board,
        from: u16,
        to: u16,
        cause: Cause,
    },
    Declined {
        colour: Colour,
    },
    /// `order`: those off the start, the first ahead. Points by colour.
    BoardScored {
        board: Board,
        order: Vec<Colour>,
        points: Vec<(Colour, i16)>,
    },
    /// The bonuses of Isolde's board go to these, the first place first.
    IsoldeRanked {
        ranks: Vec<Colour>,
    },
    Reset {
        board: Board,
    },

    /// Advanced: the own marker was put on top.
    PutOnTop {
        colour: Colour,
        board: Board,
    },
    ClosedUp {
        board: Board,
    },

    /// Parcifal: the neutral colour kept a card; known to nobody. `place`: among those of the highest value.
    NeutralKept {
        card: Option<Card>,
        place: Option<u8>,
    },
    /// Parcifal: the card that the neutral colour plays. `place`: in its hand, by chance.
    NeutralDrew {
        colour: Colour,
        card: Card,
        place: Option<u8>,
    },
    /// Lancelot: both piles were made.
    Piled {
        seat: Seat,
    },
    PilesShown {
        piles: Vec<[Vec<Card>; 2]>,
    },
    PileTaken {
        seat: Seat,
        pile: u8,
    },
    Assigned {
        seat: Seat,
        first: Option<[Card; 3]>,
    },

    Marked {
        colour: Colour,
        board: Board,
    },
    /// Learning: the codex was filled, in an order that nobody knows.
    CodexFilled {
        shields: Option<Vec<i16>>,
    },
    Looked {
        seat: Seat,
        colour: Colour,
        place: u8,
        value: Option<i16>,
    },
    ShieldTaken {
        seat: Option<Seat>,
        colour: Colour,
        place: u8,
        value: Option<i16>,
    },
    /// Those who had drawn a 0 gave it back.
    ZerosReturned {
        colours: Vec<Colour>,
    },
    DiscUsed {
        colour: Colour,
        disc: Disc,
    },
    MagicRanked {
        ranks: Vec<Colour>,
    },
    CupMoved {
        from: i8,
        to: i8,
    },
    CupReset,
    ScrollTaken {
        colour: Colour,
        at: u16,
    },
    ScrollsBack,
    /// Grail variant: points without shields.
    BonusScored {
        points: Vec<(Colour, i16)>,
    },
    /// `value` is known to all unless the shield is `hidden`, face down; `seats`: who knows it then.
    ShieldGiven {
        from: Colour,
        to: Colour,
        value: Option<i16>,
        hidden: bool,
        seats: Seats,
    },
    BlueTaken {
        from: Colour,
        to: Colour,
        shield: Shield,
    },

    /// `neutral`: the neutral colour has won, alone or with them.
    Over {
        winners: Seats,
        neutral: bool,
        points: ByColour<i16>,
    },
}

impl Event {
    /// Chosen by somebody or following from that, with nothing of it hidden before.
    pub(super) fn is_step(&self) -> bool {
        match self {
            Event::Moved { cause, .. } => *cause != Cause::Card,
            Event::Declined { .. }
            | Event::PutOnTop { .. }
            | Event::PileTaken { .. }
            | Event::Marked { .. }
            | Event::DiscUsed { .. }
            | Event::ScrollTaken { .. } => true,
            _ => false,
        }
    }

    /// A part of a scoring, a reset, or the end.
    pub(super) fn is_result(&self) -> bool {
        matches!(
            self,
            Event::RoundBegan { .. }
                | Event::BoardScored { .. }
                | Event::IsoldeRanked { .. }
                | Event::MagicRanked { .. }
                | Event::ZerosReturned { .. }
                | Event::BonusScored { .. }
                | Event::ShieldGiven { .. }
                | Event::BlueTaken { .. }
                | Event::Reset { .. }
                | Event::ClosedUp { .. }
                | Event::Over { .. }
        )
    }

    /// The event as a viewer may know it. Everybody knows that it happened.
    pub(super) fn seen(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        if viewer == Viewer::All {
            return event;
        }
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        match &mut event {
            Event::RoundBegan { deck, .. } => *deck = None,
            Event::Kept { seat, card, .. } if !own(*seat) => *card = None,
            Event::NeutralKept { card, place } => (*card, *place) = (None, None),
            Event::NeutralDrew { place, .. } => *place = None,
            Event::Assigned { seat, first } if !own(*seat) => *first = None,
            Event::CodexFilled { shields } => *shields = None,
            Event::Looked { seat, value, .. } if !own(*seat) => *value = None,
            Event::ShieldTaken { seat, value, .. } if !seat.is_some_and(own) => *value = None,
            Event::ShieldGiven { value, hidden: true, seats, .. } if !seats.iter().any(own) => *value = None,
            _ => {}
        }
        event
    }
}
