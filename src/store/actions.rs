//! The actions of a game that stand.

use super::{Change, InteractionId, Store, StoreError, TableId};

/// An action as a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionRow {
    /// Which one of the table, from 0.
    pub n: u32,
    pub seat: u8,
    /// The action as JSON.
    pub action: String,
    /// The events that it brought about when it was played, as JSON.
    pub events: String,
    /// Of these events.
    pub digest: String,
    /// The press or command it came from; none for computer players and forced actions.
    pub interaction: Option<InteractionId>,
    pub at: u64,
}

/// The columns of an action, in the order of the query.
type Row = (i64, i64, String, String, String, Option<i64>, i64);

impl Store {
    /// The actions of a table, in the order they were played.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn actions(&self, table: &TableId) -> Result<Vec<ActionRow>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT n, seat, action, events, digest, interaction, at FROM actions WHERE table_id = $1 ORDER BY n",
        )
        .bind(table.as_str())
        .fetch_all(self.readers())
        .await?;
        rows.into_iter()
            .map(|(n, seat, action, events, digest, interaction, at)| {
                let small = |_| StoreError::Other(format!("action {n} of table {table} has numbers out of range"));
                Ok(ActionRow {
                    n: n.try_into().map_err(small)?,
                    seat: seat.try_into().map_err(small)?,
                    action,
                    events,
                    digest,
                    interaction: interaction.map(|id| InteractionId(id.cast_unsigned())),
                    at: at.cast_unsigned(),
                })
            })
            .collect()
    }
}

impl Change {
    /// Appends an action. Its number and its interaction must be new.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn add_action(&mut self, table: &TableId, row: &ActionRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO actions (table_id, n, seat, action, events, digest, interaction, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(table.as_str())
        .bind(i64::from(row.n))
        .bind(i64::from(row.seat))
        .bind(&row.action)
        .bind(&row.events)
        .bind(&row.digest)
        .bind(row.interaction.map(InteractionId::column))
        .bind(row.at.cast_signed())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Removes the actions from this number on, which were taken back.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_actions(&mut self, table: &TableId, from: u32) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM actions WHERE table_id = $1 AND n >= $2")
            .bind(table.as_str())
            .bind(i64::from(from))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
