//! The lobby: who joins, what is agreed, and the deal.

use crate::games::registry::{Options, Position, Refusal};
use crate::games::{Dice, Seat, Viewer};

use super::{Closing, Doer, Effects, Holder, Intent, Notice, Playing, Refused, Stage, Table};

impl Table {
    /// That the table is a lobby.
    pub(super) fn lobby(&self) -> Result<(), Refused> {
        match &self.stage {
            Stage::Lobby => Ok(()),
            Stage::Playing(_) => Err(Refused::Begun),
            Stage::Over(_) => Err(Refused::Over),
            Stage::Closed(_) => Err(Refused::LobbyClosed),
        }
    }

    pub(super) fn join(&mut self, doer: &Doer) -> Result<Effects, Refused> {
        self.lobby()?;
        if self.seat_of(doer.person.id).is_some() {
            return Err(Refused::AlreadySeated);
        }
        if self.is_full() {
            return Err(Refused::Full);
        }
        self.seats.push(Holder::Person(doer.person.clone()));
        Ok(Effects::show(vec![Intent::redraw()]))
    }

    pub(super) fn leave_lobby(&mut self, doer: &Doer) -> Result<Effects, Refused> {
        let seat = self.own_seat(doer.person.id)?;
        self.seats.remove(seat.index());
        if self.people().next().is_none() {
            self.stage = Stage::Closed(Closing::Empty);
            return Ok(Effects::show(vec![Intent::redraw()]));
        }
        let mut show: Vec<Intent> = self.pass_host(seat.index()).into_iter().collect();
        show.push(Intent::redraw());
        Ok(Effects::show(show))
    }

    pub(super) fn set_options(&mut self, doer: &Doer, options: &Options) -> Result<Effects, Refused> {
        self.lobby()?;
        self.host_only(doer.person.id)?;
        if options.kind() != self.kind() {
            return Err(Refusal::OtherGame.into());
        }
        self.options = options.clone();
        Ok(Effects::show(vec![Intent::redraw()]))
    }

    pub(super) fn add_computer(&mut self, doer: &Doer) -> Result<Effects, Refused> {
        self.lobby()?;
        self.host_only(doer.person.id)?;
        if self.is_full() {
            return Err(Refused::Full);
        }
        let computer = self.new_computer(None);
        self.seats.push(computer);
        Ok(Effects::show(vec![Intent::redraw()]))
    }

    pub(super) fn remove_seat(&mut self, doer: &Doer, seat: Seat) -> Result<Effects, Refused> {
        self.lobby()?;
        self.host_only(doer.person.id)?;
        if self.holder(seat)?.is(doer.person.id) {
            return Err(Refused::OwnSeat);
        }
        self.seats.remove(seat.index());
        Ok(Effects::show(vec![Intent::redraw()]))
    }

    pub(super) fn close(&mut self, doer: &Doer) -> Result<Effects, Refused> {
        self.lobby()?;
        self.host_only(doer.person.id)?;
        self.stage = Stage::Closed(Closing::ByHost);
        Ok(Effects::show(vec![Intent::redraw()]))
    }

    /// The deal. Its seed follows from the secret, the table and the interaction that begins the game.
    pub(super) fn begin(&mut self, doer: &Doer) -> Result<Effects, Refused> {
        self.lobby()?;
        self.host_only(doer.person.id)?;
        let (seats, least) = (self.seats.len(), *self.kind().seats().start());
        if seats < least {
            return Err(Refused::TooFew { seats, least });
        }
        let mut dice = Dice::new(self.secret.seed(self.id.as_str(), doer.interaction.0));
        let position = Position::begin(&self.options, seats, &mut dice)?;
        let awaited = self.people_in(position.view(Viewer::Public).awaited(), Some(doer.person.id));
        let rules_version = self.kind().rules_version();
        self.stage = Stage::Playing(Playing::new(doer.interaction, rules_version, position, dice));
        self.step += 1;
        let mut show = vec![Intent::Notice(Notice::Dealt)];
        show.extend(
            Seat::all(seats)
                .filter(|seat| self.seats[seat.index()].person().is_some())
                .map(|seat| Intent::Secret { seat }),
        );
        show.push(Intent::post(awaited));
        Ok(Effects::show(show))
    }
}
