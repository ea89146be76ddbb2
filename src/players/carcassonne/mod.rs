//! Carcassonne's computer player: it tries what it can do on what everybody sees, by the rules, and takes what leads
//! to the position that is worth most to it. It tosses no coins.

mod weights;
mod worth;

use super::{Pace, Player};
use crate::games::carcassonne::{Action, Carcassonne, Imagined, Phase, Spot, View};
use crate::games::{Dice, Seat};
use weights::Weights;
use worth::Judge;

impl Player for Carcassonne {
    fn choose(view: &View, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        match decide(view, seat, legal) {
            Some(action) if legal.contains(&action) => action,
            // A view in which it is somebody else's turn.
            _ => super::random(legal, dice),
        }
    }

    /// Every step is done in a few seconds.
    fn pace(_public: &View) -> Pace {
        Pace::Short
    }
}

fn decide(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
    let state = Imagined::new(view);
    let judge = Judge::new(view, seat, &Weights::USUAL);
    let worth = |action: Action| Some(judge.best_claim(&state.after(seat, action)?.without_magic()));
    match view.phase {
        Phase::Laying { .. } => best(legal.iter().copied(), worth),
        Phase::Conjuring => best(one_for_each_feature(&state, legal).into_iter(), worth),
        Phase::Claiming => {
            best(legal.iter().copied(), |action| Some(judge.worth(&state.after(seat, action)?.settled())))
        }
        Phase::Confirming => Some(Action::Done),
        Phase::Over => None,
    }
}

/// The first of the best.
fn best(actions: impl Iterator<Item = Action>, worth: impl Fn(Action) -> Option<f64>) -> Option<Action> {
    let judged = actions.filter_map(|action| Some((action, worth(action)?)));
    let better = |one: (Action, f64), other: (Action, f64)| if other.1 > one.1 { other } else { one };
    judged.reduce(better).map(|(action, _)| action)
}

/// Where the segment does not matter but the feature does, the first segment of each.
fn one_for_each_feature(state: &Imagined, legal: &[Action]) -> Vec<Action> {
    let mut kept: Vec<Action> = Vec::new();
    let place = |action: &Action| match action {
        Action::Conjure { figure, spot } => Some((*figure, *spot)),
        _ => None,
    };
    let same = |one: Spot, other: Spot| state.landscape().is_same(one, other);
    for action in legal {
        let known = place(action).is_some_and(|(figure, spot)| {
            kept.iter().filter_map(place).any(|(other, at)| other == figure && same(at, spot))
        });
        if !known {
            kept.push(*action);
        }
    }
    kept
}
