//! Sending one thing of a table: a result, a notice, a secret, or the living board.

use sha2::{Digest, Sha256};

use super::delivery::{Delivery, DeliveryError};
use super::message::{Image, Message};
use super::rest::{RestError, id_of};
use crate::screen::{self, Sheet};
use crate::store::{Board, Direct};
use crate::table::{ChannelId, Intent, MessageId, OutboxId, Outgoing, Person, PersonId, Table};

/// A create whose fate is unknown for so long is looked for in the channel; before, Discord itself sees to it
/// that the same nonce makes one message.
const NONCE_LIFE: u64 = 2 * 60 * 1000;
/// A board is posted anew before it is so old, since edits of old messages are capped.
const BOARD_LIFE: u64 = 50 * 60 * 1000;
/// How often a channel is asked how far the board has scrolled away.
const CHECK_EVERY: u64 = 60 * 1000;
/// So many messages below it make the board scrolled away.
const SCROLLED: usize = 6;
/// After a refused direct message the person is not written to for so long.
const CLOSED_FOR: u64 = 24 * 60 * 60 * 1000;
/// Discord's epoch, from which ids count milliseconds in their upper bits.
const EPOCH: u64 = 1_420_070_400_000;

/// One table and the means to show it.
pub struct Posting<'a> {
    pub delivery: &'a Delivery,
    pub table: &'a Table,
}

impl Posting<'_> {
    /// Sends a row that is not about the board, and settles it.
    ///
    /// # Errors
    /// When Discord or the database fails; the row then stays.
    pub async fn send(&self, row: &Outgoing) -> Result<(), DeliveryError> {
        let store = self.delivery.tables.store();
        match &row.intent {
            Intent::Result { events } => {
                if let Some(sheet) = screen::result(self.table, events) {
                    self.create(self.table.channel, row, sheet).await?;
                }
            }
            Intent::Notice(notice) => {
                self.create(self.table.channel, row, screen::notice(self.table, notice)).await?;
            }
            Intent::Retire { channel, message } => self.delivery.retire(row, channel.0, message.0).await?,
            Intent::Secret { seat } => {
                if let Some(person) = self.table.seats.get(seat.index()).and_then(|holder| holder.person()) {
                    self.tell(row, person, screen::secret(self.table, *seat, person.locale)).await?;
                }
            }
            Intent::Board { .. } => self.show_board(std::slice::from_ref(row)).await?,
        }
        store.settle(&[row.id]).await?;
        Ok(())
    }

    /// Writes to a person. Closed direct messages are remembered and never spoken of: the same secret is behind
    /// a button.
    async fn tell(&self, row: &Outgoing, person: &Person, sheet: Sheet) -> Result<(), DeliveryError> {
        let store = self.delivery.tables.store();
        let now = self.delivery.tables.clock().now();
        let known = store.direct(person.id).await?;
        if known.closed_at.is_some_and(|at| at.abs_diff(now) < CLOSED_FOR) {
            return Ok(());
        }
        match self.tell_open(row, person, known, sheet).await {
            Err(DeliveryError::Rest(error)) if matches!(error.code(), Some(50007 | 10013)) => {
                store.set_direct(person.id, Direct { channel: known.channel, closed_at: Some(now) }).await?;
                Ok(())
            }
            told => told,
        }
    }

    async fn tell_open(
        &self,
        row: &Outgoing,
        person: &Person,
        known: Direct,
        sheet: Sheet,
    ) -> Result<(), DeliveryError> {
        let channel = match known.channel {
            Some(channel) => channel,
            None => {
                let body = serde_json::json!({ "recipient_id": person.id.to_string() });
                let opened = self.delivery.impatient.post("users/@me/channels", &body, &[]).await?;
                let channel = ChannelId(id_of(&opened).ok_or_else(no_id)?);
                let direct = Direct { channel: Some(channel), closed_at: None };
                self.delivery.tables.store().set_direct(person.id, direct).await?;
                channel
            }
        };
        self.create(channel, row, sheet).await?;
        Ok(())
    }

    /// Whether these redraws would edit the present board, rather than post it anew.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn edits(&self, rows: &[Outgoing]) -> Result<bool, DeliveryError> {
        let board = self.delivery.tables.store().board(&self.table.id).await?;
        Ok(board.is_some_and(|board| !self.is_anew(rows) && self.is_fresh(&board)))
    }

    /// Brings the living board up to date for all these redraws at once, and settles them.
    ///
    /// # Errors
    /// When Discord or the database fails; the rows then stay.
    pub async fn show_board(&self, rows: &[Outgoing]) -> Result<(), DeliveryError> {
        let store = self.delivery.tables.store();
        let old = store.board(&self.table.id).await?;
        if let Some(mut board) = old.clone()
            && !self.is_anew(rows)
            && self.is_fresh(&board)
            && !self.has_scrolled(&mut board).await?
        {
            match self.edit(&mut board).await {
                Ok(()) => {
                    let ids: Vec<_> = rows.iter().map(|row| row.id).collect();
                    store.show_board(&self.table.id, &board, &ids).await?;
                    return Ok(());
                }
                // The message is gone, too old to be edited, or its thread is archived: it is posted anew.
                Err(error) if matches!(error.code(), Some(10008 | 30046 | 50083)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.post_board(rows, old).await
    }

    fn is_anew(&self, rows: &[Outgoing]) -> bool {
        let asked = rows.iter().any(|row| matches!(row.intent, Intent::Board { anew: true, .. }));
        // What was tried may be there already, though nobody is to be called any more.
        let tried = rows.iter().any(|row| row.attempted.is_some());
        // An edit would call nobody.
        asked || tried || !self.pinged(rows).is_empty()
    }

    fn is_fresh(&self, board: &Board) -> bool {
        let age = board.posted_at.abs_diff(self.delivery.tables.clock().now());
        board.channel == self.table.channel && age < BOARD_LIFE
    }

    /// Asks the channel, at most once a minute, whether the board is out of sight.
    async fn has_scrolled(&self, board: &mut Board) -> Result<bool, DeliveryError> {
        let now = self.delivery.tables.clock().now();
        if board.checked_at.unwrap_or(board.posted_at).abs_diff(now) < CHECK_EVERY {
            return Ok(false);
        }
        let path = format!("channels/{}/messages?after={}&limit={SCROLLED}", board.channel, board.message);
        let below = match self.delivery.impatient.get(&path).await {
            Ok(messages) => messages.as_array().map_or(0, Vec::len),
            // Without the permission to read, the board is edited where it is.
            Err(error) if !error.passes() => 0,
            Err(error) => return Err(error.into()),
        };
        board.checked_at = Some(now);
        Ok(below >= SCROLLED)
    }

    async fn edit(&self, board: &mut Board) -> Result<(), RestError> {
        let sheet = marked(screen::public(self.table, &[]), &board.mark);
        let shown = key(&sheet);
        let image = if shown == board.shown { Image::Keep } else { self.delivery.painter.image(&sheet).await };
        let message = Message::new(&sheet, image);
        if let Some(hint) = self.delivery.hint_for(&self.table.id, board.message.0) {
            let path = format!("webhooks/{}/{}/messages/@original", hint.application, hint.token.0);
            match self.delivery.impatient.patch(&path, &message.body, &message.files).await {
                Ok(_) => {
                    board.shown = shown;
                    return Ok(());
                }
                // Tokens die early now and then; the bot's own way is still open.
                Err(error) => {
                    tracing::debug!(code = error.code(), "an interaction's token is not taken");
                    self.delivery.drop_hint(&self.table.id);
                }
            }
        }
        let path = format!("channels/{}/messages/{}", board.channel, board.message);
        self.delivery.impatient.patch(&path, &message.body, &message.files).await?;
        board.shown = shown;
        Ok(())
    }

    async fn post_board(&self, rows: &[Outgoing], old: Option<Board>) -> Result<(), DeliveryError> {
        // One row stands for all up to it: its id names the message in case of a crash. What was tried before may
        // be there already as it was then, so later rows are left to be shown after it.
        let tried = rows.iter().rposition(|row| row.attempted.is_some());
        let rows = tried.map_or(rows, |last| &rows[..=last]);
        let Some(row) = rows.last() else { return Ok(()) };
        let sheet = screen::public(self.table, &self.pinged(rows));
        let shown = if tried.is_some() { String::new() } else { key(&sheet) };
        let message = self.create(self.table.channel, row, sheet).await?;
        let now = self.delivery.tables.clock().now();
        let board = Board {
            channel: self.table.channel,
            message: MessageId(message),
            mark: self.mark(row.id),
            posted_at: now,
            shown,
            checked_at: None,
        };
        let old = old.filter(|old| old.message != board.message);
        let ids: Vec<_> = rows.iter().map(|row| row.id).collect();
        Ok(self.delivery.tables.note_board(&self.table.id, &board, old.as_ref(), &ids).await?)
    }

    /// Those to be pinged who still sit here and are awaited: a late board does not call who has acted, nor those
    /// whose own panels show what is asked.
    fn pinged(&self, rows: &[Outgoing]) -> Vec<PersonId> {
        let mut awaited = self.table.awaited_people();
        if self.table.asks_on_panels() {
            awaited.retain(|person| !self.delivery.panels.is_open(&self.table.id, *person));
        }
        let mut pinged = Vec::new();
        for row in rows {
            let Intent::Board { ping, .. } = &row.intent else { continue };
            for person in ping {
                if awaited.contains(person) && !pinged.contains(person) {
                    pinged.push(*person);
                }
            }
        }
        pinged
    }

    /// Creates a message exactly once, whatever happens in between, and gives back its id.
    async fn create(&self, channel: ChannelId, row: &Outgoing, sheet: Sheet) -> Result<u64, DeliveryError> {
        let Delivery { impatient: rest, tables, .. } = self.delivery;
        let now = tables.clock().now();
        let mark = self.mark(row.id);
        if let Some(attempted) = row.attempted
            && attempted.abs_diff(now) > NONCE_LIFE
            && let Some(message) = self.find(channel, attempted, &mark).await?
        {
            return Ok(message);
        }
        let sheet = marked(sheet, &mark);
        let image = self.delivery.painter.image(&sheet).await;
        let message = Message::new(&sheet, image).once(&row.id.nonce());
        tables.store().mark_attempted(row.id, now).await?;
        let made = rest.post(&format!("channels/{channel}/messages"), &message.body, &message.files).await?;
        Ok(id_of(&made).ok_or_else(no_id)?)
    }

    /// Looks for our own message with this mark: right after the attempt, and among the newest, in case the clock
    /// was wrong.
    async fn find(&self, channel: ChannelId, since: u64, mark: &str) -> Result<Option<u64>, RestError> {
        // Clocks differ a little.
        let after = since.saturating_sub(EPOCH + 60_000) << 22;
        for bound in [format!("after={after}&"), String::new()] {
            let path = format!("channels/{channel}/messages?{bound}limit=100");
            let messages = self.delivery.impatient.get(&path).await?;
            let ours = |message: &&serde_json::Value| {
                message["content"].as_str().is_some_and(|content| content.ends_with(mark))
            };
            if let Some(found) = messages.as_array().into_iter().flatten().find(ours).and_then(id_of) {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// What a message bears so that it can be found again: table and row.
    fn mark(&self, row: OutboxId) -> String {
        format!("{} · {row}", self.table.id)
    }
}

/// Puts the mark at the end: after the table's code where the text closes with it, else on a small line.
fn marked(mut sheet: Sheet, mark: &str) -> Sheet {
    let code = mark.split(' ').next().unwrap_or(mark);
    match sheet.text.strip_suffix(code) {
        Some(text) => sheet.text = format!("{text}{mark}"),
        None => sheet.text = format!("{}\n-# {mark}", sheet.text),
    }
    sheet
}

/// Tells pictures apart.
fn key(sheet: &Sheet) -> String {
    match &sheet.picture {
        Some(illustration) => hex::encode(Sha256::digest(format!("{illustration:?}"))),
        None => String::new(),
    }
}

fn no_id() -> RestError {
    RestError::Answer(serde::de::Error::custom("it bears no id"))
}
