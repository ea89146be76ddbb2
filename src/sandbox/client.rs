//! What a person's client does: it offers what can be used, checks what is filled in, and begins the interaction.

use anyhow::{Context, anyhow, bail, ensure};
use serde_json::{Value, json};

use super::driver::{Answer, Component};
use super::id::Id;
use super::interaction::{Act, Beginning, Reply};
use super::message::{Message, MessageKind};
use super::object;
use super::refusal::whole;
use super::rules::{Purpose, read_draft};
use super::state::{Post, State};
use super::world::{Channel, Command, Person, Place, World, options_of};

impl State {
    /// Who acts where. The person must see the place.
    pub fn stand(&self, person: &str, place: &Place) -> anyhow::Result<(Person, Id)> {
        let person = self.world.person(person).with_context(|| format!("there is no {person}"))?;
        let channel = match self.world.place(person.id, place) {
            Some(channel) => channel,
            // A person may write to the bot before the bot has written to him.
            None if *place == Place::Direct => return Ok((person.clone(), Id(0))),
            None => bail!("there is no channel {place:?}"),
        };
        ensure!(self.world.can_see(person, channel), "{} does not see {}", person.key, channel.name);
        Ok((person.clone(), channel.id))
    }

    pub fn start(
        &mut self,
        act: Act,
        person: &Person,
        channel: Id,
        data: Value,
        message: Option<Value>,
    ) -> anyhow::Result<Id> {
        let channel = if channel == Id(0) { self.open_dm(person.id) } else { channel };
        self.begin(Beginning { act, person: person.id, channel, data, message }).map_err(|error| anyhow!(error))
    }

    pub fn answer_so_far(&self, id: Id) -> anyhow::Result<Answer> {
        let interaction = self.interactions.get(&id).context("the interaction is forgotten")?;
        let (reply, took) = match &interaction.acknowledged {
            Some((reply, took)) => (Some(reply.clone()), *took),
            None => (None, interaction.started.elapsed()),
        };
        let message = reply.as_ref().and(interaction.original).and_then(|id| self.world.message(id)).cloned();
        Ok(Answer { interaction: id, reply, message, took })
    }

    /// The message with its component, if this person can use it.
    fn usable(&self, person: &str, message: Id, custom_id: &str) -> anyhow::Result<(Person, Message, Value)> {
        let message = self.world.message(message).context("the message is gone")?;
        let (person, _) = self.stand(person, &Place::Id(message.channel))?;
        let is_mine = message.private_to.is_none_or(|only| only == person.id);
        ensure!(is_mine, "{} does not see this message", person.key);
        let component = message.component(custom_id);
        let component = component.with_context(|| format!("there is no {custom_id} on {:?}", message.text()))?;
        ensure!(component["disabled"] != true, "{custom_id} is disabled");
        Ok((person, message.clone(), component.clone()))
    }

    pub fn slash(
        &mut self,
        person: &str,
        place: &Place,
        command: &str,
        options: &[(&str, Value)],
    ) -> anyhow::Result<Id> {
        let (person, channel) = self.stand(person, place)?;
        let (data, _) = self.command_data(&person, channel, command, options, None)?;
        self.start(Act::Command(command.to_owned()), &person, channel, data, None)
    }

    pub fn type_into(
        &mut self,
        person: &str,
        place: &Place,
        command: &str,
        option: &str,
        text: &str,
        others: &[(&str, Value)],
    ) -> anyhow::Result<Id> {
        let (person, channel) = self.stand(person, place)?;
        let (data, kind) = self.command_data(&person, channel, command, others, Some((option, text)))?;
        self.start(Act::Autocomplete(command.to_owned(), kind), &person, channel, data, None)
    }

    pub fn press(&mut self, person: &str, message: Id, custom_id: &str) -> anyhow::Result<Id> {
        let (person, message, component) = self.usable(person, message, custom_id)?;
        ensure!(component["type"] == 2, "{custom_id} is no button");
        let data = component_data(&self.world, Component::Button, custom_id, &[], message.channel)?;
        let seen = object::message(&self.world, &message);
        self.start(Act::Component(custom_id.to_owned()), &person, message.channel, data, Some(seen))
    }

    pub fn choose(&mut self, person: &str, message: Id, custom_id: &str, values: &[&str]) -> anyhow::Result<Id> {
        let (person, message, _) = self.usable(person, message, custom_id)?;
        let select = message.selects().into_iter().find(|select| select.custom_id == custom_id);
        let select = select.with_context(|| format!("{custom_id} is no menu"))?;
        let count = values.len();
        let range = select.least..=select.most;
        ensure!(range.contains(&count), "{custom_id} wants {range:?} values, not {count}");
        let kind = match select.kind {
            3 => Component::StringSelect,
            5 => Component::UserSelect,
            other => bail!("menus of type {other} are not on this stand-in's page"),
        };
        for (n, value) in values.iter().enumerate() {
            ensure!(!values[..n].contains(value), "{value} is chosen twice");
            let on_it = kind == Component::UserSelect || select.options.iter().any(|option| option.value == *value);
            ensure!(on_it, "{value} is not on {custom_id}");
        }
        let data = component_data(&self.world, kind, custom_id, values, message.channel)?;
        let seen = object::message(&self.world, &message);
        self.start(Act::Component(custom_id.to_owned()), &person, message.channel, data, Some(seen))
    }

    pub fn submit(&mut self, asked: Id, fields: &[(&str, &str)]) -> anyhow::Result<Id> {
        let asked = self.interactions.get(&asked).context("the form is gone")?.clone();
        let Some((Reply::Modal(modal), _)) = &asked.acknowledged else { bail!("no form was shown") };
        let person = self.world.person_by_id(asked.person).context("there is no such person")?.clone();
        let fill = |input: &Value| {
            let custom_id = input["custom_id"].as_str().unwrap_or_default();
            let text = fields.iter().find(|(id, _)| *id == custom_id).map_or("", |(_, text)| *text);
            let needed = input["required"] != false;
            ensure!(!(needed && text.is_empty()), "{custom_id} must be filled in");
            let count = text.chars().count() as u64;
            let least = input["min_length"].as_u64().unwrap_or(0);
            let most = input["max_length"].as_u64().unwrap_or(4000);
            ensure!(count == 0 && !needed || (least..=most).contains(&count), "{custom_id} has a wrong length");
            Ok(json!({ "type": 4, "id": 1, "custom_id": custom_id, "value": text }))
        };
        let mut components = Vec::new();
        for component in modal["components"].as_array().into_iter().flatten() {
            match component["type"].as_i64() {
                Some(1) => {
                    components.push(json!({ "type": 1, "id": 1, "components": [fill(&component["components"][0])?] }))
                }
                Some(18) if component["component"]["type"] == 4 => {
                    components.push(json!({ "type": 18, "id": 1, "component": fill(&component["component"])? }));
                }
                _ => {}
            }
        }
        let custom_id = modal["custom_id"].as_str().unwrap_or_default();
        let data = json!({ "custom_id": custom_id, "components": components });
        let seen = asked.pressed.and_then(|id| self.world.message(id));
        let seen = seen.map(|message| object::message(&self.world, message));
        self.start(Act::Modal(custom_id.to_owned()), &person, asked.channel, data, seen)
    }

    pub fn say(&mut self, person: &str, place: &Place, text: &str) -> anyhow::Result<Message> {
        let (person, channel) = self.stand(person, place)?;
        let channel = if channel == Id(0) { self.open_dm(person.id) } else { channel };
        let draft = read_draft(&json!({ "content": text }), &[], "", &Purpose::Create)
            .map_err(|refusal| anyhow!(refusal.message))?;
        let (author, kind) = (person.id, MessageKind::Plain);
        let post = Post { channel, author, kind, origin: None, private_to: None, reply_to: None };
        Ok(self.post(post, draft, &[]))
    }

    /// The `data` of a command's interaction, checked as the client checks it; with the type of the focused option.
    fn command_data(
        &self,
        person: &Person,
        channel: Id,
        whole_name: &str,
        given: &[(&str, Value)],
        focus: Option<(&str, &str)>,
    ) -> anyhow::Result<(Value, i64)> {
        let mut words = whole_name.split(' ');
        let name = words.next().unwrap_or_default();
        let command = self.world.command(name).with_context(|| format!("there is no command /{name}"))?;
        let direct = self.world.channels.get(&channel).is_none_or(Channel::is_direct);
        ensure!(self.may_use(person, command, direct), "{} may not use /{name} here", person.key);
        let (mut parameters, mut path) = (command.options(), Vec::new());
        for word in words {
            let branch = parameters
                .iter()
                .find(|option| option["name"] == word && matches!(option["type"].as_i64(), Some(1 | 2)))
                .with_context(|| format!("there is no /{whole_name}"))?;
            path.push((word, branch["type"].clone()));
            parameters = options_of(branch);
        }
        let is_branch = |option: &Value| matches!(option["type"].as_i64(), Some(1 | 2));
        ensure!(!parameters.iter().any(is_branch), "/{whole_name} needs a subcommand");
        let find = |name: &str| parameters.iter().find(|parameter| parameter["name"] == name);
        let (mut options, mut people, mut focused) = (Vec::new(), Vec::new(), 0);
        for (name, value) in given {
            let parameter = find(name).with_context(|| format!("/{whole_name} has no option {name}"))?;
            let value = self.option_value(parameter, value, &mut people)?;
            options.push(json!({ "name": name, "type": parameter["type"], "value": value }));
        }
        if let Some((name, text)) = focus {
            let parameter = find(name).with_context(|| format!("/{whole_name} has no option {name}"))?;
            ensure!(parameter["autocomplete"] == true, "{name} offers nothing");
            focused = parameter["type"].as_i64().unwrap_or(3);
            options.push(json!({ "name": name, "type": focused, "value": text, "focused": true }));
        } else {
            for parameter in parameters.iter().filter(|parameter| parameter["required"] == true) {
                let name = parameter["name"].as_str().unwrap_or_default();
                ensure!(given.iter().any(|(given, _)| *given == name), "/{whole_name} needs {name}");
            }
        }
        let mut options = json!(options);
        for (word, kind) in path.into_iter().rev() {
            options = json!([{ "name": word, "type": kind, "options": options }]);
        }
        let mut data = json!({ "id": command.id, "name": name, "type": 1, "options": options });
        if command.of_guild {
            data["guild_id"] = json!(self.world.guild.id);
        }
        if !people.is_empty() {
            data["resolved"] = object::resolved_people(&self.world, &people, !direct);
        }
        Ok((data, focused))
    }

    /// Whether the client would offer a command to a person.
    pub fn may_use(&self, person: &Person, command: &Command, direct: bool) -> bool {
        let contexts = command.body["contexts"].as_array();
        let here = contexts.is_none_or(|contexts| contexts.contains(&json!(i32::from(direct))));
        let dm_permission = !direct || command.body["dm_permission"] != false && !command.of_guild;
        let needed = command.body["default_member_permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok());
        let allowed = direct || needed.is_none_or(|needed| needed != 0 && person.permissions & needed == needed);
        here && dm_permission && (allowed || person.owner)
    }

    /// The value of an option as it goes to the bot.
    fn option_value(&self, parameter: &Value, value: &Value, people: &mut Vec<Id>) -> anyhow::Result<Value> {
        let name = parameter["name"].as_str().unwrap_or_default();
        let choices = parameter["choices"].as_array().filter(|choices| !choices.is_empty());
        if let Some(choices) = choices {
            let same = |choice: &&Value| choice["value"] == *value;
            ensure!(choices.iter().any(|choice| same(&choice)), "{value} is not a choice of {name}");
        }
        let (low, high) = (parameter["min_value"].as_f64(), parameter["max_value"].as_f64());
        let within = |number: f64| low.is_none_or(|low| number >= low) && high.is_none_or(|high| number <= high);
        match parameter["type"].as_i64() {
            Some(3) => {
                let text = value.as_str().with_context(|| format!("{name} is a text"))?;
                let count = text.chars().count() as u64;
                let most = parameter["max_length"].as_u64().unwrap_or(6000);
                let least = parameter["min_length"].as_u64().unwrap_or(0);
                ensure!((least..=most).contains(&count), "{name} has a wrong length");
                Ok(value.clone())
            }
            Some(4) => {
                let number = whole(value).with_context(|| format!("{name} is a whole number"))?;
                ensure!(within(number as f64), "{name} is out of bounds");
                Ok(json!(number))
            }
            Some(5) => Ok(json!(value.as_bool().with_context(|| format!("{name} is yes or no"))?)),
            Some(6) => {
                let person = self.world.person(value.as_str().unwrap_or_default());
                let id = person.with_context(|| format!("{value} is nobody"))?.id;
                people.push(id);
                Ok(json!(id))
            }
            Some(7) => {
                let place = Place::from(value.as_str().unwrap_or_default());
                Ok(json!(self.world.place(Id(0), &place).with_context(|| format!("{value} is no channel"))?.id))
            }
            Some(10) => {
                let number = value.as_f64().with_context(|| format!("{name} is a number"))?;
                ensure!(within(number), "{name} is out of bounds");
                Ok(json!(number))
            }
            other => bail!("options of type {other:?} are not on this stand-in's page"),
        }
    }
}

/// The `data` of a component's interaction.
pub fn component_data(
    world: &World,
    component: Component,
    custom_id: &str,
    values: &[&str],
    channel: Id,
) -> anyhow::Result<Value> {
    let in_guild = world.channels.get(&channel).is_some_and(|channel| !channel.is_direct());
    Ok(match component {
        Component::Button => json!({ "custom_id": custom_id, "component_type": 2, "id": 1 }),
        Component::StringSelect => {
            json!({ "custom_id": custom_id, "component_type": 3, "id": 1, "values": values })
        }
        Component::UserSelect => {
            let person = |who: &&str| world.person(who).map(|person| person.id);
            let ids: Option<Vec<Id>> = values.iter().map(person).collect();
            let ids = ids.context("a chosen person does not exist")?;
            let resolved = object::resolved_people(world, &ids, in_guild);
            json!({ "custom_id": custom_id, "component_type": 5, "id": 1, "values": ids, "resolved": resolved })
        }
    })
}

/// A text of a command or choice in somebody's language.
pub fn localized(holder: &Value, key: &str, locale: &str) -> String {
    let own = holder[format!("{key}_localizations")][locale].as_str();
    own.or(holder[key].as_str()).unwrap_or_default().to_owned()
}
