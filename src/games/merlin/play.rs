//! Actions: who may, then which room of the rules does it. Everything is checked before anything changes.

use super::{Action, Event, Merlin, Part, Phase, Refusal, Stage, Turn, Visit};
use crate::games::{Dice, Seat, Viewer};

impl Merlin {
    pub(super) fn act(&mut self, seat: Seat, action: Action, dice: &mut Dice) -> Result<Vec<Event>, Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        if seat.index() >= self.seats() {
            return Err(Refusal::NoSuchSeat { seat });
        }
        let mut events = Vec::with_capacity(4);
        match (action, self.phase) {
            (Action::Roll, _) => self.roll(seat, dice, &mut events)?,
            (Action::RollForAll, _) => self.roll_for_all(seat, dice, &mut events)?,
            (Action::Grail(used), _) => self.answer_grail(seat, used, &mut events)?,
            (Action::Draw(pick), Phase::Drawing { seat: drawing, left }) if drawing == seat => {
                self.replace(seat, left, pick, dice, &mut events)?;
            }
            _ => {
                let turn = self.own_turn(seat)?;
                self.step(turn, action, dice, &mut events)?;
            }
        }
        // A roll leaves the others still to roll.
        if action != Action::Roll || self.phase != Phase::Rolling {
            self.choice += 1;
        }
        self.keep(seat, &events);
        Ok(events)
    }

    fn step(&mut self, turn: Turn, action: Action, dice: &mut Dice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match action {
            Action::Choose(die) => self.choose(turn, die, events),
            Action::Apple(pips) => self.spend_apple(turn, pips, events),
            Action::Turn(turned) => self.turn_die(turn, turned, events),
            Action::Move(direction) => self.travel(turn, direction, events),
            Action::Jump => self.jump(turn, events),
            Action::Borrow(space) => self.borrow_action(turn, space, events),
            Action::Perform => self.perform(turn, events),
            Action::Decline => self.decline(turn, events),
            Action::Send { henchman, to } => self.send(turn, henchman, to, events),
            Action::Take(item) => self.take(turn, item, events),
            Action::Return(item) => self.give_back(turn, item, events),
            Action::Discard(shield) => self.discard(turn, shield, events),
            Action::Build(plot) => self.choose_plot(turn, plot, events),
            Action::Pay(of) => self.pay(turn, of, events),
            Action::Place(at) => self.place(turn, at, events),
            Action::Swap { first, second } => self.swap(turn, first, second, events),
            Action::Draw(pick) => self.draw(turn, pick, dice, events),
            Action::Staff => self.spend_staff(turn, events),
            Action::Complete { mission, reward } => self.complete(turn, mission, reward, events),
            Action::Grey => self.spend_grey(turn, events),
            Action::Repel(shield) => self.repel(turn, shield, events),
            Action::FavorRepel(shield) => self.favor_repel(turn, shield, events),
            Action::FavorTwice => self.favor_twice(turn, events),
            Action::FavorTally(tally) => self.favor_tally(turn, tally, events),
            Action::Done => self.done(turn, dice, events),
            Action::Roll | Action::RollForAll | Action::Grail(_) => Err(Refusal::NotNow),
        }
    }

    fn own_turn(&self, seat: Seat) -> Result<Turn, Refusal> {
        match self.phase {
            Phase::Turn(turn) if turn.seat == seat => Ok(turn),
            Phase::Turn(Turn { seat: other, .. })
            | Phase::Drawing { seat: other, .. }
            | Phase::Grail { seat: other, .. }
                if other != seat =>
            {
                Err(Refusal::OtherTurn { seat: other })
            }
            Phase::Rolling => Err(Refusal::Rolling),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Keeps what everybody saw of a turn until the player's next one, and the throw before it.
    fn keep(&mut self, seat: Seat, events: &[Event]) {
        for event in events {
            match event {
                Event::TurnBegan { seat } => {
                    let turns = &mut self.turns[*seat];
                    let thrown = turns.pop().filter(|last| matches!(last, Event::Rolled { .. }));
                    turns.clear();
                    turns.extend(thrown);
                }
                Event::Rolled { seat, .. } => self.turns[*seat].push(event.clone()),
                _ if event.is_of_turn() => self.turns[seat].push(event.seen(Viewer::Public)),
                _ => {}
            }
        }
    }

    /// Goes on with a turn.
    pub(super) fn go_on(&mut self, turn: Turn, stage: Stage) {
        self.phase = Phase::Turn(Turn { stage, ..turn });
    }
}

impl Turn {
    /// The action that is open, wholly or in part.
    pub(super) fn acting(&self) -> Result<(Visit, Part), Refusal> {
        match self.stage {
            Stage::Acting(visit, part) => Ok((visit, part)),
            Stage::Choosing => Err(Refusal::NoDie),
            Stage::Chosen(_) | Stage::Acted { .. } => Err(Refusal::NotNow),
        }
    }

    /// The action that is open and not begun.
    pub(super) fn visiting(&self) -> Result<Visit, Refusal> {
        match self.acting()? {
            (visit, Part::Open) => Ok(visit),
            _ => Err(Refusal::HalfDone),
        }
    }

    /// That a mission, a black or grey flag or a seal may be used.
    pub(super) fn between_steps(&self) -> Result<(), Refusal> {
        if self.is_between_steps() { Ok(()) } else { Err(Refusal::HalfDone) }
    }
}
