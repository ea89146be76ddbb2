//! Health and figures over HTTP, for whoever watches over the bot: `/healthz` (it is alive), `/readyz` (it can
//! serve), `/metrics` (Prometheus' text format). Nothing in it names people or secrets.

use std::net::SocketAddr;
use std::sync::Arc;
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
use crate::discord::metrics::{head, line};
use crate::store::{Figures, StoreError};

/// A database that takes longer than this counts as away.
const PATIENCE: Duration = Duration::from_secs(2);

/// Begins to listen.
///
/// # Errors
/// When the address is taken or is none of this machine's.
pub async fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address)
        .await
        .with_context(|| format!("cannot listen on {address}; stop what does, or set `metrics` to another address"))
}

/// Answers until it is dropped.
pub async fn serve(listener: TcpListener, bot: Arc<Bot>) {
    let router = Router::new()
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .with_state(bot);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "health and metrics are not served any more");
    }
}

async fn figures(bot: &Bot) -> Result<Figures, StoreError> {
    timeout(PATIENCE, bot.store().figures()).await.unwrap_or(Err(StoreError::Overloaded))
}

async fn ready(State(bot): State<Arc<Bot>>) -> (StatusCode, &'static str) {
    let (connected, figures) = tokio::join!(bot.is_connected(), figures(&bot));
    match (connected, figures) {
        (_, Err(error)) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
        (false, Ok(_)) => (StatusCode::SERVICE_UNAVAILABLE, "the gateway is not connected\n"),
        (true, Ok(_)) => (StatusCode::OK, "ready\n"),
    }
}

async fn metrics(State(bot): State<Arc<Bot>>) -> impl IntoResponse {
    let (connected, figures) = tokio::join!(bot.is_connected(), figures(&bot));
    let mut text = String::new();
    let mut gauge = |name: &str, help: &str, value: f64| {
        head(&mut text, name, "gauge", help);
        line(&mut text, name, value);
    };
    gauge("roundtable_gateway_connected", "Whether the gateway is connected.", f64::from(u8::from(connected)));
    gauge("roundtable_database_up", "Whether the database answers.", f64::from(u8::from(figures.is_ok())));
    match figures {
        Ok(Figures { open_tables, outbox, oldest }) => {
            let now = bot.tables().clock().now();
            let age = Duration::from_millis(oldest.map_or(0, |created| now.saturating_sub(created)));
            gauge("roundtable_open_tables", "Lobbies and games under way.", open_tables as f64);
            gauge("roundtable_outbox_rows", "What is still to be shown, also what waits for its time.", outbox as f64);
            gauge("roundtable_outbox_oldest_seconds", "The age of the oldest such row.", age.as_secs_f64());
        }
        Err(error) => tracing::warn!(%error, "the database has no figures"),
    }
    bot.rest().metrics().write(&mut text);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}
