//! What can go wrong with the database, each in one line that says how to mend it.

use std::io;
use std::path::{Path, PathBuf};

use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use thiserror::Error;

use super::TableId;

#[derive(Debug, Error)]
pub enum StoreError {
    #[error("the disk with the database is full: free some space")]
    DiskFull,
    #[error(
        "the database {} is in use by another roundtable: stop that one, or name another file as `database`",
        .0.display()
    )]
    InUse(PathBuf),
    #[error("the database is locked by another program: close what has the file open and try again")]
    Locked,
    #[error("the database is damaged ({0}): put a backup in its place, or move it away to begin with an empty one")]
    Corrupt(String),
    #[error("the database cannot be written to: give roundtable the right to write the file and its folder")]
    ReadOnly,
    #[error("the database {} cannot be opened ({reason}): see that the folder exists and may be written to", .path.display())]
    CannotOpen { path: PathBuf, reason: String },
    #[error(
        "the database was written by another version of roundtable (its migration {0} is unknown or differs): \
         run that version, or put a backup in its place"
    )]
    OtherSchema(i64),
    #[error("table {table} cannot be read ({reason}); the others are not affected")]
    Unreadable { table: TableId, reason: String },
    #[error("the database gives no connection: it is out of reach, or has more to do than it can")]
    Overloaded,
    /// Another process was quicker, or two changes waited for each other; the same change tried again may go through.
    #[error("the database let another change go first: try again")]
    Overtaken,
    #[error("the database server does not answer ({0}): see that it runs and that `database_url` names it")]
    Unreachable(String),
    /// Nobody is served at its address, neither this process nor any other.
    #[error("the database server is not there ({0}): see that it runs and that `database_url` names it")]
    Absent(String),
    #[error("no safe connection to the database server ({0}): see `sslmode` and `sslrootcert` in `database_url`")]
    Unsafe(String),
    #[error("the database server lets roundtable not in ({0}): set user, password and database in `database_url`")]
    NotLetIn(String),
    #[error(
        "the database server forbids it ({0}): give the role in `database_url` that right; the owner of a database has \
         all that roundtable needs there"
    )]
    Forbidden(String),
    #[error("the database server takes no changes, as one that copies another: name that one in `database_url`")]
    Standby,
    #[error("the database: {0}")]
    Other(String),
}

impl StoreError {
    /// What a snapshot or another JSON column could not be read for. Names the place only, since the text
    /// around it may hold what nobody may see.
    pub fn unreadable(table: &TableId, error: &serde_json::Error) -> StoreError {
        let reason = format!("{:?} error at column {} of its JSON", error.classify(), error.column());
        StoreError::Unreadable { table: table.clone(), reason }
    }

    /// The same, while a database is being opened.
    pub(super) fn opening(path: &Path, error: StoreError) -> StoreError {
        match error {
            StoreError::Other(reason) => StoreError::CannotOpen { path: path.to_owned(), reason },
            other => other,
        }
    }

    /// What became of a file that was to be written, the database's own or one beside it.
    pub(super) fn writing(path: &Path, error: &io::Error) -> StoreError {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::DiskFull,
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => StoreError::ReadOnly,
            _ => StoreError::CannotOpen { path: path.to_owned(), reason: error.to_string() },
        }
    }

    /// Why there is no connection to the server at this address, which may name files with certificates.
    pub(super) fn connecting(url: &str, error: sqlx::Error) -> StoreError {
        let files = ["sslrootcert=", "sslcert=", "sslkey="].iter().any(|name| url.contains(name));
        match error {
            sqlx::Error::Io(error)
                if files && matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::PermissionDenied) =>
            {
                StoreError::Unsafe(format!("a certificate cannot be read: {error}"))
            }
            other => other.into(),
        }
    }

    /// Whether the database did not answer, so that nobody knows what it did.
    pub fn is_away(&self) -> bool {
        matches!(
            self,
            StoreError::Unreachable(_) | StoreError::Absent(_) | StoreError::Unsafe(_) | StoreError::Overloaded
        )
    }
}

impl StoreError {
    /// By PostgreSQL's SQLSTATE.
    fn of_server(error: &PgDatabaseError) -> StoreError {
        let reason = || error.message().to_owned();
        match error.code() {
            // Unique violation, serialization failure, deadlock.
            "23505" | "40001" | "40P01" => StoreError::Overtaken,
            "53100" => StoreError::DiskFull,
            "53200" | "53300" | "53400" => StoreError::Overloaded,
            "25006" => StoreError::Standby,
            // The server comes up or goes down.
            "57P03" => StoreError::Absent(reason()),
            // It has ended the connection.
            "57P01" | "57P02" => StoreError::Unreachable(reason()),
            code if code.starts_with("08") => StoreError::Unreachable(reason()),
            // A right is missing, or every schema that the role may use.
            "42501" | "3F000" => StoreError::Forbidden(reason()),
            code if code.starts_with("28") || code == "3D000" => StoreError::NotLetIn(reason()),
            "XX001" | "XX002" => StoreError::Corrupt(reason()),
            _ => StoreError::Other(reason()),
        }
    }
}

/// SQLite's primary result codes.
mod code {
    pub const BUSY: u32 = 5;
    pub const LOCKED: u32 = 6;
    pub const READ_ONLY: u32 = 8;
    pub const CORRUPT: u32 = 11;
    pub const FULL: u32 = 13;
    pub const CANNOT_OPEN: u32 = 14;
    pub const NOT_A_DATABASE: u32 = 26;
    /// An extended code: no room for the index of the write-ahead log.
    pub const LOG_INDEX_SIZE: u32 = 4874;
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if matches!(error, sqlx::Error::PoolTimedOut) {
            return StoreError::Overloaded;
        }
        let text = error.to_string();
        let Some(database) = error.as_database_error() else {
            return match error {
                sqlx::Error::Tls(_) => StoreError::Unsafe(text),
                // So a certificate is refused.
                sqlx::Error::Io(error) if error.kind() == io::ErrorKind::InvalidData => StoreError::Unsafe(text),
                sqlx::Error::Io(error) if error.kind() == io::ErrorKind::ConnectionRefused => StoreError::Absent(text),
                sqlx::Error::Io(_) | sqlx::Error::Protocol(_) => StoreError::Unreachable(text),
                _ => StoreError::Other(text),
            };
        };
        if let Some(server) = database.try_downcast_ref::<PgDatabaseError>() {
            return StoreError::of_server(server);
        }
        let extended: u32 = database.code().and_then(|code| code.parse().ok()).unwrap_or(0);
        match (extended, extended & 0xff) {
            (_, code::FULL) | (code::LOG_INDEX_SIZE, _) => StoreError::DiskFull,
            (_, code::BUSY | code::LOCKED) => StoreError::Locked,
            (_, code::CORRUPT | code::NOT_A_DATABASE) => StoreError::Corrupt(database.message().to_owned()),
            (_, code::READ_ONLY) => StoreError::ReadOnly,
            (_, code::CANNOT_OPEN) => StoreError::Other(database.message().to_owned()),
            _ => StoreError::Other(text),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(version)
            | MigrateError::VersionMismatch(version)
            | MigrateError::VersionTooOld(version, _)
            | MigrateError::VersionTooNew(version, _) => StoreError::OtherSchema(version),
            other => StoreError::Other(other.to_string()),
        }
    }
}
