//! Actions, and how a round goes on after them.

use std::collections::BTreeSet;

use super::core::{Moment, Phase};
use super::variants::lancelot;
use super::{Action, Board, Event, Isolde, Question, Refusal, Shields};
use crate::games::{BySeat, Dice, Seat, Seats};

impl Isolde {
    pub(super) fn act(&mut self, seat: Seat, action: Action, dice: &mut Dice) -> Result<Vec<Event>, Refusal> {
        if seat.index() >= self.core.seats {
            return Err(Refusal::NoSuchSeat { seat });
        }
        let mut at = Moment { events: Vec::with_capacity(4), dice, waiting: false };
        match &self.core.phase {
            Phase::Over => return Err(Refusal::Over),
            Phase::Picking { .. } => match action {
                Action::Keep(card) => self.core.keep(seat, card, &mut at)?,
                _ => return Err(Refusal::NotNow),
            },
            Phase::Piling { .. } | Phase::Assigning { .. } => self.choose_three(seat, action, &mut at)?,
            Phase::Turn { colour } => {
                let colour = *colour;
                let decider = self.core.decider(colour);
                if decider != seat {
                    return Err(Refusal::OtherTurn { seat: decider });
                }
                let Action::Play { card, board } = action else { return Err(Refusal::NotNow) };
                if !self.core.hands[colour].contains(&card) {
                    return Err(Refusal::NotInHand { card });
                }
                if !self.core.boards_for(card).any(|allowed| allowed == board) {
                    return Err(Refusal::OtherBoard { card, board });
                }
                self.core.play_card(colour, card, board, &mut at);
            }
            Phase::Asking(question) => {
                let decider = self.core.decider(question.colour());
                if decider != seat {
                    return Err(Refusal::OtherTurn { seat: decider });
                }
                let question = question.clone();
                self.answer(&question, action, &mut at)?;
            }
        }
        if at.waiting {
            // The others are still to choose.
            return Ok(at.events);
        }
        self.choice += 1;
        self.go_on(&mut at, 0)?;
        Ok(at.events)
    }

    /// Lancelot: each seat divides its six cards, unseen.
    fn choose_three(&mut self, seat: Seat, action: Action, at: &mut Moment) -> Result<(), Refusal> {
        let cards = self.core.packets[self.core.own_colour(seat)?].clone();
        let event = match (&mut self.core.phase, action) {
            (Phase::Piling { piles }, Action::Pile(three)) => {
                choose(&mut piles[seat.index()], three, &cards)?;
                Event::Piled { seat }
            }
            (Phase::Assigning { first }, Action::Assign(three)) => {
                choose(&mut first[seat.index()], three, &cards)?;
                Event::Assigned { seat, first: Some(three) }
            }
            _ => return Err(Refusal::NotNow),
        };
        at.events.push(event);
        match &self.core.phase {
            Phase::Piling { piles } if piles.iter().any(Option::is_none) => at.waiting = true,
            Phase::Assigning { first } if first.iter().any(Option::is_none) => at.waiting = true,
            Phase::Assigning { first } => {
                for (seat, three) in Seat::all(self.core.seats).zip(first.clone()) {
                    let own: Vec<_> = lancelot::colours_of(&self.core, seat).collect();
                    if let ([one, other], Some(three)) = (&own[..], three) {
                        self.core.hands[*other] = lancelot::without(&self.core.packets[*one], &three);
                        self.core.hands[*one] = three.to_vec();
                        self.core.packets[*one].clear();
                    }
                }
                at.events.push(Event::Drafted);
            }
            _ => {}
        }
        Ok(())
    }

    fn answer(&mut self, question: &Question, action: Action, at: &mut Moment) -> Result<(), Refusal> {
        if !self.choices(question).contains(&action) {
            return Err(match (question, action) {
                (Question::Bonus { .. }, Action::Bonus(Some(Board::Isolde))) => Refusal::BonusOnIsolde,
                _ => Refusal::NotPossible,
            });
        }
        let core = &mut self.core;
        match (question, action) {
            (Question::Bonus { colour, steps, .. }, Action::Bonus(board)) => {
                core.answer_bonus(*colour, *steps, board, at);
            }
            (Question::Place { colour, card }, Action::Place(board)) => core.play_card(*colour, *card, board, at),
            _ => {
                for variant in &mut self.variants {
                    if variant.part_mut().answer(core, question, action, at)? {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    /// What a question allows; nothing when nothing can be done about it.
    pub(super) fn choices(&self, question: &Question) -> Vec<Action> {
        let mut choices = self.core.choices(question);
        for variant in &self.variants {
            choices.extend(variant.part().choices(&self.core, question));
        }
        choices
    }

    /// Goes on until somebody has to choose. The variants hear of the events from `heard` on first.
    pub(super) fn go_on(&mut self, at: &mut Moment, mut heard: usize) -> Result<(), Refusal> {
        loop {
            self.tell(at, &mut heard);
            if at.waiting {
                break;
            }
            if let Some(question) = self.core.questions.pop_front() {
                if !self.choices(&question).is_empty() {
                    self.core.wait(Phase::Asking(question), at);
                }
                continue;
            }
            let Some(point) = self.core.agenda.pop_front() else { break };
            let mut done = false;
            for variant in &mut self.variants {
                done = variant.part_mut().reach(&mut self.core, point, at)?;
                if done {
                    break;
                }
            }
            if !done {
                self.core.reach(point, at)?;
            }
        }
        if self.core.phase == Phase::Over && self.core.agenda.is_empty() {
            let points = self.core.shields.map(Shields::total);
            let (winners, neutral) = self.winners();
            at.events.push(Event::Over { winners, neutral, points });
        }
        Ok(())
    }

    /// The variants hear of what happened, also of what follows from it.
    fn tell(&mut self, at: &mut Moment, heard: &mut usize) {
        while *heard < at.events.len() && !self.variants.is_empty() {
            // Set aside while it is told, since what follows from it goes to the end of the same list.
            let event = std::mem::replace(&mut at.events[*heard], Event::Drafted);
            for variant in &mut self.variants {
                variant.part_mut().hear(&mut self.core, &event, at);
            }
            at.events[*heard] = event;
            *heard += 1;
        }
    }

    pub(super) fn awaited(&self) -> Seats {
        match &self.core.phase {
            Phase::Picking { .. } => self.core.undecided(),
            Phase::Turn { colour } => Seats::NONE.with(self.core.decider(*colour)),
            Phase::Asking(question) => Seats::NONE.with(self.core.decider(question.colour())),
            Phase::Piling { piles: chosen } | Phase::Assigning { first: chosen } => open_seats(chosen),
            Phase::Over => Seats::NONE,
        }
    }

    /// The points of each seat that everybody knows; the neutral colour's are nobody's.
    pub(super) fn scores(&self) -> BySeat<i16> {
        let over = self.core.phase == Phase::Over;
        BySeat::new(self.core.seats, |seat| {
            let shields = self.core.shields_of(Some(seat));
            shields.map(|shields| if over { shields.total() } else { shields.open_total() }).sum()
        })
    }

    /// Most points, then who is further ahead on Isolde's board; whether the neutral colour is among them.
    pub(super) fn winners(&self) -> (Seats, bool) {
        let core = &self.core;
        let holders: BTreeSet<Option<Seat>> = core.holders.values().copied().collect();
        let points = |holder: Option<Seat>| core.shields_of(holder).map(Shields::total).sum::<i16>();
        let best = holders.iter().map(|holder| points(*holder)).max();
        let tied: Vec<Option<Seat>> = holders.into_iter().filter(|holder| Some(points(*holder)) == best).collect();
        // The first on Isolde's board of those who are tied; on the start nobody is ahead.
        let ranking = core.tracks[Board::Isolde].ranking();
        let first = ranking.into_iter().map(|colour| core.holders[colour]).find(|holder| tied.contains(holder));
        let winners = first.map_or(tied, |holder| vec![holder]);
        (winners.iter().copied().flatten().collect(), winners.contains(&None))
    }
}

fn choose(
    chosen: &mut Option<[super::Card; 3]>,
    three: [super::Card; 3],
    cards: &[super::Card],
) -> Result<(), Refusal> {
    if chosen.is_some() {
        return Err(Refusal::AlreadyChosen);
    }
    if !lancelot::threes(cards).contains(&three) {
        return Err(Refusal::NotPossible);
    }
    *chosen = Some(three);
    Ok(())
}

fn open_seats<T>(chosen: &[Option<T>]) -> Seats {
    Seat::all(chosen.len()).filter(|seat| chosen[seat.index()].is_none()).collect()
}
