//! `roundtable run`: serve Discord.

use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::time::{Instant, timeout, timeout_at};
use tracing_subscriber::EnvFilter;

use crate::backoff::Backoff;
use crate::config::{Config, LogFormat};
use crate::discord::{Bot, gateway};
use crate::health;
use crate::store::{Store, StoreError};
use crate::table::{Clock, Pauses, Tables};

/// What is in flight gets this long to finish when the program is told to stop, after the gateway was closed.
const FINISH: Duration = Duration::from_secs(2);
/// Waits while the database server does not answer, doubled each time.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// Closing the database gets this long.
const CLOSE: Duration = Duration::from_millis(200);

/// Serves Discord until SIGTERM or Ctrl-C.
///
/// # Errors
/// When the settings are wrong, the database cannot be opened, or Discord refuses the token.
pub fn run(config: Option<&Path>) -> anyhow::Result<()> {
    let config = Config::load(config)?;
    if config.token.expose().is_empty() {
        bail!(
            "there is no token: put it into the environment as DISCORD_TOKEN, or try `roundtable sandbox`, which needs none"
        );
    }
    start_log(&config)?;
    block_on(async { serve(&config, stop_signal()?).await })
}

/// Runs a future on the threads of this machine.
///
/// # Errors
/// Those of the future, or when the threads cannot be started.
pub fn block_on<T>(future: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let threads =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("the threads could not be started")?;
    let done = threads.block_on(future);
    // Tasks that wait for the network must not hold up the end.
    threads.shutdown_timeout(Duration::from_millis(500));
    done
}

/// Opens the database, and serves interactions, computer players, deadlines and the outbox until `stop`.
///
/// # Errors
/// When the database cannot be opened, the address for metrics is taken, or Discord refuses the token.
pub async fn serve(config: &Config, stop: impl Future<Output = ()>) -> anyhow::Result<()> {
    let started = health::Started::default();
    let health = match config.metrics {
        Some(address) => Some(tokio::spawn(health::serve(health::listen(address).await?, Arc::clone(&started)))),
        None => None,
    };
    let mut stop = Box::pin(stop);
    let store = tokio::select! {
        store = open(config) => store?,
        () = &mut stop => return Ok(()),
    };
    let (short, long) = config.pauses();
    let (tables, woken) = Tables::new(store.clone(), Clock::system(), Pauses { short, long });
    let bot = Arc::new(Bot::new(config, tables, woken)?);
    let (closing, closed) = watch::channel(false);
    let mut background = tokio::spawn(Arc::clone(&bot).work(closed));
    started.get_or_init(|| Arc::clone(&bot));

    let served = tokio::select! {
        served = gateway::serve(Arc::clone(&bot), config, stop) => served,
        // Nobody may press on and never see what comes of it.
        ended = &mut background => {
            return ended.context("what sends the messages broke down").and_then(|()| bail!("nothing is sent any more"));
        }
    };
    closing.send_replace(true);
    let deadline = Instant::now() + FINISH;
    bot.finish(deadline).await;
    if timeout_at(deadline, background).await.is_err() {
        tracing::warn!("what was in flight did not finish in time; it goes on at the next start");
    }
    if let Some(health) = health {
        health.abort();
    }
    if timeout(CLOSE, store.close()).await.is_err() {
        tracing::warn!("the database was still in use at the end; what was committed is in it");
    }
    served
}

/// Opens the database. A server that does not answer is asked again until it does.
async fn open(config: &Config) -> anyhow::Result<Store> {
    let Some(url) = &config.database_url else {
        let opened = Store::open(&config.database).await;
        return opened.with_context(|| format!("cannot open {}", config.database.display()));
    };
    let mut backoff = Backoff::new(FIRST_PAUSE, LONGEST_PAUSE);
    loop {
        match Store::connect(url.expose()).await {
            Err(error @ (StoreError::Unreachable(_) | StoreError::Absent(_) | StoreError::Overloaded)) => {
                tracing::warn!(%error, seconds = backoff.next().as_secs(), "the database is asked again");
            }
            other => return other.context("cannot use the database of database_url"),
        }
        backoff.wait().await;
    }
}

/// Completes at SIGTERM or Ctrl-C.
///
/// # Errors
/// When the signals cannot be listened for.
pub fn stop_signal() -> anyhow::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate()).context("cannot listen for SIGTERM")?;
    let mut interrupt = signal(SignalKind::interrupt()).context("cannot listen for Ctrl-C")?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping");
    })
}

/// Writes logs to standard error in the form that the settings ask for.
///
/// # Errors
/// When `log` is no filter.
pub fn start_log(config: &Config) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&config.log).with_context(|| format!("log = \"{}\" cannot be read", config.log))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match config.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}
