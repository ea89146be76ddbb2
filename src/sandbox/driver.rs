//! Doing what people do, for tests and for the page: commands, presses, menus, forms, settings.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, bail, ensure};
use serde_json::{Value, json};

use super::faults::Fault;
use super::gateway::Order;
use super::id::Id;
use super::interaction::{Act, Beginning, Reply};
use super::journal::{Request, Unanswered, Violation};
use super::message::{Message, MessageKind};
use super::object;
use super::permissions;
use super::refusal::whole;
use super::rules::{Purpose, read_draft};
use super::state::{Post, State};
use super::world::{Channel, ChannelKind, Command, Person, Place, World, options_of};
use super::{Sandbox, Shared};

/// What became of something that a person did.
#[derive(Clone, Debug)]
pub struct Answer {
    pub interaction: Id,
    /// How the bot acknowledged; `None` when it did not respond in time.
    pub reply: Option<Reply>,
    /// The message that was made, filled or updated; for a bare acknowledgement the message that was pressed.
    pub message: Option<Message>,
    /// From the event to the acknowledgement.
    pub took: Duration,
}

impl Answer {
    /// Whether only the person who acted sees the answer.
    pub fn is_private(&self) -> bool {
        matches!(self.reply, Some(Reply::Message { private: true } | Reply::Deferred { private: true }))
    }

    /// What can be read on the answer; empty when there is none.
    pub fn text(&self) -> String {
        self.message.as_ref().map(Message::text).unwrap_or_default()
    }
}

/// What autocomplete offers, in the person's language.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    pub name: String,
    pub value: Value,
}

/// Which kind of component a forged interaction pretends to come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Component {
    Button,
    StringSelect,
    UserSelect,
}

/// Orders faults; see [`Sandbox::faults`].
pub struct FaultsToOrder<'a>(&'a Shared);

impl Sandbox {
    // People acting

    /// A slash command with its subcommand (`"avalon start"`) and options. People are given by key.
    /// Fails like the client when there is no such command, an option is wrong or missing, or it may not be used here.
    pub async fn slash(
        &self,
        person: &str,
        place: impl Into<Place>,
        command: &str,
        options: &[(&str, Value)],
    ) -> anyhow::Result<Answer> {
        let place = place.into();
        let id = self.shared.change(|state| {
            let (person, channel) = state.stand(person, &place)?;
            let data = state.command_data(&person, channel, command, options, None)?.0;
            state.start(Act::Command(command.to_owned()), &person, channel, data, None)
        })?;
        self.answer(id).await
    }

    /// What is offered while a person types `text` into an option of a command.
    pub async fn autocomplete(
        &self,
        person: &str,
        place: impl Into<Place>,
        command: &str,
        option: &str,
        text: &str,
        others: &[(&str, Value)],
    ) -> anyhow::Result<Vec<Offer>> {
        let place = place.into();
        let (id, locale) = self.shared.change(|state| {
            let (person, channel) = state.stand(person, &place)?;
            let (data, kind) = state.command_data(&person, channel, command, others, Some((option, text)))?;
            let act = Act::Autocomplete(command.to_owned(), kind);
            Ok::<_, anyhow::Error>((state.start(act, &person, channel, data, None)?, person.locale))
        })?;
        match self.answer(id).await?.reply {
            Some(Reply::Choices(choices)) => Ok(choices
                .into_iter()
                .map(|choice| Offer { name: localized(&choice, "name", &locale), value: choice["value"].clone() })
                .collect()),
            _ => bail!("the bot offered nothing for {option}"),
        }
    }

    /// Presses a button. Fails when the person does not see it or it is disabled.
    pub async fn press(&self, person: &str, message: &Id, custom_id: &str) -> anyhow::Result<Answer> {
        let id = self.shared.change(|state| state.press(person, *message, custom_id))?;
        self.answer(id).await
    }

    /// Presses the newest button with this label (or emoji) that the person sees in a place.
    pub async fn press_labelled(&self, person: &str, place: impl Into<Place>, label: &str) -> anyhow::Result<Answer> {
        let place = place.into();
        let (message, custom_id) = self.shared.look(|state| {
            let (person, channel) = state.stand(person, &place)?;
            let channel = state.world.channels.get(&channel).context("no such channel")?;
            let seen = |message: &&Message| message.private_to.is_none_or(|only| only == person.id);
            let mut newest_first = channel.messages.values().rev().filter(seen);
            newest_first
                .find_map(|message| {
                    let wanted = message.buttons().into_iter().find(|button| {
                        !button.disabled && (button.label == label || button.emoji.as_deref() == Some(label))
                    })?;
                    Some((message.id, wanted.custom_id))
                })
                .ok_or_else(|| anyhow!("{} sees no button {label:?} in {}", person.key, channel.name))
        })?;
        self.press(person, &message, &custom_id).await
    }

    /// Presses a button twice before any answer can come, as an impatient finger does.
    pub async fn press_twice(&self, person: &str, message: &Id, custom_id: &str) -> anyhow::Result<[Answer; 2]> {
        let (first, second) = self.shared.change(|state| {
            let first = state.press(person, *message, custom_id)?;
            Ok::<_, anyhow::Error>((first, state.press(person, *message, custom_id)?))
        })?;
        let (first, second) = tokio::join!(self.answer(first), self.answer(second));
        Ok([first?, second?])
    }

    /// Chooses from a menu: values of a text menu, keys of people for a menu of people. Fails when the menu is not
    /// there or disabled, a value is not on it, or their number is wrong.
    pub async fn choose(&self, person: &str, message: &Id, custom_id: &str, values: &[&str]) -> anyhow::Result<Answer> {
        let id = self.shared.change(|state| state.choose(person, *message, custom_id, values))?;
        self.answer(id).await
    }

    /// Sends a filled-in form: `answer` is what brought it, `fields` are the texts by custom id.
    pub async fn submit(&self, answer: &Answer, fields: &[(&str, &str)]) -> anyhow::Result<Answer> {
        let id = self.shared.change(|state| state.submit(answer.interaction, fields))?;
        self.answer(id).await
    }

    /// Sends a component's interaction that no honest, up-to-date client would: any message as somebody remembers it
    /// (changed at will), any custom id, any values.
    pub async fn forge(
        &self,
        person: &str,
        message: &Message,
        component: Component,
        custom_id: &str,
        values: &[&str],
    ) -> anyhow::Result<Answer> {
        let id = self.shared.change(|state| {
            let (person, _) = state.stand(person, &Place::Direct)?;
            let data = component_data(&state.world, component, custom_id, values, message.channel)?;
            let seen = object::message(&state.world, message);
            state.start(Act::Component(custom_id.to_owned()), &person, message.channel, data, Some(seen))
        })?;
        self.answer(id).await
    }

    /// Writes an ordinary message.
    pub async fn say(&self, person: &str, place: impl Into<Place>, text: &str) -> anyhow::Result<Message> {
        let place = place.into();
        self.shared.change(|state| {
            let (person, channel) = state.stand(person, &place)?;
            let draft = read_draft(&json!({ "content": text }), &[], "", &Purpose::Create)
                .map_err(|refusal| anyhow!(refusal.message))?;
            let author = person.id;
            let kind = MessageKind::Plain;
            let post = Post { channel, author, kind, origin: None, private_to: None, reply_to: None };
            Ok(state.post(post, draft, &[]))
        })
    }

    /// Waits for the acknowledgement of an interaction and, when it was a promise, for the promised message.
    async fn answer(&self, id: Id) -> anyhow::Result<Answer> {
        self.shared.watch_over(id);
        let (patience, fill_within) =
            self.shared.look(|state| (state.settings.acknowledge_within, state.settings.fill_within));
        let mut changed = self.shared.changed.subscribe();
        let started = Instant::now();
        let mut deadline = started + patience;
        let mut last = false;
        loop {
            let answer = self.shared.look(|state| state.answer_so_far(id))?;
            let is_promise = matches!(answer.reply, Some(Reply::Deferred { .. }));
            let is_done =
                answer.reply.is_some() && !(is_promise && answer.message.as_ref().is_some_and(Message::is_loading));
            if is_done || last {
                return Ok(answer);
            }
            if is_promise {
                deadline = deadline.max(started + fill_within);
            }
            if tokio::time::timeout_at(deadline.into(), changed.changed()).await.is_err() {
                self.shared.change(|state| state.expire(id));
                last = true;
            }
        }
    }

    // Looking

    /// What everybody can read in a channel, oldest first.
    pub async fn messages(&self, channel: impl Into<Place>) -> Vec<Message> {
        let place = channel.into();
        self.shared.look(|state| state.world.messages(place).into_iter().cloned().collect())
    }

    /// What the bot and a person have written to each other, oldest first.
    pub async fn dms(&self, person: &str) -> Vec<Message> {
        self.shared.look(|state| state.world.dms(person).into_iter().cloned().collect())
    }

    /// What only this person can see in a channel, oldest first.
    pub async fn privates(&self, person: &str, channel: impl Into<Place>) -> Vec<Message> {
        let place = channel.into();
        self.shared.look(|state| state.world.privates(person, place).into_iter().cloned().collect())
    }

    /// A message as it is now; `None` when it is gone.
    pub async fn message(&self, id: Id) -> Option<Message> {
        self.shared.look(|state| state.world.message(id).cloned())
    }

    /// The bytes of an attachment.
    pub async fn file(&self, id: Id) -> Option<Vec<u8>> {
        let (blob, data) = self.shared.look(|state| (state.blobs.get(&id).cloned(), state.settings.data.clone()));
        match (blob?, data) {
            (super::Blob::Memory(bytes), _) => Some(bytes.to_vec()),
            (super::Blob::Disk, folder) => super::disk::read_blob(folder?, id).await.map(|bytes| bytes.to_vec()),
        }
    }

    /// Looks at the whole world.
    pub async fn world<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        self.shared.look(|state| look(&state.world))
    }

    /// Waits until `wanted` finds something in the world. Fails after `timeout`.
    pub async fn wait_for<T>(
        &self,
        mut wanted: impl FnMut(&World) -> Option<T>,
        timeout: Duration,
    ) -> anyhow::Result<T> {
        self.wait(|state| wanted(&state.world), timeout).await
    }

    /// Waits until a bot is connected to the gateway and has registered its commands.
    pub async fn wait_for_bot(&self, timeout: Duration) -> anyhow::Result<()> {
        let ready = |state: &State| state.gateway.is_connected() && !state.world.commands.is_empty();
        self.wait(|state| ready(state).then_some(()), timeout).await.context("no bot came")
    }

    async fn wait<T>(&self, mut wanted: impl FnMut(&State) -> Option<T>, timeout: Duration) -> anyhow::Result<T> {
        let mut changed = self.shared.changed.subscribe();
        let deadline = tokio::time::Instant::now() + timeout;
        loop {
            if let Some(found) = self.shared.look(&mut wanted) {
                return Ok(found);
            }
            if tokio::time::timeout_at(deadline, changed.changed()).await.is_err() {
                bail!("waited {timeout:?} in vain");
            }
        }
    }

    /// What the bot should not have sent so far.
    pub async fn violations(&self) -> Vec<Violation> {
        self.shared.look(|state| state.journal.violations.clone())
    }

    /// The interactions that were acknowledged too late or never.
    pub async fn unanswered(&self) -> Vec<Unanswered> {
        self.shared.look(|state| state.journal.unanswered.clone())
    }

    /// The interactions that the bot acknowledged twice, though it knew of the first.
    pub async fn doubled(&self) -> Vec<Unanswered> {
        self.shared.look(|state| state.journal.doubled.clone())
    }

    /// All requests of the bot, oldest first; the last 50,000.
    pub async fn requests(&self) -> Vec<Request> {
        self.shared.look(|state| state.journal.requests())
    }

    /// How often a bot has identified and how often it has resumed.
    pub async fn sessions(&self) -> (usize, usize) {
        self.shared.look(|state| (state.gateway.identifies, state.gateway.resumes))
    }

    // Changing the world

    /// Lets somebody else join the server. Fails when the key is taken.
    pub async fn add_person(&self, key: &str, name: &str, locale: &str) -> anyhow::Result<Id> {
        self.shared.change(|state| {
            ensure!(state.world.person(key).is_none(), "{key} is on the server already");
            let id = state.new_id();
            let (key, name, locale) = (key.to_owned(), name.to_owned(), locale.to_owned());
            let (owner, dms_closed, member) = (false, false, true);
            let permissions = permissions::MEMBER;
            state.world.people.push(Person { id, key, name, locale, permissions, owner, dms_closed, member });
            state.unsaved = true;
            Ok(id)
        })
    }

    /// Opens or closes a person's direct messages for the bot.
    pub async fn close_dms(&self, person: &str, closed: bool) -> anyhow::Result<()> {
        self.change_person(person, |person| person.dms_closed = closed)
    }

    /// Sets the language of a person's client.
    pub async fn set_locale(&self, person: &str, locale: &str) -> anyhow::Result<()> {
        self.change_person(person, |person| person.locale = locale.to_owned())
    }

    /// Changes what others read as a person's name.
    pub async fn rename(&self, person: &str, name: &str) -> anyhow::Result<()> {
        self.change_person(person, |person| person.name = name.to_owned())
    }

    /// Sets what a person may do on the server; see [`permissions`].
    pub async fn set_person_permissions(&self, person: &str, permissions: u64) -> anyhow::Result<()> {
        self.change_person(person, |person| person.permissions = permissions)
    }

    /// Lets a person leave the server or come back.
    pub async fn set_member(&self, person: &str, member: bool) -> anyhow::Result<()> {
        self.change_person(person, |person| person.member = member)
    }

    fn change_person(&self, person: &str, change: impl FnOnce(&mut Person)) -> anyhow::Result<()> {
        self.shared.change(|state| {
            let id = state.world.person(person).with_context(|| format!("there is no {person}"))?.id;
            if let Some(person) = state.world.person_mut(id) {
                change(person);
            }
            state.unsaved = true;
            Ok(())
        })
    }

    /// Sets what the bot may do in a channel; see [`permissions`].
    pub async fn set_permissions(&self, channel: impl Into<Place>, permissions: u64) -> anyhow::Result<()> {
        let place = channel.into();
        self.shared.change(|state| {
            let id = state.world.place(Id(0), &place).context("no such channel")?.id;
            if let Some(channel) = state.world.channels.get_mut(&id) {
                channel.bot_permissions = permissions;
            }
            state.tell_of_channel("CHANNEL_UPDATE", id);
            state.unsaved = true;
            Ok(())
        })
    }

    /// Sets the server's language; one other than `en-US` makes it a Community server.
    pub async fn set_guild_locale(&self, locale: &str) {
        self.shared.change(|state| {
            state.world.guild.locale = locale.to_owned();
            state.unsaved = true;
        });
    }

    /// Makes a text channel.
    pub async fn add_channel(&self, name: &str) -> Id {
        self.shared.change(|state| {
            let id = state.new_id();
            let (name, kind, bot_permissions) = (name.to_owned(), ChannelKind::Text, permissions::BOT);
            state.world.channels.insert(id, Channel { id, name, kind, bot_permissions, messages: Default::default() });
            state.tell_of_channel("CHANNEL_CREATE", id);
            state.unsaved = true;
            id
        })
    }

    /// Deletes a channel with its threads.
    pub async fn delete_channel(&self, channel: impl Into<Place>) -> anyhow::Result<()> {
        let place = channel.into();
        self.shared.change(|state| {
            let id = state.world.place(Id(0), &place).context("no such channel")?.id;
            state.delete_channel(id);
            Ok(())
        })
    }

    /// Deletes a message, as a moderator does.
    pub async fn delete_message(&self, id: Id) -> anyhow::Result<()> {
        self.shared.change(|state| state.delete_message(id)).map(drop).context("no such message")
    }

    /// Puts the stand-in's clock forward: messages and tokens grow older at once.
    pub async fn advance(&self, by: Duration) {
        self.shared.change(|state| state.ahead += by.as_millis() as u64);
    }

    /// Switches rate limits on or off.
    pub async fn keep_rate_limits(&self, kept: bool) {
        self.shared.change(|state| state.settings.rate_limits = kept);
    }

    /// Orders faults.
    pub fn faults(&self) -> FaultsToOrder<'_> {
        FaultsToOrder(&self.shared)
    }
}

impl FaultsToOrder<'_> {
    /// The next `count` requests with this method (`*` for any) and a path (without `/api/v10`) that begins with these
    /// segments (`*` for any one of them) go wrong in this way: `next(1, "POST", "/channels/*/messages", …)`.
    pub fn next(&self, count: usize, method: &str, path: &str, fault: Fault) {
        self.0.change(|state| state.faults.next(count, method, path, fault));
    }

    /// Takes back whatever was ordered and has not happened yet.
    pub fn clear(&self) {
        self.0.change(|state| state.faults.clear());
    }

    /// Cuts the gateway's connections without a word. Sessions can be resumed.
    pub fn drop_gateway(&self) {
        self.0.change(|state| state.gateway.order(|| Order::Cut));
    }

    /// Closes the gateway's connections with this code.
    pub fn close_gateway(&self, code: u16) {
        self.0.change(|state| state.gateway.order(|| Order::Close(code, "by order")));
    }

    /// Asks the bot to reconnect and resume (op 7).
    pub fn reconnect(&self) {
        let ask = || Order::Text(json!({ "t": null, "s": null, "op": 7, "d": null }).to_string());
        self.0.change(|state| state.gateway.order(ask));
    }

    /// Declares the session invalid (op 9). One that is not `resumable` is forgotten.
    pub fn invalidate_session(&self, resumable: bool) {
        let tell = || Order::Text(json!({ "t": null, "s": null, "op": 9, "d": resumable }).to_string());
        self.0.change(|state| {
            state.gateway.order(tell);
            if !resumable {
                state.gateway.forget_sessions();
            }
        });
    }

    /// Delivers each of the next `count` events twice.
    pub fn deliver_twice(&self, count: usize) {
        self.0.change(|state| state.faults.twice = count);
    }

    /// Cuts the gateway and lets nobody in for a while.
    pub fn gateway_down(&self, time: Duration) {
        self.0.change(|state| {
            state.faults.gateway_down_until = state.now() + time.as_millis() as u64;
            state.gateway.order(|| Order::Cut);
        });
    }
}

impl Shared {
    /// Notes the interactions that nobody acknowledges, also when no driver waits for them.
    pub fn watch_over(self: &Arc<Shared>, id: Id) {
        let shared = self.clone();
        let patience = self.look(|state| state.settings.acknowledge_within);
        tokio::spawn(async move {
            tokio::time::sleep(patience).await;
            shared.change(|state| state.expire(id));
        });
    }
}

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

    fn start(
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

    fn answer_so_far(&self, id: Id) -> anyhow::Result<Answer> {
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
fn component_data(
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
