//! The module King's Favor (booklet, "Modul: A király kegye").

use super::act::whole;
use super::{
    Castle, Event, Field, Half, Henchman, Merlin, Mission, Part, Principality, Refusal, Repelling, Row, Source, Stage,
    Tally, Turn, Visit,
};
use crate::games::Seat;

impl Merlin {
    /// That a seal may be laid on this row of a mission's column.
    pub(super) fn check_seal(&self, castle: &Castle, mission: Mission, row: Row) -> Result<(), Refusal> {
        let value = mission.value();
        if !self.options.kings_favor {
            Err(Refusal::WithoutModule)
        } else if row.number() > value {
            Err(Refusal::RowTooHigh { value, row })
        } else if castle.seals[mission.icon()].has(row) {
            Err(Refusal::Sealed)
        } else if castle.seals_left() == 0 {
            Err(Refusal::NoSeal)
        } else {
            Ok(())
        }
    }

    /// That a third row may double the action of this space, and can at least once.
    pub(super) fn check_twice(&self, castle: &Castle, visit: &Visit) -> Result<Henchman, Refusal> {
        let henchman = match visit.space.field() {
            Field::Manor => Henchman::Builder,
            Field::Influence(_) | Field::InfluenceHenchman => Henchman::Lady,
            _ => return Err(Refusal::OtherField { space: visit.space }),
        };
        if !castle.favor_ready(henchman) {
            return Err(Refusal::NoFavor { henchman });
        }
        let mut halves = Vec::new();
        self.halves(castle, visit, &mut halves);
        if halves.is_empty() { Err(Refusal::Nothing) } else { Ok(henchman) }
    }

    /// Whether the second half of a double action is possible.
    pub(super) fn has_half(&self, seat: Seat, visit: &Visit) -> bool {
        let mut halves = Vec::new();
        self.halves(&self.castles[seat], visit, &mut halves);
        !halves.is_empty()
    }

    pub(super) fn favor_twice(&mut self, turn: Turn, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let visit = turn.visiting()?;
        let henchman = self.check_twice(&self.castles[turn.seat], &visit)?;
        self.use_favor(turn.seat, henchman, events);
        self.go_on(turn, Stage::Acting(visit, Part::Twice(Half::First)));
        Ok(())
    }

    pub(super) fn favor_tally(&mut self, turn: Turn, tally: Tally, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (visit, _) = whole(&turn)?;
        if !matches!(visit.space.field(), Field::Points(_)) {
            return Err(Refusal::OtherField { space: visit.space });
        }
        self.check_favor(turn.seat, Henchman::FlagBearer)?;
        self.use_favor(turn.seat, Henchman::FlagBearer, events);
        let points = self.castles[turn.seat].tally(tally);
        self.score(turn.seat, Source::Rondel, points, events);
        self.score(turn.seat, Source::Favor, 1, events);
        self.finish(turn, visit, None, None);
        Ok(())
    }

    pub(super) fn favor_repel(
        &mut self,
        turn: Turn,
        shield: Principality,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        turn.between_steps()?;
        self.check_favor(turn.seat, Henchman::ShieldBearer)?;
        self.check_traitor(turn.seat, shield)?;
        self.use_favor(turn.seat, Henchman::ShieldBearer, events);
        self.remove_traitors(turn.seat, shield, 1);
        events.push(Event::TraitorsRepelled { seat: turn.seat, shield, count: 1, by: Repelling::Favor });
        self.score(turn.seat, Source::Favor, 1, events);
        Ok(())
    }

    fn check_favor(&self, seat: Seat, henchman: Henchman) -> Result<(), Refusal> {
        if self.castles[seat].favor_ready(henchman) { Ok(()) } else { Err(Refusal::NoFavor { henchman }) }
    }

    fn use_favor(&mut self, seat: Seat, henchman: Henchman, events: &mut Vec<Event>) {
        self.castles[seat].seals[henchman].used = true;
        events.push(Event::FavorUsed { seat, henchman });
    }
}
