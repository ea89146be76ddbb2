//! Merlin's computer player: it thinks its turn through by the rules, on what it sees, and takes what leads to the
//! position that is worth most to it. It tosses no coins.

mod contest;
mod grail;
mod hand;
mod turn;
mod weights;
mod worth;

use super::{Pace, Player};
use crate::games::merlin::{Action, Imagined, Merlin, Part, Phase, Stage, View};
use crate::games::{Dice, Seat};
use weights::Weights;
use worth::Judge;

impl Player for Merlin {
    fn choose(view: &View, _seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        match decide(view, legal, &Weights::USUAL) {
            Some(action) if legal.contains(&action) => action,
            // A view without a seat.
            _ => super::random(legal, dice),
        }
    }

    /// Every step is done in a few seconds.
    fn pace(_public: &View) -> Pace {
        Pace::Short
    }
}

fn decide(view: &View, legal: &[Action], weights: &Weights) -> Option<Action> {
    let state = Imagined::new(view)?;
    let mut judge = Judge::new(&state, weights);
    match view.phase {
        Phase::Rolling => legal.iter().copied().find(|action| *action == Action::Roll),
        Phase::Turn(turn) => {
            if let Stage::Acting(_, Part::Draw { .. }) = turn.stage {
                return Some(Action::Draw(judge.pick(&state)));
            }
            if matches!(turn.stage, Stage::Choosing | Stage::Chosen(_) | Stage::Acting(_, Part::Open)) {
                judge.look_round(&state);
            }
            judge.step(&state).or(Some(Action::Done))
        }
        Phase::Drawing { .. } => Some(Action::Draw(judge.pick(&state))),
        Phase::Grail { at, .. } => Some(Action::Grail(judge.uses_grail(&state, at))),
        Phase::Over => None,
    }
}
