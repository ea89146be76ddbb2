//! The database: tables, actions, outbox, boards, deadlines, settings. It knows rows and ids, not what a
//! table is. The SQL is such that SQLite and PostgreSQL both take it.
//!
//! On SQLite all writing goes through one connection, one [`Change`] after the other, and reading has a few of its
//! own. On PostgreSQL several processes share everything; a change locks the row of its table.
//! Times are milliseconds since 1970.

mod actions;
mod boards;
mod change;
mod deadlines;
mod directs;
mod error;
mod figures;
mod forget;
mod id;
mod inspect;
mod lease;
mod limit;
mod locks;
mod open;
mod outbox;
mod postgres;
mod scratch;
mod settings;
mod tables;

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use sqlx::AnyPool;

pub use actions::ActionRow;
pub use boards::Board;
pub use change::Change;
pub use deadlines::Deadline;
pub use directs::Direct;
pub use error::StoreError;
pub use figures::Figures;
pub use id::{ChannelId, GuildId, InteractionId, MessageId, OutboxId, PersonId, TableId};
pub use inspect::{Contents, copy, inspect, inspect_server};
pub use lease::Holder;
pub use locks::{Locks, Session};
pub use outbox::OutboxRow;
pub use postgres::LET_GO;
pub use scratch::Scratch;
pub use tables::TableRow;

/// The open database. Cloning is cheap.
#[derive(Clone)]
pub struct Store {
    writer: AnyPool,
    readers: AnyPool,
    backend: Backend,
    /// The highest outbox id given so far.
    last_outbox: Arc<AtomicI64>,
}

/// What is behind the pools.
#[derive(Clone, Debug)]
enum Backend {
    /// A file, with the lock that is held while it is open, so that no other process opens it.
    Sqlite { _lock: Arc<File> },
    /// A server, which others may use at the same time.
    Postgres,
}

impl Store {
    /// Whether other processes may use the database at the same time.
    pub fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres)
    }
}
