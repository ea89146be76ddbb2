//! Mission cards (booklet, "Küldetéskártyák", "A küldetéskártyák feltételei").

use serde::{Deserialize, Serialize};

use super::components::{COMPONENTS, Card};
use super::{Castle, Henchman, Item, Kind, Principality};

/// A mission card by its number in the list of components, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Mission(u8);

/// One thing that a mission needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// This very item on the castle board.
    Item(Item),
    /// Any item of this kind.
    AnyItem(Kind),
    /// So many influence counters in this principality.
    Influence { count: u8, at: Principality },
    /// So many influence counters in principalities, whichever.
    InfluenceAnywhere(u8),
    /// This henchman stands in this principality.
    Henchman { who: Henchman, at: Principality },
    /// Any two henchmen stand in this principality.
    TwoHenchmen(Principality),
    /// Both stand in one and the same principality, whichever.
    Together(Henchman, Henchman),
}

impl Mission {
    /// All cards.
    pub fn all() -> impl Iterator<Item = Mission> {
        (0..COMPONENTS.missions.len()).map(|index| Mission(index as u8 + 1))
    }

    /// The card with this number; `None` when there is none.
    pub fn new(number: u8) -> Option<Mission> {
        (1..=COMPONENTS.missions.len()).contains(&usize::from(number)).then_some(Mission(number))
    }

    /// From 1.
    pub fn number(self) -> u8 {
        self.0
    }

    fn card(self) -> &'static Card {
        &COMPONENTS.missions[usize::from(self.0) - 1]
    }

    /// The points that it gives, 1 to 3.
    pub fn value(self) -> u8 {
        self.card().value
    }

    /// The henchman in its corner.
    pub fn icon(self) -> Henchman {
        self.card().icon
    }

    /// What must be true, all of it.
    pub fn needs(self) -> &'static [Need] {
        &self.card().needs
    }

    /// Whether everything that it needs is true.
    pub fn is_met(self, castle: &Castle) -> bool {
        let needs = self.needs();
        needs.iter().enumerate().all(|(index, need)| need.is_met(castle, &needs[..index]))
    }

    /// What it needs and is not true yet.
    pub fn lacking(self, castle: &Castle) -> impl Iterator<Item = Need> {
        let needs = self.needs();
        needs.iter().enumerate().filter(|(index, need)| !need.is_met(castle, &needs[..*index])).map(|(_, need)| *need)
    }
}

impl Need {
    /// Whether it is true beside the needs before it on the card: two needs take two pieces.
    fn is_met(&self, castle: &Castle, before: &[Need]) -> bool {
        match *self {
            Need::Item(item) => {
                let same = before.iter().filter(|need| **need == Need::Item(item)).count();
                usize::from(castle.items[item.kind][item.of]) > same
            }
            Need::AnyItem(kind) => {
                let taken = before.iter().filter(|need| match need {
                    Need::Item(item) => item.kind == kind && castle.items.has(*item),
                    Need::AnyItem(other) => *other == kind,
                    _ => false,
                });
                usize::from(castle.items[kind].total()) > taken.count()
            }
            Need::Influence { count, at } => castle.influence[at] >= count,
            Need::InfluenceAnywhere(count) => castle.influence.total() >= count,
            Need::Henchman { who, at } => castle.henchmen[who] == Some(at),
            Need::TwoHenchmen(at) => castle.henchmen.values().filter(|place| **place == Some(at)).count() >= 2,
            Need::Together(one, other) => {
                castle.henchmen[one].is_some() && castle.henchmen[one] == castle.henchmen[other]
            }
        }
    }
}

impl TryFrom<u8> for Mission {
    type Error = String;
    fn try_from(number: u8) -> Result<Mission, String> {
        Mission::new(number)
            .ok_or_else(|| format!("missions are numbered 1 to {}, not {number}", COMPONENTS.missions.len()))
    }
}

impl From<Mission> for u8 {
    fn from(mission: Mission) -> u8 {
        mission.0
    }
}
