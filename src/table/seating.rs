//! Who sits where.

use serde::{Deserialize, Serialize};

use super::PersonId;
use crate::language::Locale;

/// A person as the last interaction showed him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub id: PersonId,
    /// The display name on that server, as it came; made safe where it is shown.
    pub name: String,
    /// The person's own language, for what only he reads.
    pub locale: Locale,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    Person(Person),
    Computer {
        /// Which name of the message files it bears, from 1; no two computers of a table share one.
        name: u8,
        /// Whose seat it keeps; that person may come back.
        keeps_for: Option<Person>,
    },
    /// Nobody any more: who sat here, at a table that has ended, was forgotten.
    Forgotten,
}

impl Holder {
    pub fn person(&self) -> Option<&Person> {
        match self {
            Holder::Person(person) => Some(person),
            Holder::Computer { .. } | Holder::Forgotten => None,
        }
    }

    pub fn is(&self, id: PersonId) -> bool {
        self.person().is_some_and(|person| person.id == id)
    }
}
