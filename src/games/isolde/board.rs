//! The boards of the disciplines (booklet, "Tartozékok").

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A board with its track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Board {
    Isolde,
    Joust,
    Melee,
    Study,
    King,
    Grail,
    Chivalry,
    /// Only with the variant of that name.
    Magic,
}

impl Board {
    /// In the order of scoring.
    pub const ALL: [Board; 8] = [
        Board::Isolde,
        Board::Magic,
        Board::Joust,
        Board::Melee,
        Board::Study,
        Board::King,
        Board::Grail,
        Board::Chivalry,
    ];

    /// The last space of the track; the others go round and round.
    pub fn last_space(self) -> Option<u16> {
        (self == Board::King).then_some(12)
    }
}

/// One value for each board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByBoard<T>([T; 8]);

impl<T> ByBoard<T> {
    pub fn new(mut value: impl FnMut() -> T) -> ByBoard<T> {
        ByBoard(Board::ALL.map(|_| value()))
    }

    /// In the order of scoring.
    pub fn iter(&self) -> impl Iterator<Item = (Board, &T)> {
        Board::ALL.into_iter().map(|board| (board, &self[board]))
    }
}

impl<T> Index<Board> for ByBoard<T> {
    type Output = T;
    fn index(&self, board: Board) -> &T {
        &self.0[board as usize]
    }
}

impl<T> IndexMut<Board> for ByBoard<T> {
    fn index_mut(&mut self, board: Board) -> &mut T {
        &mut self.0[board as usize]
    }
}
