//! PostgreSQL: a server that several processes share.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};

use super::change::salted;
use super::open::MIGRATIONS;
use super::{Backend, Store, StoreError};

/// Connections of one process.
const CONNECTIONS: u32 = 12;
/// How long a change waits for a connection.
const TURN: Duration = Duration::from_secs(3);

impl Store {
    /// Uses the database at this address, `postgres://...`, and brings its schema up to date. Processes that start
    /// at the same time wait for each other there.
    ///
    /// # Errors
    /// When the server does not answer, does not let us in, or has a schema of another version.
    pub async fn connect(url: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let options: AnyConnectOptions = url.parse()?;
        let pool =
            AnyPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(TURN).connect_with(options).await?;
        MIGRATIONS.run(&pool).await?;
        let mut salt = [0; 2];
        getrandom::fill(&mut salt).map_err(|error| StoreError::Other(error.to_string()))?;
        let last_outbox = Arc::new(AtomicI64::new(salted(0, u16::from_le_bytes(salt))));
        Ok(Store { writer: pool.clone(), readers: pool, backend: Backend::Postgres, last_outbox })
    }
}
