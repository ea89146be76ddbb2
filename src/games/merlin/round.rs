//! Rounds and turns (booklet, "A játék menete", "Egy forduló vége").

use super::{Event, Merlin, Phase, Refusal, Stage, Turn, Unused};
use crate::games::{Dice, Seat, Seats};

/// Rounds of a game.
pub const ROUNDS: u8 = 6;

impl Merlin {
    pub(super) fn roll(&mut self, seat: Seat, dice: &mut Dice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_rolling()?;
        if !self.awaited().contains(seat) {
            return Err(Refusal::Rolled);
        }
        self.throw(seat, dice, events);
        self.begin_turns(events);
        Ok(())
    }

    pub(super) fn roll_for_all(&mut self, seat: Seat, dice: &mut Dice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_rolling()?;
        let missing = self.awaited();
        if missing.without(Seats::NONE.with(seat)).is_empty() {
            return Err(Refusal::AllRolled);
        }
        for missing in missing.iter() {
            self.throw(missing, dice, events);
        }
        self.begin_turns(events);
        Ok(())
    }

    fn check_rolling(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Rolling => Ok(()),
            Phase::Drawing { .. } | Phase::Grail { .. } => Err(Refusal::NotNow),
            Phase::Turn(_) => Err(Refusal::Rolled),
            Phase::Over => Err(Refusal::Over),
        }
    }

    /// Three or four equal dice are thrown again, all four.
    fn throw(&mut self, seat: Seat, dice: &mut Dice, events: &mut Vec<Event>) {
        let mut again = Vec::new();
        let throw = loop {
            let throw = self.chance.throw(dice);
            if throw.stands() {
                break throw;
            }
            again.push(throw);
        };
        self.castles[seat].dice = Unused::from_throw(&throw);
        events.push(Event::Rolled { seat, throw, again });
    }

    /// Nobody moves before all have rolled.
    fn begin_turns(&mut self, events: &mut Vec<Event>) {
        if self.awaited().is_empty() {
            self.begin_turn(self.start, events);
        }
    }

    fn begin_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.phase = Phase::Turn(Turn::new(seat));
        events.push(Event::TurnBegan { seat });
    }

    pub(super) fn done(&mut self, turn: Turn, dice: &mut Dice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match turn.stage {
            Stage::Acted { .. } => {}
            Stage::Acting(_, super::Part::Open) | Stage::Choosing | Stage::Chosen(_) => return Err(Refusal::NotDone),
            Stage::Acting(..) => return Err(Refusal::HalfDone),
        }
        events.push(Event::TurnEnded { seat: turn.seat });
        if turn.completed > 0 {
            self.phase = Phase::Drawing { seat: turn.seat, left: turn.completed };
            return Ok(());
        }
        self.pass(turn.seat, dice, events)
    }

    /// The next player, or the end of the round when all dice are used.
    pub(super) fn pass(&mut self, seat: Seat, dice: &mut Dice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let next = seat.left(self.seats());
        if !self.castles[next].dice.is_empty() {
            self.begin_turn(next, events);
            Ok(())
        } else if self.round.is_multiple_of(2) {
            self.begin_scoring(dice, events)
        } else {
            self.begin_round(events);
            Ok(())
        }
    }

    /// The start marker goes to the left and everybody is to roll.
    pub(super) fn begin_round(&mut self, events: &mut Vec<Event>) {
        self.round += 1;
        self.start = self.start.left(self.seats());
        self.phase = Phase::Rolling;
        events.push(Event::RoundBegan { round: self.round, start: self.start });
    }
}
