//! Leaving, in the lobby or in a game.

use crate::games::Seat;

use super::{Doer, Effects, Ending, Intent, Notice, Refused, Stage, Table};

impl Table {
    pub(super) fn leave(&mut self, doer: &Doer) -> Result<Effects, Refused> {
        if let Stage::Lobby = self.stage {
            return self.leave_lobby(doer);
        }
        self.playing()?;
        let seat = self.own_seat(doer.person.id)?;
        self.give_to_computer(seat)
    }

    /// A computer player takes a person's seat and keeps it for him. With nobody left the game ends.
    pub(super) fn give_to_computer(&mut self, seat: Seat) -> Result<Effects, Refused> {
        let was = self.holder(seat)?.person().ok_or(Refused::ComputerSeat)?.clone();
        let playing = self.playing_mut()?;
        playing.forget_seat(seat);
        playing.forget_voter(was.id);
        self.seats[seat.index()] = self.new_computer(Some(was.clone()));
        if self.people().next().is_none() {
            self.end(Ending::Deserted);
            return Ok(Effects::show(vec![Intent::post(Vec::new())]));
        }
        let mut show = vec![Intent::Notice(Notice::SeatGiven { seat, was })];
        show.extend(self.pass_host(seat.index()));
        show.push(Intent::redraw());
        Ok(Effects::show(show))
    }
}
