//! What one viewer may know of a position. Everything that shows anything is made from this.

use serde::Serialize;

use super::core::ROUNDS;
use super::variants::Scroll;
use super::{Action, Board, ByBoard, ByColour, Card, Colour, Disc, Move, Options, Question, Shield, Track};
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
    /// The move of the last card, or at a scoring all moves of that.
    pub moves: Vec<Move>,
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
    /// For everybody when the game is over, else only for `Viewer::All`.
    pub everything: Option<Everything>,
}

impl View {
    /// In which rounds a board is scored; `None` where that does not hang on the round (King).
    pub fn rounds(&self, board: Board) -> Option<impl Iterator<Item = u8> + use<>> {
        let options = self.options;
        let is_scored = move |round: &u8| match board {
            Board::Joust | Board::Melee if options.tournament => round.is_multiple_of(2),
            Board::Isolde | Board::Joust | Board::Melee | Board::Study => true,
            Board::King => round.is_multiple_of(3),
            Board::Grail | Board::Chivalry => *round == ROUNDS,
            Board::Magic => matches!(round, 2 | 5),
        };
        let by_scrolls = board == Board::King && options.king;
        (!by_scrolls).then(|| (1..=ROUNDS).filter(is_scored))
    }

    /// The boards that are scored after this round, as far as that is certain; none after the last.
    pub fn scored(&self) -> Vec<Board> {
        if let PhaseView::Over { .. } = self.phase {
            return Vec::new();
        }
        let is_scored = |board: &Board| match self.rounds(*board) {
            Some(mut rounds) => rounds.any(|round| round == self.round),
            None => self.variants.scrolls.iter().flatten().any(|scroll| *scroll == Scroll::Taken),
        };
        self.boards.iter().copied().filter(is_scored).collect()
    }
}

/// What only some or nobody knows during a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Everything {
    /// What is in front of each to choose from.
    pub packets: ByColour<Vec<Card>>,
    /// Kept, and not played yet.
    pub hands: ByColour<Vec<Card>>,
    /// Learning: the shields face down; `None` is taken.
    pub codex: Vec<Option<i16>>,
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
    /// `neutral`: the neutral colour has won, alone or with them.
    Over {
        winners: Seats,
        neutral: bool,
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

impl ShieldsView {
    /// The points that everybody knows of.
    pub fn open_total(&self) -> i16 {
        self.open.iter().map(|shield| shield.value).sum::<i16>() + self.bonus
    }
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
    /// Lancelot: both piles of each seat in this round, once they are turned up.
    pub piles: Vec<[Vec<Card>; 2]>,
    /// Lancelot: which of the piles of each seat the opponent has taken.
    pub taken: Vec<Option<u8>>,
}

/// The secrets of the viewer himself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    pub seat: Seat,
    /// The packet to choose from, or with Lancelot the six cards.
    pub packet: Vec<Card>,
    /// The card of the packet that is kept, until all have chosen.
    pub kept: Option<Card>,
    /// Lancelot: the three cards chosen for a pile or for the first colour, until both have chosen.
    pub three: Option<[Card; 3]>,
    /// The cards of each own colour.
    pub hands: Vec<(Colour, Vec<Card>)>,
    /// What was passed on in this round, packet by packet.
    pub passed: Vec<Vec<Card>>,
    /// Learning: places of the codex that were looked at, with what lies there if it was not taken.
    pub looks: Vec<(u8, Option<i16>)>,
    /// What may be done that nobody else may know.
    pub choices: Vec<Action>,
}
