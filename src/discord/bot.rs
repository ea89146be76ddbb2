//! The bot: what it holds, and the way from an interaction to its answer.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use serenity::all::{ConnectionStage, ShardManager};
use tokio::sync::{Mutex, Semaphore, mpsc, watch};
use tokio::time::{Instant, timeout_at};

use super::answer::{Answer, Edits, Said};
use super::command::Command;
use super::delivery::Delivery;
use super::incoming::{Incoming, Pressed};
use super::order;
use super::painter::Painter;
use super::rest::Rest;
use super::seen::Seen;
use super::verb;
use crate::config::Config;
use crate::screen::press::{Audience, Press, Verb, audience};
use crate::store::{Holder, Store, StoreError};
use crate::table::{Refused, Table, TableId, Tables};

/// So many interactions are worked on at once; more wait.
const AT_ONCE: u32 = 1024;

/// Everything that serves one Discord application.
pub struct Bot {
    rest: Rest,
    painter: Painter,
    tables: Tables,
    delivery: Delivery,
    /// This process, where several serve the same bot.
    holder: Holder,
    test_guild: Option<u64>,
    application: OnceLock<u64>,
    shards: RwLock<Vec<Arc<ShardManager>>>,
    /// The ids of the registered commands, for mentions that can be tapped.
    commands: RwLock<HashMap<String, u64>>,
    in_flight: Semaphore,
    seen: Seen,
    /// Hears of tables that have something to show; taken by [`Bot::work`].
    woken: Mutex<mpsc::UnboundedReceiver<TableId>>,
}

impl Bot {
    /// A bot for these tables; `woken` is what [`Tables::new`] gave beside them.
    ///
    /// # Errors
    /// When TLS cannot be set up, or the system gives no random bytes or no threads.
    pub fn new(config: &Config, tables: Tables, woken: mpsc::UnboundedReceiver<TableId>) -> anyhow::Result<Bot> {
        let rest = Rest::new(&config.api_base, config.token.expose())?;
        let painter = Painter::new()?;
        let holder = Holder::new()?;
        Ok(Bot {
            delivery: Delivery::new(rest.clone(), painter.clone(), tables.clone(), holder.clone()),
            holder,
            rest,
            painter,
            tables,
            test_guild: config.test_guild,
            application: OnceLock::new(),
            shards: RwLock::default(),
            commands: RwLock::default(),
            in_flight: Semaphore::new(AT_ONCE as usize),
            seen: Seen::default(),
            woken: Mutex::new(woken),
        })
    }

    pub fn rest(&self) -> &Rest {
        &self.rest
    }

    pub fn store(&self) -> &Store {
        self.tables.store()
    }

    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    pub fn delivery(&self) -> &Delivery {
        &self.delivery
    }

    pub fn holder(&self) -> &Holder {
        &self.holder
    }

    pub fn test_guild(&self) -> Option<u64> {
        self.test_guild
    }

    /// The application's id, once the gateway told it.
    pub fn application(&self) -> Option<u64> {
        self.application.get().copied()
    }

    /// Notes the application's id; `true` the first time.
    pub fn learn_application(&self, id: u64) -> bool {
        self.application.set(id).is_ok()
    }

    /// Notes what keeps the connections to the gateway.
    pub fn learn_shards(&self, shards: Arc<ShardManager>) {
        self.shards.write().unwrap_or_else(PoisonError::into_inner).push(shards);
    }

    /// Notes that these shards are served no more.
    pub fn forget_shards(&self, shards: &Arc<ShardManager>) {
        self.shards.write().unwrap_or_else(PoisonError::into_inner).retain(|other| !Arc::ptr_eq(other, shards));
    }

    /// Whether the gateway is connected, with every shard that was begun.
    pub async fn is_connected(&self) -> bool {
        let all = self.shards.read().unwrap_or_else(PoisonError::into_inner).clone();
        for shards in &all {
            let shards = shards.runners.lock().await;
            if shards.is_empty() || shards.values().any(|shard| shard.stage != ConnectionStage::Connected) {
                return false;
            }
        }
        !all.is_empty()
    }

    pub fn learn_commands(&self, ids: Vec<(String, u64)>) {
        *self.commands.write().unwrap_or_else(PoisonError::into_inner) = ids.into_iter().collect();
    }

    /// A command such as `avalon vote` as people tap it, or as they type it when its id is not known.
    pub fn mention(&self, command: &str) -> String {
        let name = command.split(' ').next().unwrap_or(command);
        match self.commands.read().unwrap_or_else(PoisonError::into_inner).get(name) {
            Some(id) => format!("</{command}:{id}>"),
            None => format!("`/{command}`"),
        }
    }

    /// Sends the outbox and keeps the deadlines until `closed`.
    pub async fn work(self: Arc<Self>, closed: watch::Receiver<bool>) {
        let mut woken = self.woken.lock().await;
        let mut until = closed.clone();
        let stopped = async move {
            // When the other end is gone, that is as good as closed.
            while !*until.borrow_and_update() && until.changed().await.is_ok() {}
        };
        tokio::join!(self.delivery.clone().run(&mut woken, closed), self.tables.run_deadlines(stopped));
    }

    /// Waits until what is being answered is answered, or until the deadline.
    pub async fn finish(&self, deadline: Instant) {
        if timeout_at(deadline, self.in_flight.acquire_many(AT_ONCE)).await.is_err() {
            tracing::warn!("some interactions were not answered in time");
        }
    }

    /// Answers a press of a button or menu, unless it came before.
    pub async fn pressed(&self, incoming: &Incoming, pressed: Pressed) {
        if !self.seen.note(incoming.interaction) {
            return;
        }
        let Ok(_flight) = self.in_flight.acquire().await else { return };
        let press = Press::parse(&pressed.custom_id);
        let table = match &press {
            Some(press) => self.tables.load(&press.table).await,
            None => Ok(None),
        };
        let (press, table) = match (press, table) {
            (Some(press), Ok(Some(table))) => (press, table),
            (press, table) => {
                let audience = if press.is_none() && pressed.panel { Audience::Panel } else { Audience::Private };
                let said = match table {
                    Ok(_) => verb::refused(&Refused::NoTable, None, incoming),
                    Err(error) => verb::trouble(&error.into(), incoming),
                };
                self.answer(incoming, audience, async { said }).await;
                return;
            }
        };
        let audience = audience(table.kind(), &press.verb);
        let hold = self.delivery.hold(&table.id);
        let work = verb::press(self, incoming, &table, &press, &pressed.values, audience);
        let edits = self.answer(incoming, audience, work).await;
        if audience == Audience::Board && matches!(edits, Some(Edits::Pressed)) {
            self.delivery.hint(&table.id, incoming, pressed.message);
        }
        self.delivery.unpark(&table, &incoming.place).await;
        drop(hold);
        self.strip_if_old(&table, &press, &pressed).await;
    }

    /// Answers a slash command, always privately, unless it came before.
    pub async fn commanded(&self, incoming: &Incoming, command: Command) {
        if !self.seen.note(incoming.interaction) {
            return;
        }
        let Ok(_flight) = self.in_flight.acquire().await else { return };
        self.answer(incoming, Audience::Private, order::command(self, incoming, command)).await;
    }

    /// Answers, and notes an own panel; what the interaction's token edits from now on.
    async fn answer(&self, incoming: &Incoming, audience: Audience, work: impl Future<Output = Said>) -> Option<Edits> {
        let began = std::time::Instant::now();
        let answer = Answer::new(&self.rest, &self.painter, incoming, audience);
        match answer.with(work).await {
            Ok(Edits::Panel(table, shown)) => {
                let first = !matches!(audience, Audience::Panel | Audience::Own);
                self.delivery.panels.note(&table, incoming, shown, first, began);
                // The table may have changed while the panel was on its way.
                self.delivery.wake(&table);
                None
            }
            Ok(edits) => Some(edits),
            Err(error) => {
                // 10062, 40060, 50027: too late or answered twice. What was done stands and is shown by the board.
                let (interaction, code) = (incoming.interaction, error.code());
                tracing::warn!(%interaction, code, %error, "an answer was not taken");
                None
            }
        }
    }

    /// A message that was pressed and is no board any more loses its buttons. The offer of a seat is no board:
    /// it stands, whatever else happens at the table, until it is taken.
    async fn strip_if_old(&self, table: &Table, press: &Press, pressed: &Pressed) {
        if let Verb::TakeSeat(seat) = press.verb {
            match self.tables.load(&table.id).await {
                Ok(Some(now)) if !now.offers(seat) => self.delivery.strip(table.channel.0, pressed.message).await,
                Ok(_) => {}
                Err(error) => tracing::error!(%error, "an offer could not be looked up"),
            }
            return;
        }
        if pressed.panel || press.step >= table.step {
            return;
        }
        match self.is_no_board(table, pressed.message).await {
            Ok(true) => self.delivery.strip(table.channel.0, pressed.message).await,
            Ok(false) => {}
            Err(error) => tracing::error!(%error, "a board could not be looked up"),
        }
    }

    /// Whether a message is not the living board, nor a newer one that is only about to be noted as such.
    async fn is_no_board(&self, table: &Table, message: u64) -> Result<bool, StoreError> {
        let Some(board) = self.tables.store().board(&table.id).await? else { return Ok(false) };
        if board.message.0 == message || board.channel != table.channel {
            return Ok(false);
        }
        Ok(message < board.message.0 || self.tables.pending(&table.id).await?.is_empty())
    }

    /// The mentions of commands, for a screen.
    pub fn mentions(&self) -> impl Fn(&str) -> String + '_ {
        |command| self.mention(command)
    }
}
