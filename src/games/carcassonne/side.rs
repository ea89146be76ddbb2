//! Sides of a tile, cells of the landscape, and turning.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A side of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// Clockwise from the north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn opposite(self) -> Side {
        Side::ALL[(self.index() + 2) % 4]
    }

    /// Where the side comes to when the tile is turned.
    pub fn turned(self, rotation: Rotation) -> Side {
        Side::ALL[(self.index() + rotation.quarters()) % 4]
    }

    /// The bit of this side in a set of sides.
    pub(super) fn bit(self) -> u8 {
        1 << self.index()
    }

    /// From the letter N, E, S or W.
    pub(super) fn from_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }

    /// N, E, S or W.
    pub fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self.index()]
    }
}

/// The half of a side of the neighbour that meets this half (0 to 7, clockwise from the west half of the north side).
pub(super) fn meeting_half(half: usize) -> usize {
    // North and south sides meet as 0-5 and 1-4, east and west as 2-7 and 3-6.
    match half / 2 {
        0 | 2 => 5 - half,
        _ => 9 - half,
    }
}

/// How far a tile is turned clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Rotation(u8);

impl Rotation {
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// 0 to 3.
    pub fn quarters(self) -> usize {
        usize::from(self.0)
    }

    /// 0, 90, 180 or 270.
    pub fn degrees(self) -> u16 {
        u16::from(self.0) * 90
    }
}

impl TryFrom<u16> for Rotation {
    type Error = String;
    fn try_from(degrees: u16) -> Result<Rotation, String> {
        let found = Rotation::ALL.into_iter().find(|rotation| rotation.degrees() == degrees);
        found.ok_or_else(|| format!("a tile is turned by 0, 90, 180 or 270 degrees, not {degrees}"))
    }
}

impl From<Rotation> for u16 {
    fn from(rotation: Rotation) -> u16 {
        rotation.degrees()
    }
}

/// A cell of the landscape; the first tile lies at 0, 0. `x` grows to the east, `y` to the south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "(i16, i16)", into = "(i16, i16)")]
pub struct Cell {
    pub x: i16,
    pub y: i16,
}

/// As many tiles as there are cannot reach farther.
const FARTHEST: i16 = 120;

impl Cell {
    pub fn new(x: i16, y: i16) -> Cell {
        Cell { x, y }
    }

    /// The next cell on that side.
    pub fn next(self, side: Side) -> Cell {
        match side {
            Side::North => Cell { y: self.y - 1, ..self },
            Side::East => Cell { x: self.x + 1, ..self },
            Side::South => Cell { y: self.y + 1, ..self },
            Side::West => Cell { x: self.x - 1, ..self },
        }
    }

    /// The eight cells around.
    pub fn around(self) -> impl Iterator<Item = Cell> {
        (-1..=1).flat_map(move |dy| {
            (-1..=1).filter(move |dx| (*dx, dy) != (0, 0)).map(move |dx| Cell::new(self.x + dx, self.y + dy))
        })
    }
}

impl TryFrom<(i16, i16)> for Cell {
    type Error = String;
    fn try_from((x, y): (i16, i16)) -> Result<Cell, String> {
        if x.abs() <= FARTHEST && y.abs() <= FARTHEST {
            Ok(Cell { x, y })
        } else {
            Err(format!("no landscape reaches to {x}, {y}"))
        }
    }
}

impl From<Cell> for (i16, i16) {
    fn from(cell: Cell) -> (i16, i16) {
        (cell.x, cell.y)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.x, self.y)
    }
}

/// A set of sides from their letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sides(pub u8);

impl FromStr for Sides {
    type Err = String;
    fn from_str(letters: &str) -> Result<Sides, String> {
        letters.chars().try_fold(Sides(0), |sides, letter| {
            let side = Side::from_letter(letter).ok_or_else(|| format!("there is no side {letter}"))?;
            Ok(Sides(sides.0 | side.bit()))
        })
    }
}
