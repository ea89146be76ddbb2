//! Every deed in one place.

use super::{Deed, Doer, Effects, Holder, Person, Refused, Stage, Table};

impl Table {
    /// Does a deed. `step` is what the control carried, if it was one. [`Deed::Again`] concerns two tables
    /// and is done by [`super::Tables`].
    ///
    /// # Errors
    /// When it is not possible; the table is then untouched.
    pub fn apply(&mut self, doer: &Doer, step: Option<u64>, deed: &Deed, now: u64) -> Result<Effects, Refused> {
        let was_lobby = matches!(self.stage, Stage::Lobby);
        let effects = match deed {
            Deed::Join => self.join(doer),
            Deed::Leave => self.leave(doer),
            Deed::Begin => self.begin(doer),
            Deed::SetOptions(options) => self.set_options(doer, options),
            Deed::AddComputer => self.add_computer(doer),
            Deed::RemoveSeat(seat) => self.remove_seat(doer, *seat),
            Deed::HandOver(seat) => self.hand_over(doer.person.id, *seat).map(Effects::show),
            Deed::Close => self.close(doer),
            Deed::Play(action) => self.play(doer, step, action),
            Deed::TakeBack => self.take_back(doer, step),
            Deed::Nudge => self.nudge(doer, now),
            Deed::Replace { seat, with } => self.replace(doer, *seat, with.as_ref()),
            Deed::TakeSeat(seat) => self.take_seat(doer, *seat),
            Deed::ComeBack => self.come_back(doer),
            Deed::Stop => self.stop(doer, now),
            Deed::Again => self.asks_again(doer).map(|_| Effects::show(Vec::new())),
            Deed::PostBoard => self.post_board(),
        }?;
        // Calling for those who do not come keeps no game from ending.
        if was_lobby || !matches!(deed, Deed::Nudge | Deed::Stop | Deed::PostBoard) {
            self.touched = now;
        }
        self.recognise(&doer.person);
        Ok(effects)
    }

    fn post_board(&self) -> Result<Effects, Refused> {
        match self.stage {
            Stage::Closed(_) => Err(Refused::LobbyClosed),
            _ => Ok(Effects::show(vec![super::Intent::post(Vec::new())])),
        }
    }

    /// Keeps the name and language that the last interaction showed.
    fn recognise(&mut self, person: &Person) {
        for holder in &mut self.seats {
            if holder.is(person.id) {
                *holder = Holder::Person(person.clone());
            }
        }
    }
}
