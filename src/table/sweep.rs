//! Deadlines: what happens to tables when their time comes.

use std::time::Duration;

use crate::games::{Dice, Seed};
use crate::store::{Deadline, StoreError};

use super::clock::Watch;
use super::hall::{Hall, random, read, unless_overtaken};
use super::{Done, Failed, Refused, Stage, Table, TableId, Tables};

/// How many deadlines are looked up at once.
const BATCH: u32 = 100;
/// A deadline that failed is tried again after so long.
const RETRY: u64 = 60 * 1000;
/// When the table cannot be read, which may need another version of the program.
const RETRY_UNREADABLE: u64 = 60 * 60 * 1000;
/// When the database did not answer, so that it may even have been met.
const RETRY_UNANSWERED: u64 = 5 * 1000;
/// When they cannot even be looked up.
const PAUSE_AFTER_FAILURE: Duration = Duration::from_secs(5);
/// No table expires so soon after the start or a jump of the clock.
const GRACE: u64 = 10 * 60 * 1000;
/// The deadlines are looked up at least so often; those that another process set and cannot meet, too.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);
const LONGEST_SLEEP_SHARED: Duration = Duration::from_secs(5);
/// Interactions are remembered for so long; Discord's tokens die after 15 minutes.
const REMEMBERED: u64 = 24 * 60 * 60 * 1000;
const FORGET_EVERY: u64 = 60 * 60 * 1000;

impl Tables {
    /// Carries out every deadline that has come. A table that fails is logged and tried again later; the
    /// others are not affected.
    ///
    /// # Errors
    /// When the database fails as a whole.
    pub async fn due(&self) -> Result<Vec<Done>, StoreError> {
        self.due_at(self.0.clock.now()).await
    }

    async fn due_at(&self, now: u64) -> Result<Vec<Done>, StoreError> {
        let mut all = Vec::new();
        loop {
            let due = self.0.store.due(now, BATCH).await?;
            if due.is_empty() {
                return Ok(all);
            }
            for (table, kind) in due {
                match unless_overtaken(|| self.meet(&table, kind, now)).await {
                    Ok(done) => all.extend(done),
                    Err(error) => {
                        tracing::error!(%table, %error, "a deadline failed");
                        let wait = match error {
                            Failed::Store(StoreError::Unreadable { .. }) => RETRY_UNREADABLE,
                            Failed::Store(error) if error.is_away() => RETRY_UNANSWERED,
                            _ => RETRY,
                        };
                        self.0.store.postpone_deadline(&table, kind, now, now + wait).await?;
                    }
                }
            }
        }
    }

    /// Carries out one deadline. Computer players think first, apart from everybody else's presses; the
    /// transaction then takes place only if nobody did anything at the table in the meantime.
    async fn meet(&self, id: &TableId, kind: Deadline, now: u64) -> Result<Option<Done>, Failed> {
        let snapshot = self.0.store.table(id).await?.ok_or(Refused::NoTable)?;
        let before = read(id, &snapshot)?;
        let mut dice = Dice::new(Seed(random()?));
        let mut after = before.clone();
        let (after, effects) = tokio::task::spawn_blocking(move || {
            let effects = match kind {
                Deadline::Computer => after.ask_computers(&mut dice),
                Deadline::Expiry => Ok(after.expire(now)),
            };
            (after, effects)
        })
        .await
        .map_err(|_| Failed::Thought)?;
        let effects = effects?;

        let mut change = self.0.store.change().await?;
        // Moved, met or overtaken since it was looked up; if it is still due, it is looked up again.
        let unchanged = change.table(id).await?.as_ref() == Some(&snapshot);
        let still_due = change.deadline(id, kind).await?.is_some_and(|due| due <= now);
        if !unchanged || !still_due {
            return Ok(None);
        }
        let next = match kind {
            Deadline::Computer => None,
            Deadline::Expiry => after.expires(),
        };
        change.set_deadline(id, kind, next).await?;
        let outbox = match effects {
            Some(effects) => Some(self.write(&mut change, &before, &after, effects, None, now).await?),
            None => None,
        };
        change.commit().await?;
        Ok(outbox.map(|outbox| {
            self.wake(id);
            Done { table: after, outbox }
        }))
    }

    /// Carries out deadlines as they come, until `shutdown`; a deadline that it interrupts comes again.
    pub async fn run_deadlines(&self, shutdown: impl Future<Output = ()>) {
        let run = async {
            let mut watch = Watch::new(&self.0.clock);
            let (mut forget_at, mut set) = (0, false);
            loop {
                // One time for all of a sweep, so that none sees a jump that was not noticed.
                let (now, has_jumped) = watch.look();
                if has_jumped {
                    tracing::warn!("the clock has jumped, or the machine has slept");
                    set = false;
                }
                let swept = async {
                    if !set {
                        self.set_times(now).await?;
                        set = true;
                    }
                    self.sweep(now, &mut forget_at).await
                };
                let sleep = swept.await.unwrap_or_else(|error| {
                    tracing::error!(%error, "deadlines cannot be looked up");
                    PAUSE_AFTER_FAILURE
                });
                tokio::select! {
                    () = tokio::time::sleep(sleep) => {}
                    () = self.0.deadlines.notified() => {}
                }
            }
        };
        tokio::select! {
            () = shutdown => {}
            () = run => {}
        }
    }

    /// Puts right what was set by a clock that may have told another time, or before a time in which nobody could
    /// press anything: no table expires for a while, and nothing waits for longer than it ever does.
    async fn set_times(&self, now: u64) -> Result<(), StoreError> {
        let Hall { store, pauses, clock, .. } = &*self.0;
        if let Some(difference) = store.server_time().await?.and_then(|there| clock.difference(there)) {
            tracing::warn!("{difference}; set both by a time service (NTP)");
        }
        let longest = u64::try_from(pauses.short.max(pauses.long).as_millis()).unwrap_or(u64::MAX / 2);
        store.hold_deadlines(Deadline::Expiry, now + GRACE).await?;
        store.hasten_deadlines(Deadline::Computer, now + longest).await?;
        store.hasten_outbox(now).await
    }

    /// Everything that is due; then how long nothing will be.
    async fn sweep(&self, now: u64, forget_at: &mut u64) -> Result<Duration, StoreError> {
        self.due_at(now).await?;
        if *forget_at <= now {
            self.0.store.forget_presses(now.saturating_sub(REMEMBERED)).await?;
            *forget_at = now + FORGET_EVERY;
        }
        let next = self.0.store.next_deadline().await?;
        let longest = if self.0.store.is_shared() { LONGEST_SLEEP_SHARED } else { LONGEST_SLEEP };
        Ok(next.map_or(longest, |due| Duration::from_millis(due.saturating_sub(now)).min(longest)))
    }
}

impl Table {
    /// How many actions stand, while the game runs.
    pub(super) fn actions(&self) -> u32 {
        match &self.stage {
            Stage::Playing(playing) => playing.actions,
            _ => 0,
        }
    }
}
