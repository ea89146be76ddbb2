//! Ids: what Discord calls people, places and messages, the short code of a table, a row of the outbox.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::StoreError;

macro_rules! snowflake {
    ($(#[$doc:meta] $Name:ident),+ $(,)?) => {$(
        #[$doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $Name(pub u64);

        impl fmt::Display for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }

        impl $Name {
            /// As a column holds it, bit by bit.
            pub(super) fn column(self) -> i64 {
                self.0.cast_signed()
            }
        }
    )+};
}

snowflake! {
    /// A Discord user.
    PersonId,
    /// A Discord server.
    GuildId,
    /// A channel or thread.
    ChannelId,
    /// One press or command; Discord numbers them.
    InteractionId,
    /// A message.
    MessageId,
}

impl PersonId {
    /// Nobody's id, where there must be one. Discord numbers no account 0.
    pub const NOBODY: PersonId = PersonId(0);
}

/// The code of a table: six letters and digits that cannot be mistaken for each other, such as `K7Q2MX`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(String);

impl TableId {
    const ALPHABET: &'static [u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    const LENGTH: usize = 6;

    /// A code from random bytes.
    pub fn from_bytes(bytes: [u8; TableId::LENGTH]) -> TableId {
        TableId(bytes.iter().map(|byte| char::from(Self::ALPHABET[usize::from(byte % 32)])).collect())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As a column held it.
    pub(super) fn read(text: &str) -> Result<TableId, StoreError> {
        text.parse().map_err(|error| StoreError::Other(format!("\"{text}\" is {error}")))
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = String;
    fn from_str(code: &str) -> Result<TableId, String> {
        TableId::try_from(code.to_owned())
    }
}

impl TryFrom<String> for TableId {
    type Error = String;
    fn try_from(code: String) -> Result<TableId, String> {
        let valid = code.len() == Self::LENGTH && code.bytes().all(|byte| Self::ALPHABET.contains(&byte));
        if valid { Ok(TableId(code)) } else { Err("not the code of a table".to_owned()) }
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.0
    }
}

/// A row of the outbox. They are given in rising order, and none is given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OutboxId(pub(super) i64);

impl OutboxId {
    /// In base 36, at most 13 characters: the nonce of the message that the row becomes.
    pub fn nonce(self) -> String {
        let mut rest = self.0.cast_unsigned();
        let mut digits = Vec::new();
        loop {
            digits.push(char::from_digit((rest % 36) as u32, 36).expect("a remainder by 36 is a digit in base 36"));
            rest /= 36;
            if rest == 0 {
                return digits.into_iter().rev().collect();
            }
        }
    }
}

impl fmt::Display for OutboxId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.nonce())
    }
}
