//! Who knows whom at the deal (booklet, "A gonosz felfedi magát, Merlin a jövőbe tekint" and the longer
//! script under "Különleges képességekkel rendelkező szereplők").

use serde::Serialize;

use super::{Loyalty, Role};
use crate::games::{BySeat, Seat, Seats};

/// What the role shows at the deal; the names always in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Knowledge {
    Nothing,
    /// These are evil: Merlin's sight (Mordred missing).
    Evil(Seats),
    /// Fellow minions of Mordred, without the viewer and without Oberon.
    Fellows(Seats),
    /// Percival: Merlin is among these (one, or two with Morgana).
    Merlin(Seats),
}

impl Knowledge {
    /// What the player in this seat learns when these roles are dealt.
    pub fn of(seat: Seat, roles: &BySeat<Role>) -> Knowledge {
        match roles[seat] {
            Role::Merlin => {
                Knowledge::Evil(roles.which(|role| role.loyalty() == Loyalty::Evil && *role != Role::Mordred))
            }
            Role::Percival => Knowledge::Merlin(roles.which(|role| matches!(role, Role::Merlin | Role::Morgana))),
            Role::Assassin | Role::Mordred | Role::Morgana | Role::Minion => {
                let minions = roles.which(|role| role.loyalty() == Loyalty::Evil && *role != Role::Oberon);
                Knowledge::Fellows(minions.without(Seats::NONE.with(seat)))
            }
            Role::Servant | Role::Oberon => Knowledge::Nothing,
        }
    }
}
