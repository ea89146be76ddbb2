//! Roles and the two sides (booklet, "Kártyák és jelzők" and "Különleges képességekkel rendelkező szereplők").

use serde::{Deserialize, Serialize};

/// The side a player is on. Kept apart from the role: the Lady of the Lake learns only this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loyalty {
    Good,
    Evil,
}

/// A character card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Merlin,
    Percival,
    Servant,
    Assassin,
    Mordred,
    Morgana,
    Oberon,
    Minion,
}

impl Role {
    /// The side that the card is on.
    pub fn loyalty(self) -> Loyalty {
        match self {
            Role::Merlin | Role::Percival | Role::Servant => Loyalty::Good,
            Role::Assassin | Role::Mordred | Role::Morgana | Role::Oberon | Role::Minion => Loyalty::Evil,
        }
    }
}
