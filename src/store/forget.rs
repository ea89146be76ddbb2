//! Where a person is named, for whoever wants to be forgotten.

use super::{Change, OutboxId, PersonId, Store, StoreError, TableId};

impl Store {
    /// The tables that name a person: in their snapshot, in what is still to be shown, or as seated there. May list
    /// others as well, whose numbers look the same. Reads every snapshot, so it takes a while.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_naming(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE snapshot LIKE $1 \
             UNION SELECT table_id FROM outbox WHERE intent LIKE $1 \
             UNION SELECT table_id FROM seated WHERE person = $2 ORDER BY 1",
        )
        .bind(format!("%{person}%"))
        .bind(person.column())
        // Takes longer than other queries may.
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|(id,)| TableId::read(id)).collect()
    }

    /// Forgets by which channel a person is reached.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_direct(&self, person: PersonId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM directs WHERE person = $1").bind(person.column()).execute(self.writer()).await?;
        Ok(())
    }
}

impl Change {
    /// What is still to be shown of a table, as JSON, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn intents(&mut self, table: &TableId) -> Result<Vec<(OutboxId, String)>, StoreError> {
        let rows: Vec<(i64, String)> = sqlx::query_as("SELECT id, intent FROM outbox WHERE table_id = $1 ORDER BY id")
            .bind(table.as_str())
            .fetch_all(self.connection())
            .await?;
        Ok(rows.into_iter().map(|(id, intent)| (OutboxId(id), intent)).collect())
    }

    /// Changes what a row of the outbox shows.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rewrite(&mut self, id: OutboxId, intent: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET intent = $2 WHERE id = $1")
            .bind(id.0)
            .bind(intent)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
