//! What each slash command does.

use serde_json::json;

use super::answer::Said;
use super::bot::Bot;
use super::command::Command;
use super::incoming::{Incoming, Place};
use super::permission;
use super::rest::id_of;
use super::verb::{deed, said, say, try_press};
use crate::games::registry::Options;
use crate::language::Locale;
use crate::screen::press::{Audience, Press, Verb};
use crate::screen::slash::{self, Order};
use crate::screen::{self, Answer, Listed, Permission};
use crate::store::StoreError;
use crate::table::{self, ChannelId, Deed, Done, Failed, Forgotten, Table};

/// Discord's number for a public thread in a text channel.
const PUBLIC_THREAD: u8 = 11;
/// The setting of a server's language.
const LANGUAGE: &str = "language";

/// Does what a slash command asks.
pub async fn command(bot: &Bot, incoming: &Incoming, command: Command) -> Said {
    let tables = match candidates(bot, incoming, &command.name).await {
        Ok(tables) => tables,
        Err(error) => return said(Err(error.into()), None, incoming),
    };
    let table = match tables.as_slice() {
        [table] => Some(table),
        _ => None,
    };
    let order = match slash::order(&command.name, &command.part, &command.given, table) {
        Ok(order) => order,
        Err(answer) => return say(&answer, incoming),
    };
    let done = match order {
        Order::Start { options, computers, thread } => start(bot, incoming, options, computers, thread).await,
        Order::Tables => list_own(bot, incoming).await,
        Order::Language(language) => set_language(bot, incoming, language).await,
        Order::ForgetMe => forget(bot, incoming).await,
        Order::BotHelp => Ok(Said::sheet(screen::help(None, None, incoming.doer.person.locale, &bot.mentions()))),
        Order::Press(verb, values) => match table {
            Some(table) => {
                let press = Press { table: table.id.clone(), step: table.step, verb };
                let _hold = bot.delivery().hold(&table.id);
                try_press(bot, incoming, table, &press, &values, Audience::Private).await
            }
            None => which(bot, incoming, &tables, &verb, &command.name).await,
        },
        Order::Replace { seat, with } => match table {
            Some(table) => {
                let with = with.and_then(|id| command.people.iter().find(|person| person.id == id)).cloned();
                deed(bot, incoming, table, None, Deed::Replace { seat, with }, Audience::Private).await
            }
            None => Ok(say(&Answer::NoTableHere, incoming)),
        },
    };
    said(done, table, incoming)
}

/// The tables a command can be about: that of the channel, else the person's own of that game.
///
/// # Errors
/// When the database fails.
pub async fn candidates(bot: &Bot, incoming: &Incoming, game: &str) -> Result<Vec<Table>, StoreError> {
    if let Some(table) = bot.tables().at_channel(incoming.place.channel).await?
        && table.kind().name() == game
    {
        return Ok(vec![table]);
    }
    let mut own = bot.tables().of_person(incoming.doer.person.id).await?;
    own.retain(|table| table.kind().name() == game);
    Ok(own)
}

/// Asks which table is meant, when there are several; help needs none.
async fn which(bot: &Bot, incoming: &Incoming, tables: &[Table], verb: &Verb, game: &str) -> Result<Said, Failed> {
    let locale = incoming.doer.person.locale;
    Ok(match (tables, verb, game.parse()) {
        ([], Verb::Help, Ok(kind)) => Said::sheet(screen::intro(kind, locale, &bot.mentions())),
        ([], _, _) => say(&Answer::NoTableHere, incoming),
        _ => Said::sheet(screen::which(&list(bot, tables).await?, verb, locale)),
    })
}

async fn list_own(bot: &Bot, incoming: &Incoming) -> Result<Said, Failed> {
    let tables = bot.tables().of_person(incoming.doer.person.id).await?;
    Ok(Said::sheet(screen::tables(&list(bot, &tables).await?, incoming.doer.person.locale)))
}

async fn forget(bot: &Bot, incoming: &Incoming) -> Result<Said, Failed> {
    let Forgotten { seated, unreadable } = bot.tables().forget(incoming.doer.person.id).await?;
    let seated = list(bot, &seated).await?;
    let locale = incoming.doer.person.locale;
    Ok(Said::sheet(screen::forgotten(&seated, unreadable.len(), locale, &bot.mentions())))
}

async fn list<'a>(bot: &Bot, tables: &'a [Table]) -> Result<Vec<Listed<'a>>, StoreError> {
    let mut listed = Vec::with_capacity(tables.len());
    for table in tables {
        let board = bot.store().board(&table.id).await?.map(|board| board.message.0);
        listed.push(Listed { table, board });
    }
    Ok(listed)
}

async fn start(bot: &Bot, incoming: &Incoming, options: Options, computers: u8, thread: bool) -> Result<Said, Failed> {
    let Place { guild: Some(guild), channel, .. } = incoming.place else {
        return Ok(say(&Answer::ServerOnly, incoming));
    };
    let missing = missing(&incoming.place, thread);
    if !missing.is_empty() {
        return Ok(say(&Answer::Missing(missing), incoming));
    }
    let person = &incoming.doer.person;
    let setting = bot.store().setting(&guild.to_string(), LANGUAGE).await?;
    let locale =
        setting.and_then(|code| Locale::from_code(&code)).or(incoming.place.guild_locale).unwrap_or(person.locale);
    // A thread is opened first, so that no table ever waits for one.
    let channel = if thread {
        match open_thread(bot, &options, channel, locale).await {
            Some(thread) => thread,
            None => return Ok(say(&Answer::Trouble, incoming)),
        }
    } else {
        channel
    };
    let place = table::Place { guild: Some(guild), channel, locale };
    let Done { table, .. } = bot.tables().open(&incoming.doer, place, options, computers).await?;
    if thread {
        return Ok(say(&Answer::Opened { channel }, incoming));
    }
    Ok(Said::sheet(screen::options(&table, person.locale)))
}

/// Opens a public thread for a table; `None` when Discord refuses, which is logged.
async fn open_thread(bot: &Bot, options: &Options, channel: ChannelId, locale: Locale) -> Option<ChannelId> {
    let body = json!({ "name": screen::title(options.kind(), locale), "type": PUBLIC_THREAD });
    match bot.rest().post(&format!("channels/{channel}/threads"), &body, &[]).await {
        Ok(opened) => id_of(&opened).map(ChannelId),
        Err(error) => {
            tracing::warn!(code = error.code(), %error, "a thread could not be opened");
            None
        }
    }
}

/// What the bot may not do in that channel and has to.
pub fn missing(place: &Place, thread: bool) -> Vec<Permission> {
    permission::missing(place.bot_may, place.thread, thread)
}

async fn set_language(bot: &Bot, incoming: &Incoming, language: Option<Locale>) -> Result<Said, Failed> {
    let Some(guild) = incoming.place.guild else {
        return Ok(say(&Answer::ServerOnly, incoming));
    };
    if !incoming.place.manages_server {
        return Ok(say(&Answer::LanguageForbidden, incoming));
    }
    bot.store().set_setting(&guild.to_string(), LANGUAGE, language.map(Locale::code)).await?;
    Ok(say(&Answer::LanguageSet(language), incoming))
}
