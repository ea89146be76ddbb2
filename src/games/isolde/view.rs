//! What one viewer may know of a position. Everything that shows anything is made from this.

use serde::Serialize;

use super::variants::Scroll;
use super::{Action, Board, ByBoard, ByColour, Card, Colour, Disc, Options, Question, Shield, Track};
use crate::games::{Seat, Seats};

/// A position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub options: Options,
    pub seats: usize,
    /// 1 to 6.
    pub round: u8,
    pub start: Colour,
    /// In this order cards are played in this round.
    pub order: Vec<Colour>,
    /// Who holds each colour's cards; nobody holds the neutral one's.
    pub holders: ByColour<Option<Seat>>,
    /// Whether packets go clockwise in this round.
    pub passes_left: bool,
    pub phase: PhaseView,
    pub awaited: Seats,
    /// The boards on the table, in the order of scoring.
    pub boards: Vec<Board>,
    pub tracks: ByBoard<Track>,
    /// What each has played in this round, and where.
    pub played: ByColour<Vec<(Card, Board)>>,
    /// How many cards each has kept or in hand.
    pub hands: ByColour<u8>,
    /// How many cards are in each packet.
    pub packets: ByColour<u8>,
    pub shields: ByColour<ShieldsView>,
    pub variants: VariantsView,
    /// What whoever is awaited may do, as far as everybody knows.
    pub choices: Vec<Action>,
    /// The viewer's own secrets, when he sits at the table.
    pub own: Option<Own>,
    /// All cards in hand: for everybody when the game is over, else only for `Viewer::All`.
    pub all_hands: Option<ByColour<Vec<Card>>>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// Everybody keeps a card; who has.
    Picking {
        kept: Seats,
    },
    /// This colour plays a card.
    Turn {
        colour: Colour,
    },
    Asking(Question),
    /// Lancelot: two piles are made; by whom already.
    Piling {
        done: Seats,
    },
    /// Lancelot: the cards are given to the colours; by whom already.
    Assigning {
        done: Seats,
    },
    Over {
        winners: Seats,
    },
}

/// What everybody knows of a colour's shields.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ShieldsView {
    pub open: Vec<Shield>,
    /// Shields face down; their values where the viewer may know them.
    pub hidden: u8,
    pub known: Option<Vec<Shield>>,
    /// Points without a shield.
    pub bonus: i16,
    /// The points that the viewer knows of.
    pub total: i16,
}

/// What the variants have on the table; `None` and empty where they are not in the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct VariantsView {
    /// Fair Isolde: what each has marked.
    pub marks: Vec<(Colour, Board)>,
    /// Courtship: the discs used at this scoring.
    pub discs: Vec<Disc>,
    /// Courtship: who was named as the next start player.
    pub named: Option<Colour>,
    /// Tournament: below 0 on the side of Joust, above on that of Melee.
    pub cup: Option<i8>,
    /// Learning: which places of the codex still have a shield.
    pub codex: Vec<bool>,
    /// King: the scrolls on 6 and 12.
    pub scrolls: Option<[Scroll; 2]>,
    /// Lancelot: both piles of each seat while they lie open.
    pub piles: Vec<[Vec<Card>; 2]>,
}

/// The secrets of the viewer himself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    pub seat: Seat,
    /// The packet to choose from, or with Lancelot the six cards.
    pub packet: Vec<Card>,
    /// The card of the packet that is kept, until all have chosen.
    pub kept: Option<Card>,
    /// The cards of each own colour.
    pub hands: Vec<(Colour, Vec<Card>)>,
    /// What was passed on in this round, packet by packet.
    pub passed: Vec<Vec<Card>>,
    /// Learning: places of the codex that were looked at, with what lies there if it was not taken.
    pub looks: Vec<(u8, Option<i16>)>,
    /// What may be done that nobody else may know.
    pub choices: Vec<Action>,
}
