//! Avalon's computer player: it keeps all sets of evil players that can be, weighs them by what was seen,
//! and acts by the habits of its role.

mod assassin;
mod belief;
mod evil;
mod good;
mod habits;
mod team;

use super::{Pace, Player, random};
use crate::games::avalon::{Action, Avalon, Ballot, Card, Loyalty, Own, PhaseView, Quest, View};
use crate::games::{Dice, Seat};
use belief::Belief;
use habits::Moment;
use team::Team;

impl Player for Avalon {
    fn choose(view: &View, _seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        let wanted = view.own.as_ref().and_then(|own| Thinker::new(view, own).decide(legal, dice));
        match wanted {
            Some(action) if legal.contains(&action) => action,
            // A vote that is to be changed, or a view without a seat.
            _ => random(legal, dice),
        }
    }

    /// Before the assassination people talk; everything else is done in a few seconds.
    fn pace(public: &View) -> Pace {
        match public.phase {
            PhaseView::Assassinating => Pace::Long,
            _ => Pace::Short,
        }
    }
}

/// What a player knows and thinks when he is to act.
struct Thinker<'a> {
    view: &'a View,
    own: &'a Own,
    moment: Moment,
    /// What everybody may think.
    public: Belief,
    /// What he thinks.
    belief: Belief,
}

impl<'a> Thinker<'a> {
    fn new(view: &'a View, own: &'a Own) -> Thinker<'a> {
        let public = Belief::public(view);
        let belief = public.clone().narrowed(view, own);
        Thinker { view, own, moment: Moment::now(view), public, belief }
    }

    fn decide(&self, legal: &[Action], dice: &mut Dice) -> Option<Action> {
        let evil = self.own.role.loyalty() == Loyalty::Evil;
        match &self.view.phase {
            PhaseView::Proposing { .. } if evil => self.propose_for_evil(legal, dice),
            PhaseView::Proposing { .. } => self.propose_for_good(legal, dice),
            PhaseView::Voting { .. } => {
                let team = self.team()?;
                let approves = if evil { self.approves_for_evil(team) } else { self.approves_for_good(team) };
                Some(Action::Vote(if happens(dice, approves) { Ballot::Approve } else { Ballot::Reject }))
            }
            PhaseView::Questing { .. } if evil => Some(Action::Quest(self.card_for_evil(self.team()?, dice))),
            PhaseView::Questing { .. } => Some(Action::Quest(Card::Success)),
            PhaseView::Lady { .. } => {
                let targets: Vec<_> = legal
                    .iter()
                    .filter_map(|action| match action {
                        Action::Lady(Some(target)) if evil => Some((*action, self.curiosity_of_evil(*target))),
                        Action::Lady(Some(target)) => Some((*action, self.curiosity_of_good(*target))),
                        _ => None,
                    })
                    .collect();
                near_best(&targets, 0.9, dice)
            }
            PhaseView::Assassinating => self.assassinate(legal, dice),
            PhaseView::Over { .. } => None,
        }
    }

    /// The team that is voted on or on a quest.
    fn team(&self) -> Option<Team> {
        match self.view.phase {
            PhaseView::Voting { quest, team, .. } | PhaseView::Questing { quest, team, .. } => {
                Some(Team { seats: team, fails_needed: self.view.quests[quest.index()].fails_needed })
            }
            _ => None,
        }
    }

    /// How harmless a team looks to somebody who takes this player for good.
    fn cover(&self, team: Team) -> f64 {
        self.public.chance(|evil| !evil.contains(self.own.seat) && team.is_safe(evil))
            / (1.0 - self.public.evil(self.own.seat)).max(0.001)
    }

    /// The proposals with their worth.
    fn teams(&self, legal: &[Action], worth: impl Fn(Team) -> f64) -> Vec<(Action, f64)> {
        let open = |quest: &Option<Quest>| match (quest, &self.view.phase) {
            (Some(quest), _) => Some(*quest),
            (None, PhaseView::Proposing { quests }) => quests.first().copied(),
            _ => None,
        };
        legal
            .iter()
            .filter_map(|action| match action {
                Action::Propose { team, quest } => {
                    let fails_needed = self.view.quests[open(quest)?.index()].fails_needed;
                    Some((*action, worth(Team { seats: *team, fails_needed })))
                }
                _ => None,
            })
            .collect()
    }
}

/// Whether something of this chance (0 to 1) happens.
fn happens(dice: &mut Dice, chance: f64) -> bool {
    let fine = 1 << 20;
    f64::from(dice.below(fine)) < chance * f64::from(fine)
}

/// One of those whose worth is at least this share of the best one's.
fn near_best(choices: &[(Action, f64)], share: f64, dice: &mut Dice) -> Option<Action> {
    let best = choices.iter().map(|(_, worth)| *worth).fold(0.0, f64::max);
    let near: Vec<Action> =
        choices.iter().filter(|(_, worth)| *worth >= best * share).map(|(action, _)| *action).collect();
    dice.pick(&near).copied()
}
