//! Ending a table before its time.

use super::{Closing, Doer, Effects, Ending, Intent, Notice, Refused, Stage, Table};

/// After so long without a deed, whoever may manage messages can end a table.
const IDLE: u64 = 60 * 60 * 1000;

impl Table {
    /// The host ends the table at once, a game also a majority of the people who sit there, and an idle
    /// table whoever may manage messages.
    pub(super) fn stop(&mut self, doer: &Doer, now: u64) -> Result<Effects, Refused> {
        let by = doer.person.id;
        let may_at_once = by == self.host || (doer.moderator && self.touched + IDLE <= now);
        if let Stage::Lobby = self.stage {
            if !may_at_once {
                self.may_ask(doer, now)?;
                return Err(Refused::NotHost);
            }
            self.stage = Stage::Closed(Closing::ByHost);
            return Ok(Effects::show(vec![Intent::redraw()]));
        }
        self.playing()?;
        if !may_at_once {
            self.may_ask(doer, now)?;
            let needed = self.people().count() / 2 + 1;
            let votes = &mut self.playing_mut()?.stop_votes;
            let is_new = !votes.contains(&by);
            if is_new {
                votes.push(by);
            }
            let count = votes.len();
            if count < needed && !is_new {
                return Err(Refused::AlreadyAgreed);
            }
            if count < needed {
                let notice = Notice::StopVote { by: doer.person.clone(), votes: count, needed };
                return Ok(Effects::show(vec![Intent::Notice(notice)]));
            }
        }
        self.end(Ending::Stopped);
        Ok(Effects::show(vec![Intent::post(Vec::new())]))
    }

    /// That somebody sits here; whoever may manage messages is told how long he has to wait.
    fn may_ask(&self, doer: &Doer, now: u64) -> Result<(), Refused> {
        match self.seat_of(doer.person.id) {
            Some(_) => Ok(()),
            None if doer.moderator => {
                let wait_minutes = (self.touched + IDLE).saturating_sub(now).div_ceil(60 * 1000);
                Err(Refused::NotIdle { wait_minutes })
            }
            None => Err(Refused::NotSeated),
        }
    }
}
