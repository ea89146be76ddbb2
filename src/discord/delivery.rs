//! Brings the outbox to Discord: one sender per table keeps the order, and everything it needs to go on after
//! a crash stands in the database.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures::FutureExt;
use futures::future::try_join_all;
use serde_json::json;
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, timeout_at};

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
const LEASE: Duration = Duration::from_secs(25);
/// A message that is not sent so long after the lease was asked for is given up and tried again, so that nobody sends
/// without the lease.
const SEND_WITHIN: Duration = Duration::from_secs(22);
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

/// How often Discord is told again to take the buttons off an old board.
const STRIPS: u32 = 3;

/// A missing channel, server, access or permission, an archived or locked thread: somebody may mend it.
const MENDABLE: [i64; 6] = [10003, 10004, 50001, 50013, 50083, 160_005];

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
    rest: Rest,
    /// For what is sent in order: when it has to wait, it may be out of date.
    pub(super) impatient: Rest,
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

/// What a sender does after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// Looks for more at once.
    More,
    /// Looks again after this time, or when woken.
    After(Duration),
    /// Ends, unless it was woken meanwhile.
    Nothing,
}

impl Delivery {
    pub fn new(rest: Rest, painter: Painter, tables: Tables, holder: Holder) -> Delivery {
        let (lanes, hints, panels) = Default::default();
        let impatient = rest.impatient();
        Delivery { rest, impatient, painter, tables, lanes, hints, panels, holder: Arc::new(holder) }
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
                tokio::spawn(self.clone().serve_safely(lane));
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

    /// A defect that breaks a sender down must not keep the next one from being started.
    async fn serve_safely(self, lane: Lane) {
        if AssertUnwindSafe(self.clone().serve(lane.clone())).catch_unwind().await.is_err() {
            tracing::error!(table = %lane.table, "a sender broke down");
            self.lanes.abandon(&lane);
        }
    }

    async fn serve(self, lane: Lane) {
        // Whether there was something to send since the lease was last given back.
        let mut leased = false;
        loop {
            let next = match self.send_next(&lane).await {
                Ok(next) => next,
                Err(error) => {
                    tracing::error!(table = %lane.table, %error, "a table's messages wait");
                    sleep(FIRST_WAIT).await;
                    leased = true;
                    Next::Nothing
                }
            };
            if next == Next::More {
                leased = true;
                continue;
            }
            if std::mem::take(&mut leased)
                && let Err(error) = self.tables.store().end_lease(&lane.lease(), &self.holder).await
            {
                tracing::debug!(%error, "a lease stays until its time is over");
            }
            match next {
                Next::After(wait) => self.lanes.rest(&lane, wait).await,
                _ if self.lanes.stop(&lane) => return,
                _ => {}
            }
        }
    }

    /// Sends the next thing of a lane.
    async fn send_next(&self, lane: &Lane) -> Result<Next, DeliveryError> {
        if self.lanes.is_closing() {
            return Ok(Next::Nothing);
        }
        if let Some(wait) = self.lanes.held(lane) {
            return Ok(Next::After(wait));
        }
        if lane.is_panels() {
            return self.refresh_panels(&lane.table).await;
        }
        let Some(mut due) = self.due(lane).await? else { return Ok(Next::Nothing) };
        let Some(mut table) = self.table_of(lane, &due).await? else { return Ok(Next::More) };
        if due.board
            && let Some(wait) = self.lanes.pace(lane)
            && (Posting { delivery: self, table: &table }).edits(&due.rows).await?
        {
            return Ok(Next::After(wait));
        }
        let store = self.tables.store();
        let end = Instant::now() + SEND_WITHIN;
        if store.is_shared() {
            if !store.take_lease(&lane.lease(), &self.holder, LEASE).await? {
                return Ok(Next::After(OTHERS_TURN));
            }
            // Another process may just have sent what was due. If all of it, once more, so that the lease is given back.
            let Some(now_due) = self.due(lane).await? else { return Ok(Next::More) };
            let Some(now) = self.table_of(lane, &now_due).await? else { return Ok(Next::More) };
            (due, table) = (now_due, now);
        }
        let Due { rows, board } = due;
        let posting = Posting { delivery: self, table: &table };
        let sent = if board {
            let sent = self.by(end, posting.show_board(&rows)).await;
            self.lanes.note_edit(lane);
            sent
        } else {
            self.by(end, posting.send(&rows[0])).await
        };
        match sent {
            Ok(()) => Ok(Next::More),
            Err(DeliveryError::Rest(error)) => {
                for row in &rows {
                    self.put_off(row, &error).await?;
                }
                Ok(Next::More)
            }
            Err(error) => Err(error),
        }
    }

    /// The table whose rows are due; of one that is gone there is nothing to show.
    async fn table_of(&self, lane: &Lane, due: &Due) -> Result<Option<Table>, StoreError> {
        let table = self.tables.load(&lane.table).await?;
        if table.is_none() {
            let ids: Vec<_> = due.rows.iter().map(|row| row.id).collect();
            self.tables.store().settle(&ids).await?;
        }
        Ok(table)
    }

    /// Gives up what is not sent by the `end` of the lease, where there is one.
    async fn by(
        &self,
        end: Instant,
        sent: impl Future<Output = Result<(), DeliveryError>>,
    ) -> Result<(), DeliveryError> {
        if !self.tables.store().is_shared() {
            return sent.await;
        }
        timeout_at(end.into(), sent).await.unwrap_or(Err(DeliveryError::Rest(RestError::Late)))
    }

    /// Brings a table's private panels up to date, all at once.
    async fn refresh_panels(&self, id: &TableId) -> Result<Next, DeliveryError> {
        let open = self.panels.open(id);
        if open.is_empty() {
            return Ok(Next::Nothing);
        }
        let Some(table) = self.tables.load(id).await? else { return Ok(Next::Nothing) };
        // A press that has changed the table meanwhile answers first: on its panel it says more than this would.
        if let Some(wait) = self.lanes.held(&Lane::panels(id)) {
            return Ok(Next::After(wait));
        }
        let newest = open.iter().filter(|(person, panel)| self.panels.is_newest(id, *person, panel));
        let edits = newest.map(|(person, panel)| self.refresh(&table, *person, panel));
        let edited = try_join_all(edits).await?;
        Ok(if edited.contains(&true) { Next::More } else { Next::Nothing })
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
        let now = self.tables.clock().now();
        // Results go first: the board is posted below them, and of several redraws the last is enough. Nothing waits for
        // an old board to lose its buttons.
        let is_put_off = |row: &Outgoing| row.not_before > now;
        let next = others.into_iter().find(|row| !(matches!(row.intent, Intent::Retire { .. }) && is_put_off(row)));
        let due = match next {
            Some(first) => Due { rows: vec![first], board: false },
            None => Due { rows: boards, board: true },
        };
        let waits = due.rows.is_empty() || due.rows.iter().any(is_put_off);
        Ok((!waits).then_some(due))
    }

    /// Decides what becomes of a row that Discord did not take. The game stands whatever it says.
    async fn put_off(&self, row: &Outgoing, error: &RestError) -> Result<(), StoreError> {
        let store = self.tables.store();
        let longest = match error.code() {
            Some(code) if MENDABLE.contains(&code) => LONGEST_PARK,
            // Too many direct channels opened at once.
            Some(40003) => LONGEST_WAIT,
            // With another token, after a restart, it may be taken.
            _ if error.passes() || error.refuses_token() => LONGEST_WAIT,
            code => {
                tracing::error!(row = %row.id, code, %error, "a message is refused for good");
                return store.settle(&[row.id]).await;
            }
        };
        let wait = match error {
            RestError::TooFast(wait) => *wait,
            _ => FIRST_WAIT.saturating_mul(1 << row.attempts.min(12)).min(longest),
        };
        tracing::warn!(row = %row.id, attempts = row.attempts, code = error.code(), %error, "a message will be tried again");
        let until = self.tables.clock().now() + u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
        let code = error.code().and_then(|code| u32::try_from(code).ok());
        // Of an earlier attempt it may be unknown still what became of it.
        store.postpone(row.id, until, code, row.attempted.is_none() && error.is_refusal()).await
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
        if let Err(error) = self.try_strip(channel, message).await {
            tracing::debug!(code = error.code(), "an old message keeps its buttons");
        }
    }

    /// The same as part of what is sent in order: it is tried again a few times, and with another token.
    pub(super) async fn retire(&self, row: &Outgoing, channel: u64, message: u64) -> Result<(), RestError> {
        match self.try_strip(channel, message).await {
            Err(error) if error.refuses_token() || error.passes() && row.attempts < STRIPS => Err(error),
            Err(error) => {
                tracing::debug!(code = error.code(), "an old board keeps its buttons");
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    async fn try_strip(&self, channel: u64, message: u64) -> Result<(), RestError> {
        let path = format!("channels/{channel}/messages/{message}");
        self.impatient.patch(&path, &json!({ "components": [] }), &[]).await.map(|_| ())
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
