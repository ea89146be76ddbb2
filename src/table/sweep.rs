//! Deadlines: what happens to tables when their time comes.

use std::time::Duration;

use crate::games::{Dice, Seed};
use crate::store::{Deadline, StoreError};

use super::hall::{random, read, unless_overtaken};
use super::{Done, Failed, Refused, Stage, Table, TableId, Tables};

/// How many deadlines are looked up at once.
const BATCH: u32 = 100;
/// A deadline that failed is tried again after so long.
const RETRY: u64 = 60 * 1000;
/// When the table cannot be read, which may need another version of the program.
const RETRY_UNREADABLE: u64 = 60 * 60 * 1000;
/// When they cannot even be looked up.
const PAUSE_AFTER_FAILURE: Duration = Duration::from_secs(5);
/// No table expires so soon after the start.
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
        let mut all = Vec::new();
        loop {
            let due = self.0.store.due(self.0.clock.now(), BATCH).await?;
            if due.is_empty() {
                return Ok(all);
            }
            for (table, kind) in due {
                match unless_overtaken(|| self.meet(&table, kind)).await {
                    Ok(done) => all.extend(done),
                    Err(error) => {
                        tracing::error!(%table, %error, "a deadline failed");
                        let lasting = matches!(error, Failed::Store(StoreError::Unreadable { .. }));
                        self.postpone(&table, kind, if lasting { RETRY_UNREADABLE } else { RETRY }).await?;
                    }
                }
            }
        }
    }

    /// Carries out one deadline. Computer players think first, apart from everybody else's presses; the
    /// transaction then takes place only if nobody did anything at the table in the meantime.
    async fn meet(&self, id: &TableId, kind: Deadline) -> Result<Option<Done>, Failed> {
        let now = self.0.clock.now();
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

    async fn postpone(&self, table: &TableId, kind: Deadline, wait: u64) -> Result<(), StoreError> {
        let mut change = self.0.store.change().await?;
        change.set_deadline(table, kind, Some(self.0.clock.now() + wait)).await?;
        change.commit().await
    }

    /// Carries out deadlines as they come, until `shutdown`; a deadline that it interrupts comes again. Nobody
    /// could press anything while the program did not run, so at first no table expires for a while.
    pub async fn run_deadlines(&self, shutdown: impl Future<Output = ()>) {
        let run = async {
            let grace = self.0.clock.now() + GRACE;
            if let Err(error) = self.0.store.hold_deadlines(Deadline::Expiry, grace).await {
                tracing::error!(%error, "deadlines cannot be moved");
            }
            let mut forget_at = 0;
            loop {
                let sleep = self.sweep(&mut forget_at).await.unwrap_or_else(|error| {
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

    /// Everything that is due; then how long nothing will be.
    async fn sweep(&self, forget_at: &mut u64) -> Result<Duration, StoreError> {
        self.due().await?;
        let now = self.0.clock.now();
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
