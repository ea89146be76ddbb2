//! The database: tables, actions, outbox, boards, deadlines, settings. It knows rows and ids, not what a
//! table is. The SQL is such that SQLite and PostgreSQL both take it.
//!
//! All writing goes through one connection, one [`Change`] after the other; reading has a few of its own.
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
mod open;
mod outbox;
mod settings;
mod tables;

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use sqlx::SqlitePool;

pub use actions::ActionRow;
pub use boards::Board;
pub use change::Change;
pub use deadlines::Deadline;
pub use directs::Direct;
pub use error::StoreError;
pub use figures::Figures;
pub use id::{ChannelId, GuildId, InteractionId, MessageId, OutboxId, PersonId, TableId};
pub use inspect::{Contents, copy, inspect};
pub use outbox::OutboxRow;
pub use tables::TableRow;

/// The open database. Cloning is cheap.
#[derive(Clone)]
pub struct Store {
    writer: SqlitePool,
    readers: SqlitePool,
    /// The highest outbox id given so far.
    last_outbox: Arc<AtomicI64>,
    /// Held while the database is open, so that no other process opens it.
    _lock: Arc<File>,
}
