//! One transaction that writes.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use sqlx::{Sqlite, SqliteConnection, Transaction};

use super::{InteractionId, OutboxId, Store, StoreError, TableId};

/// A transaction. What it wrote stands once [`Change::commit`] returned; dropped before, it leaves nothing.
/// Changes follow each other: while one is open, the next waits.
pub struct Change {
    transaction: Transaction<'static, Sqlite>,
    last_outbox: Arc<AtomicI64>,
}

impl Store {
    /// Begins a change.
    ///
    /// # Errors
    /// When the database is locked or has too much to do.
    pub async fn change(&self) -> Result<Change, StoreError> {
        let transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        Ok(Change { transaction, last_outbox: Arc::clone(&self.last_outbox) })
    }

    /// Forgets the interactions carried out before this time; Discord repeats none of them so late.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_presses(&self, before: u64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM presses WHERE at < $1").bind(before.cast_signed()).execute(&self.writer).await?;
        Ok(())
    }
}

impl Change {
    pub(super) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.transaction
    }

    /// Makes everything written so far stand.
    ///
    /// # Errors
    /// When the database fails; then nothing was written.
    pub async fn commit(self) -> Result<(), StoreError> {
        Ok(self.transaction.commit().await?)
    }

    /// Notes that an interaction is carried out. `false`: it was before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_press(&mut self, interaction: InteractionId, now: u64) -> Result<bool, StoreError> {
        let noted = sqlx::query("INSERT INTO presses (interaction, at) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(interaction.column())
            .bind(now.cast_signed())
            .execute(self.connection())
            .await?;
        Ok(noted.rows_affected() == 1)
    }

    /// Appends what is to be shown to the outbox.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn push(&mut self, table: &TableId, intent: &str, now: u64) -> Result<OutboxId, StoreError> {
        let id = self.next_outbox(now);
        sqlx::query(
            "INSERT INTO outbox (id, table_id, intent, created, attempts, not_before) VALUES ($1, $2, $3, $4, 0, 0)",
        )
        .bind(id.0)
        .bind(table.as_str())
        .bind(intent)
        .bind(now.cast_signed())
        .execute(self.connection())
        .await?;
        Ok(id)
    }

    /// The time with 20 bits to spare, so that ids rise over restarts, too, without a counter to wait for.
    fn next_outbox(&self, now: u64) -> OutboxId {
        let from_clock = (now << 20).cast_signed();
        let next = |last: i64| Some(from_clock.max(last + 1));
        let last = self
            .last_outbox
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, next)
            .expect("there is always a next id");
        OutboxId(from_clock.max(last + 1))
    }
}
