//! Everything that is true at one moment of a game, hidden facts included.

use serde::{Deserialize, Serialize};

use super::Options;
use super::core::Core;
use super::variants::Variant;

/// A position of Fair Isolde.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Isolde {
    pub(super) options: Options,
    pub(super) core: Core,
    /// The parts beside the base game, in the order in which they are asked.
    pub(super) variants: Vec<Variant>,
    pub(super) choice: u32,
}
