//! Health and figures over HTTP, for whoever watches over the bot: `/healthz` (it is alive), `/readyz` (it can
//! serve), `/metrics` (Prometheus' text format). Nothing in it names people or secrets.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::discord::Bot;
use crate::discord::metrics::{Metrics, head, line};
use crate::store::{Figures, StoreError};

/// A database that takes longer than this counts as away.
const PATIENCE: Duration = Duration::from_secs(2);

/// What `/healthz` says.
pub const ALIVE: &str = "alive\n";

/// What the log says before the address.
const SERVED: &str = "health and metrics are served at ";

/// What helps where an address cannot be listened on.
pub const MEND: &str = "stop what does, or set `metrics` to another address";

/// Begins to listen. Port 0 is any that is free.
///
/// # Errors
/// When the address is taken or is none of this machine's.
pub async fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address}; {MEND}"))
}

/// The bot, once its database is open.
pub type Started = Arc<OnceLock<Arc<Bot>>>;

/// Answers until it is dropped, from the first on. The log says where.
pub async fn serve(listener: TcpListener, started: Started) {
    match listener.local_addr() {
        Ok(address) => tracing::info!("{SERVED}{address}"),
        Err(error) => tracing::warn!(%error, "health and metrics are served somewhere"),
    }
    let router = Router::new()
        .route("/healthz", get(async || ALIVE))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .with_state(started);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "health and metrics are not served any more");
    }
}

/// Where a bot serves them, as its log says.
pub fn served_at(log: &str) -> Option<&str> {
    log.lines().find_map(|line| Some(line.split_once(SERVED)?.1.trim_end()))
}

async fn figures(bot: &Bot) -> Result<Figures, StoreError> {
    timeout(PATIENCE, bot.store().figures()).await.unwrap_or(Err(StoreError::Overloaded))
}

async fn ready(State(started): State<Started>) -> (StatusCode, &'static str) {
    let Some(bot) = started.get() else {
        return (StatusCode::SERVICE_UNAVAILABLE, "the database is not open yet\n");
    };
    let (connected, figures) = tokio::join!(bot.is_connected(), figures(bot));
    match (connected, figures) {
        (_, Err(error)) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
        (false, Ok(_)) => (StatusCode::SERVICE_UNAVAILABLE, "the gateway is not connected\n"),
        (true, Ok(_)) => (StatusCode::OK, "ready\n"),
    }
}

async fn metrics(State(started): State<Started>) -> impl IntoResponse {
    let mut text = String::new();
    match started.get() {
        Some(bot) => write(bot, &mut text).await,
        None => {
            connections(&mut text, false, false);
            Metrics::default().write(&mut text);
        }
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

async fn write(bot: &Bot, text: &mut String) {
    let (connected, figures) = tokio::join!(bot.is_connected(), figures(bot));
    connections(text, connected, figures.is_ok());
    match figures {
        Ok(Figures { open_tables, computer_turns, outbox, oldest }) => {
            let now = bot.tables().clock().now();
            let age = Duration::from_millis(oldest.map_or(0, |created| now.saturating_sub(created)));
            gauge(text, "roundtable_open_tables", "Lobbies and games under way.", open_tables as f64);
            let help = "Tables where the computer players are about to act.";
            gauge(text, "roundtable_computer_turns", help, computer_turns as f64);
            let help = "What is still to be shown, also what waits for its time.";
            gauge(text, "roundtable_outbox_rows", help, outbox as f64);
            gauge(text, "roundtable_outbox_oldest_seconds", "The age of the oldest such row.", age.as_secs_f64());
        }
        Err(error) => tracing::warn!(%error, "the database has no figures"),
    }
    bot.rest().metrics().write(text);
}

fn connections(text: &mut String, gateway: bool, database: bool) {
    gauge(text, "roundtable_gateway_connected", "Whether the gateway is connected.", f64::from(u8::from(gateway)));
    gauge(text, "roundtable_database_up", "Whether the database answers.", f64::from(u8::from(database)));
}

fn gauge(text: &mut String, name: &str, help: &str, value: f64) {
    head(text, name, "gauge", help);
    line(text, name, value);
}
