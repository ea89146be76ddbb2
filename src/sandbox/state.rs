//! The world with everything around it that does not outlive a restart, and the ways in which it changes.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::ensure;
use axum::body::Bytes;
use serde_json::{Value, json};

use super::Settings;
use super::faults::Orders;
use super::gateway::{Audience, Gateway, intents};
use super::id::Id;
use super::interaction::Interaction;
use super::journal::{Journal, Violation};
use super::limits::Limits;
use super::message::{Attachment, COMPONENTS_V2, EPHEMERAL, LOADING, Message, MessageKind, Origin, png_pixels};
use super::object;
use super::permissions;
use super::refusal::Refusal;
use super::rest::File;
use super::rules::{Draft, Picture, oddities, pings};
use super::world::{Channel, ChannelKind, Person, Thread, World};

pub struct State {
    pub world: World,
    pub settings: Settings,
    pub interactions: BTreeMap<Id, Interaction>,
    /// Interactions by their token.
    pub tokens: HashMap<String, Id>,
    pub blobs: HashMap<Id, Blob>,
    pub gateway: Gateway,
    pub journal: Journal,
    pub limits: Limits,
    pub faults: Orders,
    /// Messages by channel and nonce, with the moment until which the nonce is remembered.
    nonces: HashMap<(Id, String), (Id, u64)>,
    /// How far the clock was put forward, in milliseconds.
    pub ahead: u64,
    last_id: Id,
    /// Whether something changed since the world was last written to disk.
    pub unsaved: bool,
    pub stopped: bool,
}

/// The bytes of an attachment.
#[derive(Clone, Debug)]
pub enum Blob {
    Memory(Bytes),
    /// Written to the data folder.
    Disk,
}

/// A new message before it has an id.
pub struct Post {
    pub channel: Id,
    pub author: Id,
    pub kind: MessageKind,
    pub origin: Option<Origin>,
    pub private_to: Option<Id>,
    pub reply_to: Option<Id>,
}

impl State {
    pub fn new(world: World, settings: Settings) -> State {
        let newest = world.channels.values().flat_map(|channel| channel.messages.keys().copied().chain([channel.id]));
        State {
            last_id: newest.max().unwrap_or_default(),
            world,
            settings,
            interactions: BTreeMap::new(),
            tokens: HashMap::new(),
            blobs: HashMap::new(),
            gateway: Gateway::default(),
            journal: Journal::default(),
            limits: Limits::default(),
            faults: Orders::default(),
            nonces: HashMap::new(),
            ahead: 0,
            unsaved: false,
            stopped: false,
        }
    }

    /// Milliseconds since 1970 by the stand-in's clock.
    pub fn now(&self) -> u64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64);
        now + self.ahead
    }

    pub fn new_id(&mut self) -> Id {
        self.last_id = Id::at(self.now()).max(Id(self.last_id.0 + 1));
        self.last_id
    }

    /// A token that nobody guesses.
    pub fn new_token(&mut self) -> String {
        let mut bytes = [0; 24];
        getrandom::fill(&mut bytes).expect("the system has random numbers");
        format!("aW50ZXJhY3Rpb24{}", hex::encode(bytes))
    }

    /// Dispatches an event to the bot, if its intents ask for it.
    pub fn tell(&mut self, event: &str, data: &Value, audience: Audience, intent: u64) {
        self.gateway.dispatch(event, data, audience, intent);
    }

    fn audience(&self, channel: Id) -> Audience {
        let direct = self.world.channels.get(&channel).is_some_and(Channel::is_direct);
        if direct { Audience::Direct } else { Audience::Guild(self.world.guild.id) }
    }

    fn tell_of_message(&mut self, event: &str, channel: Id, mut data: Value) {
        let audience = self.audience(channel);
        let intent = match audience {
            Audience::Direct => intents::DIRECT_MESSAGES,
            Audience::Guild(guild) => {
                data["guild_id"] = json!(guild);
                intents::GUILD_MESSAGES
            }
        };
        self.tell(event, &data, audience, intent);
    }

    fn tell_whole_message(&mut self, event: &str, message: &Message) {
        if message.is_private() {
            return;
        }
        let mut data = object::message(&self.world, message);
        let own = message.author == self.world.bot.id;
        let direct = self.audience(message.channel) == Audience::Direct;
        if !own && !direct && !message.pings.contains(&self.world.bot.id) {
            // Without the privileged intent the bot cannot read what people write.
            object::extend(&mut data, json!({ "content": "", "embeds": [], "components": [], "attachments": [] }));
        }
        self.tell_of_message(event, message.channel, data);
    }

    /// Puts a checked draft into a channel.
    pub fn post(&mut self, post: Post, draft: Draft, files: &[File]) -> Message {
        let id = self.new_id();
        let text = spoken(draft.content.as_deref(), draft.components.as_deref());
        let (pinged, pings_everyone) = pings(&text, &draft.allowed_mentions);
        let mut message = Message {
            id,
            channel: post.channel,
            author: post.author,
            kind: post.kind,
            content: draft.content.unwrap_or_default(),
            embeds: draft.embeds.unwrap_or_default().into_iter().map(tidy_embed).collect(),
            components: tidy_components(draft.components.unwrap_or_default()),
            attachments: Vec::new(),
            flags: draft.flags & !EPHEMERAL | if post.private_to.is_some() { EPHEMERAL } else { 0 },
            sent: self.now(),
            edited: None,
            edits: 0,
            late_edits: 0,
            pinned: false,
            tts: draft.tts,
            pings: pinged.into_iter().filter(|id| self.world.person_by_id(*id).is_some()).collect(),
            pings_everyone,
            nonce: draft.nonce.clone(),
            reply_to: post.reply_to,
            origin: post.origin,
            private_to: post.private_to,
            thread: None,
        };
        if message.pings_everyone && !self.bot_may(post.channel, permissions::MENTION_EVERYONE) {
            message.pings_everyone = false;
        }
        message.attachments = self.keep_files(&message, draft.attachments.unwrap_or_default(), files);
        if let Some(nonce) = &draft.nonce {
            let until = self.now() + self.settings.nonce_life.as_millis() as u64;
            self.nonces.insert((post.channel, nonce.to_string()), (id, until));
        }
        self.add(message.clone());
        message
    }

    /// Puts a message into its channel and tells of it. A post wakes an archived thread.
    pub fn add(&mut self, message: Message) {
        let mut woken = false;
        if let Some(channel) = self.world.channels.get_mut(&message.channel) {
            channel.messages.insert(message.id, message.clone());
            if let ChannelKind::Thread(thread) = &mut channel.kind {
                woken = std::mem::take(&mut thread.archived);
                thread.members.insert(message.author);
            }
        }
        if woken {
            self.tell_of_channel("THREAD_UPDATE", message.channel);
        }
        self.tell_whole_message("MESSAGE_CREATE", &message);
        self.unsaved = true;
    }

    /// The message that this nonce has made already in this channel.
    pub fn made_by_nonce(&mut self, channel: Id, nonce: &Value) -> Option<Message> {
        let now = self.now();
        self.nonces.retain(|_, (_, until)| *until > now);
        let (id, _) = self.nonces.get(&(channel, nonce.to_string()))?;
        self.world.channels.get(&channel)?.messages.get(id).cloned()
    }

    /// Changes a message as a checked draft says.
    pub fn edit(&mut self, id: Id, draft: Draft, files: &[File]) -> Result<Message, Refusal> {
        let now = self.now();
        let mut message = self.world.message(id).ok_or(Refusal::unknown_message())?.clone();
        if let Some(content) = draft.content {
            message.content = content;
        }
        if let Some(embeds) = draft.embeds {
            message.embeds = embeds.into_iter().map(tidy_embed).collect();
        }
        if let Some(components) = draft.components {
            message.components = tidy_components(components);
        }
        if let Some(pictures) = draft.attachments {
            let kept = self.keep_files(&message, pictures, files);
            for old in &message.attachments {
                if kept.iter().all(|new| new.id != old.id) {
                    self.blobs.remove(&old.id);
                }
            }
            message.attachments = kept;
        }
        message.flags |= draft.flags & COMPONENTS_V2;
        if message.is_loading() {
            // The text that was promised is not an edit, and may ping.
            message.flags &= !LOADING;
            let text = spoken(Some(&message.content), Some(&message.components));
            let (pinged, everyone) = pings(&text, &draft.allowed_mentions);
            message.pings = pinged.into_iter().filter(|id| self.world.person_by_id(*id).is_some()).collect();
            message.pings_everyone = everyone;
        } else {
            message.edited = Some(now);
            message.edits += 1;
            message.late_edits += u32::from(now - message.sent > self.settings.old_after.as_millis() as u64);
        }
        self.replace(&message);
        Ok(message)
    }

    /// Puts a changed message in the place of the old one and tells of it.
    pub fn replace(&mut self, message: &Message) {
        if let Some(old) = self.world.message_mut(message.id) {
            *old = message.clone();
        }
        self.tell_whole_message("MESSAGE_UPDATE", message);
        self.unsaved = true;
    }

    fn keep_files(&mut self, message: &Message, pictures: Vec<Picture>, files: &[File]) -> Vec<Attachment> {
        let mut kept = Vec::new();
        for picture in pictures {
            match picture {
                Picture::Kept { id, description } => {
                    if let Some(old) = message.attachments.iter().find(|old| old.id == id) {
                        kept.push(Attachment { description, ..old.clone() });
                    }
                }
                Picture::New { file, name, description } => {
                    let file = &files[file];
                    let id = self.new_id();
                    self.blobs.insert(id, Blob::Memory(file.bytes.clone()));
                    let safe = |c: char| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' };
                    kept.push(Attachment {
                        id,
                        name: name.chars().map(safe).collect(),
                        description,
                        content_type: file.content_type.clone(),
                        size: file.bytes.len(),
                        pixels: png_pixels(&file.bytes),
                    });
                }
            }
        }
        kept
    }

    /// Takes a message away, with its files.
    pub fn delete_message(&mut self, id: Id) -> Option<Message> {
        let channel = self.world.channels.values_mut().find(|channel| channel.messages.contains_key(&id))?;
        let message = channel.messages.remove(&id)?;
        for file in &message.attachments {
            self.blobs.remove(&file.id);
        }
        if !message.is_private() {
            self.tell_of_message("MESSAGE_DELETE", message.channel, json!({ "id": id, "channel_id": message.channel }));
        }
        self.unsaved = true;
        Some(message)
    }

    /// Lets somebody else join the server.
    pub fn add_person(&mut self, key: &str, name: &str, locale: &str) -> anyhow::Result<Id> {
        ensure!(self.world.person(key).is_none(), "{key} is on the server already");
        let id = self.new_id();
        let (key, name, locale) = (key.to_owned(), name.to_owned(), locale.to_owned());
        let (permissions, owner, dms_closed, member) = (permissions::MEMBER, false, false, true);
        self.world.people.push(Person { id, key, name, locale, permissions, owner, dms_closed, member });
        self.unsaved = true;
        Ok(id)
    }

    /// Takes a channel away with its threads and everything in it.
    pub fn delete_channel(&mut self, id: Id) -> bool {
        let Some(channel) = self.world.channels.get(&id) else { return false };
        let event = if channel.thread().is_some() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        self.tell_of_channel(event, id);
        let is_within = |channel: &Channel| channel.id == id || channel.thread().is_some_and(|t| t.parent == id);
        self.world.channels.retain(|_, channel| !is_within(channel));
        self.unsaved = true;
        true
    }

    /// The direct messages with a person, opened when there are none.
    pub fn open_dm(&mut self, person: Id) -> Id {
        if let Some(channel) = self.world.direct(person) {
            return channel.id;
        }
        let id = self.new_id();
        let kind = ChannelKind::Direct { person };
        let channel = Channel { id, name: String::new(), kind, bot_permissions: 0, messages: BTreeMap::new() };
        self.world.channels.insert(id, channel);
        self.unsaved = true;
        id
    }

    /// Opens a thread by the bot in a channel. A public one that begins at a message has that message's id.
    pub fn open_thread(&mut self, parent: Id, name: String, private: bool, archive_after: i64, at: Option<Id>) -> Id {
        let id = match at {
            Some(id) => id,
            None => self.new_id(),
        };
        let bot = self.world.bot.id;
        let thread = Thread {
            parent,
            owner: bot,
            private,
            members: BTreeSet::from([bot]),
            archived: false,
            locked: false,
            archive_after,
            archived_at: self.now(),
        };
        let kind = ChannelKind::Thread(thread);
        self.world.channels.insert(id, Channel { id, name, kind, bot_permissions: 0, messages: BTreeMap::new() });
        if let Some(message) = at.and_then(|at| self.world.message_mut(at)) {
            message.thread = Some(id);
            let message = message.clone();
            self.replace(&message);
        }
        self.tell_of_channel("THREAD_CREATE", id);
        self.unsaved = true;
        id
    }

    pub fn tell_of_channel(&mut self, event: &str, id: Id) {
        let Some(channel) = self.world.channels.get(&id) else { return };
        let data = object::channel(&self.world, channel);
        self.tell(event, &data, Audience::Guild(self.world.guild.id), intents::GUILDS);
    }

    /// Whether the bot has a permission in a channel.
    pub fn bot_may(&self, channel: Id, permission: u64) -> bool {
        let channel = self.world.channels.get(&channel);
        channel.is_some_and(|channel| self.world.bot_permissions(channel) & permission == permission)
    }

    /// Notes mentions that people would see broken.
    pub fn note_oddities(&mut self, method: &str, path: &str, message: &Message) {
        for odd in oddities(&self.world, &message.text()) {
            let body = Some(json!({ "text": message.text() }));
            let (method, path) = (method.to_owned(), path.to_owned());
            let violation = Violation { at: self.now(), method, path, refused: false, message: odd, body };
            self.journal.violations.push(violation);
        }
    }
}

/// The text that can ping: content and text displays, not embeds.
fn spoken(content: Option<&str>, components: Option<&[Value]>) -> String {
    fn gather(component: &Value, into: &mut String) {
        if let Some(text) = component["content"].as_str() {
            into.push('\n');
            into.push_str(text);
        }
        for inner in component["components"].as_array().into_iter().flatten() {
            gather(inner, into);
        }
    }
    let mut text = content.unwrap_or_default().to_owned();
    for component in components.unwrap_or_default() {
        gather(component, &mut text);
    }
    text
}

fn tidy_embed(mut embed: Value) -> Value {
    drop_nulls(&mut embed);
    embed["type"] = json!("rich");
    embed
}

/// Components as Discord gives them back: without nulls, each with a number.
fn tidy_components(components: Vec<Value>) -> Vec<Value> {
    fn number(component: &mut Value, next: &mut u64) {
        *next += 1;
        if component["id"].as_u64().is_none_or(|id| id == 0) {
            component["id"] = json!(*next);
        }
        if matches!(component["type"].as_i64(), Some(3 | 5..=8)) {
            for bound in ["min_values", "max_values"] {
                if component.get(bound).is_none() {
                    component[bound] = json!(1);
                }
            }
        }
        for inner in component.get_mut("components").and_then(Value::as_array_mut).into_iter().flatten() {
            number(inner, next);
        }
        if let Some(accessory) = component.get_mut("accessory") {
            number(accessory, next);
        }
    }
    let mut components = Value::Array(components);
    drop_nulls(&mut components);
    let mut next = 0;
    let Value::Array(mut components) = components else { return Vec::new() };
    components.iter_mut().for_each(|component| number(component, &mut next));
    components
}

fn drop_nulls(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, value| !value.is_null());
            fields.values_mut().for_each(drop_nulls);
        }
        Value::Array(list) => list.iter_mut().for_each(drop_nulls),
        _ => {}
    }
}
