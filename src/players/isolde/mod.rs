//! Fair Isolde's computer player: it reckons what every board may bring at its scorings to come, by where the markers
//! are and the cards that the others may hold, and does what brings it most. It tosses no coins but for the neutral
//! colour.

mod bonus;
mod calendar;
mod draft;
mod hand;
mod outlook;
mod pile;
mod plan;
mod shields;
mod spread;
mod standing;
mod stock;
mod weights;
mod worth;

use super::{Pace, Player, random};
use crate::games::isolde::{Action, Isolde, PhaseView, Question, View};
use crate::games::{Dice, Seat};
use outlook::Outlook;
use weights::Weights;

impl Player for Isolde {
    fn choose(view: &View, _seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        match decide(view, legal, &Weights::USUAL) {
            Some(action) if legal.contains(&action) => action,
            // A view without a seat, or something that the neutral colour cannot know.
            _ => random(legal, dice),
        }
    }

    /// Every choice is made in a few seconds.
    fn pace(_public: &View) -> Pace {
        Pace::Short
    }
}

fn decide(view: &View, legal: &[Action], weights: &Weights) -> Option<Action> {
    let own = view.own.as_ref()?;
    match &view.phase {
        PhaseView::Picking { .. } => draft::keep(view, own, weights, legal),
        PhaseView::Piling { .. } => pile::divide(view, own, weights, legal),
        PhaseView::Assigning { .. } => pile::assign(view, own, weights, legal),
        PhaseView::Turn { colour } => {
            let (_, hand) = own.hands.iter().find(|(held, _)| held == colour)?;
            let outlook = Outlook::new(view, weights, *colour, hand.len());
            let (card, board) = outlook.best_use(hand, outlook.plays).first()?;
            Some(Action::Play { card, board })
        }
        PhaseView::Asking(question) => {
            let colour = question.colour();
            let hand = own.hands.iter().find(|(held, _)| *held == colour).map(|(_, hand)| &hand[..]);
            let outlook = |known| Outlook::new(view, weights, colour, known);
            match question {
                Question::Mark { .. } => {
                    draft::mark(&outlook(0), hand.map(|_| &own.packet[..]).unwrap_or_default(), legal)
                }
                Question::TakePile { .. } => pile::take(view, own, weights, legal),
                Question::Look { .. } => shields::look(own, legal),
                Question::TakeShield { .. } => hand.and_then(|_| shields::take(view, own, legal)),
                Question::Give { .. } | Question::TakeBlue { .. } => shields::exchange(legal),
                Question::Steps { left, .. } => outlook(0).divide_steps(*left),
                Question::Place { .. } => outlook(1).move_on(question, None, legal),
                Question::Edge { .. } | Question::Bonus { .. } | Question::Disc { .. } | Question::Back { .. } => {
                    outlook(0).move_on(question, hand.and_then(|hand| hand.last().copied()), legal)
                }
            }
        }
        PhaseView::Over { .. } => None,
    }
}

/// The action that is worth most, the first of several.
fn best(legal: &[Action], worth: impl Fn(&Action) -> f64) -> Option<Action> {
    let mut best: Option<(f64, Action)> = None;
    for action in legal {
        let worth = worth(action);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, *action));
        }
    }
    best.map(|(_, action)| action)
}
