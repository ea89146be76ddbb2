//! All tables: each deed is one transaction, and only then anything is shown.

use std::sync::Arc;

use tokio::sync::{Mutex, Notify, mpsc};

use crate::games::fair::Secret;
use crate::games::record::check;
use crate::games::registry::{Event, Options};
use crate::store::{ActionRow, Change, Deadline, OutboxRow, Store, StoreError, TableRow};

use super::{
    ChannelId, Clock, Deed, Doer, Effects, Entry, Failed, Intent, InteractionId, Log, OutboxId, Pauses, PersonId,
    Place, Refused, Stage, Table, TableId,
};

/// Every table there is. Cloning is cheap.
#[derive(Clone)]
pub struct Tables(pub(super) Arc<Hall>);

pub(super) struct Hall {
    pub store: Store,
    pub clock: Clock,
    pub pauses: Pauses,
    /// Told which table has something to show.
    wake: mpsc::UnboundedSender<TableId>,
    /// Told that deadlines were set.
    pub deadlines: Notify,
    /// Held by whoever forgets somebody.
    pub forgetting: Mutex<()>,
}

/// A deed that was carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct Done {
    /// The table as it is now; for [`Deed::Again`] the new lobby.
    pub table: Table,
    /// What is to be shown of this table because of the deed, in this order. It stands in the outbox.
    pub outbox: Vec<(OutboxId, Intent)>,
}

/// A row of the outbox.
#[derive(Clone, Debug, PartialEq)]
pub struct Outgoing {
    pub id: OutboxId,
    pub intent: Intent,
    pub created: u64,
    /// When it was last tried. Set: its fate is unknown.
    pub attempted: Option<u64>,
    /// How often it was put off.
    pub attempts: u32,
    /// Not to be tried before this time.
    pub not_before: u64,
    /// Discord's code, or the HTTP status, of the last refusal.
    pub code: Option<u32>,
}

impl Tables {
    /// The tables of a store. The receiver hears of every table that has something new to show.
    pub fn new(store: Store, clock: Clock, pauses: Pauses) -> (Tables, mpsc::UnboundedReceiver<TableId>) {
        let (wake, woken) = mpsc::unbounded_channel();
        (
            Tables(Arc::new(Hall { store, clock, pauses, wake, deadlines: Notify::new(), forgetting: Mutex::new(()) })),
            woken,
        )
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    pub fn clock(&self) -> &Clock {
        &self.0.clock
    }

    /// Opens a lobby with so many computer players beside the host.
    ///
    /// # Errors
    /// When there are more of them than seats, a table is open in the channel, the interaction was carried out before, or the database fails.
    pub async fn open(&self, doer: &Doer, place: Place, options: Options, computers: u8) -> Result<Done, Failed> {
        if usize::from(computers) >= *options.kind().seats().end() {
            return Err(Refused::Full.into());
        }
        unless_overtaken(|| self.open_once(doer, place, &options, computers)).await
    }

    async fn open_once(&self, doer: &Doer, place: Place, options: &Options, computers: u8) -> Result<Done, Failed> {
        let now = self.0.clock.now();
        let mut change = self.0.store.change().await?;
        note_press(&mut change, doer, now).await?;
        let make = |id, secret| {
            let mut table = Table::open(id, place, doer.person.clone(), options.clone(), secret, now);
            for _ in 0..computers {
                table.seats.push(table.new_computer(None));
            }
            table
        };
        let done = self.add(&mut change, place.channel, make, now).await?;
        change.commit().await?;
        self.wake(&done.table.id);
        Ok(done)
    }

    /// Carries out a deed. `step` is what the control carried, if it was one.
    ///
    /// # Errors
    /// When the deed is refused or the database fails; nothing changed then.
    pub async fn act(&self, doer: &Doer, table: &TableId, step: Option<u64>, deed: Deed) -> Result<Done, Failed> {
        unless_overtaken(|| self.act_once(doer, table, step, &deed)).await
    }

    async fn act_once(&self, doer: &Doer, table: &TableId, step: Option<u64>, deed: &Deed) -> Result<Done, Failed> {
        let now = self.0.clock.now();
        let mut change = self.0.store.change().await?;
        let before = locked(&mut change, table).await?.ok_or(Refused::NoTable)?;
        note_press(&mut change, doer, now).await?;
        if let Deed::Again = deed {
            return self.again(change, doer, before, now).await;
        }
        let mut after = before.clone();
        let effects = after.apply(doer, step, deed, now)?;
        let outbox = self.write(&mut change, &before, &after, effects, Some(doer.interaction), now).await?;
        change.commit().await?;
        self.wake(table);
        Ok(Done { table: after, outbox })
    }

    /// The first who asks opens the lobby, all others are led to it.
    async fn again(&self, mut change: Change, doer: &Doer, before: Table, now: u64) -> Result<Done, Failed> {
        if let Some(next) = before.asks_again(doer)? {
            let table = locked(&mut change, next).await?.ok_or(Refused::NoTable)?;
            change.commit().await?;
            return Ok(Done { table, outbox: Vec::new() });
        }
        let make = |id, secret| before.next(doer, id, secret, now);
        let done = self.add(&mut change, before.channel, make, now).await?;
        let mut after = before.clone();
        if let Stage::Over(over) = &mut after.stage {
            over.again = Some(done.table.id.clone());
        }
        let redraw = Effects::show(vec![Intent::redraw()]);
        self.write(&mut change, &before, &after, redraw, Some(doer.interaction), now).await?;
        change.commit().await?;
        self.wake(&before.id);
        self.wake(&done.table.id);
        Ok(done)
    }

    /// The table with this code.
    ///
    /// # Errors
    /// When the database fails or the table cannot be read.
    pub async fn load(&self, id: &TableId) -> Result<Option<Table>, StoreError> {
        self.0.store.table(id).await?.map(|snapshot| read(id, &snapshot)).transpose()
    }

    /// The table that is open in a channel, else the last one that was.
    ///
    /// # Errors
    /// When the database fails or the table cannot be read.
    pub async fn at_channel(&self, channel: ChannelId) -> Result<Option<Table>, StoreError> {
        self.0.store.table_at(channel).await?.map(|(id, snapshot)| read(&id, &snapshot)).transpose()
    }

    /// The open tables where a person sits, oldest first; those that cannot be read are left out.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of_person(&self, person: PersonId) -> Result<Vec<Table>, StoreError> {
        let snapshots = self.0.store.tables_of(person).await?;
        let tables = snapshots.iter().filter_map(|(id, snapshot)| match read(id, snapshot) {
            Ok(table) => Some(table),
            Err(error) => {
                tracing::error!(table = %id, %error, "a table is left out");
                None
            }
        });
        Ok(tables.collect())
    }

    /// What each action that stands brought about, in order. Where that cannot be read, which is logged, nothing.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn events(&self, table: &TableId) -> Result<Vec<Vec<Event>>, StoreError> {
        let rows = self.0.store.actions(table).await?;
        let events = rows.iter().map(|row| {
            serde_json::from_str(&row.events).unwrap_or_else(|error| {
                let error = StoreError::unreadable(table, &error);
                tracing::error!(%table, n = row.n, %error, "what an action brought about is left out");
                Vec::new()
            })
        });
        Ok(events.collect())
    }

    /// What is still to be shown of a table, oldest first, whether due or not.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn pending(&self, table: &TableId) -> Result<Vec<Outgoing>, StoreError> {
        let rows = self.0.store.outbox(table).await?;
        let mut pending = Vec::with_capacity(rows.len());
        for row in rows {
            let OutboxRow { id, intent, created, attempted, attempts, not_before, code } = row;
            match serde_json::from_str(&intent) {
                Ok(intent) => {
                    pending.push(Outgoing { id, intent, created, attempted, attempts, not_before, code });
                }
                Err(error) => {
                    let error = StoreError::unreadable(table, &error);
                    tracing::error!(%table, row = %id, %error, "something to be shown is dropped");
                    self.0.store.settle(&[id]).await?;
                }
            }
        }
        Ok(pending)
    }

    pub(super) fn wake(&self, table: &TableId) {
        // Without anybody who shows tables, the outbox keeps what is to be shown.
        let _ = self.0.wake.send(table.clone());
        self.0.deadlines.notify_one();
    }

    /// Adds a lobby to the channel, under an id that is free.
    async fn add(
        &self,
        change: &mut Change,
        channel: ChannelId,
        make: impl Fn(TableId, Secret) -> Table,
        now: u64,
    ) -> Result<Done, Failed> {
        if let Some(open) = change.open_table_at(channel).await? {
            match locked(change, &open).await {
                // Nobody can do anything at that table; it must not keep the channel for ever.
                Err(StoreError::Unreadable { .. }) => {
                    tracing::error!(table = %open, "a table that cannot be read is set aside");
                    change.set_aside(&open).await?;
                }
                other => {
                    other?;
                    return Err(Refused::ChannelTaken(open).into());
                }
            }
        }
        loop {
            let table = make(TableId::from_bytes(random()?), Secret::new(random()?));
            if change.add_table(&row(&table), now).await? {
                let people: Vec<PersonId> = table.people().map(|person| person.id).collect();
                change.seat(&table.id, &people).await?;
                change.set_deadline(&table.id, Deadline::Expiry, table.expires()).await?;
                let outbox = push(change, &table.id, vec![Intent::post(Vec::new())], now).await?;
                return Ok(Done { table, outbox });
            }
        }
    }

    /// Writes what a deed changed: table, seats, actions, deadlines, outbox.
    pub(super) async fn write(
        &self,
        change: &mut Change,
        before: &Table,
        after: &Table,
        effects: Effects,
        interaction: Option<InteractionId>,
        now: u64,
    ) -> Result<Vec<(OutboxId, Intent)>, Failed> {
        let id = &after.id;
        change.save_table(&row(after)).await?;
        if before.seats != after.seats {
            let people: Vec<PersonId> = after.people().map(|person| person.id).collect();
            change.seat(id, &people).await?;
        }
        let stand = before.actions();
        match effects.log {
            Log::Keep => {}
            Log::Append(entries) => {
                // What was forced after it comes from no interaction.
                let mut interaction = interaction;
                for (Entry { seat, action, events }, n) in entries.into_iter().zip(stand..) {
                    let row = ActionRow {
                        n,
                        seat: seat.0,
                        action: json(&action),
                        events: json(&events),
                        digest: check(&events),
                        interaction: interaction.take(),
                        at: now,
                    };
                    change.add_action(id, &row).await?;
                }
            }
            Log::RemoveLast(count) => change.remove_actions(id, stand.saturating_sub(count)).await?,
        }
        if std::mem::discriminant(&before.stage) != std::mem::discriminant(&after.stage) {
            change.set_deadline(id, Deadline::Expiry, after.expires()).await?;
        }
        if let Some(due) = after.computer_due(Some(before), now, &self.0.pauses) {
            change.set_deadline(id, Deadline::Computer, due).await?;
        }
        Ok(push(change, id, effects.show, now).await?)
    }
}

pub(super) async fn push(
    change: &mut Change,
    table: &TableId,
    show: Vec<Intent>,
    now: u64,
) -> Result<Vec<(OutboxId, Intent)>, StoreError> {
    let mut outbox = Vec::with_capacity(show.len());
    for intent in show {
        outbox.push((change.push(table, &json(&intent), now).await?, intent));
    }
    Ok(outbox)
}

/// How often a change is tried that other processes overtake; each time it is judged by what then stands.
const ATTEMPTS: usize = 4;

/// Does something anew when another process was quicker.
pub(super) async fn unless_overtaken<T, Attempt>(attempt: impl Fn() -> Attempt) -> Result<T, Failed>
where
    Attempt: Future<Output = Result<T, Failed>>,
{
    for _ in 1..ATTEMPTS {
        match attempt().await {
            Err(Failed::Store(StoreError::Overtaken)) => {}
            other => return other,
        }
    }
    attempt().await
}

async fn note_press(change: &mut Change, doer: &Doer, now: u64) -> Result<(), Failed> {
    if change.note_press(doer.interaction, now).await? { Ok(()) } else { Err(Refused::Repeated.into()) }
}

/// The table, kept from everybody else until the change ends.
pub(super) async fn locked(change: &mut Change, id: &TableId) -> Result<Option<Table>, StoreError> {
    change.table(id).await?.map(|snapshot| read(id, &snapshot)).transpose()
}

pub(super) fn read(id: &TableId, snapshot: &str) -> Result<Table, StoreError> {
    serde_json::from_str(snapshot).map_err(|error| StoreError::unreadable(id, &error))
}

pub(super) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("tables, actions and intents have string keys and no failing parts")
}

pub(super) fn random<const N: usize>() -> Result<[u8; N], Failed> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

pub(super) fn row(table: &Table) -> TableRow {
    TableRow {
        id: table.id.clone(),
        guild: table.guild,
        channel: table.channel,
        game: table.kind().name(),
        stage: match table.stage {
            Stage::Lobby => "lobby",
            Stage::Playing(_) => "playing",
            Stage::Over(_) => "over",
            Stage::Closed(_) => "closed",
        },
        step: table.step,
        snapshot: json(table),
        touched: table.touched,
    }
}
