//! What a table agrees on before the deal: which special roles, and the two variants.

use serde::{Deserialize, Serialize};

use super::{Avalon, Refusal, Role, board};
use crate::games::Game;

/// The role set and variants. Default: Merlin and the Assassin, nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Merlin and the Assassin's last chance. Off: no assassination, all evil without Oberon are minions.
    pub merlin: bool,
    pub percival: bool,
    pub mordred: bool,
    pub morgana: bool,
    pub oberon: bool,
    /// The Lady of the Lake (booklet, "A tó hölgye").
    pub lady: bool,
    /// The leader chooses the quest, too (booklet, "Célkeresés").
    pub targeting: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            merlin: true,
            percival: false,
            mordred: false,
            morgana: false,
            oberon: false,
            lady: false,
            targeting: false,
        }
    }
}

impl Options {
    /// The character cards that so many players get, good ones first; everybody may know them.
    ///
    /// # Errors
    /// When the roles do not fit the number of seats, or one another; nothing is ever left out quietly.
    pub fn roles(&self, seats: usize) -> Result<Vec<Role>, Refusal> {
        if !Avalon::SEATS.contains(&seats) {
            return Err(Refusal::Seats { seats });
        }
        if !self.merlin && (self.percival || self.mordred || self.morgana) {
            return Err(Refusal::WithoutMerlin);
        }
        if seats == 5 && self.percival && !self.mordred && !self.morgana {
            return Err(Refusal::PercivalAlone);
        }
        let evil = board::evil(seats);
        let chosen = |roles: &[(bool, Role)]| -> Vec<Role> {
            roles.iter().filter(|(wanted, _)| *wanted).map(|(_, role)| *role).collect()
        };
        let mut roles = chosen(&[(self.merlin, Role::Merlin), (self.percival, Role::Percival)]);
        roles.resize(seats - evil, Role::Servant);
        let special = chosen(&[
            (self.merlin, Role::Assassin),
            (self.mordred, Role::Mordred),
            (self.morgana, Role::Morgana),
            (self.oberon, Role::Oberon),
        ]);
        if special.len() > evil {
            return Err(Refusal::TooManyEvil { chosen: special.len(), evil });
        }
        roles.extend(special);
        roles.resize(seats, Role::Minion);
        Ok(roles)
    }
}
