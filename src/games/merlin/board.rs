//! The game board with its surroundings, as everybody sees it.

use serde::{Deserialize, Serialize};

use super::{ByPrincipality, Environs, Items, Mission, Space};
use crate::games::Seat;

/// What lies in the middle of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub merlin: Space,
    /// Who has it; `None`: it stands on its space of the rondel.
    pub grail: Option<Seat>,
    pub excalibur: Option<Seat>,
    /// What the principalities still have.
    pub stocks: Items,
    /// Apples in the supply.
    pub apples: u8,
    pub environs: Environs,
    /// The missions that lie face up, at most three.
    pub display: Vec<Mission>,
    /// Traitors that were discarded.
    pub repelled: ByPrincipality<u8>,
}
