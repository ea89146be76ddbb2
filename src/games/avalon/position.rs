//! Everything that is true at one moment of a game, hidden facts included.

use serde::{Deserialize, Serialize};

use super::{Ballot, Card, Loyalty, Options, Proposal, Quest, Reason, Role, Scores, board};
use crate::games::{BySeat, Seat, Seats};

/// A position of Avalon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Avalon {
    pub(super) options: Options,
    pub(super) roles: BySeat<Role>,
    pub(super) leader: Seat,
    /// Rejected proposals of this round, 0 to 5.
    pub(super) rejections: u8,
    /// Every proposal whose votes were opened, oldest first.
    pub(super) proposals: Vec<Proposal>,
    /// The quests played, in the order they were.
    pub(super) attempts: Vec<Attempt>,
    pub(super) lady: Option<Lady>,
    pub(super) choice: u32,
    pub(super) phase: Phase,
}

/// A quest that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Attempt {
    pub quest: Quest,
    pub team: Seats,
    pub fails: u8,
}

/// The token's way: from the first holder to each player looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lady {
    pub first: Seat,
    pub looks: Vec<Glance>,
}

/// One use of the Lady.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Glance {
    /// After the n-th quest played.
    pub after: u8,
    pub target: Seat,
}

/// What is asked, with what has been answered so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Phase {
    Proposing,
    Voting { quest: Quest, team: Seats, ballots: BySeat<Option<Ballot>> },
    Questing { quest: Quest, team: Seats, cards: BySeat<Option<Card>> },
    Lady,
    Assassinating,
    Over(End),
}

/// What ended the game; what it means follows from it and the roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum End {
    FiveRejections,
    ThreeFailures,
    /// Without Merlin.
    ThreeSuccesses,
    /// The Assassin named this player.
    Assassinated(Seat),
}

impl Lady {
    pub fn holder(&self) -> Seat {
        self.looks.last().map_or(self.first, |look| look.target)
    }

    /// Everybody who holds or ever held the token.
    pub fn held(&self) -> Seats {
        self.looks.iter().fold(Seats::NONE.with(self.first), |held, look| held.with(look.target))
    }
}

impl Avalon {
    pub(super) fn seats(&self) -> usize {
        self.roles.seats()
    }

    pub(super) fn score(&self) -> Scores {
        let successes = self.attempts.iter().filter(|attempt| self.succeeded(attempt)).count() as u8;
        Scores { successes, failures: self.attempts.len() as u8 - successes }
    }

    pub(super) fn succeeded(&self, attempt: &Attempt) -> bool {
        attempt.fails < board::fails_needed(self.seats(), attempt.quest)
    }

    pub(super) fn attempted(&self, quest: Quest) -> bool {
        self.attempts.iter().any(|attempt| attempt.quest == quest)
    }

    /// The quests that the leader may send a team on: the next one; with Targeting any that was not
    /// attempted, the fifth only after two successes.
    pub(super) fn open_quests(&self) -> impl Iterator<Item = Quest> {
        let fifth = self.score().successes >= 2;
        let choice = if self.options.targeting { Quest::ALL.len() } else { 1 };
        Quest::ALL
            .into_iter()
            .filter(move |quest| !self.attempted(*quest) && (!self.options.targeting || fifth || quest.number() < 5))
            .take(choice)
    }

    /// Whom the Lady's holder may look at; nobody without the Lady.
    pub(super) fn lady_targets(&self) -> Seats {
        self.lady.as_ref().map_or(Seats::NONE, |lady| Seats::all(self.seats()).without(lady.held()))
    }

    /// Why the game ended; `None` while it runs.
    pub(super) fn reason(&self) -> Option<Reason> {
        match self.phase {
            Phase::Over(End::FiveRejections) => Some(Reason::FiveRejections),
            Phase::Over(End::ThreeFailures) => Some(Reason::ThreeFailures),
            Phase::Over(End::ThreeSuccesses) => Some(Reason::ThreeSuccesses),
            Phase::Over(End::Assassinated(target)) if self.roles[target] == Role::Merlin => Some(Reason::MerlinFound),
            Phase::Over(End::Assassinated(_)) => Some(Reason::MerlinMissed),
            _ => None,
        }
    }

    /// The seats of one side.
    pub(super) fn players(&self, loyalty: Loyalty) -> Seats {
        self.roles.which(|role| role.loyalty() == loyalty)
    }
}
