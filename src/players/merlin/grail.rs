//! Whether the Grail decides a tie, or waits for a better one.

use super::worth::Judge;
use crate::games::BySeat;
use crate::games::merlin::{Castle, Imagined, Principality};

impl Judge<'_> {
    /// Whether the Grail is best used in this principality, of those that are still to be scored.
    pub fn uses_grail(&self, state: &Imagined, at: Principality) -> bool {
        let castles = state.castles();
        let here = self.gain(castles, at);
        let later = Principality::ALL.into_iter().skip(at.index() + 1).map(|at| self.gain(castles, at));
        here > 0.0 && later.fold(0.0, f64::max) <= here
    }

    /// What it gives to win the tie here alone, the others' loss included; 0 where he is not tied for most.
    fn gain(&self, castles: &BySeat<Castle>, at: Principality) -> f64 {
        let own = castles[self.seat].influence[at];
        let most = castles.values().map(|castle| castle.influence[at]).max().unwrap_or(0);
        let tied = castles.values().filter(|castle| castle.influence[at] == most).count() as u8;
        if own == 0 || own < most || tied < 2 {
            return 0.0;
        }
        let total: u8 = castles.values().map(|castle| castle.influence[at]).sum();
        let share = f64::from(total / tied);
        let rivals = f64::from(tied - 1) * share / (castles.seats() - 1) as f64;
        f64::from(total) - share + self.weights.rivalry * rivals
    }
}
