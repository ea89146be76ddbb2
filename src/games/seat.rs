//! Places at a table, numbered from 0 in sitting order. "Left" is the next seat, "right" the one before.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A place at the table: 0 is the first. People see it one higher ("Seat 1").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into lists kept in sitting order.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The number people read: the first seat is 1.
    pub fn number(self) -> usize {
        self.index() + 1
    }

    /// The next seat clockwise at a table of `seats`.
    pub fn left(self, seats: usize) -> Seat {
        Seat::at((self.index() + 1) % seats)
    }

    /// The seat before this one at a table of `seats`.
    pub fn right(self, seats: usize) -> Seat {
        Seat::at((self.index() + seats - 1) % seats)
    }

    /// The seat with this index. Tables have at most [`Seats::MAX`] seats.
    pub fn at(index: usize) -> Seat {
        debug_assert!(index < Seats::MAX);
        Seat(index as u8)
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat::at)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats. Iterates in sitting order, whatever the order of insertion, so it can leak none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u16);

impl Seats {
    /// The most seats a table can have.
    pub const MAX: usize = 16;
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Every seat of a table of `seats`.
    pub fn all(seats: usize) -> Seats {
        Seats(((1u32 << seats) - 1) as u16)
    }

    /// The set from its bits; bit 0 is the first seat.
    pub const fn from_bits(bits: u16) -> Seats {
        Seats(bits)
    }

    /// The set as bits; bit 0 is the first seat.
    pub const fn bits(self) -> u16 {
        self.0
    }

    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < Self::MAX && self.0 & (1 << seat.0) != 0
    }

    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub fn without(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    #[must_use]
    pub fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..Self::MAX as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().filter(|seat| seat.index() < Seats::MAX).collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

/// One value for each seat, in sitting order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// One value for each seat of a table of `seats`.
    pub fn new(seats: usize, value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::all(seats).map(value).collect())
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat::at(index), value))
    }

    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.0.iter()
    }

    /// The seats whose value passes the test.
    pub fn which(&self, test: impl Fn(&T) -> bool) -> Seats {
        self.iter().filter(|(_, value)| test(value)).map(|(seat, _)| seat).collect()
    }

    pub fn map<U>(&self, value: impl Fn(&T) -> U) -> BySeat<U> {
        BySeat(self.0.iter().map(value).collect())
    }
}

impl<T> From<Vec<T>> for BySeat<T> {
    fn from(values: Vec<T>) -> BySeat<T> {
        BySeat(values)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
