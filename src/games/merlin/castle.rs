//! What a player has before him: the castle board and what he has put elsewhere. All of it is public.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::components::{COMPONENTS, StartingTile};
use super::{ByHenchman, ByPrincipality, Henchman, Items, Kind, Principality, Space, Tally, Unused};

/// Everything of one player but his missions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Castle {
    pub knight: Space,
    /// Where each henchman stands; `None` is at home.
    pub henchmen: ByHenchman<Option<Principality>>,
    /// Influence counters that lie in each principality.
    pub influence: ByPrincipality<u8>,
    /// Influence counters that are left.
    pub counters: u8,
    /// Manors that are left.
    pub manors: u8,
    pub staffs: u8,
    pub apples: u8,
    /// Flags, shields and materials.
    pub items: Items,
    /// Traitors by the shield they show.
    pub traitors: ByPrincipality<u8>,
    pub dice: Unused,
    /// The seals of King's Favor, column by column.
    pub seals: ByHenchman<Seals>,
    /// Where his points come from.
    pub points: BySource,
}

/// The seals on one column of King's Favor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seals {
    /// Rows 1 to 3.
    pub rows: [bool; 3],
    /// The third row's seal lies face down: used since the last scoring.
    pub used: bool,
}

/// A row of King's Favor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    /// A point more for each mission with this henchman's icon.
    First,
    /// On a principality's space this henchman may be sent to any principality.
    Second,
    /// Once between scorings.
    Third,
}

impl Row {
    pub const ALL: [Row; 3] = [Row::First, Row::Second, Row::Third];

    /// 1 to 3.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl Seals {
    pub fn has(&self, row: Row) -> bool {
        self.rows[row as usize]
    }

    /// Whether the third row can be used now.
    pub fn ready(&self) -> bool {
        self.has(Row::Third) && !self.used
    }
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Victory point spaces.
    Rondel,
    Missions,
    /// Two missions in one turn with a grey flag.
    GreyFlag,
    /// The points that abilities of King's Favor bring.
    Favor,
    /// Traitors that were not repelled; never above 0.
    Traitors,
    Excalibur,
    Environs,
    Influence,
    Henchmen,
    Apples,
    Staffs,
    Items,
}

impl Source {
    pub const ALL: [Source; 12] = [
        Source::Rondel,
        Source::Missions,
        Source::GreyFlag,
        Source::Favor,
        Source::Traitors,
        Source::Excalibur,
        Source::Environs,
        Source::Influence,
        Source::Henchmen,
        Source::Apples,
        Source::Staffs,
        Source::Items,
    ];
}

/// A player's points by where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySource([i16; 12]);

impl BySource {
    pub fn iter(&self) -> impl Iterator<Item = (Source, i16)> {
        Source::ALL.into_iter().zip(self.0)
    }

    /// The score; below 0 is possible.
    pub fn total(&self) -> i16 {
        self.0.iter().sum()
    }
}

impl Index<Source> for BySource {
    type Output = i16;
    fn index(&self, source: Source) -> &i16 {
        &self.0[source as usize]
    }
}

impl IndexMut<Source> for BySource {
    fn index_mut(&mut self, source: Source) -> &mut i16 {
        &mut self.0[source as usize]
    }
}

impl Castle {
    /// With everything at home, before the starting tile's items are taken from the stocks (booklet,
    /// "Előkészületek" A and B).
    pub(super) fn new(tile: &StartingTile) -> Castle {
        let supply = &COMPONENTS.supply;
        let mut influence = ByPrincipality::default();
        influence[tile.influence] = 1;
        Castle {
            knight: Space::of(tile.knight),
            henchmen: ByHenchman::default(),
            influence,
            counters: supply.influence - 1,
            manors: supply.manors,
            staffs: supply.staffs,
            apples: 1,
            items: Items::default(),
            traitors: ByPrincipality::default(),
            dice: Unused::default(),
            seals: ByHenchman::default(),
            points: BySource::default(),
        }
    }

    pub fn score(&self) -> i16 {
        self.points.total()
    }

    /// How many henchmen stand in principalities.
    pub fn sent_out(&self) -> u8 {
        self.henchmen.values().filter(|place| place.is_some()).count() as u8
    }

    /// What a victory point space counts.
    pub fn tally(&self, tally: Tally) -> u8 {
        match tally {
            Tally::Flags => self.items[Kind::Flag].total(),
            Tally::Shields => self.items[Kind::Shield].total(),
            Tally::Materials => self.items[Kind::Material].total(),
            Tally::Influence => self.influence.total(),
        }
    }

    /// Seals of King's Favor that are not placed yet.
    pub fn seals_left(&self) -> u8 {
        let placed = self.seals.values().flat_map(|seals| seals.rows).filter(|placed| *placed).count();
        COMPONENTS.supply.seals - placed as u8
    }

    /// Whether the third row of this column can be used now.
    pub fn favor_ready(&self, henchman: Henchman) -> bool {
        self.seals[henchman].ready()
    }
}
