//! A database of its own on a PostgreSQL server, for trying things; nobody else's is touched.

use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection, Executor};

use super::StoreError;
use super::limit::within;
use super::postgres::{FIRST, connect_first};

/// How long it may take to make a database, or to take one away.
const WORK: Duration = Duration::from_secs(30);

/// An empty database that was made for the occasion.
#[derive(Debug)]
pub struct Scratch {
    server: String,
    name: String,
    url: String,
}

impl Scratch {
    /// Makes a database on the server at this address, `postgres://...`.
    ///
    /// # Errors
    /// When the server does not answer in time or does not let us make one.
    pub async fn make(server: &str) -> Result<Scratch, StoreError> {
        let mut bytes = [0; 6];
        getrandom::fill(&mut bytes).map_err(|error| StoreError::Other(error.to_string()))?;
        let name = format!("roundtable_{}", hex::encode(bytes));
        let (address, more) = server.split_once('?').map_or((server, String::new()), |(a, b)| (a, format!("?{b}")));
        let (host, _) = address
            .rsplit_once('/')
            .filter(|(host, _)| host.contains("://") && !host.ends_with('/'))
            .ok_or_else(|| StoreError::Other("the address names no database: postgres://host/database".to_owned()))?;
        let url = format!("{host}/{name}{more}");
        order(server, format!("CREATE DATABASE {name}")).await?;
        Ok(Scratch { server: server.to_owned(), name, url })
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its address, for [`super::Store::connect`].
    pub fn url(&self) -> &str {
        &self.url
    }

    /// How many bytes it takes.
    ///
    /// # Errors
    /// When the server does not answer.
    pub async fn size(&self) -> Result<u64, StoreError> {
        let mut connection = connect_first(&self.server).await?;
        let query = sqlx::query_as("SELECT pg_database_size(CAST($1 AS TEXT)::name)").bind(&self.name);
        let (bytes,): (i64,) = query.fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok(bytes.unsigned_abs())
    }

    /// Takes it away, whoever is still connected to it.
    ///
    /// # Errors
    /// When the server does not answer in time.
    pub async fn remove(&self) -> Result<(), StoreError> {
        order(&self.server, format!("DROP DATABASE {} WITH (FORCE)", self.name)).await
    }
}

/// Lets the server carry out one statement.
async fn order(server: &str, statement: String) -> Result<(), StoreError> {
    let mut connection = connect_first(server).await?;
    within(WORK, connection.execute(AssertSqlSafe(statement))).await?;
    Ok(within(FIRST, connection.close()).await?)
}
