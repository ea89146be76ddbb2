//! Places at a table, numbered from 0 in sitting order. "Left" is the next seat, "right" the one before.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A place at the table: 0 is the first. People see it one higher ("Seat 1").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
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

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Seat, String> {
        if usize::from(number) < Seats::MAX {
            Ok(Seat(number))
        } else {
            Err(format!("seats are numbered 0 to {}, not {number}", Seats::MAX - 1))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats. Iterates in sitting order, whatever the order of insertion, so it can leak none. Written
/// as a list of seats; a list that names one twice is refused.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "List", into = "Vec<Seat>")]
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

    /// The set of this one seat; nobody for a number that no table has.
    const fn only(seat: Seat) -> Seats {
        Seats(if (seat.0 as usize) < Self::MAX { 1 << seat.0 } else { 0 })
    }

    pub fn contains(self, seat: Seat) -> bool {
        !self.and(Seats::only(seat)).is_empty()
    }

    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    pub fn remove(&mut self, seat: Seat) {
        *self = self.without(Seats::only(seat));
    }

    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Seats::only(seat).0)
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
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then_some(Seat(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(lowest)
        })
    }
}

/// `{0, 3}`
impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// `0, 3`
impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, seat) in self.iter().enumerate() {
            write!(f, "{}{seat}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// A set of seats as it is written.
#[derive(Deserialize)]
struct List(Vec<Seat>);

impl TryFrom<List> for Seats {
    type Error = String;
    fn try_from(List(seats): List) -> Result<Seats, String> {
        seats.into_iter().try_fold(Seats::NONE, |set, seat| {
            if set.contains(seat) { Err(format!("seat {seat} is named twice")) } else { Ok(set.with(seat)) }
        })
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

impl<T: Copy> BySeat<Option<T>> {
    /// The values, once every seat has one.
    pub fn all_given(&self) -> Option<BySeat<T>> {
        self.0.iter().copied().collect::<Option<Vec<T>>>().map(BySeat)
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
