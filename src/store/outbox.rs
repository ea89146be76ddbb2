//! What is still to be shown, table by table, in order.

use super::{OutboxId, Store, StoreError, TableId};

/// Something to be shown, as a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxRow {
    pub id: OutboxId,
    /// As JSON.
    pub intent: String,
    pub created: u64,
    /// When it was last tried. Set without an answer: its fate is unknown.
    pub attempted: Option<u64>,
    /// How often it was put off.
    pub attempts: u32,
    /// Not to be tried before this time.
    pub not_before: u64,
    /// Discord's code, or the HTTP status, of the last refusal.
    pub code: Option<u32>,
}

type Columns = (i64, String, i64, Option<i64>, i64, i64, Option<i64>);

impl OutboxRow {
    fn read((id, intent, created, attempted, attempts, not_before, code): Columns) -> OutboxRow {
        OutboxRow {
            id: OutboxId(id),
            intent,
            created: created.cast_unsigned(),
            attempted: attempted.map(i64::cast_unsigned),
            attempts: u32::try_from(attempts).unwrap_or(u32::MAX),
            not_before: not_before.cast_unsigned(),
            code: code.and_then(|code| u32::try_from(code).ok()),
        }
    }
}

impl Store {
    /// What is still to be shown of a table, oldest first, whether due or not.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn outbox(&self, table: &TableId) -> Result<Vec<OutboxRow>, StoreError> {
        let rows: Vec<Columns> = sqlx::query_as(
            "SELECT id, intent, created, attempted, attempts, not_before, code FROM outbox \
             WHERE table_id = $1 ORDER BY id",
        )
        .bind(table.as_str())
        .fetch_all(self.readers())
        .await?;
        Ok(rows.into_iter().map(OutboxRow::read).collect())
    }

    /// The tables with something to show that may be tried now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_with_due_rows(&self, now: u64) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> =
            sqlx::query_as("SELECT DISTINCT table_id FROM outbox WHERE not_before <= $1 ORDER BY table_id")
                .bind(now.cast_signed())
                .fetch_all(self.readers())
                .await?;
        rows.iter().map(|(id,)| TableId::read(id)).collect()
    }

    /// Notes that a row is about to be sent: from now on its fate is unknown until it is settled or postponed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn mark_attempted(&self, id: OutboxId, now: u64) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET attempted = COALESCE(attempted, $2) WHERE id = $1")
            .bind(id.0)
            .bind(now.cast_signed())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    /// Notes that a row was not taken, and when it is to be tried again. `refused`: it was surely not carried out;
    /// else its fate stays unknown since the first attempt.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn postpone(&self, id: OutboxId, until: u64, code: Option<u32>, refused: bool) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE outbox SET attempted = CASE WHEN $4 = 1 THEN NULL ELSE attempted END, attempts = attempts + 1, \
             not_before = $2, code = $3 WHERE id = $1",
        )
        .bind(id.0)
        .bind(until.cast_signed())
        .bind(code.map(i64::from))
        .bind(i64::from(refused))
        .execute(self.writer())
        .await?;
        Ok(())
    }

    /// Lets what was put off with one of these codes be tried at once.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unpark(&self, table: &TableId, codes: [i64; 6]) -> Result<(), StoreError> {
        let mut unpark = sqlx::query(
            "UPDATE outbox SET not_before = 0 WHERE table_id = $1 AND code IN ($2, $3, $4, $5, $6, $7) AND not_before > 0",
        )
        .bind(table.as_str());
        for code in codes {
            unpark = unpark.bind(code);
        }
        unpark.execute(self.writer()).await?;
        Ok(())
    }

    /// Lets whatever was put off be tried at once.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hasten_outbox(&self, now: u64) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET not_before = $1 WHERE not_before > $1")
            .bind(now.cast_signed())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    /// Takes rows that were shown, or need not be any more, out of the outbox.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn settle(&self, ids: &[OutboxId]) -> Result<(), StoreError> {
        if ids.is_empty() {
            return Ok(());
        }
        let mut change = self.change().await?;
        change.settle(ids).await?;
        change.commit().await
    }
}

impl super::Change {
    /// As [`Store::settle`], as part of a change.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn settle(&mut self, ids: &[OutboxId]) -> Result<(), StoreError> {
        for id in ids {
            sqlx::query("DELETE FROM outbox WHERE id = $1").bind(id.0).execute(self.connection()).await?;
        }
        Ok(())
    }
}
