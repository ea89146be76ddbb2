//! How the loyal players decide.

use super::team::Team;
use super::{Thinker, habits, happens, near_best};
use crate::games::avalon::{Action, Role};
use crate::games::{Dice, Seat};

impl Thinker<'_> {
    /// The team that is most likely free of evil.
    pub fn propose_for_good(&self, legal: &[Action], dice: &mut Dice) -> Option<Action> {
        let merlin = self.own.role == Role::Merlin;
        if merlin && happens(dice, habits::merlin_hides(self.moment)) {
            return near_best(&self.teams(legal, |team| self.cover(team)), 0.97, dice);
        }
        let guess = self.belief.merlin();
        let sum: f64 = guess.values().sum();
        let teams = self.teams(legal, |team| {
            let safe = self.belief.chance(|evil| team.is_safe(evil));
            match self.own.role {
                // Of the teams that he knows to be safe, the one that others would trust as well.
                Role::Merlin => safe * safe * (0.2 + self.cover(team)),
                // Merlin is best kept close, as long as it costs little.
                Role::Percival if sum > 0.0 => {
                    safe * (1.0 + 0.1 * team.seats.iter().map(|seat| guess[seat]).sum::<f64>() / sum)
                }
                _ => safe,
            }
        });
        near_best(&teams, 0.97, dice)
    }

    /// The chance to approve of the team.
    pub fn approves_for_good(&self, team: Team) -> f64 {
        let outlook = self.belief.outlook(team, self.own.seat);
        if self.own.role == Role::Merlin {
            let servant = habits::servant_approves(self.public.outlook(team, self.own.seat), self.moment);
            return habits::merlin_approves(outlook.chance >= 0.5, servant, self.moment);
        }
        habits::servant_approves(outlook, self.moment)
    }

    /// How much a loyal player wants to look at somebody: whoever is hardest to tell, rather good than evil,
    /// since the Lady goes on to him.
    pub fn curiosity_of_good(&self, target: Seat) -> f64 {
        let known = self.belief.evil(target);
        // Merlin knows already: he looks where others would.
        let evil = if self.own.role == Role::Merlin { self.public.evil(target) } else { known };
        evil * (1.0 - evil) * (1.0 - 0.5 * known) + 0.001
    }
}
