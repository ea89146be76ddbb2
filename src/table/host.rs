//! Who sits where, and who is host.

use crate::games::Seat;

use super::{Holder, Intent, Notice, Person, PersonId, Refused, Stage, Table};

impl Table {
    /// The seat of a person.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seats.iter().position(|holder| holder.is(person)).map(Seat::at)
    }

    /// The people who sit here, in sitting order.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.seats.iter().filter_map(Holder::person)
    }

    /// The seat that a computer player keeps for a person.
    pub fn kept_for(&self, person: PersonId) -> Option<Seat> {
        let keeps =
            |holder: &Holder| matches!(holder, Holder::Computer { keeps_for: Some(absent), .. } if absent.id == person);
        self.seats.iter().position(keeps).map(Seat::at)
    }

    pub(super) fn holder(&self, seat: Seat) -> Result<&Holder, Refused> {
        self.seats.get(seat.index()).ok_or(Refused::NoSuchSeat)
    }

    pub(super) fn own_seat(&self, person: PersonId) -> Result<Seat, Refused> {
        self.seat_of(person).ok_or(Refused::NotSeated)
    }

    pub(super) fn is_full(&self) -> bool {
        self.seats.len() >= *self.kind().seats().end()
    }

    /// A computer player with a name that no other of this table bears.
    pub(super) fn new_computer(&self, keeps_for: Option<Person>) -> Holder {
        let taken = |name: u8| {
            self.seats.iter().any(|holder| matches!(holder, Holder::Computer { name: other, .. } if *other == name))
        };
        let name = (1..=u8::MAX).find(|name| !taken(*name)).expect("a table has fewer seats than names");
        Holder::Computer { name, keeps_for }
    }

    pub(super) fn host_only(&self, person: PersonId) -> Result<(), Refused> {
        if self.host == person {
            Ok(())
        } else {
            self.own_seat(person)?;
            Err(Refused::NotHost)
        }
    }

    /// The host hands over to the person in another seat.
    pub(super) fn hand_over(&mut self, person: PersonId, seat: Seat) -> Result<Vec<Intent>, Refused> {
        if !matches!(self.stage, Stage::Lobby) {
            self.playing()?;
        }
        self.host_only(person)?;
        let heir = self.holder(seat)?.person().ok_or(Refused::ComputerSeat)?.id;
        if heir == person {
            return Err(Refused::OwnSeat);
        }
        self.host = heir;
        Ok(vec![Intent::Notice(Notice::NewHost { host: heir }), Intent::redraw()])
    }

    /// When the host sits here no more, the next person from this seat on becomes host.
    pub(super) fn pass_host(&mut self, from: usize) -> Option<Intent> {
        if self.seat_of(self.host).is_some() {
            return None;
        }
        let (before, after) = self.seats.split_at(from.min(self.seats.len()));
        let heir = after.iter().chain(before).find_map(Holder::person)?.id;
        self.host = heir;
        Some(Intent::Notice(Notice::NewHost { host: heir }))
    }
}
