//! The web page and what it asks for: one view of everything for whoever looks, told anew when something changed, and
//! deeds, which go the same way as those of the driver.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::extract::{Query, State as Shares};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures::Stream;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::Shared;
use super::client::localized;
use super::id::Id;
use super::interaction::Reply;
use super::message::{Message, MessageKind};
use super::object;
use super::permissions;
use super::state::State;
use super::world::{Channel, ChannelKind, Command, Person, Place, options_of};

pub fn router() -> Router<Arc<Shared>> {
    let script = [(CONTENT_TYPE, "text/javascript; charset=utf-8")];
    let style = [(CONTENT_TYPE, "text/css; charset=utf-8")];
    Router::new()
        .route("/sandbox/style.css", get((style, include_str!("../../assets/sandbox/style.css"))))
        .route("/sandbox/markdown.js", get((script.clone(), include_str!("../../assets/sandbox/markdown.js"))))
        .route("/sandbox/message.js", get((script.clone(), include_str!("../../assets/sandbox/message.js"))))
        .route("/sandbox/composer.js", get((script.clone(), include_str!("../../assets/sandbox/composer.js"))))
        .route("/sandbox/page.js", get((script, include_str!("../../assets/sandbox/page.js"))))
        .route("/sandbox/view", get(view))
        .route("/sandbox/live", get(live))
        .route("/sandbox/do", post(carry_out))
}

/// The page itself.
pub fn index() -> Response {
    Html(include_str!("../../assets/sandbox/index.html")).into_response()
}

/// Rings whenever something has changed, at most some times a second.
async fn live(Shares(shared): Shares<Arc<Shared>>) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let changed = shared.changed.subscribe();
    let rings = futures::stream::unfold((shared, changed), |(shared, mut changed)| async move {
        tokio::time::sleep(Duration::from_millis(40)).await;
        changed.changed().await.ok()?;
        if shared.look(|state| state.stopped) {
            return None;
        }
        let version = changed.borrow_and_update().to_string();
        Some((Ok(Event::default().data(version)), (shared, changed)))
    });
    Sse::new(rings).keep_alive(KeepAlive::default())
}

#[derive(Deserialize)]
struct Look {
    r#as: String,
    /// A channel's id or name, or `@` for direct messages.
    place: String,
    /// How many messages.
    limit: usize,
}

async fn view(Shares(shared): Shares<Arc<Shared>>, Query(look): Query<Look>) -> Response {
    match shared.look(|state| state.view(&look)) {
        Some(view) => Json(view).into_response(),
        None => {
            (StatusCode::NOT_FOUND, Json(json!({ "error": format!("There is no {}.", look.r#as) }))).into_response()
        }
    }
}

/// What somebody does on the page.
#[derive(Deserialize)]
struct Doing {
    r#as: String,
    #[serde(flatten)]
    deed: Deed,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Deed {
    Press {
        message: Id,
        custom_id: String,
    },
    Choose {
        message: Id,
        custom_id: String,
        values: Vec<String>,
    },
    Slash {
        place: String,
        command: String,
        options: Map<String, Value>,
    },
    TypeInto {
        place: String,
        command: String,
        option: String,
        text: String,
        others: Map<String, Value>,
    },
    Submit {
        interaction: Id,
        fields: Map<String, Value>,
    },
    Say {
        place: String,
        text: String,
    },
    /// Puts a message away that only this person sees, or deletes one as its author or a moderator.
    Remove {
        message: Id,
    },
    SetPerson {
        locale: String,
        dms_closed: bool,
        manager: bool,
        member: bool,
        name: String,
    },
    SetServer {
        locale: String,
    },
    SetChannel {
        channel: Id,
        bot_permissions: String,
    },
    AddPerson {
        name: String,
    },
}

async fn carry_out(Shares(shared): Shares<Arc<Shared>>, Json(doing): Json<Doing>) -> Response {
    match doing.deed.carry_out(&shared, &doing.r#as).await {
        Ok(outcome) => Json(outcome).into_response(),
        Err(error) => (StatusCode::CONFLICT, Json(json!({ "error": format!("{error}") }))).into_response(),
    }
}

impl Deed {
    async fn carry_out(self, shared: &Arc<Shared>, who: &str) -> anyhow::Result<Value> {
        let id = match self {
            Deed::Press { message, custom_id } => shared.change(|state| state.press(who, message, &custom_id))?,
            Deed::Choose { message, custom_id, values } => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                shared.change(|state| state.choose(who, message, &custom_id, &values))?
            }
            Deed::Slash { place, command, options } => {
                let place = Place::from(place.as_str());
                shared.change(|state| state.slash(who, &place, &command, &pairs(&options)))?
            }
            Deed::TypeInto { place, command, option, text, others } => {
                let place = Place::from(place.as_str());
                let begin = |state: &mut State| state.type_into(who, &place, &command, &option, &text, &pairs(&others));
                let id = shared.change(begin)?;
                let offers = shared.offers(id, who).await?;
                let offers = offers.into_iter().map(|offer| json!({ "name": offer.name, "value": offer.value }));
                return Ok(json!({ "offers": offers.collect::<Value>() }));
            }
            Deed::Submit { interaction, fields } => {
                let fields: Vec<(&str, &str)> =
                    fields.iter().map(|(id, text)| (id.as_str(), text.as_str().unwrap_or_default())).collect();
                shared.change(|state| state.submit(interaction, &fields))?
            }
            other => return shared.change(|state| other.change(state, who)),
        };
        let answer = shared.acknowledged(id).await?;
        let modal = if let Some(Reply::Modal(modal)) = &answer.reply { modal.clone() } else { Value::Null };
        Ok(json!({ "answered": answer.reply.is_some(), "interaction": id, "modal": modal }))
    }

    /// What concerns the world alone and not the bot.
    fn change(self, state: &mut State, who: &str) -> anyhow::Result<Value> {
        let person = state.world.person(who).with_context(|| format!("There is no {who}."))?.clone();
        match self {
            Deed::Say { place, text } => {
                state.say(who, &Place::from(place.as_str()), &text)?;
            }
            Deed::Remove { message } => {
                let found = state.world.message(message).context("The message is gone.")?;
                let manages = person.permissions & permissions::MANAGE_MESSAGES != 0;
                let direct = state.world.channels.get(&found.channel).is_some_and(Channel::is_direct);
                let may = found.author == person.id || found.private_to == Some(person.id) || manages && !direct;
                anyhow::ensure!(may, "You cannot delete this message.");
                state.delete_message(message);
            }
            Deed::SetPerson { locale, dms_closed, manager, member, name } => {
                let managing = permissions::MANAGE_GUILD | permissions::MANAGE_MESSAGES;
                if let Some(person) = state.world.person_mut(person.id) {
                    person.permissions &= !managing;
                    person.permissions |= if manager { managing } else { 0 };
                    (person.locale, person.dms_closed, person.member) = (locale, dms_closed, member);
                    person.name =
                        Some(name.trim().to_owned()).filter(|name| !name.is_empty()).unwrap_or(person.name.clone());
                }
            }
            Deed::SetServer { locale } => state.world.guild.locale = locale,
            Deed::SetChannel { channel, bot_permissions } => {
                if let Some(channel) = state.world.channels.get_mut(&channel) {
                    channel.bot_permissions = bot_permissions.parse().context("Permissions are a number.")?;
                }
                state.tell_of_channel("CHANNEL_UPDATE", channel);
            }
            Deed::AddPerson { name } => {
                let key: String = name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
                let key = if key.is_empty() { format!("guest{}", state.world.people.len() + 1) } else { key };
                state.add_person(&key, name.trim(), "en-US")?;
                return Ok(json!({ "key": key }));
            }
            Deed::Press { .. }
            | Deed::Choose { .. }
            | Deed::Slash { .. }
            | Deed::TypeInto { .. }
            | Deed::Submit { .. } => {}
        }
        state.unsaved = true;
        Ok(json!({}))
    }
}

fn pairs(options: &Map<String, Value>) -> Vec<(&str, Value)> {
    options.iter().map(|(name, value)| (name.as_str(), value.clone())).collect()
}

impl State {
    /// Everything that a person sees: places, the messages of one of them, people, commands.
    fn view(&self, look: &Look) -> Option<Value> {
        let world = &self.world;
        let me = world.person(&look.r#as)?;
        let place = Place::from(look.place.as_str());
        let here = world.place(me.id, &place).filter(|channel| world.can_see(me, channel));
        let seen = |message: &&Message| message.private_to.is_none_or(|only| only == me.id);
        let messages: Vec<&Message> = here
            .map(|channel| channel.messages.values().rev().filter(seen).take(look.limit).collect())
            .unwrap_or_default();
        let count = here.map_or(0, |channel| channel.messages.values().filter(seen).count());
        let people: Vec<Value> = world.people.iter().map(person).collect();
        let direct = here.map_or(place == Place::Direct, Channel::is_direct);
        Some(json!({
            "server": { "name": world.guild.name, "locale": world.guild.locale },
            "bot": { "id": world.bot.id, "name": world.bot.name, "online": self.gateway.is_connected() },
            "me": person(me), "people": people, "places": self.places(me),
            "place": here.map(|channel| json!({
                "id": channel.id, "name": channel.name, "kind": kind(channel), "direct": channel.is_direct(),
                "bot_permissions": channel.bot_permissions.to_string(),
            })),
            "messages": messages.iter().rev().map(|message| self.shown(me, message)).collect::<Vec<Value>>(),
            "more": count > messages.len(),
            "commands": self.offered_commands(me, direct),
            "mentions": command_ids(&world.commands),
        }))
    }

    fn places(&self, me: &Person) -> Vec<Value> {
        let mut places: Vec<Value> = self
            .world
            .channels
            .values()
            .filter(|channel| !channel.is_direct() && self.world.can_see(me, channel))
            .map(|channel| self.entry(me, channel))
            .collect();
        places.push(match self.world.direct(me.id) {
            Some(channel) => self.entry(me, channel),
            None => json!({ "id": "@", "name": "", "kind": "direct", "last": null, "pings": [] }),
        });
        places
    }

    /// A place in the list, with what an unread mark needs: the last message and those that call for attention.
    fn entry(&self, me: &Person, channel: &Channel) -> Value {
        let direct = channel.is_direct();
        let others = channel.messages.values().rev().take(200).filter(|message| message.author != me.id);
        let calls = |message: &&Message| direct || message.pings.contains(&me.id) || message.pings_everyone;
        let pings: Vec<Id> = others.filter(calls).map(|message| message.id).collect();
        json!({
            "id": if direct { "@".to_owned() } else { channel.id.to_string() }, "name": channel.name,
            "kind": kind(channel), "parent": channel.thread().map(|thread| thread.parent),
            "archived": channel.thread().is_some_and(|thread| thread.archived),
            "last": channel.last_message(), "pings": pings,
        })
    }

    fn shown(&self, me: &Person, message: &Message) -> Value {
        let mut shown = object::message(&self.world, message);
        let name = |id: Id| match self.world.person_by_id(id) {
            Some(person) => person.name.clone(),
            None => self.world.bot.name.clone(),
        };
        let is_first = message.kind == MessageKind::CommandAnswer;
        let command = message
            .origin
            .as_ref()
            .filter(|_| is_first)
            .and_then(|origin| Some(json!({ "who": name(origin.person), "command": origin.command.as_ref()? })));
        let reply = message.reply_to.and_then(|id| self.world.message(id));
        let reply = reply.filter(|reply| reply.private_to.is_none_or(|only| only == me.id));
        shown["referenced_message"] = Value::Null;
        let more = json!({
            "author_name": name(message.author), "by_bot": message.author == self.world.bot.id,
            "private": message.is_private(), "loading": message.is_loading(), "used": command,
            "pings_me": message.pings.contains(&me.id) || message.pings_everyone,
            "answers": reply.map(|reply| json!({ "id": reply.id, "who": name(reply.author), "text": reply.text() })),
        });
        object::extend(&mut shown, more);
        shown
    }

    /// The commands that a person's client offers, one entry per subcommand, in the person's language.
    fn offered_commands(&self, me: &Person, direct: bool) -> Vec<Value> {
        let mut offered = Vec::new();
        let usable = self.world.commands.iter().filter(|command| command.kind() == 1);
        for command in usable.filter(|command| self.may_use(me, command, direct)) {
            let names = (command.name().to_owned(), localized(&command.body, "name", &me.locale));
            offer(&command.body, names, me, &mut offered);
        }
        offered
    }
}

fn offer(body: &Value, (name, shown): (String, String), me: &Person, offered: &mut Vec<Value>) {
    let is_branch = |option: &&Value| matches!(option["type"].as_i64(), Some(1 | 2));
    let branches: Vec<&Value> = options_of(body).iter().filter(is_branch).collect();
    for branch in &branches {
        let inner = branch["name"].as_str().unwrap_or_default();
        let names = (format!("{name} {inner}"), format!("{shown} {}", localized(branch, "name", &me.locale)));
        offer(branch, names, me, offered);
    }
    if !branches.is_empty() {
        return;
    }
    let option = |option: &Value| {
        let choices = option["choices"].as_array().into_iter().flatten();
        let choices: Vec<Value> = choices
            .map(|choice| json!({ "name": localized(choice, "name", &me.locale), "value": choice["value"] }))
            .collect();
        json!({
            "name": option["name"], "shown": localized(option, "name", &me.locale), "type": option["type"],
            "description": localized(option, "description", &me.locale), "required": option["required"] == true,
            "autocomplete": option["autocomplete"] == true, "choices": choices, "min": option["min_value"],
            "max": option["max_value"], "max_length": option["max_length"],
        })
    };
    offered.push(json!({
        "name": name, "shown": shown, "description": localized(body, "description", &me.locale),
        "options": options_of(body).iter().map(option).collect::<Vec<Value>>(),
    }));
}

/// The names of commands by id, for mentions of them.
fn command_ids(commands: &[Command]) -> Value {
    commands.iter().map(|command| (command.id.to_string(), json!(command.name()))).collect::<Map<_, _>>().into()
}

fn kind(channel: &Channel) -> &'static str {
    match channel.kind {
        ChannelKind::Text => "text",
        ChannelKind::Direct { .. } => "direct",
        ChannelKind::Thread(_) => "thread",
    }
}

fn person(person: &Person) -> Value {
    json!({
        "id": person.id, "key": person.key, "name": person.name, "locale": person.locale, "owner": person.owner,
        "dms_closed": person.dms_closed, "member": person.member,
        "manager": person.permissions & permissions::MANAGE_GUILD != 0,
    })
}
