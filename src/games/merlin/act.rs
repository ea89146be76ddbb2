//! The actions of the rondel's spaces but manors and missions (booklet, "Az akciórondella akciói").

use super::{
    Again, Duty, Event, Field, Half, Henchman, Item, Kind, Merlin, Part, Principality, Refusal, Repelling, Row, Source,
    Stage, Turn, Visit,
};
use crate::games::Seat;

impl Merlin {
    pub(super) fn perform(&mut self, turn: Turn, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (visit, _) = whole(&turn)?;
        let seat = turn.seat;
        match visit.space.field() {
            Field::Points(tally) => {
                let points = self.castles[seat].tally(tally);
                if points == 0 {
                    return Err(Refusal::Nothing);
                }
                self.score(seat, Source::Rondel, points, events);
            }
            Field::Grail => {
                let holder = self.board.grail;
                let apple = self.board.apples > 0;
                if holder == Some(seat) && !apple {
                    return Err(Refusal::Nothing);
                }
                self.board.grail = Some(seat);
                if apple {
                    self.board.apples -= 1;
                    self.castles[seat].apples += 1;
                }
                events.push(Event::GrailTaken { seat, from: holder.filter(|holder| *holder != seat), apple });
            }
            Field::Excalibur if self.castles[seat].traitors.total() > 0 => return Err(Refusal::ChooseTraitor),
            Field::Excalibur if self.board.excalibur == Some(seat) => return Err(Refusal::Nothing),
            Field::Excalibur => self.take_excalibur(seat, events),
            _ => return Err(Refusal::OtherField { space: visit.space }),
        }
        self.finish(turn, visit, None, None);
        Ok(())
    }

    pub(super) fn discard(&mut self, turn: Turn, shield: Principality, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (visit, _) = whole(&turn)?;
        if visit.space.field() != Field::Excalibur {
            return Err(Refusal::OtherField { space: visit.space });
        }
        self.check_traitor(turn.seat, shield)?;
        self.take_excalibur(turn.seat, events);
        self.remove_traitors(turn.seat, shield, 1);
        events.push(Event::TraitorsRepelled { seat: turn.seat, shield, count: 1, by: Repelling::Excalibur });
        self.finish(turn, visit, None, None);
        Ok(())
    }

    fn take_excalibur(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let from = self.board.excalibur.replace(seat);
        if from != Some(seat) {
            events.push(Event::ExcaliburTaken { seat, from });
        }
    }

    pub(super) fn send(
        &mut self,
        turn: Turn,
        henchman: Henchman,
        to: Principality,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let (visit, part) = turn.acting()?;
        let seat = turn.seat;
        let castle = &self.castles[seat];
        let from = castle.henchmen[henchman];
        let influence = if castle.influence[to] > 0 { Ok(()) } else { Err(Refusal::NoInfluence { at: to }) };
        let (but, twice) = match part {
            Part::Open => (None, None),
            Part::Again { but } => (but, None),
            Part::Twice(half) => (None, Some(half)),
            _ => return Err(Refusal::HalfDone),
        };
        match visit.space.field() {
            Field::Manor if twice.is_some() => return Err(Refusal::OtherField { space: visit.space }),
            _ if twice.is_some() => influence?,
            Field::InfluenceHenchman => influence?,
            Field::Principality(_) if but == Some(henchman) => return Err(Refusal::SameHenchman { henchman }),
            Field::Principality(at) if to != at && !castle.seals[henchman].has(Row::Second) => {
                return Err(Refusal::TooFar { henchman });
            }
            Field::Principality(_) => {}
            Field::Relocate => {
                let near = match from {
                    Some(place) => to == place || to == place.next() || to == place.previous(),
                    None => castle.sent_out() == 0,
                };
                if !near {
                    return Err(Refusal::TooFar { henchman });
                }
            }
            _ => return Err(Refusal::OtherField { space: visit.space }),
        }
        if from == Some(to) {
            return Err(Refusal::StandsThere { henchman });
        }
        let expelled = self.expel(seat, henchman, to);
        self.castles[seat].henchmen[henchman] = Some(to);
        let duty = self.do_duty(seat, henchman, to);
        events.push(Event::Sent { seat, henchman, from, to, duty, expelled });
        self.finish(turn, visit, twice, Some(henchman));
        Ok(())
    }

    /// Sends the same henchman of another player home from there; whose it was.
    fn expel(&mut self, seat: Seat, henchman: Henchman, from: Principality) -> Option<Seat> {
        let there = |castle: &super::Castle| castle.henchmen[henchman] == Some(from);
        let other =
            self.castles.iter().find(|(other, castle)| *other != seat && there(castle)).map(|(other, _)| other)?;
        self.castles[other].henchmen[henchman] = None;
        Some(other)
    }

    /// What a henchman does where he is sent, if possible.
    fn do_duty(&mut self, seat: Seat, henchman: Henchman, at: Principality) -> Option<Duty> {
        let kind = match henchman {
            Henchman::Lady => return self.put_counter(seat, at).then_some(Duty::Influence),
            Henchman::ShieldBearer => Kind::Shield,
            Henchman::Builder => Kind::Material,
            Henchman::FlagBearer => Kind::Flag,
        };
        let item = Item { kind, of: at };
        self.board.stocks.has(item).then(|| {
            self.receive(seat, item);
            Duty::Item(item)
        })
    }

    /// Puts an influence counter there, if one is left.
    pub(super) fn put_counter(&mut self, seat: Seat, at: Principality) -> bool {
        let castle = &mut self.castles[seat];
        let left = castle.counters > 0;
        if left {
            castle.counters -= 1;
            castle.influence[at] += 1;
        }
        left
    }

    /// Takes an item from its stock, where there must be one.
    fn receive(&mut self, seat: Seat, item: Item) {
        self.board.stocks.pass(item, &mut self.castles[seat].items);
    }

    pub(super) fn take(&mut self, turn: Turn, item: Item, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (visit, part) = turn.acting()?;
        let twice = match part {
            Part::Open | Part::Again { .. } => {
                let Field::Influence(kind) = visit.space.field() else {
                    return Err(Refusal::OtherField { space: visit.space });
                };
                if item.kind != kind {
                    return Err(Refusal::OtherKind { kind });
                }
                if self.castles[turn.seat].influence[item.of] == 0 {
                    return Err(Refusal::NoInfluence { at: item.of });
                }
                None
            }
            Part::Exchange => None,
            Part::Tower { .. } if item.kind == Kind::Material => return Err(Refusal::NoMaterialHere),
            Part::Tower { twice } => twice,
            Part::Pay { .. } | Part::Draw { .. } | Part::Twice(_) => return Err(Refusal::HalfDone),
        };
        if !self.board.stocks.has(item) {
            return Err(Refusal::NoneLeft { item });
        }
        self.receive(turn.seat, item);
        events.push(Event::Took { seat: turn.seat, item });
        self.finish(turn, visit, twice, None);
        Ok(())
    }

    /// The first half of an exchange.
    pub(super) fn give_back(&mut self, turn: Turn, item: Item, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (visit, _) = whole(&turn)?;
        if visit.space.field() != Field::Exchange {
            return Err(Refusal::OtherField { space: visit.space });
        }
        let castle = &mut self.castles[turn.seat];
        if !castle.items.has(item) {
            return Err(Refusal::NotOwned { item });
        }
        castle.items.pass(item, &mut self.board.stocks);
        events.push(Event::Returned { seat: turn.seat, item });
        self.go_on(turn, Stage::Acting(visit, Part::Exchange));
        Ok(())
    }

    pub(super) fn decline(&mut self, turn: Turn, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (visit, part) = turn.acting()?;
        let seat = turn.seat;
        match part {
            Part::Open => {
                events.push(Event::Declined { seat, space: visit.space });
                self.go_on(turn, Stage::Acted { white: visit.white, again: None });
            }
            Part::Tower { twice } => {
                events.push(Event::Left { seat });
                self.finish(turn, visit, twice, None);
            }
            Part::Twice(Half::Second) => {
                events.push(Event::Left { seat });
                self.finish(turn, visit, Some(Half::Second), None);
            }
            _ => return Err(Refusal::MustAct),
        }
        Ok(())
    }

    pub(super) fn spend_staff(&mut self, turn: Turn, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (white, again) = match turn.stage {
            Stage::Acted { white, again } => (white, again),
            Stage::Acting(..) => return Err(Refusal::HalfDone),
            Stage::Choosing | Stage::Chosen(_) => return Err(Refusal::NotNow),
        };
        if !white {
            return Err(Refusal::StaffNeedsMerlin);
        }
        if turn.staff {
            return Err(Refusal::StaffUsed);
        }
        if self.castles[turn.seat].staffs == 0 {
            return Err(Refusal::NoStaff);
        }
        let Some(Again { visit, but }) = again.filter(|again| self.can_act(turn.seat, &again.visit, again.but)) else {
            return Err(Refusal::NoRepeat);
        };
        self.castles[turn.seat].staffs -= 1;
        events.push(Event::StaffSpent { seat: turn.seat });
        self.go_on(Turn { staff: true, ..turn }, Stage::Acting(visit, Part::Again { but }));
        Ok(())
    }

    /// Ends an action, or one half of a double one. `sent`: the henchman who was sent by it.
    pub(super) fn finish(&mut self, turn: Turn, visit: Visit, twice: Option<Half>, sent: Option<Henchman>) {
        let white = visit.white;
        let stage = match twice {
            Some(Half::First) if self.has_half(turn.seat, &visit) => Stage::Acting(visit, Part::Twice(Half::Second)),
            Some(_) => Stage::Acted { white, again: None },
            None => {
                let but = sent.filter(|_| matches!(visit.space.field(), Field::Principality(_)));
                Stage::Acted { white, again: (white && !turn.staff).then_some(Again { visit, but }) }
            }
        };
        self.go_on(turn, stage);
    }

    /// Adds points during a turn.
    pub(super) fn score(&mut self, seat: Seat, source: Source, points: u8, events: &mut Vec<Event>) {
        self.castles[seat].points[source] += i16::from(points);
        events.push(Event::Scored { seat, source, points });
    }
}

/// An action that is open or to be repeated, and of which nothing is done yet.
pub(super) fn whole(turn: &Turn) -> Result<(Visit, Part), Refusal> {
    match turn.acting()? {
        (visit, part @ (Part::Open | Part::Again { .. })) => Ok((visit, part)),
        _ => Err(Refusal::HalfDone),
    }
}
