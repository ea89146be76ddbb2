//! What is to happen to a table at a time, though nobody presses anything.

use super::{Change, Store, StoreError, TableId};

/// What is to happen. A table has at most one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deadline {
    /// The computer players act.
    Computer,
    /// A lobby closes or a game ends, when nothing has happened for long.
    Expiry,
}

impl Deadline {
    pub(super) fn name(self) -> &'static str {
        match self {
            Deadline::Computer => "computer",
            Deadline::Expiry => "expiry",
        }
    }

    fn from_name(name: &str) -> Option<Deadline> {
        [Deadline::Computer, Deadline::Expiry].into_iter().find(|kind| kind.name() == name)
    }
}

impl Store {
    /// The deadlines that have come, the oldest first, at most `most` of them.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, now: u64, most: u32) -> Result<Vec<(TableId, Deadline)>, StoreError> {
        let rows: Vec<(String, String)> =
            sqlx::query_as("SELECT table_id, kind FROM deadlines WHERE due <= $1 ORDER BY due, table_id LIMIT $2")
                .bind(now.cast_signed())
                .bind(i64::from(most))
                .fetch_all(self.readers())
                .await?;
        rows.into_iter()
            .map(|(id, kind)| {
                let unknown = || StoreError::Other(format!("the deadline \"{kind}\" of table \"{id}\" is unknown"));
                Ok((TableId::read(&id)?, Deadline::from_name(&kind).ok_or_else(unknown)?))
            })
            .collect()
    }

    /// Lets no deadline of this kind come before this time.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hold_deadlines(&self, kind: Deadline, until: u64) -> Result<(), StoreError> {
        sqlx::query("UPDATE deadlines SET due = $2 WHERE kind = $1 AND due < $2")
            .bind(kind.name())
            .bind(until.cast_signed())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    /// Lets no deadline of this kind come after this time.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hasten_deadlines(&self, kind: Deadline, until: u64) -> Result<(), StoreError> {
        sqlx::query("UPDATE deadlines SET due = $2 WHERE kind = $1 AND due > $2")
            .bind(kind.name())
            .bind(until.cast_signed())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    /// Puts a deadline off that had come at `now`, if nobody has met it or set it anew meanwhile.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn postpone_deadline(
        &self,
        table: &TableId,
        kind: Deadline,
        now: u64,
        until: u64,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE deadlines SET due = $3 WHERE table_id = $1 AND kind = $2 AND due <= $4")
            .bind(table.as_str())
            .bind(kind.name())
            .bind(until.cast_signed())
            .bind(now.cast_signed())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    /// When the next deadline comes.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next_deadline(&self) -> Result<Option<u64>, StoreError> {
        let (due,): (Option<i64>,) = sqlx::query_as("SELECT MIN(due) FROM deadlines").fetch_one(self.readers()).await?;
        Ok(due.map(i64::cast_unsigned))
    }
}

impl Change {
    /// When a deadline of a table comes.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn deadline(&mut self, table: &TableId, kind: Deadline) -> Result<Option<u64>, StoreError> {
        let row: Option<(i64,)> = sqlx::query_as("SELECT due FROM deadlines WHERE table_id = $1 AND kind = $2")
            .bind(table.as_str())
            .bind(kind.name())
            .fetch_optional(self.connection())
            .await?;
        Ok(row.map(|(due,)| due.cast_unsigned()))
    }

    /// Sets a deadline of a table, or takes it away (`None`).
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_deadline(&mut self, table: &TableId, kind: Deadline, due: Option<u64>) -> Result<(), StoreError> {
        let query = match due {
            Some(due) => sqlx::query(
                "INSERT INTO deadlines (table_id, kind, due) VALUES ($1, $2, $3) \
                 ON CONFLICT (table_id, kind) DO UPDATE SET due = excluded.due",
            )
            .bind(table.as_str())
            .bind(kind.name())
            .bind(due.cast_signed()),
            None => sqlx::query("DELETE FROM deadlines WHERE table_id = $1 AND kind = $2")
                .bind(table.as_str())
                .bind(kind.name()),
        };
        query.execute(self.connection()).await?;
        Ok(())
    }
}
