//! Coming back to the seat that a computer player keeps.

use super::{Doer, Effects, Holder, Intent, Notice, Refused, Table};

impl Table {
    pub(super) fn come_back(&mut self, doer: &Doer) -> Result<Effects, Refused> {
        self.playing()?;
        if self.seat_of(doer.person.id).is_some() {
            return Err(Refused::AlreadySeated);
        }
        let seat = self.kept_for(doer.person.id).ok_or(Refused::NoSeatKept)?;
        self.playing_mut()?.forget_seat(seat);
        self.seats[seat.index()] = Holder::Person(doer.person.clone());
        let notice = Intent::Notice(Notice::CameBack { seat });
        Ok(Effects::show(vec![notice, Intent::Secret { seat }, Intent::redraw()]))
    }
}
