//! What a table agrees on before the deal.

use serde::{Deserialize, Serialize};

use super::{Isolde, Refusal};
use crate::games::Game;

/// Form, rules and variants. Default: the base game; for two players Parcifal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How two people play; without meaning for more.
    pub form: Form,
    /// "Haladó játék": the start player's edge, steps back, closing up.
    pub advanced: bool,
    pub table: Table,
    /// "Udvarlásvariáns".
    pub courtship: bool,
    /// "Mágiavariáns".
    pub magic: bool,
    /// "Tornavariáns".
    pub tournament: bool,
    /// "Szép Izolda-variáns".
    pub challenge: bool,
    /// "Tanulásvariáns".
    pub learning: bool,
    /// "Királyvariáns".
    pub king: bool,
    /// "Grálvariáns".
    pub grail: bool,
    /// "Lovagiasságvariáns".
    pub chivalry: bool,
}

/// How two people play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// With a neutral third player.
    #[default]
    Parcifal,
    /// With two colours each.
    Lancelot,
}

/// What the boards give that are scored once: by the booklet's text, or as the boards print it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Table {
    #[default]
    Booklet,
    Printed,
}

impl Options {
    /// How many colours play.
    ///
    /// # Errors
    /// When so many people cannot play, or variants exclude each other.
    pub fn colours(&self, seats: usize) -> Result<usize, Refusal> {
        if !Isolde::SEATS.contains(&seats) {
            return Err(Refusal::Seats { seats });
        }
        // Front and back of one board.
        if self.courtship && self.magic {
            return Err(Refusal::CourtshipWithMagic);
        }
        // Both change what Isolde gives.
        if self.courtship && self.challenge {
            return Err(Refusal::CourtshipWithChallenge);
        }
        Ok(match (seats, self.form) {
            (2, Form::Parcifal) => 3,
            (2, Form::Lancelot) => 4,
            _ => seats,
        })
    }

    /// Every set of variants and rules; the forms of two players apart.
    pub(super) fn all() -> Vec<Options> {
        let switches = 0..1u32 << 11;
        let sets = switches.map(|bits| {
            let on = |place: u32| bits & 1 << place != 0;
            Options {
                form: if on(0) { Form::Lancelot } else { Form::Parcifal },
                table: if on(1) { Table::Printed } else { Table::Booklet },
                advanced: on(2),
                courtship: on(3),
                magic: on(4),
                tournament: on(5),
                challenge: on(6),
                learning: on(7),
                king: on(8),
                grail: on(9),
                chivalry: on(10),
            }
        });
        sets.filter(|options| !options.courtship || !(options.magic || options.challenge)).collect()
    }
}
