//! How the evil players decide: they hide, and fail when it pays.

use super::team::Team;
use super::{Thinker, habits, happens, near_best};
use crate::games::avalon::{Action, Ballot, Card, Knowledge};
use crate::games::{Dice, Seat, Seats};

impl Thinker<'_> {
    /// Himself and the fellows whom he knows.
    fn fellows(&self) -> Seats {
        match self.own.knowledge {
            Knowledge::Fellows(fellows) => fellows.with(self.own.seat),
            _ => Seats::NONE.with(self.own.seat),
        }
    }

    /// A team with just the evil players that it takes, which looks as harmless as can be.
    pub fn propose_for_evil(&self, legal: &[Action], dice: &mut Dice) -> Option<Action> {
        let innocent = self.moment.round == 1 && happens(dice, 0.25);
        let teams = self.teams(legal, |team| {
            let cover = self.cover(team);
            if innocent {
                return cover;
            }
            let needed = usize::from(team.fails_needed);
            let enough = self.belief.chance(|evil| !team.is_safe(evil));
            let just = self.belief.chance(|evil| team.evil(evil) == needed);
            (just + 0.5 * (enough - just)) * (0.1 + cover) + 0.01 * cover
        });
        near_best(&teams, 0.95, dice)
    }

    /// The chance to approve of the team.
    pub fn approves_for_evil(&self, team: Team) -> f64 {
        let servant = habits::servant_approves(self.public.outlook(team, self.own.seat), self.moment);
        let safe = self.belief.chance(|evil| team.is_safe(evil));
        if self.moment.is_last_proposal() && safe > 0.5 && self.somebody_is_careless() {
            return 0.0;
        }
        let approves = |safe| habits::evil_approves(safe, servant, self.moment);
        safe * approves(true) + (1.0 - safe) * approves(false)
    }

    /// Whether a good player, for all he knows, voted against his own team or for the fifth rejection:
    /// then the fifth rejection may come about.
    fn somebody_is_careless(&self) -> bool {
        let fellows = self.fellows();
        let mut rejections = 0;
        self.view.proposals.iter().any(|proposal| {
            let against = proposal.ballots.which(|ballot| *ballot == Ballot::Reject).without(fellows);
            let last = rejections == 4;
            rejections = if proposal.approved { 0 } else { rejections + 1 };
            against.contains(proposal.leader) || (last && !against.is_empty())
        })
    }

    /// Which card to play.
    pub fn card_for_evil(&self, team: Team, dice: &mut Dice) -> Card {
        let needed = usize::from(team.fails_needed);
        let fellows = self.fellows().and(team.seats);
        // Nobody can agree on anything: the first seats of those who know each other fail, the others hide.
        let his_part = fellows.iter().take(needed).any(|seat| seat == self.own.seat);
        let enough = self.belief.chance(|evil| !team.is_safe(evil));
        let fails = match () {
            () if !his_part => 0.0,
            () if fellows.len() < needed && enough < 0.5 => 0.0,
            () => habits::evil_fails(team, self.moment),
        };
        if happens(dice, fails) { Card::Fail } else { Card::Success }
    }

    /// How much an evil player wants to look at somebody: the Lady should stay among them, without pointing
    /// at them.
    pub fn curiosity_of_evil(&self, target: Seat) -> f64 {
        0.6 + 0.4 * self.belief.evil(target) * (1.0 - self.public.evil(target))
    }
}
