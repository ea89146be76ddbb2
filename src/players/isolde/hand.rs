//! Which cards of a hand are best played where.

use super::outlook::Outlook;
use super::plan::Plan;
use crate::games::isolde::{Board, Card};

/// The best way to play from a hand.
pub struct Best {
    pub worth: f64,
    pub uses: Vec<(Card, Board)>,
    /// For each way to play one card, the best that can be had without it.
    without: Vec<((Card, Board), f64)>,
}

impl Outlook<'_> {
    /// The best use of so many of these cards.
    pub fn best_use(&self, cards: &[Card], plays: usize) -> Best {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        let mut ways: Vec<(Card, Board)> =
            cards.iter().flat_map(|card| self.boards_for(*card).map(|board| (*card, board))).collect();
        ways.dedup();
        let without = ways.into_iter().map(|way| (way, f64::NEG_INFINITY)).collect();
        let mut best = Best { worth: f64::NEG_INFINITY, uses: Vec::new(), without };
        let idle = cards.len().saturating_sub(plays);
        self.try_all(&cards, idle, &self.stay(), &mut Vec::new(), &mut best);
        best
    }

    /// `idle`: just so many of the cards are not played.
    fn try_all(&self, cards: &[Card], idle: usize, plan: &Plan, uses: &mut Vec<(Card, Board)>, best: &mut Best) {
        let Some((card, rest)) = cards.split_first() else {
            best.hear_of(self.worth(plan), uses);
            return;
        };
        if cards.len() > idle {
            for board in self.boards_for(*card) {
                uses.push((*card, board));
                self.try_all(rest, idle, &self.play(plan, *card, board), uses, best);
                uses.pop();
            }
        }
        if idle > 0 {
            self.try_all(rest, idle - 1, plan, uses, best);
        }
    }

    /// What a single card brings by itself.
    pub fn gain(&self, card: Card) -> f64 {
        let stay = self.stay();
        let plays = self.boards_for(card).map(|board| self.worth(&self.play(&stay, card, board)));
        plays.fold(f64::NEG_INFINITY, f64::max) - self.worth(&stay)
    }
}

impl Best {
    fn hear_of(&mut self, worth: f64, uses: &[(Card, Board)]) {
        for (way, best) in &mut self.without {
            if worth > *best && !uses.contains(way) {
                *best = worth;
            }
        }
        if worth > self.worth {
            self.worth = worth;
            self.uses = uses.to_vec();
        }
    }

    /// What to play now: what there is least doubt about. The rest may yet turn out otherwise.
    pub fn first(&self) -> Option<(Card, Board)> {
        let doubt = |way: &(Card, Board)| {
            self.without.iter().find(|(other, _)| other == way).map_or(f64::NEG_INFINITY, |(_, worth)| *worth)
        };
        self.uses.iter().copied().min_by(|one, other| doubt(one).total_cmp(&doubt(other)))
    }
}
