//! What the rules allow now. The same facts that [`super::play`] checks, turned round.

use super::position::Phase;
use super::{Action, Avalon, Ballot, Card, Loyalty, Role, board};
use crate::games::{Seat, Seats};

impl Avalon {
    pub(super) fn awaited(&self) -> Seats {
        match &self.phase {
            Phase::Proposing => Seats::NONE.with(self.leader),
            Phase::Voting { ballots, .. } => ballots.which(Option::is_none),
            Phase::Questing { team, cards, .. } => team.and(cards.which(Option::is_none)),
            Phase::Lady => self.lady.iter().map(|lady| lady.holder()).collect(),
            Phase::Assassinating => self.roles.which(|role| *role == Role::Assassin),
            Phase::Over(_) => Seats::NONE,
        }
    }

    pub(super) fn allowed(&self, seat: Seat) -> Vec<Action> {
        if seat.index() >= self.seats() {
            return Vec::new();
        }
        match &self.phase {
            Phase::Proposing if seat == self.leader => self.proposals_for_all_quests(),
            Phase::Voting { ballots, .. } => [Ballot::Approve, Ballot::Reject]
                .into_iter()
                .filter(|ballot| ballots[seat] != Some(*ballot))
                .map(Action::Vote)
                .collect(),
            Phase::Questing { team, cards, .. } if team.contains(seat) && cards[seat].is_none() => {
                match self.roles[seat].loyalty() {
                    Loyalty::Good => vec![Action::Quest(Card::Success)],
                    Loyalty::Evil => vec![Action::Quest(Card::Success), Action::Quest(Card::Fail)],
                }
            }
            Phase::Lady if self.awaited().contains(seat) => {
                self.lady_targets().iter().map(Some).chain([None]).map(Action::Lady).collect()
            }
            Phase::Assassinating => self.victims(seat).iter().map(Action::Assassinate).collect(),
            _ => Vec::new(),
        }
    }

    fn proposals_for_all_quests(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for quest in self.open_quests() {
            let named = self.options.targeting.then_some(quest);
            let size = board::team_size(self.seats(), quest);
            actions.extend(teams(self.seats(), size).map(|team| Action::Propose { team, quest: named }));
        }
        actions
    }
}

/// Every team of `size` among `seats` players, in the order of their bits. Both are at least 1.
fn teams(seats: usize, size: usize) -> impl Iterator<Item = Seats> {
    let end = 1u32 << seats;
    let first = (1u32 << size) - 1;
    std::iter::successors(Some(first), |team| {
        // The next larger number with as many bits: the lowest run of ones moves up by one, what is left
        // of it goes back to the bottom.
        let lowest = team & team.wrapping_neg();
        let carried = team + lowest;
        Some(carried | ((team ^ carried) / lowest) >> 2)
    })
    .take_while(move |team| *team < end)
    .map(|team| Seats::from_bits(team as u16))
}
