//! What an action brought about.

use serde::{Deserialize, Serialize};

use super::{Ballot, Card, Loyalty, Quest, Role};
use crate::games::{BySeat, Seat, Seats};

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
