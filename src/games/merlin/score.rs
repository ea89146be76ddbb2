//! Scorings after rounds 2, 4 and 6, and the end (booklet, "Értékelés", "A játék vége").

use super::deal::{TRAITORS, clockwise};
use super::round::ROUNDS;
use super::{Event, Item, Merlin, Phase, Principality, Refusal, Source};
use crate::games::{BySeat, Dice, Seat, Seats};

/// What a traitor that was not repelled costs.
const TRAITOR: i16 = -3;
/// What Excalibur gives to who has no unrepelled traitor.
const EXCALIBUR: u8 = 3;
/// What an unused staff gives at the end.
const STAFF: u8 = 2;
/// So many items give a point at the end.
const ITEMS: u8 = 3;

impl Merlin {
    pub(super) fn begin_scoring(&mut self, dice: &mut Dice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        events.push(Event::ScoringBegan { round: self.round });
        let seats = self.seats();
        for seat in clockwise(self.start, seats) {
            self.score_traitors(seat, events);
        }
        if self.round < ROUNDS {
            for seat in clockwise(self.start, seats) {
                self.draw_traitors(seat, dice, events)?;
            }
        }
        self.score_environs(events);
        self.score_influence(Principality::Black, false, events);
        Ok(())
    }

    /// Category 1: each shield repels a traitor of its principality, as many as possible.
    fn score_traitors(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let mut repelled = super::ByPrincipality::default();
        let mut left = super::ByPrincipality::default();
        for shield in Principality::ALL {
            let castle = &mut self.castles[seat];
            let traitors = castle.traitors[shield];
            repelled[shield] = traitors.min(castle.items.shields[shield]);
            left[shield] = traitors - repelled[shield];
            for _ in 0..repelled[shield] {
                castle.items.pass(Item::shield(shield), &mut self.board.stocks);
            }
            self.remove_traitors(seat, shield, traitors);
        }
        let points = TRAITOR * i16::from(left.total());
        let excalibur = if self.board.excalibur == Some(seat) && points == 0 { EXCALIBUR } else { 0 };
        self.castles[seat].points[Source::Traitors] += points;
        self.castles[seat].points[Source::Excalibur] += i16::from(excalibur);
        events.push(Event::TraitorsScored { seat, repelled, left, points, excalibur });
    }

    /// What is left in the stacks is dealt first; then the discarded ones are shuffled.
    fn draw_traitors(&mut self, seat: Seat, dice: &mut Dice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let mut traitors = Vec::with_capacity(TRAITORS);
        for _ in 0..TRAITORS {
            if self.traitors.is_empty() {
                let mut discarded: Vec<Principality> = Vec::new();
                for (shield, count) in self.board.repelled.iter() {
                    discarded.extend(std::iter::repeat_n(shield, usize::from(*count)));
                }
                self.chance.shuffle_traitors(&mut discarded, dice)?;
                self.board.repelled = super::ByPrincipality::default();
                self.traitors = discarded;
                events.push(Event::TraitorsShuffled { order: Some(self.traitors.clone()) });
            }
            let Some(shield) = self.traitors.pop() else { break };
            self.castles[seat].traitors[shield] += 1;
            traitors.push(shield);
        }
        events.push(Event::TraitorsDrawn { seat, traitors });
        Ok(())
    }

    /// Category 2.
    fn score_environs(&mut self, events: &mut Vec<Event>) {
        for (terrain, plots) in self.board.environs.areas() {
            let mut manors = BySeat::new(self.seats(), |_| 0u8);
            for owner in plots.iter().filter_map(|plot| self.board.environs.manor(*plot)) {
                manors[owner] += 1;
            }
            let (winners, each) = share(&manors, plots.len() as u8);
            if winners.is_empty() {
                continue;
            }
            self.award(winners, Source::Environs, each);
            events.push(Event::AreaScored { terrain, plots, manors, winners, each });
        }
    }

    /// Category 3, from this principality on, as far as it goes without the Grail's holder.
    fn score_influence(&mut self, first: Principality, grail_used: bool, events: &mut Vec<Event>) {
        for at in Principality::ALL.into_iter().skip(first.index()) {
            if let Some(holder) = self.board.grail.filter(|holder| !grail_used && self.is_tied(*holder, at)) {
                events.push(Event::GrailAsked { seat: holder, at });
                self.phase = Phase::Grail { seat: holder, at };
                return;
            }
            self.score_principality(at, None, events);
        }
        self.finish_scoring(events);
    }

    pub(super) fn answer_grail(&mut self, seat: Seat, used: bool, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let at = match self.phase {
            Phase::Grail { seat: holder, at } if holder == seat => at,
            Phase::Grail { seat: holder, .. } => return Err(Refusal::OtherTurn { seat: holder }),
            _ => return Err(Refusal::NotNow),
        };
        self.score_principality(at, used.then_some(seat), events);
        match Principality::ALL.get(at.index() + 1) {
            Some(next) => self.score_influence(*next, used, events),
            None => self.finish_scoring(events),
        }
        Ok(())
    }

    /// Whether this player shares first place in a principality.
    fn is_tied(&self, seat: Seat, at: Principality) -> bool {
        let counters = self.castles.map(|castle| castle.influence[at]);
        let (winners, _) = share(&counters, 0);
        winners.len() > 1 && winners.contains(seat)
    }

    fn score_principality(&mut self, at: Principality, grail: Option<Seat>, events: &mut Vec<Event>) {
        let counters = self.castles.map(|castle| castle.influence[at]);
        let total = counters.values().sum();
        let (winners, each) = match grail {
            Some(holder) => (Seats::NONE.with(holder), total),
            None => share(&counters, total),
        };
        if winners.is_empty() {
            return;
        }
        self.award(winners, Source::Influence, each);
        for seat in Seat::all(self.seats()) {
            let castle = &mut self.castles[seat];
            let back = castle.influence[at].saturating_sub(1);
            castle.influence[at] -= back;
            castle.counters += back;
        }
        events.push(Event::InfluenceScored { at, counters, winners, each, grail });
    }

    /// Category 4, and what comes after a scoring.
    fn finish_scoring(&mut self, events: &mut Vec<Event>) {
        let counts = self.castles.map(|castle| castle.sent_out());
        for (seat, count) in counts.iter() {
            self.castles[seat].points[Source::Henchmen] += i16::from(*count);
        }
        events.push(Event::HenchmenScored { counts });
        for seat in Seat::all(self.seats()) {
            for henchman in super::Henchman::ALL {
                self.castles[seat].seals[henchman].used = false;
            }
        }
        if self.round < ROUNDS { self.begin_round(events) } else { self.end(events) }
    }

    fn end(&mut self, events: &mut Vec<Event>) {
        for seat in Seat::all(self.seats()) {
            let castle = &mut self.castles[seat];
            let (apples, staffs, items) = (castle.apples, STAFF * castle.staffs, castle.items.total() / ITEMS);
            for (source, points) in [(Source::Apples, apples), (Source::Staffs, staffs), (Source::Items, items)] {
                castle.points[source] += i16::from(points);
            }
            events.push(Event::RestScored { seat, apples, staffs, items });
        }
        self.phase = Phase::Over;
        let points = self.castles.map(|castle| castle.points);
        events.push(Event::Over { winners: self.winners(), points });
    }

    /// Who has most points; a tie shares the victory.
    pub(super) fn winners(&self) -> Seats {
        leaders(&self.castles.map(super::Castle::score))
    }

    fn award(&mut self, winners: Seats, source: Source, each: u8) {
        for winner in winners.iter() {
            self.castles[winner].points[source] += i16::from(each);
        }
    }
}

/// Those with the highest score.
pub(super) fn leaders(scores: &BySeat<i16>) -> Seats {
    let best = scores.values().max().copied();
    scores.which(|score| Some(*score) == best)
}

/// Those with most of something, and how many of `points` each gets: all, or with a tie an equal part, rounded
/// down. Nobody when nobody has any.
fn share(counts: &BySeat<u8>, points: u8) -> (Seats, u8) {
    let most = counts.values().max().copied().filter(|most| *most > 0);
    let winners = counts.which(|count| Some(*count) == most);
    let each = points.checked_div(winners.len() as u8).unwrap_or(0);
    (winners, each)
}
