//! Computer players: when they act, and what.

use std::time::Duration;

use crate::games::{Dice, Seat, Seats, Viewer};
use crate::players::{self, Pace};

use super::{Effects, Holder, Log, Refused, Stage, Table};

/// How long computer players take before they act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pauses {
    /// For most choices.
    pub short: Duration,
    /// While people talk.
    pub long: Duration,
}

impl Default for Pauses {
    fn default() -> Pauses {
        Pauses { short: Duration::from_secs(3), long: Duration::from_secs(60) }
    }
}

impl Table {
    fn computers(&self) -> Seats {
        let computer = |seat: &Seat| matches!(self.seats[seat.index()], Holder::Computer { .. });
        Seat::all(self.seats.len()).filter(computer).collect()
    }

    /// After how long the computer players act upon the choice that is open; `None` when none of them can be
    /// awaited. Follows from what everybody sees: where the public may not know who is awaited, they are
    /// asked all the same.
    fn computer_pause(&self, pauses: &Pauses) -> Option<Duration> {
        let Stage::Playing(playing) = &self.stage else { return None };
        let public = playing.position.view(Viewer::Public);
        let awaited = public.awaited();
        let asked = if awaited.is_empty() { self.computers() } else { self.computers().and(awaited) };
        (!asked.is_empty()).then(|| match players::pace(&public) {
            Pace::Short => pauses.short,
            Pace::Long => pauses.long,
        })
    }

    /// When the computer players act, now that the table was changed from `before`: `Some(None)` is never,
    /// `None` leaves it as it was.
    pub(super) fn computer_due(&self, before: Option<&Table>, now: u64, pauses: &Pauses) -> Option<Option<u64>> {
        let same = before.is_some_and(|before| before.step == self.step && before.computers() == self.computers());
        (!same).then(|| {
            let pause = self.computer_pause(pauses)?;
            Some(now + u64::try_from(pause.as_millis()).unwrap_or(u64::MAX / 2))
        })
    }

    /// Lets every computer player who is awaited act upon the choice that is open. `dice` are the players'
    /// own. `None` when none is awaited.
    ///
    /// # Errors
    /// When the rules refuse what a computer player chose, which is a defect of that player.
    pub(super) fn ask_computers(&mut self, dice: &mut Dice) -> Result<Option<Effects>, Refused> {
        let computers = self.computers();
        let Stage::Playing(playing) = &mut self.stage else { return Ok(None) };
        let number = playing.position.choice();
        let choice = playing.choice();
        let (mut entries, mut events) = (Vec::new(), Vec::new());
        for seat in playing.position.to_act().and(computers).iter() {
            if playing.position.choice() != number {
                break;
            }
            let legal = playing.position.legal_actions(seat);
            if legal.is_empty() {
                continue;
            }
            let action = players::choose(&playing.position.view(Viewer::Seat(seat)), seat, &legal, dice);
            let (entry, caused) = playing.play(seat, &action)?;
            events.extend(caused);
            entries.push(entry);
        }
        if entries.is_empty() {
            return Ok(None);
        }
        // A person who comes back takes nothing back that the computer player did.
        playing.back = None;
        let show = self.after(&choice, None, events);
        Ok(Some(Effects { show, log: Log::Append(entries) }))
    }
}
