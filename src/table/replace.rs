//! Giving the seat of somebody absent away, and taking an offered one.

use crate::games::Seat;

use super::{Doer, Effects, Holder, Intent, Notice, Person, PersonId, Refused, ReplaceVote, Stage, Table};

impl Table {
    /// Whether this seat waits for somebody to whom it was offered.
    pub fn offers(&self, seat: Seat) -> bool {
        matches!(&self.stage, Stage::Playing(playing) if playing.offers.iter().any(|(offered, _)| *offered == seat))
    }

    /// The host does it at once; for others it takes a majority of the people who sit here.
    pub(super) fn replace(&mut self, doer: &Doer, seat: Seat, with: Option<&Person>) -> Result<Effects, Refused> {
        self.playing()?;
        let by = doer.person.id;
        if self.own_seat(by)? == seat {
            return Err(Refused::OwnSeat);
        }
        match (self.holder(seat)?, with) {
            (Holder::Computer { .. }, None) => return Err(Refused::ComputerSeat),
            (_, Some(with)) if self.sits_elsewhere(with.id, seat) => return Err(Refused::PersonSeated),
            _ => {}
        }
        if by != self.host {
            let vote = ReplaceVote { by, seat, with: with.map(|with| with.id) };
            // A single other person must be able to, or an absent host would hang the table.
            let people = self.people().count();
            let needed = (people / 2 + 1).min(people - 1);
            let votes = &mut self.playing_mut()?.replace_votes;
            let is_new = !votes.contains(&vote);
            if is_new {
                votes.retain(|other| !(other.by == by && other.seat == seat));
                votes.push(vote.clone());
            }
            let count = votes.iter().filter(|other| other.seat == seat && other.with == vote.with).count();
            if count < needed && !is_new {
                return Err(Refused::AlreadyAgreed);
            }
            if count < needed {
                let by = doer.person.clone();
                let notice = Notice::ReplaceVote { by, seat, votes: count, needed };
                return Ok(Effects::show(vec![Intent::Notice(notice)]));
            }
        }
        match with {
            None => self.give_to_computer(seat),
            Some(to) => {
                let playing = self.playing_mut()?;
                playing.forget_seat(seat);
                playing.offers.push((seat, to.clone()));
                let notice = Notice::SeatOffered { seat, to: to.clone() };
                Ok(Effects::show(vec![Intent::Notice(notice), Intent::redraw()]))
            }
        }
    }

    fn sits_elsewhere(&self, person: PersonId, seat: Seat) -> bool {
        self.seat_of(person).is_some() || self.kept_for(person).is_some_and(|kept| kept != seat)
    }

    pub(super) fn take_seat(&mut self, doer: &Doer, seat: Seat) -> Result<Effects, Refused> {
        let person = &doer.person;
        let playing = self.playing()?;
        if self.sits_elsewhere(person.id, seat) {
            return Err(Refused::AlreadySeated);
        }
        if !playing.offers.iter().any(|(offered, to)| *offered == seat && to.id == person.id) {
            return Err(Refused::NotOffered);
        }
        let was = self.holder(seat)?.person().map(|was| was.id);
        let playing = self.playing_mut()?;
        playing.forget_seat(seat);
        playing.offers.retain(|(_, to)| to.id != person.id);
        if let Some(was) = was {
            playing.forget_voter(was);
        }
        self.seats[seat.index()] = Holder::Person(person.clone());
        let mut show = vec![Intent::Notice(Notice::SeatTaken { seat, by: person.clone() })];
        show.extend(self.pass_host(seat.index()));
        show.extend([Intent::Secret { seat }, Intent::redraw()]);
        Ok(Effects::show(show))
    }
}
