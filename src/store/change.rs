//! One transaction that writes.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use sqlx::{Any, Transaction};

use super::{Backend, InteractionId, OutboxId, Store, StoreError, TableId};

/// A transaction. What it wrote stands once [`Change::commit`] returned; dropped before, it leaves nothing.
/// Changes of a table follow each other: while one is open, the next waits.
pub struct Change {
    pub(super) transaction: Transaction<'static, Any>,
    pub(super) backend: Backend,
    last_outbox: Arc<AtomicI64>,
}

impl Store {
    /// Begins a change.
    ///
    /// # Errors
    /// When the database is locked or has too much to do.
    pub async fn change(&self) -> Result<Change, StoreError> {
        let transaction = match self.backend {
            Backend::Sqlite { .. } => self.writer.begin_with("BEGIN IMMEDIATE").await?,
            Backend::Postgres => self.backend.in_time(self.writer.begin()).await?,
        };
        Ok(Change { transaction, backend: self.backend.clone(), last_outbox: Arc::clone(&self.last_outbox) })
    }

    /// Whether an interaction was carried out, as far as that is remembered.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn was_carried_out(&self, interaction: InteractionId) -> Result<bool, StoreError> {
        let (count,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM presses WHERE interaction = $1")
            .bind(interaction.column())
            .fetch_one(self.readers())
            .await?;
        Ok(count > 0)
    }

    /// Forgets the interactions carried out before this time; Discord repeats none of them so late.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_presses(&self, before: u64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM presses WHERE at < $1").bind(before.cast_signed()).execute(self.writer()).await?;
        Ok(())
    }
}

impl Change {
    /// Makes everything written so far stand.
    ///
    /// # Errors
    /// When the database fails; then nothing was written, unless it is [`StoreError::Unreachable`]: the server may
    /// have done it and not told.
    pub async fn commit(self) -> Result<(), StoreError> {
        Ok(self.backend.in_time(self.transaction.commit()).await?)
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
        let wanted = self.next_outbox(now);
        // Another process's clock may be ahead; the order of a table's rows is that of their ids all the same.
        let (id,): (i64,) = sqlx::query_as(
            "INSERT INTO outbox (id, table_id, intent, created, attempts, not_before) \
             SELECT MAX(next.id), $2, $3, $4, 0, 0 FROM (SELECT $1 AS id UNION ALL \
             SELECT MAX(outbox.id) + 1 FROM outbox WHERE outbox.table_id = $2) AS next RETURNING id",
        )
        .bind(wanted)
        .bind(table.as_str())
        .bind(intent)
        .bind(now.cast_signed())
        .fetch_one(self.connection())
        .await?;
        Ok(OutboxId(id))
    }

    /// The time with 20 bits to spare, so that ids rise over restarts, too, without a counter to wait for. The last
    /// 12 are this process's, so that others take other ids.
    fn next_outbox(&self, now: u64) -> i64 {
        let after = |last: i64| salted((now << 20).cast_signed().max(last + STEP), (last % STEP) as u16);
        let last = self
            .last_outbox
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| Some(after(last)))
            .expect("there is always a next id");
        after(last)
    }
}

/// Between the ids of one process.
const STEP: i64 = 1 << 12;

/// The id with these last bits, at or below this one.
pub(super) fn salted(id: i64, salt: u16) -> i64 {
    (id & !(STEP - 1)) | (i64::from(salt) & (STEP - 1))
}
