//! The fair deal: a secret that is committed to before anybody can know what it will deal.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::Seed;

/// 32 bytes drawn when a lobby opens, hidden until the end; written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(Seed);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

impl Secret {
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(Seed(bytes))
    }

    /// The SHA-256 of the 32 bytes as hex digits: shown when the lobby opens.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0.0))
    }

    /// The secret itself as 64 hex digits: shown when the game is over.
    pub fn reveal(&self) -> String {
        hex::encode(self.0.0)
    }

    /// The seed of the deal: SHA-256 of `roundtable|v1|<secret in hex>|<table>|<interaction>`, which nobody
    /// can choose unnoticed, since the secret is fixed before the interaction exists.
    pub fn seed(&self, table: &str, interaction: u64) -> Seed {
        Seed(Sha256::digest(format!("roundtable|v1|{}|{table}|{interaction}", self.reveal())).into())
    }
}
