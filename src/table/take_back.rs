//! Taking the last action back.

use super::{Doer, Effects, Intent, Log, Notice, Refused, Table};

impl Table {
    pub(super) fn take_back(&mut self, doer: &Doer, step: Option<u64>) -> Result<Effects, Refused> {
        self.playing()?;
        let seat = self.own_seat(doer.person.id)?;
        self.fresh(step)?;
        let playing = self.playing_mut()?;
        let before = playing.before.take_if(|before| before.seat == seat).ok_or(Refused::NothingToTakeBack)?;
        playing.position = before.position;
        playing.dice = before.dice;
        playing.actions -= 1;
        // The same choice is open again, but buttons of the time before must not work.
        self.step += 1;
        let show = vec![Intent::Notice(Notice::TakenBack { seat }), Intent::post(Vec::new())];
        Ok(Effects { show, log: Log::RemoveLast })
    }
}
