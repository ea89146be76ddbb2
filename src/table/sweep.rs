//! Deadlines: what happens to tables when their time comes.

use std::time::Duration;

use crate::games::Dice;
use crate::store::{Deadline, StoreError};

use super::hall::{locked, random_seed};
use super::{Done, Failed, Refused, Stage, Table, TableId, Tables};

/// How many deadlines are looked up at once.
const BATCH: u32 = 100;
/// A deadline that failed is tried again after so long.
const RETRY: u64 = 60 * 1000;
/// When they cannot even be looked up.
const PAUSE_AFTER_FAILURE: Duration = Duration::from_secs(5);
/// No table expires so soon after the start.
const GRACE: u64 = 10 * 60 * 1000;
/// The deadlines are looked up at least so often.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);
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
                match self.meet(&table, kind).await {
                    Ok(done) => all.extend(done),
                    Err(error) => {
                        tracing::error!(%table, %error, "a deadline failed");
                        self.postpone(&table, kind).await?;
                    }
                }
            }
        }
    }

    /// Carries out one deadline, in one transaction.
    async fn meet(&self, id: &TableId, kind: Deadline) -> Result<Option<Done>, Failed> {
        let now = self.0.clock.now();
        let mut change = self.0.store.change().await?;
        // It may have been moved or met since it was looked up.
        if change.deadline(id, kind).await?.is_none_or(|due| due > now) {
            return Ok(None);
        }
        let before = locked(&mut change, id).await?.ok_or(Refused::NoTable)?;
        let mut after = before.clone();
        let effects = match kind {
            Deadline::Computer => after.ask_computers(&mut Dice::new(random_seed()?)).map_err(Failed::from)?,
            Deadline::Expiry => after.expire(now),
        };
        let again = match kind {
            Deadline::Computer => None,
            Deadline::Expiry => after.expires(),
        };
        change.set_deadline(id, kind, again).await?;
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

    async fn postpone(&self, table: &TableId, kind: Deadline) -> Result<(), StoreError> {
        let mut change = self.0.store.change().await?;
        change.set_deadline(table, kind, Some(self.0.clock.now() + RETRY)).await?;
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
        Ok(next.map_or(LONGEST_SLEEP, |due| Duration::from_millis(due.saturating_sub(now)).min(LONGEST_SLEEP)))
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
