//! Choosing cards out of packets, and a discipline before that.

use super::best;
use super::outlook::Outlook;
use super::weights::Weights;
use crate::games::isolde::{Action, Board, Card, Own, View};

/// The card of the packet to keep: what it brings with those that are kept already, and what is passed on without it.
pub fn keep(view: &View, own: &Own, weights: &Weights, legal: &[Action]) -> Option<Action> {
    let (colour, kept) = own.hands.first()?;
    let outlook = Outlook::new(view, weights, *colour, kept.len() + 1);
    let colours = view.holders.colours();
    let next = if view.passes_left { colour.left(colours) } else { colour.right(colours) };
    let neighbour = Outlook::new(view, weights, next, 1);
    let gains: Vec<(Card, f64)> = own.packet.iter().map(|card| (*card, neighbour.gain(*card))).collect();
    let worth = |action: &Action| {
        let Action::Keep(card) = action else { return f64::NEG_INFINITY };
        let hand: Vec<Card> = kept.iter().copied().chain([*card]).collect();
        let mut passed = gains.clone();
        if let Some(place) = passed.iter().position(|(other, _)| other == card) {
            passed.swap_remove(place);
        }
        // The neutral colour keeps the highest card.
        let taken = passed.into_iter().max_by(|(one, gain), (other, more)| match view.holders[next] {
            Some(_) => gain.total_cmp(more),
            None => one.value.cmp(&other.value),
        });
        outlook.best_use(&hand, outlook.plays).worth - weights.passed * taken.map_or(0.0, |(_, gain)| gain)
    };
    best(legal, worth)
}

/// The discipline to mark: where the bonus would bring most, by the cards that are likely to be kept.
pub fn mark(outlook: &Outlook, packet: &[Card], legal: &[Action]) -> Option<Action> {
    let [beside, share] = outlook.weights.marked;
    let stay = outlook.stay();
    let worth = |action: &Action| {
        let Action::Mark(board) = action else { return f64::NEG_INFINITY };
        let dealt = packet.iter().filter(|card| card.kind.boards().contains(board)).count() as f64;
        let many = if matches!(board, Board::Joust | Board::Melee) { 1.5 } else { 1.0 };
        let cards = beside * many + share * dealt;
        let worth = |steps: f64| outlook.worth(&outlook.advance(&stay, *board, (steps * cards).round() as u16));
        worth(3.0) + worth(2.0)
    };
    best(legal, worth)
}
