//! Messages in channels, with the bot's token.

use serde_json::Value;

use super::{Answer, Call};
use crate::sandbox::id::Id;
use crate::sandbox::message::{Message, MessageKind};
use crate::sandbox::object;
use crate::sandbox::permissions;
use crate::sandbox::refusal::{Form, Refusal};
use crate::sandbox::rules::{Draft, Purpose, read_draft};
use crate::sandbox::state::{Post, State};
use crate::sandbox::world::{Channel, ChannelKind};

impl State {
    /// The channel, if it exists and the bot sees it.
    pub fn seen_channel(&self, id: Id) -> Result<&Channel, Refusal> {
        let channel = self.world.channels.get(&id).ok_or(Refusal::unknown_channel())?;
        if let ChannelKind::Direct { .. } = channel.kind {
            return Ok(channel);
        }
        if self.world.bot_permissions(channel) & permissions::VIEW_CHANNEL == 0 {
            return Err(Refusal::missing_access());
        }
        Ok(channel)
    }

    /// Refuses when the bot lacks a permission. In direct messages there are none to lack.
    pub fn need(&self, channel: &Channel, permission: u64) -> Result<(), Refusal> {
        if channel.is_direct() || self.world.bot_permissions(channel) & permission == permission {
            return Ok(());
        }
        Err(Refusal::missing_permissions())
    }

    /// A message in a channel that all can see. Private ones are not found this way.
    fn public_message(&self, channel: Id, message: Id) -> Result<&Message, Refusal> {
        let channel = self.seen_channel(channel)?;
        let message = channel.messages.get(&message).filter(|message| !message.is_private());
        message.ok_or(Refusal::unknown_message())
    }

    pub fn get_channel(&self, id: Id) -> Answer {
        let channel = self.seen_channel(id)?;
        Ok(Some(object::channel(&self.world, channel)))
    }

    pub fn show_typing(&self, id: Id) -> Answer {
        let channel = self.seen_channel(id)?;
        self.need(channel, permissions::SEND_MESSAGES)?;
        Ok(None)
    }

    pub fn list_messages(&self, id: Id, call: &Call) -> Answer {
        let channel = self.seen_channel(id)?;
        let mut form = Form::default();
        let mut number = |key: &str| {
            let text = call.parameter(key)?;
            let number = text.parse::<u64>().ok();
            if number.is_none() {
                form.fault(key, "NUMBER_TYPE_COERCE", format!("Value {text:?} is not a number."));
            }
            number
        };
        let (after, before, around) = (number("after"), number("before"), number("around"));
        let limit = number("limit").unwrap_or(50);
        if !(1..=100).contains(&limit) {
            form.fault("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.");
        }
        form.finish()?;
        if !channel.is_direct() && self.world.bot_permissions(channel) & permissions::READ_MESSAGE_HISTORY == 0 {
            return Ok(Some(Value::Array(Vec::new())));
        }
        let limit = limit as usize;
        let public: Vec<&Message> = channel.messages.values().filter(|message| !message.is_private()).collect();
        let mut page: Vec<&Message> = if let Some(after) = after {
            public.into_iter().filter(|message| message.id.0 > after).take(limit).collect()
        } else if let Some(before) = before {
            public.into_iter().rev().filter(|message| message.id.0 < before).take(limit).collect()
        } else if let Some(around) = around {
            let half = limit / 2;
            let at = public.iter().filter(|message| message.id.0 < around).count();
            public.into_iter().skip(at.saturating_sub(half)).take(limit).collect()
        } else {
            public.into_iter().rev().take(limit).collect()
        };
        page.sort_by_key(|message| std::cmp::Reverse(message.id));
        Ok(Some(Value::Array(page.into_iter().map(|message| object::message(&self.world, message)).collect())))
    }

    pub fn get_message(&self, channel: Id, message: Id) -> Answer {
        self.need(self.seen_channel(channel)?, permissions::READ_MESSAGE_HISTORY)?;
        let message = self.public_message(channel, message)?;
        Ok(Some(object::message(&self.world, message)))
    }

    pub fn create_message(&mut self, id: Id, call: &Call) -> Answer {
        let channel = self.seen_channel(id)?;
        match &channel.kind {
            ChannelKind::Direct { person } => {
                let person = self.world.person_by_id(*person).ok_or(Refusal::unknown_channel())?;
                if person.dms_closed || !person.member {
                    return Err(Refusal::closed_dm());
                }
            }
            ChannelKind::Text => self.need(channel, permissions::SEND_MESSAGES)?,
            ChannelKind::Thread(thread) => {
                self.need(channel, permissions::SEND_MESSAGES_IN_THREADS)?;
                if thread.locked {
                    self.need(channel, permissions::MANAGE_THREADS)?;
                }
            }
        }
        let draft = read_draft(&call.body, &call.files, "", &Purpose::Create)?;
        self.check_parts(self.seen_channel(id)?, &draft)?;
        if let Some(reply_to) = draft.reply_to
            && self.public_message(id, reply_to).is_err()
            && call.body["message_reference"]["fail_if_not_exists"] != false
        {
            let mut form = Form::default();
            form.fault("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message");
            form.finish()?;
        }
        if draft.enforce_nonce
            && let Some(nonce) = &draft.nonce
            && let Some(made) = self.made_by_nonce(id, nonce)
        {
            return Ok(Some(object::message(&self.world, &made)));
        }
        let post = Post {
            channel: id,
            author: self.world.bot.id,
            kind: if draft.reply_to.is_some() { MessageKind::Reply } else { MessageKind::Plain },
            origin: None,
            private_to: None,
            reply_to: draft.reply_to,
        };
        let message = self.post(post, draft, &call.files);
        self.note_oddities(&call.method, &call.path, &message);
        Ok(Some(object::message(&self.world, &message)))
    }

    /// Embeds and files need permissions of their own.
    fn check_parts(&self, channel: &Channel, draft: &Draft) -> Result<(), Refusal> {
        if draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty()) {
            self.need(channel, permissions::EMBED_LINKS)?;
        }
        if draft.attachments.as_ref().is_some_and(|files| !files.is_empty()) {
            self.need(channel, permissions::ATTACH_FILES)?;
        }
        Ok(())
    }

    pub fn update_message(&mut self, channel: Id, id: Id, call: &Call) -> Answer {
        let old = self.public_message(channel, id)?;
        if old.author != self.world.bot.id {
            return Err(Refusal::other_author());
        }
        if self.seen_channel(channel)?.thread().is_some_and(|thread| thread.archived) {
            return Err(Refusal::archived_thread());
        }
        let draft = read_draft(&call.body, &call.files, "", &Purpose::Edit(old))?;
        let is_old = self.now() - old.sent > self.settings.old_after.as_millis() as u64;
        if is_old && old.late_edits >= self.settings.old_edits {
            return Err(Refusal::too_many_old_edits());
        }
        self.check_parts(self.seen_channel(channel)?, &draft)?;
        let message = self.edit(id, draft, &call.files)?;
        self.note_oddities(&call.method, &call.path, &message);
        Ok(Some(object::message(&self.world, &message)))
    }

    pub fn remove_message(&mut self, channel: Id, id: Id) -> Answer {
        let message = self.public_message(channel, id)?;
        if message.author != self.world.bot.id {
            self.need(self.seen_channel(channel)?, permissions::MANAGE_MESSAGES)?;
        }
        self.delete_message(id);
        Ok(None)
    }

    pub fn pin(&mut self, channel: Id, id: Id, pinned: bool) -> Answer {
        let mut message = self.public_message(channel, id)?.clone();
        let channel = self.seen_channel(channel)?;
        if self.need(channel, permissions::PIN_MESSAGES).is_err() {
            self.need(channel, permissions::MANAGE_MESSAGES)?;
        }
        message.pinned = pinned;
        self.replace(&message);
        Ok(None)
    }
}
