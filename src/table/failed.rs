//! Why nothing was done.

use crate::store::StoreError;

use super::Refused;

/// A deed was not carried out, and nothing changed; only where a server has stopped answering nobody knows.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// The deed is not possible.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The database failed; the deed can be tried again.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A computer player broke down while it thought.
    #[error("a computer player broke down")]
    Thought,
    /// The operating system gave no random bytes.
    #[error("no random bytes: {0}")]
    Chance(#[from] getrandom::Error),
}
