//! The connection that brings interactions in.

use std::ops::Range;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};
use serde_json::{Value, json};
use serenity::all::{
    Client, ClientBuilder, Context, Error, Event, EventHandler, GatewayError, GatewayIntents, HttpBuilder, Interaction,
    RawEventHandler, Ready, ResumedEvent,
};
use serenity::async_trait;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::bot::Bot;
use super::command::{self, Command};
use super::incoming::{Incoming, Pressed};
use super::message::EPHEMERAL;
use super::register::register;
use super::rest::RestError;
use super::shards::{self, Advice};
use crate::backoff::Backoff;
use crate::config::{Config, Shards};
use crate::language::Locale;
use crate::say;

/// How long setting up a connection may take before it is tried again.
const OPENING: Duration = Duration::from_secs(10);
/// How long closing the gateway may take.
const GOODBYE: Duration = Duration::from_secs(2);
/// Waits after failures, doubled each time.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// What the log says while the bot keeps away from Discord.
const TOO_OFTEN: &str = "the bot has connected too often today; it waits, since Discord would reset its token";

/// Discord takes the token no more, or never did. What is committed waits for the next start.
const REFUSED: &str = "Discord refuses the token: if it was reset, set the new one in config.toml or DISCORD_TOKEN";

/// Connects and serves interactions until `stop` completes.
///
/// # Errors
/// When Discord refuses the token, now or later, or ends the session for good.
pub async fn serve(bot: Arc<Bot>, config: &Config, stop: impl Future<Output = ()>) -> anyhow::Result<()> {
    let mut refused = false;
    let told = async {
        tokio::select! {
            () = stop => {}
            () = bot.rest().token_refused() => refused = true,
        }
    };
    let served = serve_until(Arc::clone(&bot), config, told).await;
    if refused { bail!(REFUSED) } else { served }
}

async fn serve_until(bot: Arc<Bot>, config: &Config, stop: impl Future<Output = ()>) -> anyhow::Result<()> {
    let mut stop = std::pin::pin!(stop);
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
    run(bot, config, &advice.url, first..last, total, stop).await
}

/// Connects one shard at this address and serves its interactions until it is stopped.
///
/// # Errors
/// When Discord refuses the token or ends the session for good.
pub async fn connect(
    bot: Arc<Bot>,
    config: &Config,
    url: &str,
    shard: u32,
    total: u32,
    stop: &Notify,
) -> anyhow::Result<()> {
    run(bot, config, url, shard..shard, total, std::pin::pin!(stop.notified())).await
}

/// Serves the shards from the first to the last of this range until `stop` completes.
async fn run(
    bot: Arc<Bot>,
    config: &Config,
    url: &str,
    range: Range<u32>,
    total: u32,
    stop: Pin<&mut impl Future<Output = ()>>,
) -> anyhow::Result<()> {
    let threads = Threads::start()?;
    let (told, opened) = oneshot::channel();
    let opening = open(Arc::clone(&bot), config.clone(), url.to_owned(), Handle::current());
    let serving = threads.spawn(async move {
        let mut client = opening.await;
        // Whoever listens goes before this task only together with it.
        let _ = told.send(Arc::clone(&client.shard_manager));
        client.start_shard_range(range, total).await
    });
    let mut known = None;
    let served = async {
        if let Ok(shards) = opened.await {
            bot.learn_shards(Arc::clone(&shards));
            known = Some(shards);
        }
        serving.await.context("the gateway broke down")
    };
    let ended = tokio::select! {
        ended = served => match ended? {
            Err(Error::Gateway(GatewayError::InvalidAuthentication)) => Err(anyhow!(REFUSED)),
            ended => ended.context("the gateway has ended"),
        },
        () = stop => Ok(()),
    };
    if let Some(shards) = known {
        // Closing waits for shards that never connected, so it gets a deadline.
        if timeout(GOODBYE, shards.shutdown_all()).await.is_err() {
            tracing::warn!("the gateway did not close in time");
        }
        bot.forget_shards(&shards);
    }
    ended
}

/// Threads for what serenity does. When dropped, all of that ends, such as a shard that is about to connect, of which
/// serenity's own closing does not know.
struct Threads(Option<Runtime>);

impl Threads {
    fn start() -> anyhow::Result<Threads> {
        let threads = Builder::new_multi_thread().worker_threads(1).thread_name("gateway").enable_all().build();
        threads.map(|threads| Threads(Some(threads))).context("no thread for the gateway")
    }

    fn spawn<T: Send + 'static>(&self, work: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
        self.0.as_ref().expect("the threads are there until they are dropped").spawn(work)
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        if let Some(threads) = self.0.take() {
            threads.shutdown_background();
        }
    }
}

/// A client for this address of the gateway. Interactions are answered on the `answering` threads.
async fn open(bot: Arc<Bot>, config: Config, url: String, answering: Handle) -> Client {
    let mut backoff = Backoff::new(FIRST_PAUSE, LONGEST_PAUSE);
    loop {
        let http = HttpBuilder::new(config.token.expose()).proxy(&config.api_base).ratelimiter_disabled(true).build();
        let client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
            .event_handler(Interactions { bot: Arc::clone(&bot), answering: answering.clone() })
            .raw_event_handler(Unread { bot: Arc::clone(&bot), answering: answering.clone() });
        match timeout(OPENING, client).await {
            Ok(Ok(client)) => {
                // serenity has asked once more, and would go to Discord's usual address when that failed.
                url.clone_into(&mut *client.ws_url.lock().await);
                return client;
            }
            Ok(Err(error)) => tracing::warn!(%error, "the gateway cannot be set up yet"),
            Err(_) => tracing::warn!("the gateway cannot be set up yet: no answer"),
        }
        backoff.wait().await;
    }
}

/// Asks until the gateway's address is told and shards may introduce themselves there.
async fn find_gateway(bot: &Bot) -> anyhow::Result<Advice> {
    let mut backoff = Backoff::new(FIRST_PAUSE, LONGEST_PAUSE);
    loop {
        match bot.rest().get("gateway/bot").await {
            Ok(answer) => match Advice::read(&answer) {
                Some(advice) => {
                    let Some(wait) = advice.wait() else { return Ok(advice) };
                    let (left, minutes) = (advice.left, wait.as_secs().div_ceil(60));
                    tracing::error!(left, minutes, "{TOO_OFTEN}");
                }
                None => tracing::warn!("the answer does not name a gateway"),
            },
            Err(error) if error.refuses_token() => bail!(REFUSED),
            Err(error) => tracing::warn!(%error, "the gateway's address is not told yet"),
        }
        backoff.wait().await;
    }
}

/// What comes in that serenity can read.
struct Interactions {
    bot: Arc<Bot>,
    /// Where answers go on when the connection ends.
    answering: Handle,
}

#[async_trait]
impl EventHandler for Interactions {
    async fn ready(&self, _: Context, ready: Ready) {
        tracing::info!(shard = ready.shard.map(|shard| shard.id.0), "connected");
        if self.bot.learn_application(ready.application.id.get()) {
            let bot = Arc::clone(&self.bot);
            self.answering.spawn(async move { register(&bot, command::definitions()).await });
        }
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        tracing::info!("the session goes on");
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let bot = Arc::clone(&self.bot);
        match interaction {
            Interaction::Command(interaction) => {
                let (incoming, command) = (Incoming::from(&interaction), Command::from(&interaction));
                self.answering.spawn(async move { bot.commanded(&incoming, command).await });
            }
            Interaction::Component(interaction) => {
                let (incoming, pressed) = (Incoming::from(&interaction), Pressed::from(&interaction));
                self.answering.spawn(async move { bot.pressed(&incoming, pressed).await });
            }
            Interaction::Autocomplete(interaction) => {
                self.answering.spawn(async move { command::complete(&bot, &interaction).await });
            }
            _ => {}
        }
    }
}

/// Interactions that serenity cannot read would be dropped without a word; they are counted, logged, and
/// answered from the raw event.
struct Unread {
    bot: Arc<Bot>,
    answering: Handle,
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
        let bot = Arc::clone(&self.bot);
        self.answering.spawn(async move {
            if let Err(error) = apologise(&bot, &event.value).await {
                tracing::warn!(%error, "an unread interaction could not be answered");
            }
        });
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
