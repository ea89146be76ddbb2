//! The 52 cards (booklet, "Tartozékok"; how many of each value is ours).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Board;
use super::components::COMPONENTS;

/// What a card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Joust or Melee, as its player likes.
    Combat,
    Study,
    Isolde,
    King,
    Grail,
    Chivalry,
}

impl Kind {
    pub const ALL: [Kind; 6] = [Kind::Combat, Kind::Study, Kind::Isolde, Kind::King, Kind::Grail, Kind::Chivalry];

    /// The boards on which such a card moves a marker.
    pub fn boards(self) -> &'static [Board] {
        match self {
            Kind::Combat => &[Board::Joust, Board::Melee],
            Kind::Study => &[Board::Study],
            Kind::Isolde => &[Board::Isolde],
            Kind::King => &[Board::King],
            Kind::Grail => &[Board::Grail],
            Kind::Chivalry => &[Board::Chivalry],
        }
    }
}

/// A card. Those of one kind and value are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub kind: Kind,
    /// Spaces that it moves a marker, 2 to 5.
    pub value: u8,
}

/// In English, for the command line.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.kind, self.value)
    }
}

/// All 52 cards, in order.
pub fn deck() -> Vec<Card> {
    let sets = COMPONENTS.cards.iter();
    sets.flat_map(|set| std::iter::repeat_n(Card { kind: set.kind, value: set.value }, usize::from(set.count)))
        .collect()
}
