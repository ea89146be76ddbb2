//! What the rules allow now.

use super::core::Phase;
use super::variants::lancelot;
use super::{Action, Card, Isolde, Question};
use crate::games::Seat;

impl Isolde {
    /// What this seat may do, as far as everybody can see.
    pub(super) fn open(&self, seat: Seat) -> Vec<Action> {
        match &self.core.phase {
            Phase::Asking(question) if self.core.decider(question.colour()) == seat && !self.is_hidden(question) => {
                self.choices(question)
            }
            _ => Vec::new(),
        }
    }

    /// What this seat may do that nobody else may know.
    pub(super) fn hidden(&self, seat: Seat) -> Vec<Action> {
        let packet = || self.core.own_colour(seat).map(|colour| self.core.packets[colour].clone()).unwrap_or_default();
        match &self.core.phase {
            Phase::Picking { .. } if self.core.undecided().contains(seat) => {
                distinct(&packet()).into_iter().map(Action::Keep).collect()
            }
            Phase::Piling { piles } if piles.get(seat.index()) == Some(&None) => {
                lancelot::threes(&packet()).into_iter().map(Action::Pile).collect()
            }
            Phase::Assigning { first } if first.get(seat.index()) == Some(&None) => {
                lancelot::threes(&packet()).into_iter().map(Action::Assign).collect()
            }
            Phase::Turn { colour } if self.core.decider(*colour) == seat => {
                let cards = distinct(&self.core.hands[*colour]).into_iter();
                let plays = cards.flat_map(|card| self.core.boards_for(card).map(move |board| (card, board)));
                plays.map(|(card, board)| Action::Play { card, board }).collect()
            }
            Phase::Asking(question) if self.core.decider(question.colour()) == seat && self.is_hidden(question) => {
                self.choices(question)
            }
            _ => Vec::new(),
        }
    }

    /// Whether what a question allows tells of shields that lie face down before their owner.
    fn is_hidden(&self, question: &Question) -> bool {
        let Question::Give { colour, .. } = question else { return false };
        self.core.holders[*colour].is_some() && !self.core.shields[*colour].hidden.is_empty()
    }
}

fn distinct(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards.dedup();
    cards
}
