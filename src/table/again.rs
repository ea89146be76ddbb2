//! Playing again.

use crate::games::fair::Secret;

use super::{Doer, Holder, Refused, Stage, Table, TableId};

impl Table {
    /// That the game is over, and somebody who sat there asks for another: the lobby that was opened for it.
    pub(super) fn asks_again(&self, doer: &Doer) -> Result<Option<&TableId>, Refused> {
        match &self.stage {
            Stage::Over(over) => {
                let person = doer.person.id;
                self.seat_of(person).or(self.kept_for(person)).ok_or(Refused::NotSeated)?;
                Ok(over.again.as_ref())
            }
            Stage::Lobby => Err(Refused::NotBegun),
            Stage::Playing(_) => Err(Refused::NotOver),
            Stage::Closed(_) => Err(Refused::LobbyClosed),
        }
    }

    /// A lobby with the same people and options. Computer players that kept a seat make room, as do the forgotten; whoever asks
    /// sits there in any case.
    pub(super) fn next(&self, doer: &Doer, id: TableId, secret: Secret, now: u64) -> Table {
        let stays =
            |holder: &&Holder| !matches!(holder, Holder::Computer { keeps_for: Some(_), .. } | Holder::Forgotten);
        let mut seats: Vec<Holder> = self.seats.iter().filter(stays).cloned().collect();
        if !seats.iter().any(|holder| holder.is(doer.person.id)) {
            seats.push(Holder::Person(doer.person.clone()));
        }
        let mut next = Table::open(id, self.place(), doer.person.clone(), self.options.clone(), secret, now);
        next.seats = seats;
        if next.seat_of(self.host).is_some() {
            next.host = self.host;
        }
        next
    }
}
