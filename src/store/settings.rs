//! Settings: a value for a key within a scope, such as a server.

use super::{Store, StoreError};

impl Store {
    /// The value of a setting.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn setting(&self, scope: &str, key: &str) -> Result<Option<String>, StoreError> {
        let row: Option<(String,)> = sqlx::query_as("SELECT value FROM settings WHERE scope = $1 AND key = $2")
            .bind(scope)
            .bind(key)
            .fetch_optional(self.readers())
            .await?;
        Ok(row.map(|(value,)| value))
    }

    /// Sets a setting, or unsets it (`None`).
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_setting(&self, scope: &str, key: &str, value: Option<&str>) -> Result<(), StoreError> {
        let query = match value {
            Some(value) => sqlx::query(
                "INSERT INTO settings (scope, key, value) VALUES ($1, $2, $3) \
                 ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value",
            )
            .bind(scope)
            .bind(key)
            .bind(value),
            None => sqlx::query("DELETE FROM settings WHERE scope = $1 AND key = $2").bind(scope).bind(key),
        };
        query.execute(self.writer()).await?;
        Ok(())
    }
}
