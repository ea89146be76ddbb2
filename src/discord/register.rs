//! Registering the slash commands: outside the gateway's start, and again until it works.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::bot::Bot;
use super::rest::{RestError, id_of};
use crate::backoff::Backoff;

/// The setting that holds what was registered last.
const SETTING: &str = "commands";
/// How long registering is one process's own.
const LEASE: Duration = Duration::from_secs(60);
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(300);

/// Registers the commands, and keeps trying. A table needs none of them to go on.
pub async fn register(bot: &Bot, commands: Value) {
    let mut backoff = Backoff::new(FIRST_PAUSE, LONGEST_PAUSE);
    loop {
        match attempt(bot, &commands).await {
            Ok(count) => {
                tracing::info!(count, "the slash commands are registered");
                return;
            }
            Err(error) => tracing::warn!(%error, "the slash commands could not be registered yet"),
        }
        backoff.wait().await;
    }
}

/// Writes the commands only when they differ from what stands there, since creating many is limited by day.
async fn attempt(bot: &Bot, commands: &Value) -> anyhow::Result<usize> {
    let Some(application) = bot.application() else { anyhow::bail!("the application's id is not known yet") };
    let path = match bot.test_guild() {
        Some(guild) => format!("applications/{application}/guilds/{guild}/commands"),
        None => format!("applications/{application}/commands"),
    };
    let wanted = hex::encode(Sha256::digest(format!("{path} {commands}")));
    let stands = bot.store().setting("bot", SETTING).await?;
    if stands.as_deref() == Some(&wanted) {
        let known = bot.rest().get(&path).await.unwrap_or(Value::Null);
        if names(&known) == names(commands) {
            bot.learn_commands(ids(&known));
            return Ok(names(&known).len());
        }
    }
    let store = bot.store();
    if !store.take_lease(SETTING, bot.holder(), LEASE).await? {
        anyhow::bail!("another process registers them");
    }
    let known: Result<Value, RestError> = bot.rest().put(&path, commands).await;
    let known = known?;
    bot.learn_commands(ids(&known));
    bot.store().set_setting("bot", SETTING, Some(&wanted)).await?;
    Ok(names(commands).len())
}

fn names(commands: &Value) -> BTreeSet<&str> {
    commands.as_array().into_iter().flatten().filter_map(|command| command["name"].as_str()).collect()
}

fn ids(commands: &Value) -> Vec<(String, u64)> {
    let commands = commands.as_array().into_iter().flatten();
    commands.filter_map(|command| Some((command["name"].as_str()?.to_owned(), id_of(command)?))).collect()
}
