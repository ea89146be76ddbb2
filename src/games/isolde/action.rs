//! What a person can do in one go.

use serde::{Deserialize, Serialize};

use super::{Board, Card, Colour, Shield};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keeps a card of the packet; the rest is passed on.
    Keep(Card),
    /// Plays a card: the marker on this board moves by its value.
    Play { card: Card, board: Board },
    /// Moves the marker on this board by the whole of a bonus, or declines it (`null`).
    Bonus(Option<Board>),

    /// Advanced: the own marker goes on top on this board, or not (`null`).
    Edge(Option<Board>),
    /// Advanced: steps back on this board.
    Back(Board),

    /// On which board a card that lies open moves its marker: the neutral colour's (Parcifal), a fifth one (Courtship).
    Place(Board),
    /// Lancelot: three of six cards as one pile, the others as the other.
    Pile([Card; 3]),
    /// Lancelot: takes this one of the opponent's piles, 0 or 1.
    TakePile(u8),
    /// Lancelot: three cards for the first own colour, the others for the second.
    Assign([Card; 3]),

    /// Fair Isolde: marks a discipline.
    Mark(Board),
    /// Learning: looks at the shield in this place of the codex.
    Look(u8),
    /// Learning: takes the shield in this place of the codex.
    TakeShield(u8),
    /// Courtship: uses a bonus disc.
    Disc(Disc),
    /// Magic: so many of the steps on this board.
    Steps { board: Board, count: u16 },
    /// Magic: the rest of the steps is left.
    Stop,
    /// Chivalry: gives an orange shield of this value.
    Give(i16),
    /// Chivalry: gives the shield in this place of the neutral colour's, face down and unseen.
    GiveUnseen(u8),
    /// Chivalry: takes this blue shield.
    TakeBlue(Shield),
}

/// A bonus disc with what is chosen for it (Courtship).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Disc {
    /// Names the next start player; nobody where a card fixes the order (Lancelot).
    Start(Option<Colour>),
    /// Two spaces on Joust or Melee.
    Combat(Board),
    /// Plays the fifth card; where there is none (Lancelot), nothing.
    Fifth,
    /// Two spaces on King.
    King,
    /// One space on any board.
    Any(Board),
}
