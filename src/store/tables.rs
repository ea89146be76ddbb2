//! The rows of tables, and who sits where.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Backend, Change, ChannelId, GuildId, PersonId, Store, StoreError, TableId};

/// A table as a row. Everything beside the snapshot is taken from it, for finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub id: TableId,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The game's name.
    pub game: &'static str,
    /// `lobby`, `playing`, `over` or `closed`; a channel has at most one in the first two. A table that was
    /// set aside has `unreadable`.
    pub stage: &'static str,
    pub step: u64,
    /// The table as JSON.
    pub snapshot: String,
    /// When somebody last did something.
    pub touched: u64,
}

/// A table's id and its snapshot.
pub type Snapshot = (TableId, String);

fn snapshot(row: &AnyRow) -> Result<Snapshot, StoreError> {
    Ok((TableId::read(row.try_get("id")?)?, row.try_get("snapshot")?))
}

impl Store {
    /// The snapshot of a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn table(&self, id: &TableId) -> Result<Option<String>, StoreError> {
        let found: Option<(String,)> = sqlx::query_as("SELECT snapshot FROM tables WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(self.readers())
            .await?;
        Ok(found.map(|(snapshot,)| snapshot))
    }

    /// The table in a channel that is open, else the last one that was.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn table_at(&self, channel: ChannelId) -> Result<Option<Snapshot>, StoreError> {
        // Where clocks differ, the open table need not be the newest.
        let row = sqlx::query(
            "SELECT id, snapshot FROM tables WHERE id = COALESCE(\
             (SELECT id FROM tables WHERE channel = $1 AND stage IN ('lobby', 'playing')), \
             (SELECT id FROM tables WHERE channel = $1 ORDER BY created DESC LIMIT 1))",
        )
        .bind(channel.column())
        .fetch_optional(self.readers())
        .await?;
        row.as_ref().map(snapshot).transpose()
    }

    /// Every table that was ever opened in a channel, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_at(&self, channel: ChannelId) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> = sqlx::query_as("SELECT id FROM tables WHERE channel = $1 ORDER BY created, id")
            .bind(channel.column())
            .fetch_all(self.readers())
            .await?;
        rows.iter().map(|(id,)| TableId::read(id)).collect()
    }

    /// The open tables where a person sits, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_of(&self, person: PersonId) -> Result<Vec<Snapshot>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, snapshot FROM tables JOIN seated ON seated.table_id = tables.id \
             WHERE seated.person = $1 AND stage IN ('lobby', 'playing') ORDER BY created, id",
        )
        .bind(person.column())
        .fetch_all(self.readers())
        .await?;
        rows.iter().map(snapshot).collect()
    }
}

impl Change {
    /// The snapshot of a table, kept from everybody else until the change ends.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn table(&mut self, id: &TableId) -> Result<Option<String>, StoreError> {
        let query = match self.backend {
            // The whole change has the database for itself.
            Backend::Sqlite { .. } => "SELECT snapshot FROM tables WHERE id = $1",
            Backend::Postgres => "SELECT snapshot FROM tables WHERE id = $1 FOR UPDATE",
        };
        let found: Option<(String,)> =
            sqlx::query_as(query).bind(id.as_str()).fetch_optional(self.connection()).await?;
        Ok(found.map(|(snapshot,)| snapshot))
    }

    /// The table that is open in a channel.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_table_at(&mut self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let found: Option<(String,)> =
            sqlx::query_as("SELECT id FROM tables WHERE channel = $1 AND stage IN ('lobby', 'playing')")
                .bind(channel.column())
                .fetch_optional(self.connection())
                .await?;
        found.map(|(id,)| TableId::read(&id)).transpose()
    }

    /// Adds a table. `false`: the id is taken.
    ///
    /// # Errors
    /// When the database fails, or another table is open in the channel.
    pub async fn add_table(&mut self, row: &TableRow, now: u64) -> Result<bool, StoreError> {
        let added = sqlx::query(
            "INSERT INTO tables (id, guild, channel, game, stage, step, snapshot, created, touched) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING",
        )
        .bind(row.id.as_str())
        .bind(row.guild.map(GuildId::column))
        .bind(row.channel.column())
        .bind(row.game)
        .bind(row.stage)
        .bind(row.step.cast_signed())
        .bind(&row.snapshot)
        .bind(now.cast_signed())
        .bind(row.touched.cast_signed())
        .execute(self.connection())
        .await?;
        Ok(added.rows_affected() == 1)
    }

    /// Writes a table that exists.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save_table(&mut self, row: &TableRow) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE tables SET guild = $2, channel = $3, game = $4, stage = $5, step = $6, snapshot = $7, \
             touched = $8 WHERE id = $1",
        )
        .bind(row.id.as_str())
        .bind(row.guild.map(GuildId::column))
        .bind(row.channel.column())
        .bind(row.game)
        .bind(row.stage)
        .bind(row.step.cast_signed())
        .bind(&row.snapshot)
        .bind(row.touched.cast_signed())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Takes a table that cannot be read out of its channel. Its snapshot stays for whoever can.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_aside(&mut self, table: &TableId) -> Result<(), StoreError> {
        for query in [
            sqlx::query("UPDATE tables SET stage = 'unreadable' WHERE id = $1"),
            sqlx::query("DELETE FROM deadlines WHERE table_id = $1"),
        ] {
            query.bind(table.as_str()).execute(self.connection()).await?;
        }
        Ok(())
    }

    /// Says who sits at a table, instead of what was said before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seat(&mut self, table: &TableId, people: &[PersonId]) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM seated WHERE table_id = $1").bind(table.as_str()).execute(self.connection()).await?;
        for person in people {
            sqlx::query("INSERT INTO seated (table_id, person) VALUES ($1, $2)")
                .bind(table.as_str())
                .bind(person.column())
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }
}
