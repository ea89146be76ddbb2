//! Threads.

use serde_json::Value;

use super::{Answer, Call};
use crate::sandbox::id::Id;
use crate::sandbox::message::MessageKind;
use crate::sandbox::object;
use crate::sandbox::permissions;
use crate::sandbox::refusal::{Form, Refusal};
use crate::sandbox::rules::{Purpose, read_draft};
use crate::sandbox::state::{Post, State};
use crate::sandbox::world::ChannelKind;

impl State {
    /// Opens a thread, at a message or on its own.
    pub fn create_thread(&mut self, channel_id: Id, at: Option<Id>, call: &Call) -> Answer {
        let channel = self.seen_channel(channel_id)?;
        if channel.kind != ChannelKind::Text {
            return Err(Refusal::wrong_channel_type());
        }
        let mut form = Form::default();
        let name = form.text(&call.body, "", "name", (1, 100), true).unwrap_or_default().to_owned();
        let archive_after = read_archive_after(&mut form, &call.body).unwrap_or(1440);
        let private = match call.body["type"].as_i64() {
            _ if at.is_some() => false,
            Some(11) => false,
            // A thread without a message is private unless it says otherwise.
            Some(12) | None => true,
            Some(other) => {
                form.fault("type", "BASE_TYPE_CHOICES", format!("{other} is no type of thread."));
                false
            }
        };
        form.finish()?;
        let needed = if private { permissions::CREATE_PRIVATE_THREADS } else { permissions::CREATE_PUBLIC_THREADS };
        self.need(channel, needed)?;
        if let Some(at) = at {
            let message = channel.messages.get(&at).filter(|message| !message.is_private());
            if message.ok_or(Refusal::unknown_message())?.thread.is_some() || self.world.channels.contains_key(&at) {
                return Err(Refusal::has_thread_already());
            }
        }
        let thread = self.open_thread(channel_id, name.clone(), private, archive_after, at);
        if at.is_none() && !private {
            self.announce_thread(channel_id, thread, &name)?;
        }
        Ok(self.world.channels.get(&thread).map(|channel| object::channel(&self.world, channel)))
    }

    /// Discord itself writes a line into the parent channel.
    fn announce_thread(&mut self, parent: Id, thread: Id, name: &str) -> Result<(), Refusal> {
        let body = serde_json::json!({ "content": name, "allowed_mentions": { "parse": [] } });
        let draft = read_draft(&body, &[], "", &Purpose::Create)?;
        let author = self.world.bot.id;
        let kind = MessageKind::ThreadCreated;
        let post = Post { channel: parent, author, kind, origin: None, private_to: None, reply_to: None };
        let mut message = self.post(post, draft, &[]);
        message.thread = Some(thread);
        self.replace(&message);
        Ok(())
    }

    pub fn thread_member(&mut self, id: Id, who: &str, inside: bool) -> Answer {
        let bot = self.world.bot.id;
        let person = if who == "@me" { bot } else { who.parse().map_err(|_| Refusal::no_such_route())? };
        let channel = self.seen_channel(id)?;
        let thread = channel.thread().ok_or(Refusal::wrong_channel_type())?;
        if thread.archived {
            return Err(Refusal::archived_thread());
        }
        if inside {
            let permission = permissions::SEND_MESSAGES_IN_THREADS;
            self.need(channel, permission)?;
            if person != bot && !self.world.person_by_id(person).is_some_and(|person| person.member) {
                return Err(Refusal::unknown_member());
            }
        } else if person != bot && thread.owner != bot {
            self.need(channel, permissions::MANAGE_THREADS)?;
        }
        if let Some(channel) = self.world.channels.get_mut(&id)
            && let ChannelKind::Thread(thread) = &mut channel.kind
        {
            if inside {
                thread.members.insert(person)
            } else {
                thread.members.remove(&person)
            };
        }
        self.unsaved = true;
        Ok(None)
    }

    /// Renames, archives or locks a thread. Other channels the bot may not change here.
    pub fn update_channel(&mut self, id: Id, call: &Call) -> Answer {
        let channel = self.seen_channel(id)?;
        let thread = match &channel.kind {
            ChannelKind::Text => return Err(Refusal::missing_permissions()),
            ChannelKind::Direct { .. } => return Err(Refusal::wrong_channel_type()),
            ChannelKind::Thread(thread) => thread.clone(),
        };
        let mut form = Form::default();
        let name = form.text(&call.body, "", "name", (1, 100), false).map(str::to_owned);
        let archive_after = read_archive_after(&mut form, &call.body);
        let given = |form: &mut Form, key: &str| {
            let is_given = call.body.get(key).is_some_and(|value| !value.is_null());
            let flag = form.flag(&call.body, "", key);
            is_given.then_some(flag)
        };
        let archived = given(&mut form, "archived");
        let locked = given(&mut form, "locked");
        form.finish()?;
        let changes_lock = locked.is_some_and(|locked| locked != thread.locked);
        if thread.owner != self.world.bot.id || changes_lock || thread.locked {
            self.need(channel, permissions::MANAGE_THREADS)?;
        }
        if thread.archived && archived != Some(false) {
            return Err(Refusal::archived_thread());
        }
        let now = self.now();
        if let Some(channel) = self.world.channels.get_mut(&id) {
            channel.name = name.unwrap_or(std::mem::take(&mut channel.name));
            channel.kind = ChannelKind::Thread(crate::sandbox::world::Thread {
                archived: archived.unwrap_or(thread.archived),
                locked: locked.unwrap_or(thread.locked),
                archive_after: archive_after.unwrap_or(thread.archive_after),
                archived_at: if archived.is_some() { now } else { thread.archived_at },
                ..thread
            });
        }
        self.tell_of_channel("THREAD_UPDATE", id);
        self.unsaved = true;
        self.get_channel(id)
    }
}

fn read_archive_after(form: &mut Form, body: &Value) -> Option<i64> {
    let minutes = form.integer(body, "", "auto_archive_duration", (60, 10_080))?;
    if ![60, 1440, 4320, 10_080].contains(&minutes) {
        let message = "Value must be one of {60, 1440, 4320, 10080}.";
        form.fault("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
    Some(minutes)
}
