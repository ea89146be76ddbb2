//! Flags, shields and materials (booklet, "Előkészületek" 5).

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::{ByPrincipality, Principality};

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Flag,
    Shield,
    Material,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Flag, Kind::Shield, Kind::Material];
}

/// One flag, shield or material of a principality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    pub kind: Kind,
    pub of: Principality,
}

impl Item {
    pub fn flag(of: Principality) -> Item {
        Item { kind: Kind::Flag, of }
    }

    pub fn shield(of: Principality) -> Item {
        Item { kind: Kind::Shield, of }
    }

    pub fn material(of: Principality) -> Item {
        Item { kind: Kind::Material, of }
    }
}

/// How many of each item lie somewhere: on a castle board, or in the principalities' stocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Items {
    pub flags: ByPrincipality<u8>,
    pub shields: ByPrincipality<u8>,
    pub materials: ByPrincipality<u8>,
}

impl Items {
    /// So many of each.
    pub fn each(count: u8) -> Items {
        let all = ByPrincipality::new(|_| count);
        Items { flags: all, shields: all, materials: all }
    }

    /// How many there are of all kinds.
    pub fn total(&self) -> u8 {
        Kind::ALL.into_iter().map(|kind| self[kind].total()).sum()
    }

    pub fn has(&self, item: Item) -> bool {
        self[item.kind][item.of] > 0
    }

    /// Every item of which there is one.
    pub fn present(&self) -> impl Iterator<Item = Item> {
        Kind::ALL.into_iter().flat_map(|kind| self[kind].present().map(move |of| Item { kind, of }))
    }

    /// Moves one from here to there. There must be one.
    pub(super) fn pass(&mut self, item: Item, to: &mut Items) {
        self[item.kind][item.of] -= 1;
        to[item.kind][item.of] += 1;
    }
}

impl Index<Kind> for Items {
    type Output = ByPrincipality<u8>;
    fn index(&self, kind: Kind) -> &ByPrincipality<u8> {
        match kind {
            Kind::Flag => &self.flags,
            Kind::Shield => &self.shields,
            Kind::Material => &self.materials,
        }
    }
}

impl IndexMut<Kind> for Items {
    fn index_mut(&mut self, kind: Kind) -> &mut ByPrincipality<u8> {
        match kind {
            Kind::Flag => &mut self.flags,
            Kind::Shield => &mut self.shields,
            Kind::Material => &mut self.materials,
        }
    }
}
