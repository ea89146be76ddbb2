//! Looking at a database, and copying a file, beside a bot that may be running upon it. Neither changes what is in it.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

use sqlx::{AnyConnection, Connection};

use super::StoreError;
use super::limit::within;
use super::open::{CHECK, MIGRATIONS, beside, connect, judge};
use super::postgres::{FIRST, TIME, connect_first, introduce};

/// What is in a database file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    pub tables: u64,
    pub open_tables: u64,
    /// How many steps its schema is behind; the next start makes them.
    pub behind: usize,
}

/// Reads a database through for damage, counts what is in it, and sees whether it can be written. `None`: nothing is
/// there yet, and it can be made. Not for the process that has it open, whose locks on the file would end.
///
/// # Errors
/// When it cannot be read or written, is damaged, or was written by a newer version.
pub async fn inspect(path: &Path) -> Result<Option<Contents>, StoreError> {
    writable(path).map_err(|error| StoreError::writing(path, &error))?;
    if !path.exists() {
        return Ok(None);
    }
    let read = async {
        let mut database = look(path).await?;
        let (verdict,): (String,) = sqlx::query_as(CHECK).fetch_one(&mut database).await?;
        judge(&verdict)?;
        let found = rows(&mut database, MADE_IN_FILE).await?;
        database.close().await?;
        contents(found)
    };
    read.await.map_err(|error| StoreError::opening(path, error))
}

/// Tries whether the file can be written, those that SQLite and the bot keep beside it, and their folder.
fn writable(path: &Path) -> io::Result<()> {
    for ending in ["", "-wal", "-shm", ".lock"] {
        match OpenOptions::new().write(true).open(beside(path, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    let probe = beside(path, &format!(".check-{}", std::process::id()));
    File::create_new(&probe)?;
    fs::remove_file(&probe)
}

/// Copies a database into a new file, whole and without what was deleted from it.
///
/// # Errors
/// When there is no database, the copy is there already or cannot be written.
pub async fn copy(path: &Path, to: &Path) -> Result<(), StoreError> {
    let cannot = |error: io::Error| StoreError::Other(error.to_string());
    if to.exists() {
        return Err(StoreError::Other("that file is there already".to_owned()));
    }
    // A copy that was interrupted is not mistaken for a whole one.
    let part = beside(to, ".part");
    if part.exists() {
        fs::remove_file(&part).map_err(cannot)?;
    }
    let name = part.to_str().ok_or_else(|| StoreError::Other("that name is not in UTF-8".to_owned()))?;
    let mut database = connect(path, "mode=rw").await?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut database).await;
    database.close().await?;
    copied?;
    File::open(&part).and_then(|file| file.sync_all()).map_err(cannot)?;
    fs::rename(&part, to).map_err(cannot)
}

/// Opens it for reading. Without a log beside it nobody has it open and all is in the one file; it is then read as it
/// stands, so that no log and index are made for it.
async fn look(path: &Path) -> Result<AnyConnection, StoreError> {
    let at_rest = !beside(path, "-wal").exists();
    connect(path, if at_rest { "mode=ro&immutable=true" } else { "mode=ro" }).await
}

const MADE_IN_FILE: &str = "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
const MADE_ON_SERVER: &str = "SELECT COUNT(*) FROM information_schema.tables \
                              WHERE table_name = '_sqlx_migrations' AND table_schema = current_schema()";
const APPLIED: &str = "SELECT version FROM _sqlx_migrations ORDER BY version";
const COUNTS: &str = "SELECT COUNT(*), COUNT(CASE WHEN stage IN ('lobby', 'playing') THEN 1 END) FROM tables";

/// The steps of the schema that were made, and how many tables there are and are open; `None` without any step.
type Rows = Option<(Vec<(i64,)>, (i64, i64))>;

async fn rows(database: &mut AnyConnection, made: &'static str) -> Result<Rows, sqlx::Error> {
    let (made,): (i64,) = sqlx::query_as(made).fetch_one(&mut *database).await?;
    if made == 0 {
        return Ok(None);
    }
    let applied: Vec<(i64,)> = sqlx::query_as(APPLIED).fetch_all(&mut *database).await?;
    if applied.is_empty() {
        return Ok(None);
    }
    Ok(Some((applied, sqlx::query_as(COUNTS).fetch_one(&mut *database).await?)))
}

fn contents(rows: Rows) -> Result<Option<Contents>, StoreError> {
    let Some((applied, (tables, open_tables))) = rows else { return Ok(None) };
    if let Some((newer,)) = applied.iter().find(|(version,)| !MIGRATIONS.version_exists(*version)) {
        return Err(StoreError::OtherSchema(*newer));
    }
    Ok(Some(Contents {
        tables: tables.unsigned_abs(),
        open_tables: open_tables.unsigned_abs(),
        behind: MIGRATIONS.iter().count().saturating_sub(applied.len()),
    }))
}

/// Whether the server takes no changes, as one that copies another.
const READ_ONLY: &str = "SELECT current_setting('transaction_read_only')";
/// One right that the role lacks: to make tables, or to use those that were made with the first one.
const LACKING: &str = "\
    SELECT 'CREATE on the schema ' || COALESCE(CAST(current_schema() AS TEXT), 'public') AS lacking \
    WHERE NOT COALESCE(has_schema_privilege(current_schema(), 'CREATE'), FALSE) \
    UNION ALL \
    SELECT needed || ' on the table ' || CAST(relname AS TEXT) FROM pg_class \
    CROSS JOIN (VALUES ('SELECT'), ('INSERT'), ('UPDATE'), ('DELETE')) AS rights (needed) \
    WHERE relkind = 'r' AND relnamespace = to_regnamespace(CAST(current_schema() AS TEXT)) \
    AND relowner = (SELECT relowner FROM pg_class WHERE oid = to_regclass('_sqlx_migrations')) \
    AND NOT has_table_privilege(pg_class.oid, needed) \
    LIMIT 1";

/// Counts what is in the database of a server, and sees whether it can be written; and what time it is there. `None`:
/// nothing is there yet, and it can be made.
///
/// # Errors
/// When it does not answer, does not let us in, does not allow what is needed, or was written by a newer version.
pub async fn inspect_server(url: &str) -> Result<(Option<Contents>, u64), StoreError> {
    let mut database = connect_first(url).await?;
    within(FIRST, introduce(&mut database)).await?;
    let (read_only,): (String,) = within(FIRST, sqlx::query_as(READ_ONLY).fetch_one(&mut database)).await?;
    if read_only == "on" {
        return Err(StoreError::Standby);
    }
    let lacking: Option<(String,)> = within(FIRST, sqlx::query_as(LACKING).fetch_optional(&mut database)).await?;
    if let Some((right,)) = lacking {
        return Err(StoreError::Forbidden(format!("it lacks {right}")));
    }
    let found = within(FIRST, rows(&mut database, MADE_ON_SERVER)).await?;
    let (time,): (i64,) = within(FIRST, sqlx::query_as(TIME).fetch_one(&mut database)).await?;
    within(FIRST, database.close()).await?;
    Ok((contents(found)?, time.unsigned_abs()))
}
