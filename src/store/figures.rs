//! Figures about the database, for whoever watches over the bot.

use super::{Store, StoreError};

/// How much is open, and how much is still to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// Lobbies and games.
    pub open_tables: u64,
    /// Rows of the outbox, due or not.
    pub outbox: u64,
    /// When the oldest of them was written.
    pub oldest: Option<u64>,
}

impl Store {
    /// Counts. Needs indices only, so it is quick however many tables there are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn figures(&self) -> Result<Figures, StoreError> {
        let (open_tables,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM tables WHERE stage IN ('lobby', 'playing')")
            .fetch_one(&self.readers)
            .await?;
        // Ids rise with time, so the oldest row is the first.
        let (outbox,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM outbox").fetch_one(&self.readers).await?;
        let oldest: Option<(i64,)> =
            sqlx::query_as("SELECT created FROM outbox ORDER BY id LIMIT 1").fetch_optional(&self.readers).await?;
        Ok(Figures {
            open_tables: open_tables.unsigned_abs(),
            outbox: outbox.unsigned_abs(),
            oldest: oldest.map(|(created,)| created.cast_unsigned()),
        })
    }
}
