//! The rondel of 24 spaces (booklet, "Az akciórondella akciói").

use serde::{Deserialize, Serialize};

use super::components::COMPONENTS;
use super::{Kind, Pips, Principality};

/// How many spaces the rondel has.
const SPACES: u8 = 24;

/// A space of the rondel, numbered clockwise from 0, the Black principality. People see it one higher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Space(u8);

/// The way round the rondel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Clockwise,
    CounterClockwise,
}

/// What can be done on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// Send a henchman to this principality.
    Principality(Principality),
    /// One point for each of these.
    Points(Tally),
    /// Take an item of this kind where you have influence.
    Influence(Kind),
    /// Send a henchman to where you have influence.
    InfluenceHenchman,
    Excalibur,
    Grail,
    /// Move a henchman to the next principality.
    Relocate,
    Exchange,
    Mission,
    Manor,
}

/// What a victory point space counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tally {
    Flags,
    Shields,
    Materials,
    /// Influence counters that lie in principalities.
    Influence,
}

impl Tally {
    pub const ALL: [Tally; 4] = [Tally::Flags, Tally::Shields, Tally::Materials, Tally::Influence];
}

impl Space {
    /// All spaces, clockwise.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..SPACES).map(Space)
    }

    /// The space with this number from 0; `None` beyond the last.
    pub fn new(number: u8) -> Option<Space> {
        (number < SPACES).then_some(Space(number))
    }

    /// The space of a principality.
    pub fn of(principality: Principality) -> Space {
        let found = Space::all().find(|space| space.field() == Field::Principality(principality));
        found.expect("the rondel has a space of each principality, which a test of the data checks")
    }

    /// 0 to 23.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// As people read it: 1 to 24.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// What can be done here.
    pub fn field(self) -> Field {
        COMPONENTS.rondel[self.index()]
    }

    /// The space so many steps on.
    pub fn step(self, pips: Pips, direction: Direction) -> Space {
        let steps = match direction {
            Direction::Clockwise => pips.number(),
            Direction::CounterClockwise => SPACES - pips.number(),
        };
        Space((self.0 + steps) % SPACES)
    }

    /// The space on the other side.
    pub fn opposite(self) -> Space {
        Space((self.0 + SPACES / 2) % SPACES)
    }
}

impl TryFrom<u8> for Space {
    type Error = String;
    fn try_from(number: u8) -> Result<Space, String> {
        Space::new(number).ok_or_else(|| format!("the rondel's spaces are numbered 0 to 23, not {number}"))
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> u8 {
        space.0
    }
}
