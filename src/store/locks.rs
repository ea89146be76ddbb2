//! Locks that end with the process that has them, however it ends: which shards of the gateway it serves.

use sqlx::{AnyConnection, Connection};

use super::{Backend, Store, StoreError};

/// The locks of one process, on a connection of their own. When that is lost, so are they.
pub struct Locks {
    connection: AnyConnection,
}

/// Advisory locks are pairs of numbers: the first says what they are about.
const SHARDS: i64 = 0x5254_0001;
const PROCESSES: i64 = 0x5254_0002;

impl Store {
    /// Locks among the processes that share the database; `None` where nobody else can use it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn locks(&self) -> Result<Option<Locks>, StoreError> {
        match self.backend {
            Backend::Sqlite { .. } => Ok(None),
            Backend::Postgres => {
                let options = self.writer.connect_options();
                let mut connection = AnyConnection::connect_with(&options).await?;
                sqlx::query("SELECT CAST(pg_advisory_lock_shared(CAST($1 AS INTEGER), 0) AS TEXT)")
                    .bind(PROCESSES)
                    .execute(&mut connection)
                    .await?;
                Ok(Some(Locks { connection }))
            }
        }
    }
}

impl Locks {
    /// Takes a shard. `false`: another process serves it.
    ///
    /// # Errors
    /// When the connection is lost, and all locks with it.
    pub async fn take(&mut self, shard: u32) -> Result<bool, StoreError> {
        let (taken,): (i64,) = sqlx::query_as(
            "SELECT CASE WHEN pg_try_advisory_lock(CAST($1 AS INTEGER), CAST($2 AS INTEGER)) \
             THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END",
        )
        .bind(SHARDS)
        .bind(i64::from(shard))
        .fetch_one(&mut self.connection)
        .await?;
        Ok(taken == 1)
    }

    /// Gives a shard back, that others may serve it.
    ///
    /// # Errors
    /// When the connection is lost, and all locks with it.
    pub async fn give_back(&mut self, shard: u32) -> Result<(), StoreError> {
        sqlx::query("SELECT CAST(pg_advisory_unlock(CAST($1 AS INTEGER), CAST($2 AS INTEGER)) AS TEXT)")
            .bind(SHARDS)
            .bind(i64::from(shard))
            .execute(&mut self.connection)
            .await?;
        Ok(())
    }

    /// How many processes share the database, this one among them.
    ///
    /// # Errors
    /// When the connection is lost, and all locks with it.
    pub async fn processes(&mut self) -> Result<u32, StoreError> {
        let (count,): (i64,) = sqlx::query_as(
            "SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND granted \
             AND classid = CAST($1 AS oid) AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
        )
        .bind(PROCESSES)
        .fetch_one(&mut self.connection)
        .await?;
        Ok(u32::try_from(count).unwrap_or(1).max(1))
    }
}
