//! What the stand-in holds: one server, its people, channels, messages and the bot's commands.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::id::Id;
use super::message::Message;
use super::permissions;

/// Everything that outlives a restart.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct World {
    pub guild: Guild,
    pub bot: Bot,
    pub people: Vec<Person>,
    pub channels: BTreeMap<Id, Channel>,
    /// What the bot has registered, global commands and those of the server.
    pub commands: Vec<Command>,
    /// Where it can be reached, `http://127.0.0.1:PORT`; links to files begin with it.
    #[serde(skip)]
    pub base: String,
}

/// The one server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    /// `en-US` unless the server is a Community server.
    pub locale: String,
}

/// The bot's account; application and user share the id.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Bot {
    pub id: Id,
    pub name: String,
}

/// Somebody with an account.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Person {
    pub id: Id,
    /// How tests and the page's address call this person; also the user name.
    pub key: String,
    /// What others read.
    pub name: String,
    /// The language of this person's client, as Discord writes it (`en-US`, `hu`, `cs`).
    pub locale: String,
    pub permissions: u64,
    pub owner: bool,
    pub dms_closed: bool,
    /// Whether this person is still on the server.
    pub member: bool,
}

/// A place for messages.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Channel {
    pub id: Id,
    pub name: String,
    pub kind: ChannelKind,
    /// What the bot may do here; a thread takes its parent's.
    pub bot_permissions: u64,
    pub messages: BTreeMap<Id, Message>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ChannelKind {
    Text,
    /// Between the bot and one person.
    Direct {
        person: Id,
    },
    Thread(Thread),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thread {
    pub parent: Id,
    pub owner: Id,
    pub private: bool,
    pub members: BTreeSet<Id>,
    pub archived: bool,
    pub locked: bool,
    /// Minutes without a message until the thread is archived.
    pub archive_after: i64,
    pub archived_at: u64,
}

/// A registered command: what the bot sent, and where it holds.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Command {
    pub id: Id,
    pub version: Id,
    /// The server's own command, or a global one.
    pub of_guild: bool,
    /// As it was registered, checked.
    pub body: Value,
}

impl Command {
    pub fn name(&self) -> &str {
        self.body["name"].as_str().unwrap_or_default()
    }

    pub fn kind(&self) -> i64 {
        self.body["type"].as_i64().unwrap_or(1)
    }

    pub fn options(&self) -> &[Value] {
        options_of(&self.body)
    }
}

/// The `options` of a command, group or subcommand.
pub fn options_of(body: &Value) -> &[Value] {
    body["options"].as_array().map(Vec::as_slice).unwrap_or_default()
}

/// Which channel: by id, by name, or a person's direct messages with the bot (`"@"`).
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    Id(Id),
    Named(String),
    Direct,
}

impl From<Id> for Place {
    fn from(id: Id) -> Place {
        Place::Id(id)
    }
}

impl From<&str> for Place {
    fn from(name: &str) -> Place {
        match name.parse() {
            _ if name == "@" => Place::Direct,
            Ok(id) => Place::Id(id),
            Err(_) => Place::Named(name.to_owned()),
        }
    }
}

impl World {
    /// Camelot with its people, as it is before anything happens.
    pub fn camelot() -> World {
        let mut next = 1_100_000_000_000_000_000;
        let mut id = || {
            next += 4_194_304_000_001;
            Id(next)
        };
        let guild = Guild { id: id(), name: "Camelot".into(), locale: "en-US".into() };
        let bot = Bot { id: id(), name: "Round Table".into() };
        let people = [
            ("anna", "Anna", "en-US"),
            ("bence", "Bence", "hu"),
            ("cecilia", "Cecília", "hu"),
            ("dorka", "Dorka", "hu"),
            ("erik", "Erik", "en-GB"),
            ("zofie", "Žofie", "cs"),
            ("ludek", "Luděk", "cs"),
            ("gawain", "Gawain", "en-US"),
            ("elaine", "Elaine of Astolat", "en-US"),
            ("tor", "Tor *the* Bold_", "en-US"),
            ("morgan", "Morgan", "en-GB"),
            ("ector", "Ector", "en-US"),
        ];
        let people = people
            .into_iter()
            .map(|(key, name, locale)| Person {
                id: id(),
                key: key.into(),
                name: name.into(),
                locale: locale.into(),
                permissions: if key == "anna" { permissions::OWNER } else { permissions::MEMBER },
                owner: key == "anna",
                dms_closed: false,
                member: true,
            })
            .collect();
        let channels = ["round-table", "great-hall", "tavern"]
            .map(|name| {
                let id = id();
                let channel = Channel {
                    id,
                    name: name.into(),
                    kind: ChannelKind::Text,
                    bot_permissions: permissions::BOT,
                    messages: BTreeMap::new(),
                };
                (id, channel)
            })
            .into();
        World { guild, bot, people, channels, commands: Vec::new(), base: String::new() }
    }

    /// A person by key (`anna`), shown name or id.
    pub fn person(&self, who: &str) -> Option<&Person> {
        let id = who.parse().ok();
        self.people.iter().find(|person| person.key == who || Some(person.id) == id || person.name == who)
    }

    pub fn person_by_id(&self, id: Id) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    pub fn person_mut(&mut self, id: Id) -> Option<&mut Person> {
        self.people.iter_mut().find(|person| person.id == id)
    }

    /// The channel that this place means for this person.
    pub fn place(&self, person: Id, place: &Place) -> Option<&Channel> {
        match place {
            Place::Id(id) => self.channels.get(id),
            Place::Named(name) => self.named(name),
            Place::Direct => self.direct(person),
        }
    }

    /// A channel or thread by its name.
    pub fn named(&self, name: &str) -> Option<&Channel> {
        self.channels.values().find(|channel| channel.name == name && !channel.is_direct())
    }

    /// The direct messages between the bot and a person.
    pub fn direct(&self, person: Id) -> Option<&Channel> {
        self.channels.values().find(|channel| channel.kind == ChannelKind::Direct { person })
    }

    /// What everybody can read in a channel given by name or id, oldest first; empty when there is no such channel.
    pub fn messages(&self, channel: impl Into<Place>) -> Vec<&Message> {
        match self.place(Id(0), &channel.into()) {
            Some(channel) => channel.messages.values().filter(|message| message.private_to.is_none()).collect(),
            None => Vec::new(),
        }
    }

    /// What the bot and a person have written to each other, oldest first.
    pub fn dms(&self, person: &str) -> Vec<&Message> {
        let channel = self.person(person).and_then(|person| self.direct(person.id));
        channel.map(|channel| channel.messages.values().collect()).unwrap_or_default()
    }

    /// The messages that only this person can see in a channel, oldest first.
    pub fn privates(&self, person: &str, channel: impl Into<Place>) -> Vec<&Message> {
        let Some(person) = self.person(person) else { return Vec::new() };
        match self.place(person.id, &channel.into()) {
            Some(channel) => {
                channel.messages.values().filter(|message| message.private_to == Some(person.id)).collect()
            }
            None => Vec::new(),
        }
    }

    /// A message wherever it is.
    pub fn message(&self, id: Id) -> Option<&Message> {
        self.channels.values().find_map(|channel| channel.messages.get(&id))
    }

    pub fn message_mut(&mut self, id: Id) -> Option<&mut Message> {
        self.channels.values_mut().find_map(|channel| channel.messages.get_mut(&id))
    }

    /// Whether a person can see what is in a channel.
    pub fn can_see(&self, person: &Person, channel: &Channel) -> bool {
        match &channel.kind {
            ChannelKind::Text => person.member,
            ChannelKind::Direct { person: other } => *other == person.id,
            ChannelKind::Thread(thread) => {
                person.member
                    && (!thread.private
                        || thread.members.contains(&person.id)
                        || person.permissions & permissions::MANAGE_THREADS != 0)
            }
        }
    }

    /// What the bot may do in a channel.
    pub fn bot_permissions(&self, channel: &Channel) -> u64 {
        match &channel.kind {
            ChannelKind::Text => channel.bot_permissions,
            ChannelKind::Direct { .. } => permissions::BOT_IN_DM,
            ChannelKind::Thread(thread) => self.channels.get(&thread.parent).map_or(0, |parent| parent.bot_permissions),
        }
    }

    /// The command that this name means, the server's own before a global one.
    pub fn command(&self, name: &str) -> Option<&Command> {
        let named = |of_guild| {
            let mut all = self.commands.iter();
            all.find(move |command| command.of_guild == of_guild && command.name() == name && command.kind() == 1)
        };
        named(true).or_else(|| named(false))
    }
}

impl Channel {
    pub fn is_direct(&self) -> bool {
        matches!(self.kind, ChannelKind::Direct { .. })
    }

    pub fn thread(&self) -> Option<&Thread> {
        match &self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            _ => None,
        }
    }

    /// The number of Discord's channel type.
    pub fn type_number(&self) -> u8 {
        match &self.kind {
            ChannelKind::Text => 0,
            ChannelKind::Direct { .. } => 1,
            ChannelKind::Thread(thread) if thread.private => 12,
            ChannelKind::Thread(_) => 11,
        }
    }

    pub fn last_message(&self) -> Option<Id> {
        let public = self.messages.values().rev().find(|message| message.private_to.is_none());
        public.map(|message| message.id)
    }
}
