//! Brings the outbox to Discord: one sender per table keeps the order, and everything it needs to go on after
//! a crash stands in the database.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures::future::try_join_all;
use serde_json::json;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;

use super::incoming::{Incoming, Place, Token};
use super::lane::{Lane, Lanes};
use super::message::{Image, Message};
use super::order;
use super::painter::Painter;
use super::panels::{Panel, Panels, Shown};
use super::post::Posting;
use super::rest::{Rest, RestError};
use crate::screen;
use crate::store::{Holder, StoreError};
use crate::table::{Intent, Outgoing, PersonId, Table, TableId, Tables};

/// How often the database is asked for what is due, beside being woken.
const SWEEP: Duration = Duration::from_secs(1);
/// How long the sending of a table is a process's own, prolonged with each message.
const LEASE: u64 = 25_000;
/// How long to wait while another process sends a table's messages.
const OTHERS_TURN: Duration = Duration::from_millis(50);
/// How long a press may hold its table's sender back, so that its own answer comes first.
const LONGEST_HOLD: Duration = Duration::from_secs(3);
/// How long an interaction token is used; Discord takes it for 15 minutes.
pub(super) const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);
/// Waits after failures, doubled each time.
const FIRST_WAIT: Duration = Duration::from_secs(1);
/// While Discord is in trouble.
const LONGEST_WAIT: Duration = Duration::from_secs(60);
/// While a channel is missing or closed to the bot.
const LONGEST_PARK: Duration = Duration::from_secs(3600);

/// A missing channel, server, access or permission: somebody may mend it.
const MENDABLE: [i64; 4] = [10003, 10004, 50001, 50013];

/// What went wrong while showing something.
#[derive(Debug, thiserror::Error)]
pub enum DeliveryError {
    #[error(transparent)]
    Rest(#[from] RestError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The freshest interaction on a table's board: it may edit that message without counting against limits.
#[derive(Clone, Debug)]
pub struct Hint {
    pub application: u64,
    pub token: Token,
    pub message: u64,
    pub at: Instant,
}

/// The senders of all tables. Cloning is cheap.
#[derive(Clone)]
pub struct Delivery {
    pub(super) rest: Rest,
    pub(super) painter: Painter,
    pub(super) tables: Tables,
    lanes: Arc<Lanes>,
    hints: Arc<Mutex<HashMap<TableId, Hint>>>,
    pub(super) panels: Arc<Panels>,
    /// This process, where several send.
    holder: Arc<Holder>,
}

/// What a lane has to send next: one message, or the redraws of a board, which become one.
struct Due {
    rows: Vec<Outgoing>,
    board: bool,
}

impl Delivery {
    pub fn new(rest: Rest, painter: Painter, tables: Tables, holder: Holder) -> Delivery {
        let (lanes, hints, panels) = Default::default();
        Delivery { rest, painter, tables, lanes, hints, panels, holder: Arc::new(holder) }
    }

    /// Sends what is due, now and whenever woken, until `closed`; then waits for what is in flight.
    pub async fn run(self, woken: &mut mpsc::UnboundedReceiver<TableId>, mut closed: watch::Receiver<bool>) {
        loop {
            match self.tables.store().tables_with_due_rows(self.tables.clock().now()).await {
                Ok(tables) => tables.iter().for_each(|table| self.wake(table)),
                Err(error) => tracing::error!(%error, "the outbox cannot be read"),
            }
            self.forget_old_hints();
            self.panels.forget_old();
            let sweep = sleep(SWEEP);
            tokio::pin!(sweep);
            loop {
                tokio::select! {
                    Some(table) = woken.recv() => self.wake(&table),
                    () = &mut sweep => break,
                    _ = closed.changed() => return self.lanes.close().await,
                }
            }
        }
    }

    /// Starts the senders of a table, unless they run.
    pub fn wake(&self, table: &TableId) {
        let panels = self.panels.any_open(table).then(|| Lane::panels(table));
        for lane in [Lane::public(table), Lane::direct(table)].into_iter().chain(panels) {
            if self.lanes.start(&lane) {
                tokio::spawn(self.clone().serve(lane));
            }
        }
    }

    /// Holds a table's senders back until the guard is dropped, so that the press that changes the table is
    /// answered before its board is redrawn and panels follow.
    pub fn hold(&self, table: &TableId) -> Hold {
        self.lanes.hold(&Lane::public(table), LONGEST_HOLD);
        self.lanes.hold(&Lane::panels(table), LONGEST_HOLD);
        Hold { delivery: self.clone(), table: table.clone() }
    }

    /// Notes an interaction on a table's board that was answered and can edit it.
    pub fn hint(&self, table: &TableId, incoming: &Incoming, message: u64) {
        let hint =
            Hint { application: incoming.application, token: incoming.token.clone(), message, at: Instant::now() };
        self.hints().insert(table.clone(), hint);
    }

    /// The freshest interaction that can edit this message.
    pub(super) fn hint_for(&self, table: &TableId, message: u64) -> Option<Hint> {
        self.hints().get(table).filter(|hint| hint.message == message && hint.at.elapsed() < TOKEN_LIFE).cloned()
    }

    pub(super) fn drop_hint(&self, table: &TableId) {
        self.hints().remove(table);
    }

    fn forget_old_hints(&self) {
        self.hints().retain(|_, hint| hint.at.elapsed() < TOKEN_LIFE);
    }

    fn hints(&self) -> MutexGuard<'_, HashMap<TableId, Hint>> {
        // The map is whole at every instant, so a panic elsewhere spoils nothing.
        self.hints.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn serve(self, lane: Lane) {
        // Whether there was something to send since the lease was last given back.
        let mut leased = false;
        loop {
            let more = match self.send_next(&lane).await {
                Ok(more) => more,
                Err(error) => {
                    tracing::error!(table = %lane.table, %error, "a table's messages wait");
                    sleep(FIRST_WAIT).await;
                    leased = true;
                    false
                }
            };
            if more {
                leased = true;
                continue;
            }
            if std::mem::take(&mut leased)
                && let Err(error) = self.tables.store().end_lease(&lane.lease(), &self.holder).await
            {
                tracing::debug!(%error, "a lease stays until its time is over");
            }
            if self.lanes.stop(&lane) {
                return;
            }
        }
    }

    /// Sends the next thing of a lane; `false` when nothing is due.
    async fn send_next(&self, lane: &Lane) -> Result<bool, DeliveryError> {
        if self.lanes.is_closing() {
            return Ok(false);
        }
        if let Some(wait) = self.lanes.held(lane) {
            sleep(wait).await;
            return Ok(true);
        }
        if lane.is_panels() {
            return self.refresh_panels(&lane.table).await;
        }
        let Some(mut due) = self.due(lane).await? else { return Ok(false) };
        let store = self.tables.store();
        if store.is_shared() {
            let now = self.tables.clock().now();
            if !store.take_lease(&lane.lease(), &self.holder, now, now + LEASE).await? {
                sleep(OTHERS_TURN).await;
                return Ok(true);
            }
            // Another process may just have sent what was due.
            match self.due(lane).await? {
                Some(now_due) => due = now_due,
                // Once more, so that the lease is given back.
                None => return Ok(true),
            }
        }
        let Due { rows, board } = due;
        let Some(table) = self.tables.load(&lane.table).await? else {
            let ids: Vec<_> = rows.iter().map(|row| row.id).collect();
            self.tables.store().settle(&ids).await?;
            return Ok(true);
        };
        let posting = Posting { delivery: self, table: &table };
        let sent = if board {
            match self.lanes.pace(lane) {
                Some(wait) if posting.edits(&rows).await? => {
                    sleep(wait).await;
                    return Ok(true);
                }
                _ => {}
            }
            let sent = posting.show_board(&rows).await;
            self.lanes.note_edit(lane);
            sent
        } else {
            posting.send(&rows[0]).await
        };
        match sent {
            Ok(()) => Ok(true),
            Err(DeliveryError::Rest(error)) => {
                for row in &rows {
                    self.put_off(row, &error).await?;
                }
                Ok(true)
            }
            Err(error) => Err(error),
        }
    }

    /// Brings a table's private panels up to date, all at once; `false` when none had to be.
    async fn refresh_panels(&self, id: &TableId) -> Result<bool, DeliveryError> {
        let open = self.panels.open(id);
        if open.is_empty() {
            return Ok(false);
        }
        let Some(table) = self.tables.load(id).await? else { return Ok(false) };
        // A press that has changed the table meanwhile answers first: on its panel it says more than this would.
        if self.lanes.held(&Lane::panels(id)).is_some() {
            return Ok(true);
        }
        let newest = open.iter().filter(|(person, panel)| self.panels.is_newest(id, *person, panel));
        let edits = newest.map(|(person, panel)| self.refresh(&table, *person, panel));
        let edited = try_join_all(edits).await?;
        Ok(edited.contains(&true))
    }

    /// Brings one panel up to date; `false` when it is. Who cannot be shown that he is asked is called.
    async fn refresh(&self, table: &Table, person: PersonId, panel: &Panel) -> Result<bool, DeliveryError> {
        let Some(sheet) = screen::own_panel(table, person, panel.locale) else {
            self.panels.forget(&table.id, person, panel);
            return Ok(false);
        };
        let shown = Shown::new(&sheet);
        if shown == panel.shown {
            return Ok(false);
        }
        let image = match shown.has_picture_of(&panel.shown) {
            true => Image::Keep,
            false => self.painter.image(&sheet).await,
        };
        let message = Message::new(&sheet, image);
        let path = format!("webhooks/{}/{}/messages/@original", panel.application, panel.token.0);
        match self.rest.patch(&path, &message.body, &message.files).await {
            Ok(_) => self.panels.settle(&table.id, person, panel, shown),
            Err(error) => {
                tracing::debug!(code = error.code(), "a private panel cannot be kept up to date");
                self.panels.forget(&table.id, person, panel);
                if table.asks_on_panels() && table.awaited_people().contains(&person) {
                    self.tables.call(&table.id, person).await?;
                }
            }
        }
        Ok(true)
    }

    /// What is to be sent now.
    async fn due(&self, lane: &Lane) -> Result<Option<Due>, StoreError> {
        let mut rows = self.tables.pending(&lane.table).await?;
        rows.retain(|row| lane.carries(&row.intent));
        let (boards, others): (Vec<_>, Vec<_>) =
            rows.into_iter().partition(|row| matches!(row.intent, Intent::Board { .. }));
        // Results go first: the board is posted below them, and of several redraws the last is enough.
        let due = match others.into_iter().next() {
            Some(first) => Due { rows: vec![first], board: false },
            None => Due { rows: boards, board: true },
        };
        let now = self.tables.clock().now();
        let waits = due.rows.is_empty() || due.rows.iter().any(|row| row.not_before > now);
        Ok((!waits).then_some(due))
    }

    /// Decides what becomes of a row that Discord did not take. The game stands whatever it says.
    async fn put_off(&self, row: &Outgoing, error: &RestError) -> Result<(), StoreError> {
        let store = self.tables.store();
        let longest = match error.code() {
            Some(code) if MENDABLE.contains(&code) => LONGEST_PARK,
            // Too many direct channels opened at once.
            Some(40003) => LONGEST_WAIT,
            _ if error.passes() => LONGEST_WAIT,
            _ if matches!(error, RestError::Refused { status: 401, .. }) => LONGEST_PARK,
            code => {
                tracing::error!(row = %row.id, code, %error, "a message is refused for good");
                return store.settle(&[row.id]).await;
            }
        };
        let wait = FIRST_WAIT.saturating_mul(1 << row.attempts.min(12)).min(longest);
        tracing::warn!(row = %row.id, attempts = row.attempts, code = error.code(), %error, "a message will be tried again");
        let until = self.tables.clock().now() + u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
        let code = error.code().and_then(|code| u32::try_from(code).ok());
        store.postpone(row.id, until, code, !error.passes()).await
    }

    /// Tries at once what waits for a channel or permission that is there again, as a press in it tells.
    pub async fn unpark(&self, table: &Table, place: &Place) {
        if place.channel != table.channel || !order::missing(place, false).is_empty() {
            return;
        }
        if let Err(error) = self.tables.store().unpark(&table.id, MENDABLE).await {
            tracing::error!(%error, "what waits for a channel stays waiting");
        }
    }

    /// Tells Discord to take the buttons off a message that is no board any more. Not needed for anything, so
    /// a failure is only logged.
    pub async fn strip(&self, channel: u64, message: u64) {
        let path = format!("channels/{channel}/messages/{message}");
        if let Err(error) = self.rest.patch(&path, &json!({ "components": [] }), &[]).await {
            tracing::debug!(code = error.code(), "an old message keeps its buttons");
        }
    }
}

/// Holds a table's senders back; see [`Delivery::hold`].
pub struct Hold {
    delivery: Delivery,
    table: TableId,
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.delivery.lanes.release(&Lane::public(&self.table));
        self.delivery.lanes.release(&Lane::panels(&self.table));
        self.delivery.wake(&self.table);
    }
}
