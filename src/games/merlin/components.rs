//! The components, read from `assets/merlin.toml`, which says of each where it comes from.

use std::sync::LazyLock;

use serde::Deserialize;

use super::{Field, Henchman, Item, Kind, Need, Principality};

/// Everything that the box contains.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// What each space of the rondel is, clockwise from the Black principality.
    pub rondel: [Field; 24],
    pub supply: Supply,
    pub frames: Frames,
    #[serde(rename = "starting_tile")]
    pub starting_tiles: [StartingTile; 4],
    #[serde(rename = "mission")]
    pub missions: Vec<Card>,
}

/// How many there are of everything.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// Of each kind and principality.
    pub items: u8,
    /// Of each principality's shield.
    pub traitors: u8,
    pub apples: u8,
    /// Influence counters of each player.
    pub influence: u8,
    pub manors: u8,
    pub staffs: u8,
    pub seals: u8,
    /// Tiles of each terrain without a tower.
    pub plain: u8,
    /// Tiles of each terrain with one.
    pub towers: u8,
}

/// The materials that the two frames of the environs name, one for each column.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frames {
    pub top: [Principality; 6],
    pub bottom: [Principality; 6],
}

/// What a player begins with (booklet, "Előkészületek" B).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartingTile {
    /// Where the knight stands.
    pub knight: Principality,
    /// Where an influence counter lies.
    pub influence: Principality,
    flag: Principality,
    shield: Principality,
    material: Principality,
}

impl StartingTile {
    /// The items that the player takes.
    pub fn items(&self) -> [Item; 3] {
        [(Kind::Flag, self.flag), (Kind::Shield, self.shield), (Kind::Material, self.material)]
            .map(|(kind, of)| Item { kind, of })
    }
}

/// A mission card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The points that it gives, 1 to 3.
    pub value: u8,
    /// The henchman in its corner; with King's Favor the column of abilities.
    pub icon: Henchman,
    /// What must be true, all of it.
    pub needs: Vec<Need>,
}

/// The components of the game.
pub static COMPONENTS: LazyLock<Components> = LazyLock::new(|| {
    toml::from_str(include_str!("../../../assets/merlin.toml"))
        .expect("the file is part of the program, and a test reads it")
});
