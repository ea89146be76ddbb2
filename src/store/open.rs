//! Opening the database file: lock, checks, migrations.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use sqlx::SqliteExecutor;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::{Store, StoreError};

pub(super) static MIGRATIONS: Migrator = sqlx::migrate!();

/// How long to wait for another program that holds the file.
pub(super) const BUSY: Duration = Duration::from_millis(1500);
/// How long a change waits for its turn.
const TURN: Duration = Duration::from_secs(10);
const READERS: u32 = 4;
/// Files up to this size are read through for damage when they are opened; larger ones would delay the start (600 MB
/// by 1.5 s).
const CHECKED_BYTES: u64 = 16 << 20;

impl Store {
    /// Opens the database in this file, makes it when there is none, and brings its schema up to date.
    ///
    /// # Errors
    /// When it is in use, locked, damaged, read-only, of a newer version, or the disk is full.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        let lock = lock(path)?;
        Store::open_locked(path, lock).await.map_err(|error| StoreError::opening(path, error))
    }

    async fn open_locked(path: &Path, lock: File) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY);
        let size = std::fs::metadata(path).map_or(0, |file| file.len());
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(TURN)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone())
            .await?;
        if size <= CHECKED_BYTES {
            check(&writer).await?;
        }
        MIGRATIONS.run(&writer).await?;
        // Fails here, not at the first press, when nothing can be written.
        let mut probe = writer.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query("INSERT INTO settings (scope, key, value) VALUES ('', 'probe', '')").execute(&mut *probe).await?;
        probe.rollback().await?;
        let (last_outbox,): (i64,) =
            sqlx::query_as("SELECT COALESCE(MAX(id), 0) FROM outbox").fetch_one(&writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(TURN)
            .connect_with(options.pragma("query_only", "ON"))
            .await?;
        Ok(Store { writer, readers, last_outbox: Arc::new(AtomicI64::new(last_outbox)), _lock: Arc::new(lock) })
    }

    /// Closes every connection, once what runs has ended.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Takes the lock file beside the database. The system lets go of it when the process ends, however it does.
fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let name = PathBuf::from(name);
    let cannot = |error: std::io::Error| match error.kind() {
        std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => StoreError::DiskFull,
        std::io::ErrorKind::ReadOnlyFilesystem | std::io::ErrorKind::PermissionDenied => StoreError::ReadOnly,
        _ => StoreError::CannotOpen { path: path.to_owned(), reason: error.to_string() },
    };
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&name).map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

pub(super) async fn check(database: impl SqliteExecutor<'_>) -> Result<(), StoreError> {
    let (verdict,): (String,) = sqlx::query_as("PRAGMA quick_check(1)").fetch_one(database).await?;
    if verdict == "ok" { Ok(()) } else { Err(StoreError::Corrupt(verdict.replace('\n', " "))) }
}
