//! The steps of a turn. Everything is checked before anything changes.

use super::landscape::{Laid, Meeple, spots_of};
use super::tile::Set;
use super::{Action, Carcassonne, Cell, Event, Phase, Refusal, Rotation, Spot, Terrain, Tile};
use crate::games::Seat;

impl Carcassonne {
    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        if seat.index() >= self.seats() {
            return Err(Refusal::NoSuchSeat { seat });
        }
        if seat != self.turn {
            return Err(Refusal::OtherTurn { seat: self.turn });
        }
        let mut events = Vec::with_capacity(4);
        match action {
            Action::Lay { cell, rotation } => self.lay(cell, rotation, &mut events)?,
            Action::Conjure { figure, spot } => self.conjure(figure, spot, &mut events)?,
            Action::TakeOff(figure) => self.take_off(figure, &mut events)?,
            Action::Claim { segment, big } => self.claim(segment, big, &mut events)?,
            Action::Pass if self.phase == Phase::Claiming => {
                events.push(Event::Passed { seat });
                self.phase = Phase::Confirming;
            }
            Action::Done if self.phase == Phase::Confirming => self.finish(&mut events),
            Action::Pass | Action::Done => return Err(Refusal::NotNow),
        }
        self.note_turn(seat, action, &events);
        self.choice += 1;
        Ok(events)
    }

    /// Keeps the steps of a turn until the same player's next one.
    fn note_turn(&mut self, seat: Seat, action: Action, events: &[Event]) {
        let turn = &mut self.turns[seat];
        match action {
            Action::Done => {}
            Action::Lay { .. } => {
                turn.clear();
                turn.extend_from_slice(events);
            }
            _ => turn.extend_from_slice(events),
        }
    }

    /// Draws the next tile that can be laid; after the last one everything left is scored.
    pub(super) fn draw(&mut self, events: &mut Vec<Event>) {
        while let Some(tile) = self.bag.pop() {
            if self.places(tile).next().is_some() {
                events.push(Event::Drawn { seat: self.turn, tile });
                self.phase = Phase::Laying { tile };
                return;
            }
            self.set_aside.push(tile);
            events.push(Event::SetAside { tile });
        }
        self.score_rest(events);
        self.phase = Phase::Over;
    }

    /// Where a tile may lie.
    pub(super) fn places(&self, tile: Tile) -> impl Iterator<Item = (Cell, Rotation)> {
        let flows = tile.set() == Set::River;
        self.landscape.places(tile).filter(move |(cell, rotation)| !flows || self.may_flow(tile, *cell, *rotation))
    }

    fn lay(&mut self, cell: Cell, rotation: Rotation, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let Phase::Laying { tile } = self.phase else { return Err(Refusal::NotNow) };
        if self.landscape.at(cell).is_some() {
            return Err(Refusal::Occupied { cell });
        }
        if !self.landscape.is_beside(cell) {
            return Err(Refusal::Lonely { cell });
        }
        if !self.landscape.fits(tile, cell, rotation) {
            return Err(Refusal::Mismatch { tile, cell });
        }
        if !self.may_flow(tile, cell, rotation) {
            return Err(Refusal::River);
        }
        self.landscape.lay(Laid { tile, cell, rotation });
        events.push(Event::Laid { seat: self.turn, tile, cell, rotation });
        if !self.begin_magic(events) {
            self.begin_claim();
        }
        Ok(())
    }

    /// A meeple is offered where one is left and can stand somewhere.
    pub(super) fn begin_claim(&mut self) {
        let possible = self.claimable().next().is_some();
        self.phase = if possible { Phase::Claiming } else { Phase::Confirming };
    }

    /// Every meeple that can be put on the tile laid last.
    pub(super) fn claimable(&self) -> impl Iterator<Item = Action> {
        let supply = self.supplies[self.turn];
        let free = spots_of(self.landscape.last()).filter(move |(spot, _)| self.check_claim(*spot).is_ok());
        free.flat_map(move |(spot, _)| {
            let kinds = [(false, supply.small > 0), (true, supply.big)];
            let left = kinds.into_iter().filter(|(_, left)| *left);
            left.map(move |(big, _)| Action::Claim { segment: spot.segment, big })
        })
    }

    fn check_claim(&self, spot: Spot) -> Result<Terrain, Refusal> {
        let feature = self.landscape.feature(spot).ok_or(Refusal::NoSuchSegment)?;
        if feature.terrain == Terrain::Field && !self.options.fields {
            return Err(Refusal::NoFields);
        }
        if feature.is_claimed() { Err(Refusal::Claimed) } else { Ok(feature.terrain) }
    }

    fn claim(&mut self, segment: u8, big: bool, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.phase != Phase::Claiming {
            return Err(Refusal::NotNow);
        }
        let spot = Spot { cell: self.landscape.last().cell, segment };
        let terrain = self.check_claim(spot)?;
        let seat = self.turn;
        let supply = &mut self.supplies[seat];
        if if big { !supply.big } else { supply.small == 0 } {
            return Err(Refusal::NoMeeple);
        }
        if big {
            supply.big = false;
        } else {
            supply.small -= 1;
        }
        self.landscape.put(Meeple { seat, spot, big });
        events.push(Event::Claimed { seat, spot, terrain, big });
        self.phase = Phase::Confirming;
        Ok(())
    }

    fn finish(&mut self, events: &mut Vec<Event>) {
        self.score_closed(events);
        self.turn = self.turn.left(self.seats());
        self.draw(events);
    }
}
