//! The bot's account, the server and its people.

use serde_json::{Value, json};

use super::{Answer, Call};
use crate::sandbox::id::Id;
use crate::sandbox::object;
use crate::sandbox::refusal::{Form, Refusal};
use crate::sandbox::state::State;
use crate::sandbox::world::ChannelKind;

impl State {
    pub fn gateway_address(&self) -> Answer {
        Ok(Some(json!({ "url": self.world.base.replacen("http", "ws", 1) })))
    }

    pub fn gateway_for_bots(&self) -> Answer {
        let total = self.settings.starts;
        let left = total.saturating_sub(self.gateway.identifies);
        let limit = json!({ "total": total, "remaining": left, "reset_after": 86_400_000, "max_concurrency": 1 });
        let url = self.world.base.replacen("http", "ws", 1);
        Ok(Some(json!({ "url": url, "shards": self.settings.shards, "session_start_limit": limit })))
    }

    pub fn get_user(&self, user: &str) -> Answer {
        if user == "@me" {
            return Ok(Some(object::current_user(&self.world)));
        }
        let id = user.parse().map_err(|_| Refusal::no_such_route())?;
        let known = self.world.person_by_id(id).is_some() || id == self.world.bot.id;
        if known { Ok(Some(object::anyone(&self.world, id))) } else { Err(Refusal::unknown_user()) }
    }

    pub fn get_application(&self) -> Answer {
        Ok(Some(object::application(&self.world)))
    }

    pub fn list_emojis(&self, app: Id) -> Answer {
        self.check_app(app)?;
        Ok(Some(json!({ "items": [] })))
    }

    pub fn check_app(&self, app: Id) -> Result<(), Refusal> {
        if app == self.world.bot.id { Ok(()) } else { Err(Refusal::unknown_application()) }
    }

    pub fn check_guild(&self, guild: Id) -> Result<(), Refusal> {
        if guild == self.world.guild.id { Ok(()) } else { Err(Refusal::unknown_guild()) }
    }

    pub fn get_guild(&self, guild: Id) -> Answer {
        self.check_guild(guild)?;
        Ok(Some(object::guild(&self.world)))
    }

    pub fn list_channels(&self, guild: Id) -> Answer {
        self.check_guild(guild)?;
        let text = self.world.channels.values().filter(|channel| channel.kind == ChannelKind::Text);
        Ok(Some(Value::Array(text.map(|channel| object::channel(&self.world, channel)).collect())))
    }

    pub fn get_member(&self, guild: Id, user: Id) -> Answer {
        self.check_guild(guild)?;
        let is_member = self.world.person_by_id(user).is_some_and(|person| person.member) || user == self.world.bot.id;
        if is_member { Ok(Some(object::member(&self.world, user))) } else { Err(Refusal::unknown_member()) }
    }

    /// Opens direct messages. That a person takes none shows only when one is sent.
    pub fn create_dm(&mut self, call: &Call) -> Answer {
        let recipient = &call.body["recipient_id"];
        let id = recipient.as_str().and_then(|id| id.parse().ok()).or_else(|| recipient.as_u64().map(Id));
        let Some(id) = id else {
            let mut form = Form::default();
            form.fault("recipient_id", "BASE_TYPE_REQUIRED", "This field is required");
            form.finish()?;
            return Err(Refusal::unknown_user());
        };
        if self.world.person_by_id(id).is_none() {
            return Err(Refusal::unknown_user());
        }
        let channel = self.open_dm(id);
        Ok(self.world.channels.get(&channel).map(|channel| object::channel(&self.world, channel)))
    }
}
