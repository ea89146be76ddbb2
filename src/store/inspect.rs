//! Looking at a database, and copying a file, beside a bot that may be running upon it. Neither changes what is in it.

use std::fs::File;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AnyConnection, ConnectOptions, Connection};

use super::StoreError;
use super::open::{BUSY, CHECK, MIGRATIONS, judge};

/// What is in a database file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    pub tables: u64,
    pub open_tables: u64,
    /// How many steps its schema is behind; the next start makes them.
    pub behind: usize,
}

/// Reads a database through for damage and counts what is in it. `None`: there is no such file yet.
///
/// # Errors
/// When it cannot be read, is damaged, or was written by a newer version.
pub async fn inspect(path: &Path) -> Result<Option<Contents>, StoreError> {
    if !path.exists() {
        return Ok(None);
    }
    let read = async {
        let mut database = look(path).await?;
        let (verdict,): (String,) = sqlx::query_as(CHECK).fetch_one(&mut database).await?;
        judge(&verdict)?;
        let contents = contents(&mut database).await?;
        database.close().await?;
        Ok(Some(contents))
    };
    read.await.map_err(|error| StoreError::opening(path, error))
}

/// Copies a database into a new file, whole and without what was deleted from it.
///
/// # Errors
/// When there is no database, the copy is there already or cannot be written.
pub async fn copy(path: &Path, to: &Path) -> Result<(), StoreError> {
    let cannot = |error: std::io::Error| StoreError::Other(error.to_string());
    if to.exists() {
        return Err(StoreError::Other("that file is there already".to_owned()));
    }
    // A copy that was interrupted is not mistaken for a whole one.
    let part = beside(to, ".part");
    if part.exists() {
        std::fs::remove_file(&part).map_err(cannot)?;
    }
    let name = part.to_str().ok_or_else(|| StoreError::Other("that name is not in UTF-8".to_owned()))?;
    let mut database = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY).connect().await?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut database).await;
    database.close().await?;
    copied?;
    File::open(&part).and_then(|file| file.sync_all()).map_err(cannot)?;
    std::fs::rename(&part, to).map_err(cannot)
}

/// Opens it for reading. Without a log beside it nobody has it open and all is in the one file; it is then read as it
/// stands, so that no log and index are made for it.
async fn look(path: &Path) -> Result<SqliteConnection, StoreError> {
    let at_rest = !beside(path, "-wal").exists();
    let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(at_rest).busy_timeout(BUSY);
    Ok(options.connect().await?)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

const APPLIED: &str = "SELECT version FROM _sqlx_migrations ORDER BY version";
const COUNTS: &str = "SELECT COUNT(*), COUNT(CASE WHEN stage IN ('lobby', 'playing') THEN 1 END) FROM tables";

async fn contents(database: &mut SqliteConnection) -> Result<Contents, StoreError> {
    let (made,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'")
        .fetch_one(&mut *database)
        .await?;
    if made == 0 {
        return Contents::of(&[], (0, 0));
    }
    let applied: Vec<(i64,)> = sqlx::query_as(APPLIED).fetch_all(&mut *database).await?;
    Contents::of(&applied, sqlx::query_as(COUNTS).fetch_one(&mut *database).await?)
}

/// Counts what is in the database of a server.
///
/// # Errors
/// When it does not answer, does not let us in, or was written by a newer version.
pub async fn inspect_server(url: &str) -> Result<Contents, StoreError> {
    sqlx::any::install_default_drivers();
    let mut database = AnyConnection::connect(url).await?;
    let (made,): (i64,) = sqlx::query_as(
        "SELECT COUNT(*) FROM information_schema.tables \
         WHERE table_name = '_sqlx_migrations' AND table_schema = current_schema()",
    )
    .fetch_one(&mut database)
    .await?;
    let contents = if made == 0 {
        Contents::of(&[], (0, 0))
    } else {
        let applied: Vec<(i64,)> = sqlx::query_as(APPLIED).fetch_all(&mut database).await?;
        Contents::of(&applied, sqlx::query_as(COUNTS).fetch_one(&mut database).await?)
    };
    database.close().await?;
    contents
}

impl Contents {
    fn of(applied: &[(i64,)], (tables, open_tables): (i64, i64)) -> Result<Contents, StoreError> {
        if let Some((newer,)) = applied.iter().find(|(version,)| !MIGRATIONS.version_exists(*version)) {
            return Err(StoreError::OtherSchema(*newer));
        }
        Ok(Contents {
            tables: tables.unsigned_abs(),
            open_tables: open_tables.unsigned_abs(),
            behind: MIGRATIONS.iter().count().saturating_sub(applied.len()),
        })
    }
}
