//! Moves beside the cards: Isolde's bonus, discs, steps, the start player's edge, steps back.

use super::best;
use super::outlook::Outlook;
use super::plan::Plan;
use crate::games::isolde::{Action, Board, Card, Disc, Question, ROUNDS};

impl Outlook<'_> {
    /// The best answer where each comes to another plan. `fifth`: the card that the colour has not played.
    pub fn move_on(&self, question: &Question, fifth: Option<Card>, legal: &[Action]) -> Option<Action> {
        let stay = self.stay();
        best(legal, |action| match (question, *action) {
            (Question::Bonus { steps, .. }, Action::Bonus(Some(board))) => {
                self.worth(&self.advance(&stay, board, *steps))
            }
            (Question::Place { card, .. }, Action::Place(board)) => self.worth(&self.play(&stay, *card, board)),
            (_, Action::Bonus(None) | Action::Edge(None)) => self.worth(&stay),
            (_, Action::Edge(board)) => self.worth(&Plan { on_top: board, ..stay.clone() }),
            (Question::Back { steps, .. }, Action::Back(board)) => {
                let mut plan = stay.clone();
                for (board, steps) in [(board, *steps), (Board::Isolde, 1)] {
                    plan.spaces[board] = plan.spaces[board].saturating_sub(steps);
                }
                self.worth(&plan)
            }
            (_, Action::Disc(disc)) => self.use_disc(&stay, disc, fifth),
            _ => f64::NEG_INFINITY,
        })
    }

    /// What comes of a disc (Courtship).
    fn use_disc(&self, stay: &Plan, disc: Disc, fifth: Option<Card>) -> f64 {
        let plan = match disc {
            Disc::Combat(board) => self.advance(stay, board, 2),
            Disc::King => self.advance(stay, Board::King, 2),
            Disc::Any(board) => self.advance(stay, board, 1),
            Disc::Fifth => return self.worth(stay) + fifth.map_or(0.0, |card| self.gain(card)),
            Disc::Start(named) => {
                let next = self.colour.left(self.view.holders.colours());
                let gain = match named {
                    Some(named) if self.view.round < ROUNDS && named == next => self.weights.last_turn,
                    Some(named) if self.view.round < ROUNDS && self.view.options.advanced && named == self.colour => {
                        self.weights.edge
                    }
                    _ => 0.0,
                };
                return self.worth(stay) + gain;
            }
        };
        self.worth(&plan)
    }

    /// The best division of so many steps; of it the largest part (Magic).
    pub fn divide_steps(&self, left: u16) -> Option<Action> {
        let stay = self.stay();
        let nothing = self.worth(&stay);
        // For each number of steps the best that the boards so far give, and the parts.
        let mut divisions: Vec<(f64, Vec<(Board, u16)>)> = vec![(0.0, Vec::new()); usize::from(left) + 1];
        for board in self.view.boards.iter().copied().filter(|board| *board != Board::Magic) {
            let gains: Vec<f64> =
                (0..=left).map(|steps| self.worth(&self.advance(&stay, board, steps)) - nothing).collect();
            for all in (1..divisions.len()).rev() {
                for steps in 1..=all {
                    let gain = divisions[all - steps].0 + gains[steps];
                    if gain > divisions[all].0 {
                        let mut parts = divisions[all - steps].1.clone();
                        parts.push((board, steps as u16));
                        divisions[all] = (gain, parts);
                    }
                }
            }
        }
        let (_, parts) = divisions.pop()?;
        let largest = parts.into_iter().max_by_key(|(_, steps)| *steps);
        Some(largest.map_or(Action::Stop, |(board, count)| Action::Steps { board, count }))
    }
}
