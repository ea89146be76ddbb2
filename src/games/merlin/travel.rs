//! Dice, apples, the flags of the way, and moving (booklet, "Egy forduló részletesen", "A zászlók speciális
//! akciói").

use super::{
    Die, Direction, Event, Figure, Item, Merlin, Part, Pips, Principality, Refusal, Space, Stage, Turn, Turned, Visit,
};
use crate::games::Seat;

impl Merlin {
    pub(super) fn choose(&mut self, turn: Turn, die: Die, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match turn.stage {
            Stage::Choosing => {}
            Stage::Chosen(_) => return Err(Refusal::DieChosen),
            Stage::Acting(..) | Stage::Acted { .. } => return Err(Refusal::Moved),
        }
        let chosen = self.castles[turn.seat].dice.take(die).ok_or(Refusal::DieUsed)?;
        self.go_on(turn, Stage::Chosen(chosen));
        events.push(Event::DieChosen { seat: turn.seat, die: chosen });
        Ok(())
    }

    pub(super) fn spend_apple(&mut self, turn: Turn, pips: Pips, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let mut chosen = match turn.stage {
            Stage::Chosen(chosen) => chosen,
            Stage::Choosing => return Err(Refusal::NoDie),
            Stage::Acting(..) | Stage::Acted { .. } => return Err(Refusal::Moved),
        };
        let castle = &mut self.castles[turn.seat];
        if castle.apples == 0 {
            return Err(Refusal::NoApple);
        }
        if chosen.pips == pips {
            return Err(Refusal::SamePips);
        }
        castle.apples -= 1;
        self.board.apples += 1;
        events.push(Event::AppleSpent { seat: turn.seat, from: chosen.pips, to: pips });
        chosen.pips = pips;
        self.go_on(turn, Stage::Chosen(chosen));
        Ok(())
    }

    pub(super) fn turn_die(&mut self, turn: Turn, turned: Turned, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if matches!(turn.stage, Stage::Acting(..) | Stage::Acted { .. }) {
            return Err(Refusal::Moved);
        }
        self.check_flag(turn.seat, Principality::Purple)?;
        let seat = turn.seat;
        let event = match (turned, turn.stage) {
            (Turned::Chosen, Stage::Chosen(mut chosen)) => {
                let from = chosen.pips;
                chosen.pips = from.opposite();
                self.go_on(turn, Stage::Chosen(chosen));
                Event::DieTurned { seat, white: chosen.white, from, to: chosen.pips }
            }
            (Turned::Chosen, _) => return Err(Refusal::NoDie),
            (Turned::Unused(die), _) => {
                let from = self.castles[seat].dice.turn(die).ok_or(Refusal::DieUsed)?;
                Event::DieTurned { seat, white: die == Die::White, from, to: from.opposite() }
            }
        };
        self.return_flag(seat, Principality::Purple);
        events.push(event);
        Ok(())
    }

    pub(super) fn travel(&mut self, turn: Turn, direction: Direction, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let chosen = match turn.stage {
            Stage::Chosen(chosen) => chosen,
            Stage::Choosing => return Err(Refusal::NoDie),
            Stage::Acting(..) | Stage::Acted { .. } => return Err(Refusal::Moved),
        };
        let seat = turn.seat;
        if !chosen.white && direction == Direction::CounterClockwise {
            self.check_flag(seat, Principality::Blue)?;
            self.return_flag(seat, Principality::Blue);
        }
        let (figure, from) = match chosen.white {
            true => (Figure::Merlin, &mut self.board.merlin),
            false => (Figure::Knight, &mut self.castles[seat].knight),
        };
        let to = from.step(chosen.pips, direction);
        events.push(Event::Moved { seat, figure, from: std::mem::replace(from, to), to, direction });
        let visit = Visit { space: to, white: chosen.white, borrowed: false };
        self.go_on(turn, Stage::Acting(visit, Part::Open));
        Ok(())
    }

    pub(super) fn jump(&mut self, turn: Turn, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let visit = turn.visiting()?;
        if visit.white || visit.borrowed {
            return Err(Refusal::CannotJump);
        }
        self.check_flag(turn.seat, Principality::Brown)?;
        self.return_flag(turn.seat, Principality::Brown);
        let space = visit.space.opposite();
        self.castles[turn.seat].knight = space;
        events.push(Event::Jumped { seat: turn.seat, from: visit.space, to: space });
        self.go_on(turn, Stage::Acting(Visit { space, ..visit }, Part::Open));
        Ok(())
    }

    pub(super) fn borrow_action(&mut self, turn: Turn, space: Space, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let visit = turn.visiting()?;
        if visit.borrowed {
            return Err(Refusal::Borrowed);
        }
        self.check_flag(turn.seat, Principality::Orange)?;
        if !self.lendable(turn.seat, visit.space).any(|lendable| lendable == space) {
            return Err(Refusal::NoKnight { space });
        }
        self.return_flag(turn.seat, Principality::Orange);
        events.push(Event::Borrowed { seat: turn.seat, space });
        self.go_on(turn, Stage::Acting(Visit { space, borrowed: true, ..visit }, Part::Open));
        Ok(())
    }

    pub(super) fn check_flag(&self, seat: Seat, of: Principality) -> Result<(), Refusal> {
        if self.castles[seat].items.has(Item::flag(of)) { Ok(()) } else { Err(Refusal::NoFlag { of }) }
    }

    /// A used flag goes back to its principality.
    pub(super) fn return_flag(&mut self, seat: Seat, of: Principality) {
        self.castles[seat].items.pass(Item::flag(of), &mut self.board.stocks);
    }
}
