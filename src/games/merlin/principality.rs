//! The six principalities, clockwise round the board (booklet, "Akciórondella").

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A principality, and the colour of everything that comes from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Principality {
    /// The Black Dragon.
    Black,
    /// The Grey Dove.
    Grey,
    /// The Blue Fish.
    Blue,
    /// The Purple Serpent.
    Purple,
    /// The Orange Fox.
    Orange,
    /// The two-headed Brown Eagle.
    Brown,
}

impl Principality {
    /// Clockwise, from where Merlin begins.
    pub const ALL: [Principality; 6] = [
        Principality::Black,
        Principality::Grey,
        Principality::Blue,
        Principality::Purple,
        Principality::Orange,
        Principality::Brown,
    ];

    /// 0 to 5.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The next one clockwise.
    pub fn next(self) -> Principality {
        Principality::ALL[(self.index() + 1) % 6]
    }

    /// The next one counter-clockwise.
    pub fn previous(self) -> Principality {
        Principality::ALL[(self.index() + 5) % 6]
    }
}

/// One value for each principality, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByPrincipality<T>([T; 6]);

impl<T> ByPrincipality<T> {
    pub fn new(value: impl FnMut(Principality) -> T) -> ByPrincipality<T> {
        ByPrincipality(Principality::ALL.map(value))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Principality, &T)> {
        Principality::ALL.into_iter().zip(&self.0)
    }

    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl ByPrincipality<u8> {
    /// How many there are in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The principalities with at least one.
    pub fn present(&self) -> impl Iterator<Item = Principality> {
        self.iter().filter(|(_, count)| **count > 0).map(|(principality, _)| principality)
    }
}

impl<T> Index<Principality> for ByPrincipality<T> {
    type Output = T;
    fn index(&self, principality: Principality) -> &T {
        &self.0[principality.index()]
    }
}

impl<T> IndexMut<Principality> for ByPrincipality<T> {
    fn index_mut(&mut self, principality: Principality) -> &mut T {
        &mut self.0[principality.index()]
    }
}
