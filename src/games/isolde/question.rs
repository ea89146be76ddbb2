//! What one player is asked outside drafting and playing cards.

use serde::{Deserialize, Serialize};

use super::{Board, Card, Colour};

/// A question to whoever decides for a colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// A bonus of so many spaces on one of these boards; may be declined.
    Bonus { colour: Colour, steps: u16, boards: Vec<Board> },
    /// Advanced: the start player's edge.
    Edge { colour: Colour },
    /// Advanced: so many spaces back.
    Back { colour: Colour, steps: u16 },
    /// Parcifal, Courtship: on which board this card, which lies open, moves the colour's marker.
    Place { colour: Colour, card: Card },
    /// Lancelot: which pile of the opponent is taken by the player of this colour.
    TakePile { colour: Colour },
    /// Fair Isolde: which discipline is marked.
    Mark { colour: Colour },
    /// Learning.
    Look { colour: Colour },
    /// Learning.
    TakeShield { colour: Colour },
    /// Courtship: one more disc.
    Disc { colour: Colour },
    /// Magic: so many steps are left.
    Steps { colour: Colour, left: u16 },
    /// Chivalry: which orange shield goes to that colour.
    Give { colour: Colour, to: Colour },
    /// Chivalry: which blue shield comes from that colour; so many are due.
    TakeBlue { colour: Colour, from: Colour, left: u8 },
}

impl Question {
    /// The colour that it is about.
    pub fn colour(&self) -> Colour {
        match *self {
            Question::Bonus { colour, .. }
            | Question::Edge { colour }
            | Question::Back { colour, .. }
            | Question::Place { colour, .. }
            | Question::TakePile { colour }
            | Question::Mark { colour }
            | Question::Look { colour }
            | Question::TakeShield { colour }
            | Question::Disc { colour }
            | Question::Steps { colour, .. }
            | Question::Give { colour, .. }
            | Question::TakeBlue { colour, .. } => colour,
        }
    }
}
