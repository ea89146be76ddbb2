//! Opening the database file: lock, checks, migrations.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};

use super::{Backend, Store, StoreError};

pub(super) static MIGRATIONS: Migrator = sqlx::migrate!();

/// How long to wait for another program that holds the file, in milliseconds.
const BUSY: &str = "PRAGMA busy_timeout = 1500";
/// How long a change waits for its turn.
pub(super) const TURN: Duration = Duration::from_secs(10);
/// What else the bot's own connections keep to.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;";
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
        sqlx::any::install_default_drivers();
        let options: AnyConnectOptions = url(path, "mode=rwc")?.parse()?;
        // A pool would try again and again, and not tell why.
        let mut first = AnyConnection::connect_with(&options).await?;
        prepare(&mut first, PRAGMAS).await?;
        first.close().await?;
        let size = std::fs::metadata(path).map_or(0, |file| file.len());
        let writer = AnyPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(TURN)
            .idle_timeout(None)
            .max_lifetime(None)
            .after_connect(|connection, _| Box::pin(prepare(connection, PRAGMAS)))
            .after_release(|connection, _| Box::pin(is_usable(connection)))
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
        let readers = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(TURN)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    prepare(connection, PRAGMAS).await?;
                    connection.execute("PRAGMA query_only = ON").await.map(|_| ())
                })
            })
            .connect_with(options)
            .await?;
        let backend = Backend::Sqlite { _lock: Arc::new(lock) };
        Ok(Store { writer, readers, backend, last_outbox: Arc::new(AtomicI64::new(last_outbox)) })
    }

    /// Closes every connection, once what runs has ended.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

async fn prepare(connection: &mut AnyConnection, pragmas: &'static str) -> Result<(), sqlx::Error> {
    connection.execute(BUSY).await?;
    connection.execute(pragmas).await.map(|_| ())
}

/// A connection to a file that is there, beside whoever has it open.
pub(super) async fn connect(path: &Path, mode: &str) -> Result<AnyConnection, StoreError> {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&url(path, mode)?).await?;
    connection.execute(BUSY).await?;
    Ok(connection)
}

/// On a full disk SQLite itself rolls back, and the connection goes on believing that its transaction is open; such a
/// one is replaced.
async fn is_usable(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    // Whatever was to be rolled back is by then.
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}

/// A file as connections want it told.
fn url(path: &Path, mode: &str) -> Result<String, StoreError> {
    let cannot = |reason: String| StoreError::CannotOpen { path: path.to_owned(), reason };
    let whole = std::path::absolute(path).map_err(|error| cannot(error.to_string()))?;
    let text = whole.to_str().ok_or_else(|| cannot("its name is not text".to_owned()))?;
    let mut url = "sqlite://".to_owned();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => url.push(char::from(byte)),
            other => url.push_str(&format!("%{other:02X}")),
        }
    }
    Ok(format!("{url}?{mode}"))
}

pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Takes the lock file beside the database. The system lets go of it when the process ends, however it does.
fn lock(path: &Path) -> Result<File, StoreError> {
    let cannot = |error: std::io::Error| StoreError::writing(path, &error);
    let name = beside(path, ".lock");
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(name).map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

/// Reads a whole file through for damage.
pub(super) const CHECK: &str = "PRAGMA quick_check(1)";

async fn check(writer: &AnyPool) -> Result<(), StoreError> {
    let (verdict,): (String,) = sqlx::query_as(CHECK).fetch_one(writer).await?;
    judge(&verdict)
}

pub(super) fn judge(verdict: &str) -> Result<(), StoreError> {
    if verdict == "ok" { Ok(()) } else { Err(StoreError::Corrupt(verdict.replace('\n', " "))) }
}
