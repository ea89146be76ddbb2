//! Acknowledging interactions, and what their tokens allow afterwards.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Answer, Call};
use crate::sandbox::id::Id;
use crate::sandbox::interaction::{Act, Interaction, Reply};
use crate::sandbox::message::{EPHEMERAL, LOADING, Message, MessageKind};
use crate::sandbox::object;
use crate::sandbox::refusal::{Form, Refusal};
use crate::sandbox::rules::{Draft, Purpose, check_choices, check_modal, read_draft};
use crate::sandbox::state::{Post, State};

impl State {
    /// The one acknowledgement of an interaction, within three seconds.
    pub fn callback(&mut self, id: Id, token: &str, call: &Call) -> Answer {
        let interaction = self.interactions.get(&id).filter(|known| known.token == token);
        let interaction = interaction.ok_or(Refusal::unknown_interaction())?.clone();
        if interaction.acknowledged.is_some() {
            if !interaction.struck {
                let doubled = self.unanswered(id, Some(interaction.started.elapsed()));
                self.journal.doubled.extend(doubled);
            }
            return Err(Refusal::already_acknowledged());
        }
        let late = self.now() - interaction.created > self.settings.acknowledge_within.as_millis() as u64;
        if late || interaction.failed {
            self.expire(id);
            let took = interaction.started.elapsed();
            if let Some(entry) = self.journal.unanswered.iter_mut().find(|entry| entry.interaction == id) {
                entry.late = Some(took);
            }
            return Err(Refusal::unknown_interaction());
        }
        let kind = read_type(&interaction, &call.body)?;
        let data = &call.body["data"];
        let (reply, message) = match kind {
            4 => {
                let draft = read_draft(data, &call.files, "data", &Purpose::Answer)?;
                let private = draft.flags & EPHEMERAL != 0;
                let message = self.post(answer_to(&interaction, &self.world.bot.id, private), draft, &call.files);
                (Reply::Message { private }, Some(message))
            }
            5 => {
                let private = read_deferral(data)?;
                let message = self.promise(&interaction, private);
                (Reply::Deferred { private }, Some(message))
            }
            6 => (Reply::DeferredUpdate, None),
            7 => {
                let old = interaction.pressed.and_then(|pressed| self.world.message(pressed));
                let old = old.ok_or(Refusal::unknown_message())?;
                let draft = read_draft(data, &call.files, "data", &Purpose::Edit(old))?;
                (Reply::Update, Some(self.edit(old.id, draft, &call.files)?))
            }
            8 => {
                let mut form = Form::default();
                let option_kind = if let Act::Autocomplete(_, kind) = interaction.act { kind } else { 0 };
                check_choices(&mut form, data, "data", option_kind);
                form.finish()?;
                (Reply::Choices(data["choices"].as_array().cloned().unwrap_or_default()), None)
            }
            _ => {
                let mut form = Form::default();
                check_modal(&mut form, data, "data");
                form.finish()?;
                (Reply::Modal(data.clone()), None)
            }
        };
        if let Some(message) = &message {
            self.note_oddities(&call.method, &call.path, message);
        }
        let original = message.as_ref().map(|message| message.id).or(interaction.pressed);
        let took = interaction.started.elapsed();
        self.acknowledge(id, reply, took, original);
        if call.parameter("with_response").is_none_or(|value| value != "true" && value != "1") {
            return Ok(None);
        }
        let mut answer = json!({ "interaction": { "id": id, "type": call_type(&interaction) } });
        let mut resource = json!({ "type": kind });
        if let Some(message) = &message {
            let object = object::message(&self.world, message);
            answer["interaction"]["response_message_id"] = object["id"].clone();
            answer["interaction"]["response_message_loading"] = json!(message.is_loading());
            answer["interaction"]["response_message_ephemeral"] = json!(message.is_private());
            if matches!(kind, 4 | 7) {
                resource["message"] = object;
            }
        }
        answer["resource"] = resource;
        Ok(Some(answer))
    }

    fn acknowledge(&mut self, id: Id, reply: Reply, took: Duration, original: Option<Id>) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.acknowledged = Some((reply, took));
            interaction.original = original;
        }
    }

    /// Puts "is thinking…" into the channel.
    fn promise(&mut self, interaction: &Interaction, private: bool) -> Message {
        let post = answer_to(interaction, &self.world.bot.id, private);
        let draft = Draft {
            content: None,
            embeds: None,
            components: None,
            attachments: None,
            flags: LOADING,
            tts: false,
            allowed_mentions: Value::Null,
            nonce: None,
            enforce_nonce: false,
            reply_to: None,
        };
        self.post(post, draft, &[])
    }

    /// The acknowledged interaction of a token that is still good.
    fn by_token(&self, app: Id, token: &str) -> Result<&Interaction, Refusal> {
        let interaction = self.tokens.get(token).and_then(|id| self.interactions.get(id));
        let interaction = interaction.filter(|_| app == self.world.bot.id).ok_or(Refusal::invalid_webhook_token())?;
        if self.now() - interaction.created > self.settings.token_life.as_millis() as u64 {
            return Err(Refusal::invalid_webhook_token());
        }
        if interaction.acknowledged.is_none() {
            return Err(Refusal::unknown_webhook());
        }
        Ok(interaction)
    }

    /// The message that `@original` or an id means for this token.
    fn answered(&self, interaction: &Interaction, which: &str) -> Result<&Message, Refusal> {
        let id = match which {
            "@original" => interaction.original,
            id => id.parse().ok().filter(|id| interaction.followups.contains(id) || interaction.original == Some(*id)),
        };
        id.and_then(|id| self.world.message(id)).ok_or(Refusal::unknown_message())
    }

    pub fn follow_up(&mut self, app: Id, token: &str, call: &Call) -> Answer {
        let interaction = self.by_token(app, token)?.clone();
        let draft = read_draft(&call.body, &call.files, "", &Purpose::Answer)?;
        let promised =
            interaction.original.and_then(|id| self.world.message(id)).filter(|message| message.is_loading());
        let message = if let Some(promised) = promised {
            // The first follow-up after a deferral fills the promised message.
            self.edit(promised.id, draft, &call.files)?
        } else {
            let private = draft.flags & EPHEMERAL != 0;
            let mut post = answer_to(&interaction, &self.world.bot.id, private);
            post.kind = MessageKind::Reply;
            post.reply_to = interaction.original;
            let message = self.post(post, draft, &call.files);
            if let Some(interaction) = self.interactions.get_mut(&interaction.id) {
                interaction.followups.push(message.id);
            }
            message
        };
        self.note_oddities(&call.method, &call.path, &message);
        Ok(Some(object::message(&self.world, &message)))
    }

    pub fn get_answer(&self, app: Id, token: &str, which: &str) -> Answer {
        let message = self.answered(self.by_token(app, token)?, which)?;
        Ok(Some(object::message(&self.world, message)))
    }

    pub fn edit_answer(&mut self, app: Id, token: &str, which: &str, call: &Call) -> Answer {
        let old = self.answered(self.by_token(app, token)?, which)?;
        let draft = read_draft(&call.body, &call.files, "", &Purpose::Edit(old))?;
        let message = self.edit(old.id, draft, &call.files)?;
        self.note_oddities(&call.method, &call.path, &message);
        Ok(Some(object::message(&self.world, &message)))
    }

    pub fn delete_answer(&mut self, app: Id, token: &str, which: &str) -> Answer {
        let id = self.answered(self.by_token(app, token)?, which)?.id;
        self.delete_message(id);
        Ok(None)
    }
}

fn call_type(interaction: &Interaction) -> u8 {
    interaction.origin().kind
}

fn answer_to(interaction: &Interaction, bot: &Id, private: bool) -> Post {
    let is_command = matches!(interaction.act, Act::Command(_));
    Post {
        channel: interaction.channel,
        author: *bot,
        kind: if is_command { MessageKind::CommandAnswer } else { MessageKind::Reply },
        origin: Some(interaction.origin()),
        private_to: private.then_some(interaction.person),
        reply_to: if is_command { None } else { interaction.pressed },
    }
}

/// The type of a callback, if it fits the interaction.
fn read_type(interaction: &Interaction, body: &Value) -> Result<i64, Refusal> {
    let allowed: &[i64] = match (&interaction.act, interaction.pressed) {
        (Act::Autocomplete(..), _) => &[8],
        (Act::Command(_), _) => &[4, 5, 9],
        (Act::Component(_), _) => &[4, 5, 6, 7, 9],
        (Act::Modal(_), Some(_)) => &[4, 5, 6, 7],
        (Act::Modal(_), None) => &[4, 5],
    };
    if let Some(kind) = body["type"].as_i64().filter(|kind| allowed.contains(kind)) {
        return Ok(kind);
    }
    let mut form = Form::default();
    let allowed: Vec<String> = allowed.iter().map(i64::to_string).collect();
    form.fault("type", "BASE_TYPE_CHOICES", format!("Value must be one of {{{}}}.", allowed.join(", ")));
    form.finish()?;
    Err(Refusal::invalid_json())
}

/// Whether a deferral is private. It can say nothing else.
fn read_deferral(data: &Value) -> Result<bool, Refusal> {
    let mut form = Form::default();
    let flags = form.integer(data, "data", "flags", (0, i64::from(i32::MAX))).unwrap_or(0) as u32;
    if flags & !EPHEMERAL != 0 {
        form.fault("data.flags", "MESSAGE_FLAGS_INVALID", "Only EPHEMERAL can be set on a deferral.");
    }
    form.finish()?;
    Ok(flags & EPHEMERAL != 0)
}
