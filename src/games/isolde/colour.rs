//! Colours: who has markers on the boards. With two players there are more colours than seats.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A set of markers, numbered from 0 in playing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Colour(pub u8);

impl Colour {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// So many colours, in order.
    pub fn all(colours: usize) -> impl DoubleEndedIterator<Item = Colour> + Clone {
        (0..colours).map(|index| Colour(index as u8))
    }

    /// The next one clockwise among so many.
    pub fn left(self, colours: usize) -> Colour {
        Colour(((self.index() + 1) % colours) as u8)
    }

    /// The one before among so many.
    pub fn right(self, colours: usize) -> Colour {
        Colour(((self.index() + colours - 1) % colours) as u8)
    }
}

/// One value for each colour, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByColour<T>(Vec<T>);

impl<T> ByColour<T> {
    pub fn new(colours: usize, value: impl FnMut(Colour) -> T) -> ByColour<T> {
        ByColour(Colour::all(colours).map(value).collect())
    }

    pub fn colours(&self) -> usize {
        self.0.len()
    }

    pub fn get(&self, colour: Colour) -> Option<&T> {
        self.0.get(colour.index())
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Colour, &T)> + Clone {
        self.0.iter().enumerate().map(|(index, value)| (Colour(index as u8), value))
    }

    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.0.iter()
    }

    pub fn map<U>(&self, value: impl Fn(&T) -> U) -> ByColour<U> {
        ByColour(self.0.iter().map(value).collect())
    }
}

impl<T> From<Vec<T>> for ByColour<T> {
    fn from(values: Vec<T>) -> ByColour<T> {
        ByColour(values)
    }
}

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;
    fn index(&self, colour: Colour) -> &T {
        &self.0[colour.index()]
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour.index()]
    }
}
