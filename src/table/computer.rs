//! Computer players: when they act, and what.

use std::time::Duration;

use crate::games::{Dice, Seat, Seats, Viewer};
use crate::players::{self, Pace};

use super::{Effects, Entry, Holder, Log, Playing, Refused, Stage, Table};

/// The most actions that a computer player takes at once; it goes on after a pause.
const LONGEST_TURN: usize = 200;

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

    /// Lets every computer player who is awaited act upon the choice that is open; one that everybody sees to be
    /// on turn alone takes its whole turn. `dice` are the players' own. `None` when none is awaited.
    ///
    /// # Errors
    /// When the rules refuse what a computer player chose, which is a defect of that player.
    pub(super) fn ask_computers(&mut self, dice: &mut Dice) -> Result<Option<Effects>, Refused> {
        let computers = self.computers();
        let Stage::Playing(playing) = &mut self.stage else { return Ok(None) };
        let choice = playing.choice();
        let mut entries = Vec::new();
        for seat in playing.position.to_act().and(computers).iter() {
            if playing.position.choice() != choice.number {
                break;
            }
            loop {
                let taken = playing.ask(seat, dice)?;
                let stuck = taken.is_empty();
                entries.extend(taken);
                // Whoever acted among others may not go on at once: that would tell who of them came last.
                let on_turn = choice.awaited == Seats::NONE.with(seat) && playing.choice().awaited == choice.awaited;
                if stuck || !on_turn || entries.len() >= LONGEST_TURN {
                    break;
                }
            }
        }
        if entries.is_empty() {
            return Ok(None);
        }
        // A person who comes back takes nothing back that the computer player did.
        playing.back = None;
        let show = self.after(&choice, None, &entries);
        Ok(Some(Effects { show, log: Log::Append(entries) }))
    }
}

impl Playing {
    /// Lets a computer player act once; nothing when nothing is legal.
    fn ask(&mut self, seat: Seat, dice: &mut Dice) -> Result<Vec<Entry>, Refused> {
        let legal = self.position.legal_actions(seat);
        if legal.is_empty() {
            return Ok(Vec::new());
        }
        let action = players::choose(&self.position.view(Viewer::Seat(seat)), seat, &legal, dice);
        self.play(seat, &action)
    }
}
