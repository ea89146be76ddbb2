//! The connection that brings interactions in.

use std::ops::Range;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use serde_json::{Value, json};
use serenity::all::{
    ClientBuilder, Context, Event, EventHandler, GatewayIntents, HttpBuilder, Interaction, RawEventHandler, Ready,
    ResumedEvent,
};
use serenity::async_trait;
use tokio::sync::Notify;
use tokio::time::timeout;

use super::bot::Bot;
use super::command::{self, Command};
use super::incoming::{Incoming, Pressed};
use super::message::EPHEMERAL;
use super::register::register;
use super::rest::RestError;
use super::shards::{self, Advice};
use crate::config::{Config, Shards};
use crate::language::Locale;
use crate::say;

/// How long closing the gateway may take.
const GOODBYE: Duration = Duration::from_secs(2);

/// Connects and serves interactions until `stop` completes.
///
/// # Errors
/// When Discord refuses the token or ends the session for good.
pub async fn serve(bot: Arc<Bot>, config: &Config, stop: impl Future<Output = ()>) -> anyhow::Result<()> {
    let mut stop = std::pin::pin!(stop);
    // serenity falls back to the real Discord when this address is not told, so it is asked for first.
    let advice = tokio::select! {
        found = find_gateway(&bot) => found?,
        () = &mut stop => return Ok(()),
    };
    if bot.store().is_shared() {
        return shards::serve(bot, config, advice, stop).await;
    }
    let (first, last, total) = match config.shards {
        Shards::Auto => (0, advice.shards - 1, advice.shards),
        Shards::Range { first, last, total } => (first, last, total),
    };
    run(bot, config, first..last, total, stop).await
}

/// Connects one shard and serves its interactions until it is stopped.
///
/// # Errors
/// When Discord refuses the token or ends the session for good.
pub async fn connect(bot: Arc<Bot>, config: &Config, shard: u32, total: u32, stop: &Notify) -> anyhow::Result<()> {
    run(bot, config, shard..shard, total, std::pin::pin!(stop.notified())).await
}

/// Serves the shards from the first to the last of this range until `stop` completes.
async fn run(
    bot: Arc<Bot>,
    config: &Config,
    range: Range<u32>,
    total: u32,
    stop: Pin<&mut impl Future<Output = ()>>,
) -> anyhow::Result<()> {
    let http = HttpBuilder::new(config.token.expose()).proxy(&config.api_base).ratelimiter_disabled(true).build();
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
        .event_handler(Interactions { bot: Arc::clone(&bot) })
        .raw_event_handler(Unread { bot: Arc::clone(&bot) })
        .await
        .context("the gateway cannot be set up")?;
    let shards = Arc::clone(&client.shard_manager);
    bot.learn_shards(Arc::clone(&shards));
    let ended = tokio::select! {
        ended = client.start_shard_range(range, total) => ended.context("the gateway has ended"),
        () = stop => Ok(()),
    };
    // Closing waits for shards that never connected, so it gets a deadline.
    if timeout(GOODBYE, shards.shutdown_all()).await.is_err() {
        tracing::warn!("the gateway did not close in time");
    }
    bot.forget_shards(&shards);
    ended
}

/// Asks until the gateway's address is told.
async fn find_gateway(bot: &Bot) -> anyhow::Result<Advice> {
    let mut pause = Duration::from_millis(500);
    loop {
        match bot.rest().get("gateway/bot").await {
            Ok(answer) if answer["url"].is_string() => {
                let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok()).unwrap_or(1);
                let at_once = number(&answer["session_start_limit"]["max_concurrency"]);
                return Ok(Advice { shards: number(&answer["shards"]).max(1), at_once });
            }
            Ok(_) => tracing::warn!("the answer does not name a gateway"),
            Err(RestError::Refused { status: 401, .. }) => {
                bail!("Discord refuses the token; set the right one in config.toml or DISCORD_TOKEN")
            }
            Err(error) => tracing::warn!(%error, "the gateway's address is not told yet"),
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(Duration::from_secs(60));
    }
}

/// What comes in that serenity can read.
struct Interactions {
    bot: Arc<Bot>,
}

#[async_trait]
impl EventHandler for Interactions {
    async fn ready(&self, _: Context, ready: Ready) {
        tracing::info!(shard = ready.shard.map(|shard| shard.id.0), "connected");
        if self.bot.learn_application(ready.application.id.get()) {
            let bot = Arc::clone(&self.bot);
            tokio::spawn(async move { register(&bot, command::definitions()).await });
        }
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        tracing::info!("the session goes on");
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        match &interaction {
            Interaction::Command(interaction) => {
                self.bot.commanded(&Incoming::from(interaction), Command::from(interaction)).await;
            }
            Interaction::Component(interaction) => {
                self.bot.pressed(&Incoming::from(interaction), Pressed::from(interaction)).await;
            }
            Interaction::Autocomplete(interaction) => command::complete(&self.bot, interaction).await,
            _ => {}
        }
    }
}

/// Interactions that serenity cannot read would be dropped without a word; they are counted, logged, and
/// answered from the raw event.
struct Unread {
    bot: Arc<Bot>,
}

#[async_trait]
impl RawEventHandler for Unread {
    async fn raw_event(&self, _: Context, event: Event) {
        let Event::Unknown(event) = event else { return };
        if event.kind != "INTERACTION_CREATE" {
            return;
        }
        let count = self.bot.rest().metrics().unread();
        tracing::warn!(count, kind = event.value["type"].as_u64(), "an interaction that cannot be read");
        if let Err(error) = apologise(&self.bot, &event.value).await {
            tracing::warn!(%error, "an unread interaction could not be answered");
        }
    }
}

async fn apologise(bot: &Bot, value: &Value) -> Result<(), RestError> {
    let (Some(id), Some(token)) = (value["id"].as_str(), value["token"].as_str()) else { return Ok(()) };
    let locale = Locale::from_discord(value["locale"].as_str().unwrap_or_default());
    let body = json!({
        "type": 4,
        "data": { "content": say!(locale, "interaction-unread"), "flags": EPHEMERAL },
    });
    bot.rest().post(&format!("interactions/{id}/{token}/callback"), &body, &[]).await.map(|_| ())
}
