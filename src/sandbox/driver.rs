//! Doing what people do, for tests and for the page: commands, presses, menus, forms, settings.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use serde_json::{Value, json};

use super::client::{component_data, localized};
use super::faults::{Fault, Storm};
use super::gateway::Order;
use super::id::Id;
use super::interaction::{Act, Reply};
use super::journal::{Request, Unanswered, Violation};
use super::message::Message;
use super::object;
use super::permissions;
use super::state::State;
use super::world::{Channel, ChannelKind, Person, Place, World};
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
        let id = self.shared.change(|state| state.slash(person, &place, command, options))?;
        self.shared.answer(id).await
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
        let id = self.shared.change(|state| state.type_into(person, &place, command, option, text, others))?;
        self.shared.offers(id, person).await
    }

    /// Presses a button. Fails when the person does not see it or it is disabled.
    pub async fn press(&self, person: &str, message: &Id, custom_id: &str) -> anyhow::Result<Answer> {
        let id = self.shared.change(|state| state.press(person, *message, custom_id))?;
        self.shared.answer(id).await
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
                .with_context(|| format!("{} sees no button {label:?} in {}", person.key, channel.name))
        })?;
        self.press(person, &message, &custom_id).await
    }

    /// Presses a button twice before any answer can come, as an impatient finger does.
    pub async fn press_twice(&self, person: &str, message: &Id, custom_id: &str) -> anyhow::Result<[Answer; 2]> {
        let (first, second) = self.shared.change(|state| {
            let first = state.press(person, *message, custom_id)?;
            Ok::<_, anyhow::Error>((first, state.press(person, *message, custom_id)?))
        })?;
        let (first, second) = tokio::join!(self.shared.answer(first), self.shared.answer(second));
        Ok([first?, second?])
    }

    /// Chooses from a menu: values of a text menu, keys of people for a menu of people. Fails when the menu is not
    /// there or disabled, a value is not on it, or their number is wrong.
    pub async fn choose(&self, person: &str, message: &Id, custom_id: &str, values: &[&str]) -> anyhow::Result<Answer> {
        let id = self.shared.change(|state| state.choose(person, *message, custom_id, values))?;
        self.shared.answer(id).await
    }

    /// Sends a filled-in form: `answer` is what brought it, `fields` are the texts by custom id.
    pub async fn submit(&self, answer: &Answer, fields: &[(&str, &str)]) -> anyhow::Result<Answer> {
        let id = self.shared.change(|state| state.submit(answer.interaction, fields))?;
        self.shared.answer(id).await
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
        self.shared.answer(id).await
    }

    /// Writes an ordinary message.
    pub async fn say(&self, person: &str, place: impl Into<Place>, text: &str) -> anyhow::Result<Message> {
        let place = place.into();
        self.shared.change(|state| state.say(person, &place, text))
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

    /// All requests of the bot, oldest first; the last 20,000.
    pub async fn requests(&self) -> Vec<Request> {
        self.shared.look(|state| state.journal.requests())
    }

    /// How often a bot has identified and how often it has resumed.
    pub async fn sessions(&self) -> (usize, usize) {
        self.shared.look(|state| (state.gateway.identifies, state.gateway.resumes))
    }

    /// How many shards it advises.
    pub async fn shards(&self) -> usize {
        self.shared.look(|state| state.settings.shards as usize)
    }

    /// Whether the bot wrote more after it had acknowledged an interaction.
    pub async fn has_follow_ups(&self, interaction: Id) -> bool {
        self.shared.look(|state| {
            state.interactions.get(&interaction).is_some_and(|interaction| !interaction.followups.is_empty())
        })
    }

    /// How often each refusal was answered so far, by HTTP status and Discord's code (0: none).
    pub async fn refusals(&self) -> BTreeMap<(u16, u64), usize> {
        self.shared.look(|state| state.journal.refusals.clone())
    }

    /// How many shards are connected.
    pub async fn connected_shards(&self) -> usize {
        self.shared.look(|state| state.gateway.connected())
    }

    // Changing the world

    /// Lets somebody else join the server. Fails when the key is taken.
    pub async fn add_person(&self, key: &str, name: &str, locale: &str) -> anyhow::Result<Id> {
        self.shared.change(|state| state.add_person(key, name, locale))
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

    /// For so long, such requests (as in [`FaultsToOrder::next`]) are told to wait for the rest of that time.
    pub fn limit(&self, time: Duration, method: &str, path: &str, global: bool) {
        self.0.change(|state| {
            let until = state.now() + time.as_millis() as u64;
            state.faults.limit(until, method, path, global);
        });
    }

    /// Lets faults strike at random from now on, until the storm is over, another one is ordered, or
    /// [`FaultsToOrder::clear`].
    pub fn storm(&self, storm: Storm) {
        self.0.change(|state| {
            let now = state.now();
            state.faults.storm(storm, now);
        });
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

    /// Delivers each of the next `count` interactions twice.
    pub fn deliver_twice(&self, count: usize) {
        self.0.change(|state| state.faults.twice = count);
    }

    /// `count` times, the next interaction is held back until the one after it has been delivered, or for `longest`
    /// when nobody does anything.
    pub fn swap(&self, count: usize, longest: Duration) {
        self.0.change(|state| state.faults.swapped = (count, longest));
    }

    /// Leaves the next `count` heartbeats without acknowledgement.
    pub fn ignore_heartbeats(&self, count: usize) {
        self.0.change(|state| state.faults.deaf = count);
    }

    /// Leaves this key out of the next interaction, as a newer Discord might.
    pub fn leave_out(&self, key: &str) {
        self.0.change(|state| state.faults.lacking = Some(key.to_owned()));
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
    /// Waits for the acknowledgement of an interaction, as long as it may take.
    pub async fn acknowledged(self: &Arc<Shared>, id: Id) -> anyhow::Result<Answer> {
        self.watch_over(id);
        let patience = self.look(|state| state.settings.acknowledge_within);
        let answer = self.answer_until(id, patience, |answer| answer.reply.is_some()).await?;
        if answer.reply.is_none() {
            self.change(|state| state.expire(id));
        }
        Ok(answer)
    }

    /// Waits for the acknowledgement and, when it is a promise, for the promised message.
    pub async fn answer(self: &Arc<Shared>, id: Id) -> anyhow::Result<Answer> {
        let answer = self.acknowledged(id).await?;
        if !matches!(answer.reply, Some(Reply::Deferred { .. })) {
            return Ok(answer);
        }
        let fill_within = self.look(|state| state.settings.fill_within);
        let is_filled = |answer: &Answer| !answer.message.as_ref().is_some_and(Message::is_loading);
        self.answer_until(id, fill_within, is_filled).await
    }

    /// The answer once it is as wanted, or as it is after so long.
    async fn answer_until(&self, id: Id, wait: Duration, wanted: impl Fn(&Answer) -> bool) -> anyhow::Result<Answer> {
        let mut changed = self.changed.subscribe();
        let deadline = tokio::time::Instant::now() + wait;
        loop {
            let answer = self.look(|state| state.answer_so_far(id))?;
            if wanted(&answer) {
                return Ok(answer);
            }
            if tokio::time::timeout_at(deadline, changed.changed()).await.is_err() {
                return self.look(|state| state.answer_so_far(id));
            }
        }
    }

    /// What the bot offers to a person who types.
    pub async fn offers(self: &Arc<Shared>, id: Id, person: &str) -> anyhow::Result<Vec<Offer>> {
        let locale = self.look(|state| state.world.person(person).map(|person| person.locale.clone()));
        let locale = locale.unwrap_or_default();
        let Some(Reply::Choices(choices)) = self.answer(id).await?.reply else { bail!("the bot offers nothing") };
        let offer = |choice: &Value| Offer { name: localized(choice, "name", &locale), value: choice["value"].clone() };
        Ok(choices.iter().map(offer).collect())
    }

    /// Notes the interaction when nobody acknowledges it, also when nobody waits for that any more.
    fn watch_over(self: &Arc<Shared>, id: Id) {
        let shared = self.clone();
        let patience = self.look(|state| state.settings.acknowledge_within);
        let held = self.look(|state| state.faults.held.as_ref().map(|held| (held.interaction, held.longest)));
        tokio::spawn(async move {
            let end = tokio::time::Instant::now() + patience;
            if let Some((_, longest)) = held.filter(|(held, _)| *held == id) {
                tokio::time::sleep(longest).await;
                shared.change(|state| state.release(id));
            }
            tokio::time::sleep_until(end).await;
            shared.change(|state| state.expire(id));
        });
    }
}
