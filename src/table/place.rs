//! Where a table is.

use crate::language::Locale;

use super::{ChannelId, GuildId};

/// The channel of a table, and the language of what is public there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The server; absent in a private channel.
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    pub locale: Locale,
}
