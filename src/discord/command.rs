//! The slash commands as Discord's JSON, and reading what somebody typed.

use serde_json::{Value, json};
use serenity::all::{CommandInteraction, ResolvedOption, ResolvedValue};

use super::bot::Bot;
use super::incoming::Incoming;
use super::order;
use crate::language::Locale;
use crate::screen::sheet::Choice;
use crate::screen::slash::{self, CommandSpec, Given, Label, OptionKind, OptionSpec, Part, Typed};
use crate::table::{Person, PersonId};

const SUBCOMMAND: u8 = 1;
const STRING: u8 = 3;
const INTEGER: u8 = 4;
const BOOLEAN: u8 = 5;
const USER: u8 = 6;

/// All commands, to be registered.
pub fn definitions() -> Value {
    slash::commands().iter().map(command).collect()
}

fn command(spec: &CommandSpec) -> Value {
    let mut command = labelled(&spec.label);
    command["type"] = 1.into();
    command["options"] = spec.parts.iter().map(part).collect();
    // Installed on a server; usable there and in a direct message with the bot.
    command["integration_types"] = json!([0]);
    command["contexts"] = json!([0, 1]);
    command
}

fn part(part: &Part) -> Value {
    let mut subcommand = labelled(&part.label);
    subcommand["type"] = SUBCOMMAND.into();
    subcommand["options"] = part.options.iter().map(option).collect();
    subcommand
}

fn option(spec: &OptionSpec) -> Value {
    let mut option = labelled(&spec.label);
    option["required"] = spec.required.into();
    match &spec.kind {
        OptionKind::Switch => option["type"] = BOOLEAN.into(),
        OptionKind::Number { least, most } => {
            option["type"] = INTEGER.into();
            option["min_value"] = (*least).into();
            option["max_value"] = (*most).into();
        }
        OptionKind::Seat => {
            option["type"] = STRING.into();
            option["autocomplete"] = true.into();
        }
        OptionKind::Person => option["type"] = USER.into(),
        OptionKind::Text { most } => {
            option["type"] = STRING.into();
            option["max_length"] = (*most).into();
        }
        OptionKind::Choice(choices) => {
            option["type"] = STRING.into();
            option["choices"] = choices.iter().map(choice).collect();
        }
    }
    option
}

fn choice(label: &Label) -> Value {
    json!({
        "name": label.name(Locale::En),
        "name_localizations": localized(|locale| label.name(locale)),
        "value": label.name,
    })
}

fn labelled(label: &Label) -> Value {
    json!({
        "name": label.name,
        "name_localizations": localized(|locale| label.name(locale)),
        "description": label.description(Locale::En),
        "description_localizations": localized(|locale| label.description(locale)),
    })
}

/// English is the base, so only the other languages are listed, under Discord's codes, which are ours.
fn localized(text: impl Fn(Locale) -> String) -> Value {
    let others = Locale::ALL.into_iter().filter(|locale| *locale != Locale::En);
    others
        .map(|locale| (locale.code().to_owned(), Value::String(text(locale))))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

/// A typed command: its name, subcommand and options, and the people named in it.
#[derive(Debug)]
pub struct Command {
    pub name: String,
    pub part: String,
    pub given: Given,
    pub people: Vec<Person>,
}

impl From<&CommandInteraction> for Command {
    fn from(interaction: &CommandInteraction) -> Command {
        let mut command = Command {
            name: interaction.data.name.clone(),
            part: String::new(),
            given: Given::default(),
            people: Vec::new(),
        };
        let options = interaction.data.options();
        let Some((part, options)) = options.iter().find_map(subcommand) else { return command };
        command.part = part.to_owned();
        for option in options {
            let typed = match &option.value {
                ResolvedValue::Boolean(on) => Typed::Switch(*on),
                ResolvedValue::Integer(number) => Typed::Number(*number),
                ResolvedValue::String(text) => Typed::Text((*text).to_owned()),
                ResolvedValue::User(user, member) => {
                    let nick = member.and_then(|member| member.nick.as_ref());
                    let name = nick.or(user.global_name.as_ref()).unwrap_or(&user.name);
                    let id = PersonId(user.id.get());
                    // Their own language is learnt when they press something.
                    let locale = Locale::from_discord(interaction.guild_locale.as_deref().unwrap_or_default());
                    command.people.push(Person { id, name: name.clone(), locale });
                    Typed::Person(id)
                }
                _ => continue,
            };
            command.given.0.push((option.name.to_owned(), typed));
        }
        command
    }
}

fn subcommand<'a>(option: &'a ResolvedOption<'a>) -> Option<(&'a str, &'a [ResolvedOption<'a>])> {
    match &option.value {
        ResolvedValue::SubCommand(options) => Some((option.name, options)),
        _ => None,
    }
}

/// Answers an autocomplete with the seats that fit what is typed, of the table that the command is about.
pub async fn complete(bot: &Bot, interaction: &CommandInteraction) {
    let incoming = Incoming::from(interaction);
    let typed = interaction.data.autocomplete().map_or("", |option| option.value);
    let choices: Vec<Choice> = match order::candidates(bot, &incoming, &interaction.data.name).await.as_deref() {
        Ok([table]) => slash::complete(table, typed, incoming.doer.person.locale),
        Ok(_) => Vec::new(),
        Err(error) => {
            tracing::error!(%error, "the table to complete seats of could not be read");
            Vec::new()
        }
    };
    let choices: Vec<_> = choices.iter().map(|choice| json!({ "name": choice.label, "value": choice.value })).collect();
    let path = format!("interactions/{}/{}/callback", incoming.interaction, incoming.token.0);
    let body = json!({ "type": 8, "data": { "choices": choices } });
    if let Err(error) = bot.rest().post(&path, &body, &[]).await {
        tracing::warn!(%error, "a completion was not taken");
    }
}
