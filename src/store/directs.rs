//! Direct messages: by which channel a person is reached, and whether he takes any.

use super::{ChannelId, PersonId, Store, StoreError};

/// What is known about writing to a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Direct {
    pub channel: Option<ChannelId>,
    /// Since when Discord refuses messages to this person.
    pub closed_at: Option<u64>,
}

impl Store {
    /// What is known about writing to a person; nothing at first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn direct(&self, person: PersonId) -> Result<Direct, StoreError> {
        let row: Option<(Option<i64>, Option<i64>)> =
            sqlx::query_as("SELECT channel, closed_at FROM directs WHERE person = $1")
                .bind(person.column())
                .fetch_optional(self.readers())
                .await?;
        Ok(row.map_or(Direct::default(), |(channel, closed_at)| Direct {
            channel: channel.map(|channel| ChannelId(channel.cast_unsigned())),
            closed_at: closed_at.map(i64::cast_unsigned),
        }))
    }

    /// Keeps what is known about writing to a person.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_direct(&self, person: PersonId, direct: Direct) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO directs (person, channel, closed_at) VALUES ($1, $2, $3) \
             ON CONFLICT (person) DO UPDATE SET channel = excluded.channel, closed_at = excluded.closed_at",
        )
        .bind(person.column())
        .bind(direct.channel.map(ChannelId::column))
        .bind(direct.closed_at.map(u64::cast_signed))
        .execute(self.writer())
        .await?;
        Ok(())
    }
}
