//! Figures about the database, for whoever watches over the bot.

use super::{Deadline, Store, StoreError};

/// How much is open, and how much is still to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// Lobbies and games.
    pub open_tables: u64,
    /// Tables where the computer players are about to act.
    pub computer_turns: u64,
    /// Rows of the outbox, due or not.
    pub outbox: u64,
    /// When the oldest of them was written.
    pub oldest: Option<u64>,
}

impl Store {
    /// Counts, all at one moment. Needs indices only, so it is quick however many tables there are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn figures(&self) -> Result<Figures, StoreError> {
        // Ids rise with time, so the oldest row is the first.
        let (open_tables, computer_turns, outbox, oldest): (i64, i64, i64, Option<i64>) = sqlx::query_as(
            "SELECT (SELECT COUNT(*) FROM tables WHERE stage IN ('lobby', 'playing')), \
             (SELECT COUNT(*) FROM deadlines WHERE kind = $1), \
             (SELECT COUNT(*) FROM outbox), (SELECT created FROM outbox ORDER BY id LIMIT 1)",
        )
        .bind(Deadline::Computer.name())
        .fetch_one(self.readers())
        .await?;
        Ok(Figures {
            open_tables: open_tables.unsigned_abs(),
            computer_turns: computer_turns.unsigned_abs(),
            outbox: outbox.unsigned_abs(),
            oldest: oldest.map(i64::cast_unsigned),
        })
    }
}
