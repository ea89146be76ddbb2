//! What a table agrees on before the deal.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Carcassonne, Refusal};
use crate::games::Game;

/// Expansions and house rules. Default: base game with fields and the Mage & Witch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Farmers.
    pub fields: bool,
    pub mage_witch: bool,
    /// Inns & Cathedrals, with the big meeple and a sixth player.
    pub inns: bool,
    pub river: bool,
    /// A city of two tiles is worth half.
    pub small_cities: bool,
    /// Only so many tiles of the bag are drawn; all magic ones are among them.
    pub short_bag: bool,
}

/// Tiles in a short bag.
pub const SHORT: usize = 40;

impl Default for Options {
    fn default() -> Options {
        Options { fields: true, mage_witch: true, inns: false, river: false, small_cities: false, short_bag: false }
    }
}

impl Options {
    /// How many people can play; the sixth colour comes with Inns & Cathedrals.
    pub fn seats(&self) -> RangeInclusive<usize> {
        *Carcassonne::SEATS.start()..=if self.inns { 6 } else { 5 }
    }

    /// That so many people can play.
    ///
    /// # Errors
    /// When there are too few or too many.
    pub fn check(&self, seats: usize) -> Result<(), Refusal> {
        if !Carcassonne::SEATS.contains(&seats) {
            return Err(Refusal::Seats { seats });
        }
        if self.seats().contains(&seats) { Ok(()) } else { Err(Refusal::SixWithoutInns) }
    }

    /// Every set of options.
    pub(super) fn all() -> Vec<Options> {
        (0..1u32 << 6)
            .map(|bits| {
                let on = |place: u32| bits & 1 << place != 0;
                Options {
                    fields: !on(0),
                    mage_witch: !on(1),
                    inns: on(2),
                    river: on(3),
                    small_cities: on(4),
                    short_bag: on(5),
                }
            })
            .collect()
    }
}
