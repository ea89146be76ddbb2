//! Registering commands.

use serde_json::Value;

use super::{Answer, Call};
use crate::sandbox::id::Id;
use crate::sandbox::object;
use crate::sandbox::refusal::{Form, Refusal};
use crate::sandbox::rules::check_commands;
use crate::sandbox::state::State;
use crate::sandbox::world::Command;

impl State {
    pub fn list_commands(&self, app: Id, guild: Option<Id>) -> Answer {
        self.check_app(app)?;
        if let Some(guild) = guild {
            self.check_guild(guild)?;
        }
        let here = self.world.commands.iter().filter(|command| command.of_guild == guild.is_some());
        Ok(Some(Value::Array(here.map(|command| object::command(&self.world, command)).collect())))
    }

    /// Replaces all global commands or all of the server. A command keeps its id while its name stays.
    pub fn set_commands(&mut self, app: Id, guild: Option<Id>, call: &Call) -> Answer {
        self.check_app(app)?;
        if let Some(guild) = guild {
            self.check_guild(guild)?;
        }
        let Value::Array(bodies) = &call.body else {
            let mut form = Form::default();
            form.fault("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.");
            form.finish()?;
            return Err(Refusal::invalid_json());
        };
        let mut form = Form::default();
        check_commands(&mut form, bodies);
        form.finish()?;
        let of_guild = guild.is_some();
        let mut commands = Vec::new();
        for body in bodies {
            let kind = body["type"].as_i64().unwrap_or(1);
            let name = body["name"].as_str().unwrap_or_default();
            let same = |old: &&Command| old.of_guild == of_guild && old.name() == name && old.kind() == kind;
            let old = self.world.commands.iter().find(same).cloned();
            commands.push(match old {
                Some(old) if old.body == *body => old,
                Some(old) => Command { version: self.new_id(), body: body.clone(), ..old },
                None => Command { id: self.new_id(), version: self.new_id(), of_guild, body: body.clone() },
            });
        }
        self.world.commands.retain(|old| old.of_guild != of_guild);
        self.world.commands.extend(commands);
        self.unsaved = true;
        self.list_commands(app, guild)
    }
}
