//! Ids: what Discord calls people and places, and the short code of a table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

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
