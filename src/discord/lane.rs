//! Which senders run: a table has one for its channel, one for direct messages and one for private panels, so that
//! people with slow or closed direct messages hold up nobody's board.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use crate::table::{Intent, TableId};

/// Between two edits of a board.
const PACE: Duration = Duration::from_secs(1);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Lane {
    pub table: TableId,
    way: Way,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Way {
    Public,
    Direct,
    Panels,
}

impl Lane {
    pub fn public(table: &TableId) -> Lane {
        Lane { table: table.clone(), way: Way::Public }
    }

    pub fn direct(table: &TableId) -> Lane {
        Lane { table: table.clone(), way: Way::Direct }
    }

    /// That of the private panels, which follow the table itself and no intents.
    pub fn panels(table: &TableId) -> Lane {
        Lane { table: table.clone(), way: Way::Panels }
    }

    pub fn is_panels(&self) -> bool {
        self.way == Way::Panels
    }

    /// The name under which one of several processes has it.
    pub fn lease(&self) -> String {
        let way = match self.way {
            Way::Public => "public",
            Way::Direct => "direct",
            Way::Panels => "panels",
        };
        format!("{way} {}", self.table)
    }

    /// Whether this lane sends that intent.
    pub fn carries(&self, intent: &Intent) -> bool {
        match self.way {
            Way::Public => !matches!(intent, Intent::Secret { .. }),
            Way::Direct => matches!(intent, Intent::Secret { .. }),
            Way::Panels => false,
        }
    }
}

/// What runs, and what waits for what.
#[derive(Default)]
pub struct Lanes {
    state: Mutex<State>,
    idle: Notify,
}

#[derive(Default)]
struct State {
    running: HashMap<Lane, Running>,
    holds: HashMap<Lane, (usize, Instant)>,
    edits: HashMap<Lane, Instant>,
    closing: bool,
}

#[derive(Default)]
struct Running {
    woken_again: bool,
    woken: Arc<Notify>,
}

impl Lanes {
    /// Notes that a lane has something to send; `true` when a sender must be started for it.
    pub fn start(&self, lane: &Lane) -> bool {
        let mut state = self.state();
        if state.closing {
            return false;
        }
        if let Some(running) = state.running.get_mut(lane) {
            running.woken_again = true;
            running.woken.notify_one();
            return false;
        }
        state.running.insert(lane.clone(), Running::default());
        true
    }

    /// A sender found nothing more; `true` when it may end, `false` when it was woken meanwhile.
    pub fn stop(&self, lane: &Lane) -> bool {
        let mut state = self.state();
        let again = state.running.get_mut(lane).is_some_and(|running| std::mem::take(&mut running.woken_again));
        if again && !state.closing {
            return false;
        }
        state.running.remove(lane);
        state.edits.retain(|_, at| at.elapsed() < PACE);
        drop(state);
        self.idle.notify_waiters();
        true
    }

    /// Waits for `longest`, or until there is something new to send, which need not wait for what is paced.
    pub async fn rest(&self, lane: &Lane, longest: Duration) {
        let woken = self.state().running.get(lane).map(|running| Arc::clone(&running.woken));
        let Some(woken) = woken else { return };
        tokio::select! {
            () = woken.notified() => {}
            () = tokio::time::sleep(longest) => {}
        }
    }

    /// Forgets a sender that broke down.
    pub fn abandon(&self, lane: &Lane) {
        self.state().running.remove(lane);
        self.idle.notify_waiters();
    }

    /// Holds a lane back for `longest` at most.
    pub fn hold(&self, lane: &Lane, longest: Duration) {
        let mut state = self.state();
        let until = Instant::now() + longest;
        // Whoever comes later does not prolong it, or presses without a pause could hold a table back for ever.
        state.holds.entry(lane.clone()).or_insert((0, until)).0 += 1;
    }

    pub fn release(&self, lane: &Lane) {
        let mut state = self.state();
        if let Some(hold) = state.holds.get_mut(lane) {
            hold.0 -= 1;
            if hold.0 == 0 {
                state.holds.remove(lane);
            }
        }
    }

    /// How long to wait before asking again, when the lane is held back.
    pub fn held(&self, lane: &Lane) -> Option<Duration> {
        let state = self.state();
        let (_, until) = state.holds.get(lane)?;
        (*until > Instant::now()).then_some(Duration::from_millis(2))
    }

    /// How long an edit of the board has to wait so that edits come about once a second.
    pub fn pace(&self, lane: &Lane) -> Option<Duration> {
        PACE.checked_sub(self.state().edits.get(lane)?.elapsed())
    }

    pub fn note_edit(&self, lane: &Lane) {
        self.state().edits.insert(lane.clone(), Instant::now());
    }

    pub fn is_closing(&self) -> bool {
        self.state().closing
    }

    /// Starts no sender any more, and completes when those that run are done with what they are sending.
    pub async fn close(&self) {
        {
            let mut state = self.state();
            state.closing = true;
            state.running.values().for_each(|running| running.woken.notify_one());
        }
        loop {
            let idle = self.idle.notified();
            if self.state().running.is_empty() {
                return;
            }
            tokio::select! {
                () = idle => {}
                () = tokio::time::sleep(Duration::from_millis(50)) => {}
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while the state is half changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
