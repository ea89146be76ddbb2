//! Taking the last step back, as often as there is one.

use super::{Doer, Effects, Intent, Log, Notice, Playing, Refused, Table};
use crate::games::record::Played;
use crate::games::{Seat, Viewer};

impl Table {
    pub(super) fn take_back(&mut self, doer: &Doer, step: Option<u64>) -> Result<Effects, Refused> {
        self.playing()?;
        let seat = self.own_seat(doer.person.id)?;
        self.fresh(step)?;
        let playing = self.playing_mut()?;
        let asked = playing.position.view(Viewer::Public).awaited();
        let count = playing.take_back(seat)?;
        let asked = asked.without(playing.position.view(Viewer::Public).awaited());
        // The same choice is open again, but buttons of the time before must not work.
        self.step += 1;
        // Whoever was asked in vain should know why; where the same person goes on, he sees it himself.
        let show = if self.people_in(asked, Some(doer.person.id)).is_empty() {
            vec![Intent::redraw()]
        } else {
            vec![Intent::Notice(Notice::TakenBack { seat }), Intent::post(Vec::new())]
        };
        Ok(Effects { show, log: Log::RemoveLast(count) })
    }
}

impl Playing {
    /// Plays what this seat can take back again without the last deed; how many actions that took away.
    fn take_back(&mut self, seat: Seat) -> Result<u32, Refused> {
        let back = self.back.as_mut().filter(|back| back.seat == seat).ok_or(Refused::NothingToTakeBack)?;
        let (last, left) = back.deeds.split_last().ok_or(Refused::NothingToTakeBack)?;
        let (mut position, mut dice) = (back.position.clone(), back.dice.clone());
        for Played { seat, action } in left.iter().flatten() {
            position.play(*seat, action, &mut dice)?;
        }
        let count = last.len() as u32;
        (self.position, self.dice) = (position, dice);
        self.actions -= count;
        back.deeds.pop();
        if back.deeds.is_empty() {
            self.back = None;
        }
        Ok(count)
    }
}
