//! The fair deal: a secret that is promised before anybody joins and shown after the game, so that anyone
//! can work out that the deal came from it and that nobody could choose it.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::Seed;

/// 32 random bytes drawn when a lobby opens, hidden until the end; written as 64 hex digits. `Debug` does
/// not show it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(Seed);

impl Secret {
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(Seed(bytes))
    }

    /// What is shown before the game: SHA-256 of the 32 bytes (not of their hex text), as 64 hex digits.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0.0))
    }

    /// The secret itself as 64 hex digits: shown when the game is over.
    pub fn reveal(&self) -> String {
        hex::encode(self.0.0)
    }

    /// The seed of the deal: SHA-256 of the text `roundtable|v1|<secret in hex>|<table>|<interaction>`, where
    /// `interaction` is the id of the press or command that began the game. Nobody can choose it unnoticed,
    /// since the secret is fixed before the interaction exists.
    pub fn seed(&self, table: &str, interaction: u64) -> Seed {
        Seed(Sha256::digest(format!("roundtable|v1|{}|{table}|{interaction}", self.reveal())).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out with `sha256sum`: the commitment of 32 zero bytes, and the seed for table "7" and
    /// interaction 99.
    #[test]
    fn commitment_and_seed_are_plain_sha_256() {
        let secret = Secret::new([0; 32]);
        assert_eq!(secret.commitment(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
        assert_eq!(
            String::from(secret.seed("7", 99)),
            "ece6f90f59b26fb92ce25e3d7e7219a722272148cd91b567ee0bf50b857c53dd"
        );
    }

    #[test]
    fn a_secret_does_not_show_itself() {
        assert_eq!(format!("{:?}", Secret::new([7; 32])), "Secret(hidden)");
    }
}
