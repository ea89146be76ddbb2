//! Interactions: what people do with the bot, from the event to its acknowledgement.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::faults::Held;
use super::gateway::Audience;
use super::id::Id;
use super::journal::Unanswered;
use super::message::Origin;
use super::object;
use super::permissions;
use super::state::State;
use super::world::Channel;

/// One interaction and what became of it.
#[derive(Clone, Debug)]
pub struct Interaction {
    pub id: Id,
    pub token: String,
    pub act: Act,
    pub person: Id,
    pub channel: Id,
    /// The message whose component was used.
    pub pressed: Option<Id>,
    /// By the stand-in's clock, in milliseconds since 1970.
    pub created: u64,
    pub started: Instant,
    /// Whether a bot was connected when it happened.
    pub delivered: bool,
    pub acknowledged: Option<(Reply, Duration)>,
    /// No acknowledgement came in time.
    pub failed: bool,
    /// A fault struck an acknowledgement, so that the bot need not know whether it counted.
    pub struck: bool,
    /// The message made or promised by the acknowledgement, or the one that it updated.
    pub original: Option<Id>,
    pub followups: Vec<Id>,
}

/// What somebody did.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A command, by its whole name.
    Command(String),
    /// Typing in an option; with the type of the option.
    Autocomplete(String, i64),
    /// A button or menu, by its custom id.
    Component(String),
    /// A filled-in form, by its custom id.
    Modal(String),
}

/// How the bot acknowledged.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// A new message.
    Message { private: bool },
    /// A promise of a new message.
    Deferred { private: bool },
    /// The message that was pressed, changed.
    Update,
    /// A promise to change it, or just an acknowledgement.
    DeferredUpdate,
    /// What autocomplete offers.
    Choices(Vec<Value>),
    /// A form to fill in.
    Modal(Value),
}

impl Act {
    fn type_number(&self) -> u8 {
        match self {
            Act::Command(_) => 2,
            Act::Component(_) => 3,
            Act::Autocomplete(..) => 4,
            Act::Modal(_) => 5,
        }
    }

    pub fn what(&self) -> &str {
        let (Act::Command(what) | Act::Autocomplete(what, _) | Act::Component(what) | Act::Modal(what)) = self;
        what
    }
}

impl Interaction {
    /// As a message tells from which interaction it came.
    pub fn origin(&self) -> Origin {
        let command = if let Act::Command(name) = &self.act { Some(name.clone()) } else { None };
        Origin {
            interaction: self.id,
            kind: self.act.type_number(),
            person: self.person,
            command,
            pressed: self.pressed,
        }
    }
}

/// What is needed to begin an interaction.
pub struct Beginning {
    pub act: Act,
    pub person: Id,
    pub channel: Id,
    /// The `data` of the event.
    pub data: Value,
    /// The pressed message as the person sees it.
    pub message: Option<Value>,
}

impl State {
    /// Tells the bot of an interaction and starts its clock.
    pub fn begin(&mut self, beginning: Beginning) -> Result<Id, String> {
        let Beginning { act, person: person_id, channel: channel_id, data, message } = beginning;
        let id = self.new_id();
        let token = self.new_token();
        let world = &self.world;
        let person = world.person_by_id(person_id).ok_or("no such person")?;
        let channel = world.channels.get(&channel_id).ok_or("no such channel")?;
        let in_guild = !channel.is_direct();
        let mut event = json!({
            "id": id, "application_id": world.bot.id, "type": act.type_number(), "token": token, "version": 1,
            "data": data, "channel_id": channel_id, "channel": object::interaction_channel(world, channel, person),
            "locale": person.locale, "app_permissions": app_permissions(self, channel).to_string(),
            "entitlements": [], "entitlement_sku_ids": [],
            "authorizing_integration_owners": object::owners(world, in_guild),
            "context": if in_guild { 0 } else { 1 }, "attachment_size_limit": object::LARGEST_FILE,
        });
        if in_guild {
            let guild = json!({ "id": world.guild.id, "locale": world.guild.locale, "features": [] });
            let more = json!({
                "guild_id": world.guild.id, "guild": guild, "guild_locale": world.guild.locale,
                "member": object::acting_member(world, person),
            });
            object::extend(&mut event, more);
        } else {
            event["user"] = object::user(person);
        }
        let pressed = message.as_ref().and_then(|message| message["id"].as_str()?.parse().ok());
        if let Some(message) = message {
            event["message"] = message;
        }
        let delivered = self.gateway.is_connected();
        let interaction = Interaction {
            id,
            token: token.clone(),
            act,
            person: person_id,
            channel: channel_id,
            pressed,
            created: self.now(),
            started: Instant::now(),
            delivered,
            acknowledged: None,
            failed: false,
            struck: false,
            original: None,
            followups: Vec::new(),
        };
        self.forget_old_interactions();
        self.tokens.insert(token, id);
        self.interactions.insert(id, interaction);
        let audience = if in_guild { Audience::Guild(self.world.guild.id) } else { Audience::Direct };
        if let (Some(key), Some(event)) = (self.faults.lacking.take(), event.as_object_mut()) {
            event.remove(&key);
        }
        self.deliver(Held { interaction: id, event, audience, longest: self.faults.swapped.1 });
        Ok(id)
    }

    /// Delivers an interaction, unless it is to change places with the next.
    fn deliver(&mut self, next: Held) {
        if self.faults.held.is_none() && self.faults.swapped.0 > 0 {
            self.faults.swapped.0 -= 1;
            self.faults.held = Some(next);
            return;
        }
        self.tell_of_interaction(&next);
        if let Some(held) = self.faults.held.take() {
            self.tell_of_interaction(&held);
        }
    }

    /// Delivers this interaction, if it is still held back.
    pub fn release(&mut self, id: Id) {
        if let Some(held) = self.faults.held.take_if(|held| held.interaction == id) {
            self.tell_of_interaction(&held);
        }
    }

    fn tell_of_interaction(&mut self, Held { event, audience, .. }: &Held) {
        let times = if self.faults.twice > 0 { 2 } else { 1 };
        self.faults.twice = self.faults.twice.saturating_sub(1);
        for _ in 0..times {
            self.tell("INTERACTION_CREATE", event, *audience, 0);
        }
    }

    /// Notes that nobody acknowledged in time.
    pub fn expire(&mut self, id: Id) {
        let Some(interaction) = self.interactions.get_mut(&id) else { return };
        if interaction.acknowledged.is_none() && !interaction.failed {
            interaction.failed = true;
            let unanswered = self.unanswered(id, None);
            self.journal.unanswered.extend(unanswered);
        }
    }

    /// The entry for the list of interactions that went wrong.
    pub fn unanswered(&self, id: Id, late: Option<Duration>) -> Option<Unanswered> {
        let interaction = self.interactions.get(&id)?;
        let person = self.world.person_by_id(interaction.person).map(|person| person.key.clone());
        Some(Unanswered {
            interaction: id,
            person: person.unwrap_or_default(),
            what: interaction.act.what().to_owned(),
            delivered: interaction.delivered,
            struck: interaction.struck,
            late,
        })
    }

    fn forget_old_interactions(&mut self) {
        let life = self.settings.token_life.as_millis() as u64 + 60_000;
        let oldest_kept = self.now().saturating_sub(life);
        while let Some(oldest) = self.interactions.first_entry() {
            if oldest.get().created >= oldest_kept {
                break;
            }
            let interaction = oldest.remove();
            self.tokens.remove(&interaction.token);
        }
    }
}

/// What the bot may do where the interaction happened.
fn app_permissions(state: &State, channel: &Channel) -> u64 {
    match channel.is_direct() {
        true => permissions::BOT_IN_DM,
        false => state.world.bot_permissions(channel),
    }
}
