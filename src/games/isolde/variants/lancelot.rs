//! The Lancelot form for two players: two colours each (booklet, "Lancelotvariáns").

use serde::{Deserialize, Serialize};

use super::super::core::{Core, Moment, Phase, Point, ROUNDS, packet};
use super::super::{Action, Card, Colour, Event, Question, Refusal};
use super::Part;
use crate::games::Seat;

/// Cards dealt to each player.
const DEALT: usize = 6;
/// Cards of a pile, and of a colour.
const THREE: usize = 3;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lancelot {
    /// Both piles of each seat, once they are turned up.
    pub piles: Vec<[Vec<Card>; 2]>,
    /// Which of the piles of each seat the opponent has taken.
    pub taken: Vec<Option<u8>>,
}

/// The colours of a seat, in playing order.
pub fn colours_of(core: &Core, seat: Seat) -> impl Iterator<Item = Colour> {
    core.holders.iter().filter(move |(_, holder)| **holder == Some(seat)).map(|(colour, _)| colour)
}

/// Every different three of these cards, each in rising order.
pub fn threes(cards: &[Card]) -> Vec<[Card; 3]> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    let mut threes = Vec::new();
    for first in 0..cards.len() {
        for second in first + 1..cards.len() {
            for third in second + 1..cards.len() {
                threes.push([cards[first], cards[second], cards[third]]);
            }
        }
    }
    threes.sort_unstable();
    threes.dedup();
    threes
}

/// What is left of these cards without those three.
pub fn without(cards: &[Card], three: &[Card; 3]) -> Vec<Card> {
    let mut left = cards.to_vec();
    for card in three {
        if let Some(place) = left.iter().position(|other| other == card) {
            left.remove(place);
        }
    }
    left
}

impl Lancelot {
    /// The cards in front of a seat.
    fn cards(core: &Core, seat: Seat) -> Vec<Card> {
        colours_of(core, seat).next().map(|colour| core.packets[colour].clone()).unwrap_or_default()
    }

    fn deal(core: &mut Core, at: &mut Moment) -> Result<(), Refusal> {
        let cards = core.shuffle(at)?;
        for (seat, cards) in Seat::all(core.seats).zip(cards.chunks_exact(DEALT)) {
            let colour = colours_of(core, seat).next();
            if let Some(colour) = colour {
                core.packets[colour] = packet(cards);
            }
        }
        core.tell_deal(cards, at);
        Ok(())
    }
}

impl Part for Lancelot {
    fn reach(&mut self, core: &mut Core, point: Point, at: &mut Moment) -> Result<bool, Refusal> {
        match point {
            // The card's order: each round another colour begins, in turn.
            Point::Round => {
                let first = usize::from(core.round - 1) % core.colours();
                core.order = core.all().collect();
                core.order.rotate_left(first);
                core.start = core.order[0];
                self.piles.clear();
                self.taken = vec![None; core.seats];
                Lancelot::deal(core, at)?;
                core.agenda.extend([Point::Pick, Point::Pass, Point::Pick, Point::Dealt]);
                core.put_turns_and_scoring(THREE);
                Ok(true)
            }
            Point::Pick => {
                let nobody = vec![None; core.seats];
                let phase = match self.piles.is_empty() {
                    true => Phase::Piling { piles: nobody },
                    false => Phase::Assigning { first: nobody },
                };
                core.wait(phase, at);
                Ok(true)
            }
            // The piles are turned up; each takes one of the other's, the start player first.
            Point::Pass => {
                let Phase::Piling { piles } = &core.phase else { return Ok(true) };
                let piles = piles.clone();
                self.piles = Seat::all(core.seats)
                    .zip(piles)
                    .map(|(seat, pile)| {
                        let cards = Lancelot::cards(core, seat);
                        let pile = pile.expect("this point is reached when both have made their piles");
                        [pile.to_vec(), without(&cards, &pile)]
                    })
                    .collect();
                at.events.push(Event::PilesShown { piles: self.piles.clone() });
                let first = core.start;
                let other = core.order.get(1).copied().unwrap_or(first);
                core.questions.extend([first, other].map(|colour| Question::TakePile { colour }));
                Ok(true)
            }
            Point::End if core.round < ROUNDS => {
                core.round += 1;
                core.agenda.push_back(Point::Round);
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn choices(&self, _core: &Core, question: &Question) -> Vec<Action> {
        match question {
            Question::TakePile { .. } => vec![Action::TakePile(0), Action::TakePile(1)],
            _ => Vec::new(),
        }
    }

    fn answer(
        &mut self,
        core: &mut Core,
        question: &Question,
        action: Action,
        at: &mut Moment,
    ) -> Result<bool, Refusal> {
        let (Question::TakePile { colour }, Action::TakePile(pile)) = (question, action) else { return Ok(false) };
        let seat = core.decider(*colour);
        let other = seat.left(core.seats);
        self.taken[other.index()] = Some(pile);
        at.events.push(Event::PileTaken { seat, pile });
        // Each has what he took and what was left to him.
        for (seat, other) in [(seat, other), (other, seat)] {
            let Some(colour) = colours_of(core, seat).next() else { continue };
            let took = self.taken[other.index()].map(|pile| &self.piles[other.index()][usize::from(pile)]);
            let left = self.taken[seat.index()].map(|pile| &self.piles[seat.index()][1 - usize::from(pile)]);
            let cards: Vec<Card> = took.into_iter().chain(left).flatten().copied().collect();
            core.packets[colour] = packet(&cards);
        }
        Ok(true)
    }
}
