//! What a picture of the landscape is made from.

use crate::games::carcassonne::{Cell, Laid, Spot, View};

/// A position as everybody sees it, and what is pointed at in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    pub view: View,
    pub marks: Vec<Mark>,
}

/// Something that a choice names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// An empty cell where the tile can go; called by its name in the frame.
    Cell(Cell),
    /// How the tile may come to lie.
    Preview(Laid),
    /// A segment for a meeple or a figure, by the number of its choice, from 1.
    Spot { number: u8, spot: Spot },
}
