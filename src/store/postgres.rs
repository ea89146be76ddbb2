//! PostgreSQL: a server that several processes share.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, Connection, Executor};

use super::change::salted;
use super::limit::within;
use super::open::MIGRATIONS;
use super::{Backend, Store, StoreError};

/// Connections of one process.
const CONNECTIONS: u32 = 12;
/// How long the first one may take.
pub(super) const FIRST: Duration = Duration::from_secs(5);
/// How long a change waits for a connection.
const TURN: Duration = Duration::from_millis(1_500);
/// A connection that was used within this time is taken to be alive; another is tried first.
const ALIVE: Duration = Duration::from_secs(1);
/// How long trying a connection takes at most.
const TRY: Duration = Duration::from_millis(500);

/// How long the server keeps the connection of a process that has vanished without a word, with its locks and rows.
pub const LET_GO: Duration = Duration::from_secs(16);
/// What every connection asks of the server, so that [`LET_GO`] holds: after 6 s of silence it is probed twice. And it
/// shall not tell what is of no interest, such as that a table is there already.
const SESSION: &str = "SET tcp_keepalives_idle = 6; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 2; \
                       SET tcp_user_timeout = 16000; SET idle_in_transaction_session_timeout = 16000; \
                       SET client_min_messages = warning";

/// What time it is there.
pub(super) const TIME: &str = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

impl Store {
    /// Uses the database at this address, `postgres://...`, and brings its schema up to date. Processes that start
    /// at the same time wait for each other there.
    ///
    /// # Errors
    /// When the server does not answer, does not let us in, or has a schema of another version.
    pub async fn connect(url: &str) -> Result<Store, StoreError> {
        // A pool would try again and again, and not tell why.
        connect_first(url).await?.close().await?;
        let options: AnyConnectOptions = url.parse()?;
        let pool = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(TURN)
            .after_connect(|connection, _| Box::pin(introduce(connection)))
            .test_before_acquire(false)
            .before_acquire(|connection, use_| {
                Box::pin(async move {
                    if use_.idle_for >= ALIVE {
                        try_out(connection).await?;
                    }
                    Ok(true)
                })
            })
            // A connection that hangs must not stay in the pool's count until the system gives it up.
            .after_release(|connection, _| Box::pin(async move { try_out(connection).await.map(|()| true) }))
            .connect_with(options)
            .await?;
        MIGRATIONS.run(&pool).await?;
        let mut salt = [0; 2];
        getrandom::fill(&mut salt).map_err(|error| StoreError::Other(error.to_string()))?;
        let last_outbox = Arc::new(AtomicI64::new(salted(0, u16::from_le_bytes(salt))));
        Ok(Store { writer: pool.clone(), readers: pool, backend: Backend::Postgres, last_outbox })
    }

    /// What time it is by the clock of the server; `None` where nobody else uses the database.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn server_time(&self) -> Result<Option<u64>, StoreError> {
        if !self.is_shared() {
            return Ok(None);
        }
        let (time,): (i64,) = sqlx::query_as(TIME).fetch_one(self.readers()).await?;
        Ok(Some(time.unsigned_abs()))
    }
}

/// One connection; an error tells why there is none.
pub(super) async fn connect_first(url: &str) -> Result<AnyConnection, StoreError> {
    sqlx::any::install_default_drivers();
    within(FIRST, AnyConnection::connect(url)).await.map_err(|error| StoreError::connecting(url, error))
}

/// Tells the server how long to keep a connection that is silent.
pub(super) async fn introduce(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    connection.execute(SESSION).await.map(|_| ())
}

async fn try_out(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    within(TRY, connection.ping()).await
}
