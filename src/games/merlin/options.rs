//! What a table agrees on before the deal.

use serde::{Deserialize, Serialize};

/// The module. Default: without it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// King's Favor (booklet, "Modul: A király kegye").
    pub kings_favor: bool,
}
