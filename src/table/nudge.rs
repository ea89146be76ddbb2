//! Pinging who is awaited.

use crate::games::Viewer;

use super::{Doer, Effects, Intent, Notice, Refused, Table};

/// How long a nudge keeps the next one away.
const PAUSE: u64 = 2 * 60 * 1000;

impl Table {
    pub(super) fn nudge(&mut self, doer: &Doer, now: u64) -> Result<Effects, Refused> {
        let playing = self.playing()?;
        self.own_seat(doer.person.id)?;
        // A nudge of later than now stems from before the clock was put right.
        if let Some(past) = playing.nudged.map(|last| last.abs_diff(now)).filter(|past| *past < PAUSE) {
            return Err(Refused::NudgedAlready { wait_seconds: (PAUSE - past).div_ceil(1000) });
        }
        let awaited = playing.position.view(Viewer::Public).awaited();
        let people = self.people_in(awaited, Some(doer.person.id));
        // Nobody to ping may mean that the public may not know who is awaited; then all are told to look.
        if people.is_empty() && !awaited.is_empty() {
            return Err(Refused::NobodyAwaited);
        }
        self.playing_mut()?.nudged = Some(now);
        Ok(Effects::show(vec![Intent::Notice(Notice::Nudge { people })]))
    }
}
