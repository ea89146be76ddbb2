//! The four henchmen of each player (booklet, "Grófságmezők").

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A henchman; each player has one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Henchman {
    /// The Lady-in-waiting places influence.
    Lady,
    /// Fetches a shield.
    ShieldBearer,
    /// Fetches a material.
    Builder,
    /// Fetches a flag.
    FlagBearer,
}

impl Henchman {
    pub const ALL: [Henchman; 4] = [Henchman::Lady, Henchman::ShieldBearer, Henchman::Builder, Henchman::FlagBearer];
}

/// One value for each henchman.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByHenchman<T>([T; 4]);

impl<T> ByHenchman<T> {
    pub fn iter(&self) -> impl Iterator<Item = (Henchman, &T)> {
        Henchman::ALL.into_iter().zip(&self.0)
    }

    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T> Index<Henchman> for ByHenchman<T> {
    type Output = T;
    fn index(&self, henchman: Henchman) -> &T {
        &self.0[henchman as usize]
    }
}

impl<T> IndexMut<Henchman> for ByHenchman<T> {
    fn index_mut(&mut self, henchman: Henchman) -> &mut T {
        &mut self.0[henchman as usize]
    }
}
