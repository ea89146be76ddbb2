//! Missions in hand: completing, discarding, drawing (booklet, "Küldetéskártyák", "Küldetésmezők").

use super::act::whole;
use super::{Event, Field, Merlin, Mission, Part, Phase, Pick, Refusal, Reward, Row, Source, Stage, Turn};
use crate::games::{Dice, Seat};

impl Merlin {
    pub(super) fn complete(
        &mut self,
        turn: Turn,
        mission: Mission,
        reward: Reward,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        turn.between_steps()?;
        if turn.missions_left() == 0 {
            return Err(Refusal::EnoughMissions);
        }
        let seat = turn.seat;
        let place = self.place_in_hand(seat, mission)?;
        if !mission.is_met(&self.castles[seat]) {
            return Err(Refusal::NotMet { mission });
        }
        if let Reward::Seal(row) = reward {
            self.check_seal(&self.castles[seat], mission, row)?;
        }
        self.hands[seat].remove(place);
        self.discarded.push(mission);
        events.push(Event::MissionCompleted { seat, mission, reward });
        // A seal of the first row does not pay for the card that bought it.
        let favored = self.castles[seat].seals[mission.icon()].has(Row::First);
        match reward {
            Reward::Points => self.score(seat, Source::Missions, mission.value(), events),
            Reward::Seal(row) => self.castles[seat].seals[mission.icon()].rows[row as usize] = true,
        }
        if favored {
            self.score(seat, Source::Favor, 1, events);
        }
        let completed = turn.completed + 1;
        if completed == 2 {
            self.score(seat, Source::GreyFlag, 2, events);
        }
        self.phase = Phase::Turn(Turn { completed, ..turn });
        Ok(())
    }

    /// The first half of a mission space's action.
    pub(super) fn swap(
        &mut self,
        turn: Turn,
        first: Mission,
        second: Option<Mission>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let (visit, _) = whole(&turn)?;
        if visit.space.field() != Field::Mission {
            return Err(Refusal::OtherField { space: visit.space });
        }
        self.place_in_hand(turn.seat, first)?;
        if let Some(second) = second {
            self.place_in_hand(turn.seat, second)?;
            if second <= first {
                return Err(Refusal::SwapOrder);
            }
        }
        let missions: Vec<Mission> = [first].into_iter().chain(second).collect();
        self.hands[turn.seat].retain(|mission| !missions.contains(mission));
        self.discarded.extend(&missions);
        let count = missions.len() as u8;
        events.push(Event::MissionsDiscarded { seat: turn.seat, count, missions: Some(missions) });
        self.go_on(turn, Stage::Acting(visit, Part::Draw { left: count }));
        Ok(())
    }

    /// The second half of a mission space's action, card by card.
    pub(super) fn draw(
        &mut self,
        turn: Turn,
        pick: Pick,
        dice: &mut Dice,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let (visit, Part::Draw { left }) = turn.acting()? else {
            return Err(Refusal::NotNow);
        };
        self.pick(turn.seat, pick, dice, events)?;
        if left > 1 {
            self.go_on(turn, Stage::Acting(visit, Part::Draw { left: left - 1 }));
        } else {
            self.finish(turn, visit, None, None);
        }
        Ok(())
    }

    /// Draws for a completed mission, after the turn.
    pub(super) fn replace(
        &mut self,
        seat: Seat,
        left: u8,
        pick: Pick,
        dice: &mut Dice,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.pick(seat, pick, dice, events)?;
        if left > 1 {
            self.phase = Phase::Drawing { seat, left: left - 1 };
            Ok(())
        } else {
            self.pass(seat, dice, events)
        }
    }

    /// Draws one card; the display is filled up at once.
    fn pick(&mut self, seat: Seat, pick: Pick, dice: &mut Dice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (mission, refill) = match pick {
            Pick::Display(place) => {
                let place = usize::from(place);
                let mission = *self.board.display.get(place).ok_or(Refusal::NoSuchPick)?;
                let refill = self.top(dice, events)?;
                match refill {
                    Some(refill) => self.board.display[place] = refill,
                    None => drop(self.board.display.remove(place)),
                }
                (mission, refill)
            }
            Pick::Pile => (self.top(dice, events)?.ok_or(Refusal::NoSuchPick)?, None),
        };
        self.hands[seat].push(mission);
        events.push(Event::MissionDrawn { seat, pick, mission: Some(mission), refill });
        Ok(())
    }

    /// The top of the pile; when it is empty, the discarded cards are shuffled first.
    fn top(&mut self, dice: &mut Dice, events: &mut Vec<Event>) -> Result<Option<Mission>, Refusal> {
        if self.pile.is_empty() && !self.discarded.is_empty() {
            self.chance.shuffle_missions(&mut self.discarded, dice)?;
            self.pile = std::mem::take(&mut self.discarded);
            events.push(Event::MissionsShuffled { order: Some(self.pile.clone()) });
        }
        Ok(self.pile.pop())
    }

    fn place_in_hand(&self, seat: Seat, mission: Mission) -> Result<usize, Refusal> {
        let place = self.hands[seat].iter().position(|held| *held == mission);
        place.ok_or(Refusal::NotInHand { mission })
    }
}
