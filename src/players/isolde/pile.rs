//! Lancelot: dividing cards into piles, taking one, giving each own colour three cards.

use super::best;
use super::outlook::Outlook;
use super::weights::Weights;
use crate::games::Seat;
use crate::games::isolde::{Action, Card, Colour, Own, View};

/// Makes two piles; the opponent takes the one that is better for him.
pub fn divide(view: &View, own: &Own, weights: &Weights, legal: &[Action]) -> Option<Action> {
    let sides = Sides::new(view, own.seat, weights);
    best(legal, |action| {
        let Action::Pile(pile) = action else { return f64::NEG_INFINITY };
        let rest = without(&own.packet, pile);
        f64::min(sides.balance(pile, &rest), sides.balance(&rest, pile))
    })
}

/// Takes one of the opponent's piles and leaves him the other.
pub fn take(view: &View, own: &Own, weights: &Weights, legal: &[Action]) -> Option<Action> {
    let sides = Sides::new(view, own.seat, weights);
    let piles = view.variants.piles.get(own.seat.left(view.seats).index())?;
    best(legal, |action| {
        let Action::TakePile(pile) = *action else { return f64::NEG_INFINITY };
        let pile = usize::from(pile).min(1);
        sides.balance(&piles[pile], &piles[1 - pile])
    })
}

/// Gives three cards to the first own colour and the others to the second.
pub fn assign(view: &View, own: &Own, weights: &Weights, legal: &[Action]) -> Option<Action> {
    let outlooks = own.hands.iter().map(|(colour, _)| Outlook::new(view, weights, *colour, own.packet.len() / 2));
    let outlooks: Vec<Outlook> = outlooks.collect();
    let [one, other] = &outlooks[..] else { return None };
    best(legal, |action| {
        let Action::Assign(three) = action else { return f64::NEG_INFINITY };
        let rest = without(&own.packet, three);
        one.best_use(three, one.plays).worth + other.best_use(&rest, other.plays).worth
    })
}

/// The colours of both players.
struct Sides<'a> {
    own: Vec<Outlook<'a>>,
    others: Vec<Outlook<'a>>,
}

impl<'a> Sides<'a> {
    fn new(view: &'a View, seat: Seat, weights: &'a Weights) -> Sides<'a> {
        let colours = Colour::all(view.holders.colours());
        let (own, others): (Vec<Colour>, Vec<Colour>) = colours.partition(|colour| view.holders[*colour] == Some(seat));
        let look = |colours: Vec<Colour>| colours.into_iter().map(|colour| Outlook::new(view, weights, colour, 1));
        Sides { own: look(own).collect(), others: look(others).collect() }
    }

    /// What it is worth to have these cards when the opponent has those.
    fn balance(&self, own: &[Card], others: &[Card]) -> f64 {
        let worth = |outlooks: &[Outlook], cards: &[Card]| -> f64 {
            let gain = |card: &Card| outlooks.iter().map(|outlook| outlook.gain(*card)).fold(0.0, f64::max);
            cards.iter().map(gain).sum()
        };
        worth(&self.own, own) - worth(&self.others, others)
    }
}

/// What is left of the cards.
fn without(cards: &[Card], three: &[Card]) -> Vec<Card> {
    let mut left = cards.to_vec();
    for card in three {
        if let Some(place) = left.iter().position(|other| other == card) {
            left.swap_remove(place);
        }
    }
    left
}
