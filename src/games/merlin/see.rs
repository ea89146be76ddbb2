//! Views: the one place where hidden facts are left out.

use super::{Held, Merlin, Own, Phase, View};
use crate::games::{Seat, Viewer};

impl Merlin {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < self.seats() => Some(seat),
            _ => None,
        };
        // While everybody rolls, what is open differs from seat to seat only by who has rolled.
        let awaited = self.awaited();
        let choices = awaited.iter().next().map(|seat| self.open(seat)).unwrap_or_default();
        View {
            options: self.options,
            round: self.round,
            start: self.start,
            phase: self.phase,
            awaited,
            board: self.board.clone(),
            castles: self.castles.clone(),
            hands: self.hands.map(|hand| hand.len() as u8),
            pile: self.pile.len() as u8,
            discarded: self.discarded.len() as u8,
            traitors: self.traitors.len() as u8,
            turns: self.turns.clone(),
            choices,
            own: seat.map(|seat| self.own(seat)),
            all_hands: (self.phase == Phase::Over || viewer == Viewer::All).then(|| self.hands.clone()),
        }
    }

    fn own(&self, seat: Seat) -> Own {
        let castle = &self.castles[seat];
        let held = |mission: &super::Mission| Held { mission: *mission, lacking: mission.lacking(castle).collect() };
        Own { seat, hand: self.hands[seat].iter().map(held).collect(), choices: self.hidden(seat).collect() }
    }
}
