//! A table: lobby, seats, options, take-back, computer players, and one transaction for each deed.
//!
//! [`Table`] is the pure part: a deed changes it and says what is to be shown, or is refused. [`Tables`]
//! carries deeds out upon the store.

mod again;
mod apply;
mod clock;
mod come_back;
mod computer;
mod deed;
mod effects;
mod expiry;
mod failed;
mod forget;
mod hall;
mod host;
mod intent;
mod leave;
mod lobby;
mod nudge;
mod place;
mod play;
mod record;
mod refused;
mod replace;
mod seating;
mod shown;
mod stage;
mod stop;
mod sweep;
mod take_back;

use serde::{Deserialize, Serialize};

pub use clock::Clock;
pub use computer::Pauses;
pub use deed::{Deed, Doer};
pub use effects::{Effects, Entry, Log};
pub use failed::Failed;
pub use forget::Forgotten;
pub use hall::{Done, Outgoing, Tables};
pub use intent::{Intent, Notice};
pub use place::Place;
pub use refused::Refused;
pub use seating::{Holder, Person};
pub use stage::{Back, Closing, Ending, Over, Playing, ReplaceVote, Stage};

pub use crate::store::{ChannelId, GuildId, InteractionId, MessageId, OutboxId, PersonId, TableId};

use crate::games::fair::Secret;
use crate::games::registry::{Kind, Options};
use crate::language::Locale;

/// Everything a table is. One row of the database holds it as JSON; it changes only in a transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub id: TableId,
    /// The server; absent in a private channel.
    pub guild: Option<GuildId>,
    /// The channel or thread it is shown in.
    pub channel: ChannelId,
    /// The language of its public messages.
    pub locale: Locale,
    /// [`PersonId::NOBODY`] after the end, when the host was forgotten.
    pub host: PersonId,
    pub options: Options,
    /// In sitting order. Before the deal the order is that of joining.
    pub seats: Vec<Holder>,
    /// What the deal follows from; hidden until the end.
    pub secret: Secret,
    /// Rises whenever another choice is open, also at a take-back; buttons carry it.
    pub step: u64,
    pub stage: Stage,
    /// When somebody last did something that keeps it from expiring, in milliseconds since 1970.
    pub touched: u64,
}

impl Table {
    /// A new lobby with its host in the first seat.
    pub fn open(id: TableId, place: Place, host: Person, options: Options, secret: Secret, now: u64) -> Table {
        Table {
            id,
            guild: place.guild,
            channel: place.channel,
            locale: place.locale,
            host: host.id,
            options,
            seats: vec![Holder::Person(host)],
            secret,
            step: 0,
            stage: Stage::Lobby,
            touched: now,
        }
    }

    pub fn kind(&self) -> Kind {
        self.options.kind()
    }

    /// Whether it is a lobby or a game under way.
    pub fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Lobby | Stage::Playing(_))
    }

    pub fn place(&self) -> Place {
        Place { guild: self.guild, channel: self.channel, locale: self.locale }
    }
}
