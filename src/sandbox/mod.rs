//! A stand-in for Discord: its REST API and gateway on this machine, a small web page to be any of several people on
//! one server, and a driver for tests that does what people do.
//!
//! It knows nothing of the bot that talks to it. It is strict: what Discord would refuse, it refuses with the same code,
//! and it writes down what a bot should not have sent. It listens on loopback only, since it asks nobody who he is.

mod client;
mod disk;
mod driver;
mod faults;
mod gateway;
mod id;
mod interaction;
mod journal;
mod limits;
mod message;
mod object;
mod page;
pub mod permissions;
mod refusal;
mod rest;
mod rules;
mod state;
mod wire;
mod world;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Path, State as Shares};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::{Router, ServiceExt, extract::FromRequestParts, extract::Request};
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use driver::{Answer, Component, FaultsToOrder, Offer};
pub use faults::{Fault, Storm};
pub use id::Id;
pub use interaction::Reply;
pub use journal::{Request as BotRequest, Unanswered, Violation};
pub use message::{Attachment, Button, Choice, Message, MessageKind, Origin, Select};
pub use world::{Bot, Channel, ChannelKind, Command, Guild, Person, Place, Thread, World};

use state::{Blob, State};
use wire::{Cut, Wires};

/// How the stand-in behaves. The defaults are Discord's.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The port on loopback; 0 for any that is free.
    pub port: u16,
    /// Where the world is kept over restarts; `None` to forget it.
    pub data: Option<PathBuf>,
    /// The bot's token, without `Bot `.
    pub token: String,
    /// Whether rate limits are kept.
    pub rate_limits: bool,
    /// How many shards it advises.
    pub shards: u32,
    /// How often shards may introduce themselves: 1,000 times.
    pub starts: usize,
    /// How soon an interaction must be acknowledged: 3 s.
    pub acknowledge_within: Duration,
    /// How long an interaction's token is good: 15 min.
    pub token_life: Duration,
    /// How long a nonce is remembered: 3 min.
    pub nonce_life: Duration,
    /// How often the bot must send a heartbeat: 41.25 s.
    pub heartbeat: Duration,
    /// From what age on edits of a message are capped, and how many edits it takes then.
    pub old_after: Duration,
    pub old_edits: u32,
    /// How long the driver waits for a promised message to be filled.
    pub fill_within: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            port: 0,
            data: None,
            // Three parts as in a real token, the first of them the bot's id.
            token: "MTEwMDAwODM4ODYwODAwMDAwMg.Sandbx.not-a-secret-since-it-opens-nothing-at-all".to_owned(),
            rate_limits: true,
            shards: 1,
            starts: 1000,
            acknowledge_within: Duration::from_secs(3),
            token_life: Duration::from_secs(15 * 60),
            nonce_life: Duration::from_secs(3 * 60),
            heartbeat: Duration::from_millis(41_250),
            old_after: Duration::from_secs(60 * 60),
            old_edits: 3,
            fill_within: Duration::from_secs(10),
        }
    }
}

/// A running stand-in. Clones are handles to the same one; it runs until [`Sandbox::stop`].
#[derive(Clone)]
pub struct Sandbox {
    shared: Arc<Shared>,
    address: SocketAddr,
    server: Arc<Mutex<Option<tokio::task::JoinHandle<()>>>>,
}

/// The state, and the bell that rings when it changes.
pub struct Shared {
    state: Mutex<State>,
    changed: watch::Sender<u64>,
    /// Held by whoever writes to disk.
    saving: tokio::sync::Mutex<()>,
}

impl Shared {
    /// Looks at the state.
    fn look<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        // A panic elsewhere leaves the state whole enough for a stand-in.
        look(&self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the state and tells whoever waits.
    fn change<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let result = change(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.send_modify(|version| *version += 1);
        result
    }

    /// Ends when the stand-in is told to stop.
    async fn stopped(&self) {
        let mut changed = self.changed.subscribe();
        while !self.look(|state| state.stopped) {
            if changed.changed().await.is_err() {
                return;
            }
        }
    }
}

impl Sandbox {
    /// Starts listening. Fails when the port is taken or the kept world cannot be read.
    pub async fn start(settings: Settings) -> anyhow::Result<Sandbox> {
        let mut world = match &settings.data {
            Some(folder) => disk::load(folder)?.unwrap_or_else(World::camelot),
            None => World::camelot(),
        };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, settings.port))
            .await
            .with_context(|| format!("the sandbox cannot listen on 127.0.0.1:{}", settings.port))?;
        let address = listener.local_addr()?;
        world.base = format!("http://{address}");
        let mut state = State::new(world, settings);
        state.blobs = disk::kept_blobs(&state.world);
        let shared =
            Arc::new(Shared { state: Mutex::new(state), changed: watch::Sender::new(0), saving: Default::default() });
        let router = Router::new()
            .route("/", get(front_door))
            .route("/attachments/{channel}/{file}/{name}", get(attachment))
            .merge(page::router())
            .fallback(any(rest::serve))
            .layer(DefaultBodyLimit::disable())
            .with_state(shared.clone());
        let until = shared.clone();
        let server = async move {
            let service = ServiceExt::<Request>::into_make_service_with_connect_info::<Cut>(router);
            let serving =
                axum::serve(Wires(listener), service).with_graceful_shutdown(async move { until.stopped().await });
            if let Err(error) = serving.await {
                tracing::error!(%error, "the sandbox stopped listening");
            }
        };
        if shared.look(|state| state.settings.data.is_some()) {
            tokio::spawn(disk::keep_saving(shared.clone()));
        }
        let server = Arc::new(Mutex::new(Some(tokio::spawn(server))));
        Ok(Sandbox { shared, address, server })
    }

    /// Where it listens: `http://127.0.0.1:PORT`, the base of REST and gateway and the address of the page.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The bot's token, without `Bot `.
    pub fn token(&self) -> String {
        self.shared.look(|state| state.settings.token.clone())
    }

    /// Gives the bot another token. Connections of the gateway stand until they are closed.
    pub fn reset_token(&self, token: &str) {
        self.shared.change(|state| state.settings.token = token.to_owned());
    }

    /// Ends all connections and writes the world down.
    pub async fn stop(&self) -> anyhow::Result<()> {
        self.shared.change(|state| state.stopped = true);
        let server = self.server.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut server) = server {
            if tokio::time::timeout(Duration::from_secs(2), &mut server).await.is_err() {
                server.abort();
            }
            disk::save(&self.shared).await?;
        }
        Ok(())
    }
}

/// The page for browsers, the gateway for bots.
async fn front_door(Shares(shared): Shares<Arc<Shared>>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    match WebSocketUpgrade::from_request_parts(&mut parts, &shared).await {
        Ok(upgrade) if shared.look(|state| state.now() < state.faults.gateway_down_until) => {
            drop(upgrade);
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
        Ok(upgrade) => upgrade.on_upgrade(|socket| async move {
            tokio::select! {
                () = gateway::serve(shared.clone(), socket) => {}
                () = shared.stopped() => {}
            }
        }),
        Err(_) => page::index(),
    }
}

/// A file of a message.
async fn attachment(Shares(shared): Shares<Arc<Shared>>, Path((_, id, _)): Path<(Id, Id, String)>) -> Response {
    let found = shared.look(|state| {
        let blob = state.blobs.get(&id)?.clone();
        let every = state.world.channels.values().flat_map(|channel| channel.messages.values());
        let file = every.flat_map(|message| &message.attachments).find(|file| file.id == id)?;
        Some((blob, file.content_type.clone(), state.settings.data.clone()))
    });
    let Some((blob, content_type, data)) = found else { return StatusCode::NOT_FOUND.into_response() };
    let bytes = match (blob, data) {
        (Blob::Memory(bytes), _) => Some(bytes),
        (Blob::Disk, Some(folder)) => disk::read_blob(folder, id).await,
        (Blob::Disk, None) => None,
    };
    match bytes {
        Some(bytes) => {
            ([(CONTENT_TYPE, content_type), (CACHE_CONTROL, "max-age=86400".to_owned())], bytes).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
