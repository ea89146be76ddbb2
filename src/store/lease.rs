//! Leases: what only one of several processes does at a time, such as sending a table's messages. A process that
//! dies loses its leases when their time is over.

use std::time::Duration;

use super::{Store, StoreError};

/// A process, by a name of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder(String);

impl Holder {
    /// A holder with a new name.
    ///
    /// # Errors
    /// When the system gives no random bytes.
    pub fn new() -> Result<Holder, StoreError> {
        let mut name = [0; 8];
        getrandom::fill(&mut name).map_err(|error| StoreError::Other(error.to_string()))?;
        Ok(Holder(hex::encode(name)))
    }
}

impl Store {
    /// Takes a lease for so long from now, or prolongs the own one. `false`: another process has it. Only the
    /// server's clock counts, since those of the processes may differ. Where nobody else can use the database, it is
    /// always given, and nothing is written.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn take_lease(&self, name: &str, holder: &Holder, life: Duration) -> Result<bool, StoreError> {
        if !self.is_shared() {
            return Ok(true);
        }
        let taken = sqlx::query(
            "INSERT INTO leases (name, holder, until) \
             VALUES ($1, $2, CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) + $3) \
             ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until \
             WHERE leases.holder = excluded.holder OR leases.until <= excluded.until - $3",
        )
        .bind(name)
        .bind(&holder.0)
        .bind(i64::try_from(life.as_millis()).unwrap_or(i64::MAX / 2))
        .execute(self.writer())
        .await?;
        Ok(taken.rows_affected() == 1)
    }

    /// Gives a lease back, if it is the own one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn end_lease(&self, name: &str, holder: &Holder) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        sqlx::query("DELETE FROM leases WHERE name = $1 AND holder = $2")
            .bind(name)
            .bind(&holder.0)
            .execute(self.writer())
            .await?;
        Ok(())
    }
}
