//! What an action brought about.

use serde::{Deserialize, Serialize};

use super::{Ballot, Card, Loyalty, Quest, Role};
use crate::games::{BySeat, Seat, Seats, Viewer};

/// An event with everything in it. What a viewer may not know is an `Option` that is empty for him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Proposed {
        leader: Seat,
        quest: Quest,
        team: Seats,
    },
    /// Somebody voted, or changed his vote; how is his own secret until all votes are in.
    Voted {
        seat: Seat,
        ballot: Option<Ballot>,
    },
    /// All votes are in. `rejections` counts this round's rejected proposals, this one included.
    VotesOpened {
        leader: Seat,
        quest: Quest,
        team: Seats,
        ballots: BySeat<Ballot>,
        approved: bool,
        rejections: u8,
    },
    /// A card lies on the quest; whose and which only its player knows.
    CardPlayed {
        seat: Option<Seat>,
        card: Option<Card>,
    },
    QuestDone {
        quest: Quest,
        team: Seats,
        fails: u8,
        fails_needed: u8,
        success: bool,
    },
    /// The holder looked at a player; only he learns the loyalty. The token moves on.
    LadyLooked {
        holder: Seat,
        target: Seat,
        loyalty: Option<Loyalty>,
    },
    LadyDeclined {
        holder: Seat,
    },
    /// Three quests succeeded: evil may talk openly, then the Assassin names a player.
    AssassinCalled,
    /// Only at the end of the game, so the Assassin is no secret any more.
    Assassinated {
        assassin: Seat,
        target: Seat,
        merlin: bool,
    },
    Over {
        winner: Loyalty,
        reason: Reason,
        roles: BySeat<Role>,
    },
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    ThreeFailures,
    FiveRejections,
    MerlinFound,
    MerlinMissed,
    /// Without Merlin three successes win at once.
    ThreeSuccesses,
}

impl Reason {
    /// The side that wins for this reason.
    pub fn winner(self) -> Loyalty {
        match self {
            Reason::ThreeFailures | Reason::FiveRejections | Reason::MerlinFound => Loyalty::Evil,
            Reason::MerlinMissed | Reason::ThreeSuccesses => Loyalty::Good,
        }
    }
}

impl Event {
    /// The event as a viewer may know it. In Avalon everybody knows that it happened.
    pub(super) fn seen(&self, viewer: Viewer) -> Event {
        let own = |owner: Option<Seat>| viewer == Viewer::All || owner.is_some_and(|seat| viewer == Viewer::Seat(seat));
        let mut event = self.clone();
        match &mut event {
            Event::Voted { seat, ballot } if !own(Some(*seat)) => *ballot = None,
            Event::CardPlayed { seat, card } if !own(*seat) => (*seat, *card) = (None, None),
            Event::LadyLooked { holder, loyalty, .. } if !own(Some(*holder)) => *loyalty = None,
            _ => {}
        }
        event
    }
}
