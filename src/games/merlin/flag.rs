//! The flags that are used at any time in the own turn, black and grey (booklet, "A zászlók speciális akciói").

use super::{Event, Merlin, Phase, Principality, Refusal, Repelling, Turn};
use crate::games::Seat;

impl Merlin {
    pub(super) fn spend_grey(&mut self, turn: Turn, events: &mut Vec<Event>) -> Result<(), Refusal> {
        turn.between_steps()?;
        if turn.grey {
            return Err(Refusal::GreyUsed);
        }
        self.check_flag(turn.seat, Principality::Grey)?;
        self.return_flag(turn.seat, Principality::Grey);
        events.push(Event::TwoMissions { seat: turn.seat });
        self.phase = Phase::Turn(Turn { grey: true, ..turn });
        Ok(())
    }

    pub(super) fn repel(&mut self, turn: Turn, shield: Principality, events: &mut Vec<Event>) -> Result<(), Refusal> {
        turn.between_steps()?;
        self.check_flag(turn.seat, Principality::Black)?;
        self.check_traitor(turn.seat, shield)?;
        self.return_flag(turn.seat, Principality::Black);
        let count = self.castles[turn.seat].traitors[shield];
        self.remove_traitors(turn.seat, shield, count);
        events.push(Event::TraitorsRepelled { seat: turn.seat, shield, count, by: Repelling::BlackFlag });
        Ok(())
    }

    pub(super) fn check_traitor(&self, seat: Seat, shield: Principality) -> Result<(), Refusal> {
        if self.castles[seat].traitors[shield] > 0 { Ok(()) } else { Err(Refusal::NoTraitor { shield }) }
    }

    /// Discards so many traitors of a player with this shield.
    pub(super) fn remove_traitors(&mut self, seat: Seat, shield: Principality, count: u8) {
        self.castles[seat].traitors[shield] -= count;
        self.board.repelled[shield] += count;
    }
}
