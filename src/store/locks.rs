//! Locks that end with the process that has them, however it ends: which shards of the gateway it serves.

use std::time::Duration;

use sqlx::{AnyConnection, Connection};

use super::limit::within;
use super::postgres::introduce;
use super::{Backend, Store, StoreError};

/// The locks of one process, on a connection of their own. When that is lost, so are they.
pub struct Locks {
    connection: AnyConnection,
    session: Session,
}

/// A connection as the server knows it.
#[derive(Clone, Debug)]
pub struct Session {
    backend: i64,
    /// Tells it from a later one with the same number.
    began: String,
}

/// Advisory locks are pairs of numbers: the first says what they are about.
const SHARDS: i64 = 0x5254_0001;
/// Every process has one of these, shared, with the number of shards that it counts by.
const PROCESSES: i64 = 0x5254_0002;
/// Held while a process joins the others.
const JOINING: i64 = 0x5254_0003;

/// By how many shards the processes count, and how many processes there are.
const JOINED: &str = "SELECT MAX(CAST(objid AS BIGINT)), COUNT(*) FROM pg_locks \
                      WHERE locktype = 'advisory' AND granted AND classid = CAST($1 AS oid) \
                      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

/// The longest wait for a connection, and for an answer.
const CONNECT: Duration = Duration::from_secs(3);
const LIMIT: Duration = Duration::from_secs(1);
/// How long the server holds its answer back while the locks are watched.
const BEAT: Duration = Duration::from_millis(500);

impl Store {
    /// Locks among the processes that share the database; `None` where nobody else can use it. Ends the session of
    /// locks that were lost, in case the server still takes it for alive.
    ///
    /// # Errors
    /// When the server does not answer.
    pub async fn locks(&self, lost: Option<&Session>) -> Result<Option<Locks>, StoreError> {
        match self.backend {
            Backend::Sqlite { .. } => Ok(None),
            Backend::Postgres => Ok(Some(within(CONNECT, self.new_locks(lost)).await?)),
        }
    }

    async fn new_locks(&self, lost: Option<&Session>) -> Result<Locks, sqlx::Error> {
        let mut connection = AnyConnection::connect_with(&self.writer.connect_options()).await?;
        introduce(&mut connection).await?;
        if let Some(lost) = lost {
            sqlx::query(
                "SELECT CAST(pg_terminate_backend(pid, 500) AS TEXT) FROM pg_stat_activity \
                 WHERE pid = CAST($1 AS INTEGER) AND CAST(backend_start AS TEXT) = $2",
            )
            .bind(lost.backend)
            .bind(&lost.began)
            .execute(&mut connection)
            .await?;
        }
        let (backend, began) = sqlx::query_as(
            "SELECT CAST(pid AS BIGINT), CAST(backend_start AS TEXT) FROM pg_stat_activity WHERE pid = pg_backend_pid()",
        )
        .fetch_one(&mut connection)
        .await?;
        Ok(Locks { connection, session: Session { backend, began } })
    }
}

impl Locks {
    /// The connection that has the locks.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Watches over the locks for half a second. That the connection has ended is heard at once, since an answer is
    /// being waited for.
    ///
    /// # Errors
    /// When the connection is lost, and all locks with it.
    pub async fn watch(&mut self) -> Result<(), StoreError> {
        let sleep = sqlx::query("SELECT CAST(pg_sleep(CAST($1 AS DOUBLE PRECISION)) AS TEXT)").bind(BEAT.as_secs_f64());
        within(BEAT + LIMIT, sleep.execute(&mut self.connection)).await?;
        Ok(())
    }

    /// Joins the other processes, and gives back by how many shards they count; `wanted`, where there is none yet. All
    /// have to count alike, or what people press would come to two of them, or to none.
    ///
    /// # Errors
    /// When the connection is lost, and all locks with it.
    pub async fn join(&mut self, wanted: u32) -> Result<u32, StoreError> {
        Ok(within(LIMIT, self.join_others(wanted)).await?)
    }

    async fn join_others(&mut self, wanted: u32) -> Result<u32, sqlx::Error> {
        let connection = &mut self.connection;
        sqlx::query("SELECT CAST(pg_advisory_lock(CAST($1 AS INTEGER), 0) AS TEXT)")
            .bind(JOINING)
            .execute(&mut *connection)
            .await?;
        let (theirs, _): (Option<i64>, i64) =
            sqlx::query_as(JOINED).bind(PROCESSES).fetch_one(&mut *connection).await?;
        let total = theirs.and_then(|total| u32::try_from(total).ok()).unwrap_or(wanted);
        sqlx::query("SELECT CAST(pg_advisory_lock_shared(CAST($1 AS INTEGER), CAST($2 AS INTEGER)) AS TEXT)")
            .bind(PROCESSES)
            .bind(i64::from(total))
            .execute(&mut *connection)
            .await?;
        sqlx::query("SELECT CAST(pg_advisory_unlock(CAST($1 AS INTEGER), 0) AS TEXT)")
            .bind(JOINING)
            .execute(&mut *connection)
            .await?;
        Ok(total)
    }

    /// Takes a shard. `false`: another process serves it.
    ///
    /// # Errors
    /// When the connection is lost, and all locks with it.
    pub async fn take(&mut self, shard: u32) -> Result<bool, StoreError> {
        let take = sqlx::query_as(
            "SELECT CASE WHEN pg_try_advisory_lock(CAST($1 AS INTEGER), CAST($2 AS INTEGER)) \
             THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END",
        )
        .bind(SHARDS)
        .bind(i64::from(shard));
        let (taken,): (i64,) = within(LIMIT, take.fetch_one(&mut self.connection)).await?;
        Ok(taken == 1)
    }

    /// Gives a shard back, that others may serve it.
    ///
    /// # Errors
    /// When the connection is lost, and all locks with it.
    pub async fn give_back(&mut self, shard: u32) -> Result<(), StoreError> {
        let give_back =
            sqlx::query("SELECT CAST(pg_advisory_unlock(CAST($1 AS INTEGER), CAST($2 AS INTEGER)) AS TEXT)")
                .bind(SHARDS)
                .bind(i64::from(shard));
        within(LIMIT, give_back.execute(&mut self.connection)).await?;
        Ok(())
    }

    /// How many processes share the database, this one among them.
    ///
    /// # Errors
    /// When the connection is lost, and all locks with it.
    pub async fn processes(&mut self) -> Result<u32, StoreError> {
        let joined = sqlx::query_as(JOINED).bind(PROCESSES);
        let (_, count): (Option<i64>, i64) = within(LIMIT, joined.fetch_one(&mut self.connection)).await?;
        Ok(u32::try_from(count).unwrap_or(1).max(1))
    }
}
