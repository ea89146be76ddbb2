//! The components, read from `assets/isolde.toml`, which says of each where it comes from.

use std::sync::LazyLock;

use serde::Deserialize;

use super::{Kind, Table};

/// What the box contains, as far as rules need it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    #[serde(rename = "card")]
    pub cards: Vec<Set>,
    booklet: Values,
    printed: Values,
    /// Spaces from the border to the last one before a knight (Tournament).
    pub cup: i8,
    /// How many spaces a track that goes round is drawn with.
    pub lap: u16,
}

/// Cards that are alike.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    pub kind: Kind,
    pub value: u8,
    pub count: u8,
}

/// What the two boards give that are scored once.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// For the first, second and third place.
    pub grail: [i16; 3],
    /// For the last and the second-to-last place.
    pub chivalry: [i16; 2],
}

impl Components {
    pub fn values(&self, table: Table) -> &Values {
        match table {
            Table::Booklet => &self.booklet,
            Table::Printed => &self.printed,
        }
    }
}

/// The components of the game.
pub static COMPONENTS: LazyLock<Components> = LazyLock::new(|| {
    toml::from_str(include_str!("../../../assets/isolde.toml"))
        .expect("the file is part of the program, and a test reads it")
});
