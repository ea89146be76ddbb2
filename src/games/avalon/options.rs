//! What a table agrees on before the deal: which special roles, and the two variants.

use serde::{Deserialize, Serialize};

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
