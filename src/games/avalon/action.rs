//! What a person can do in one go.

use serde::{Deserialize, Serialize};

use crate::games::{Seat, Seats};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The leader names a team, and with Targeting the quest it goes on (without it, `quest` is absent).
    Propose {
        team: Seats,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        quest: Option<Quest>,
    },
    /// Votes on the proposed team; may be changed until the last vote is in.
    Vote(Ballot),
    /// Plays a quest card; final.
    Quest(Card),
    /// The holder of the Lady looks at a player's loyalty, or declines (`null`).
    Lady(Option<Seat>),
    /// The Assassin names the player he takes for Merlin.
    Assassinate(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ballot {
    Approve,
    Reject,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    Success,
    Fail,
}

/// The number of a quest on the board, 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Quest(u8);

impl Quest {
    /// The five quests in order.
    pub const ALL: [Quest; 5] = [Quest(1), Quest(2), Quest(3), Quest(4), Quest(5)];

    /// The quest with this number; `None` outside 1 to 5.
    pub fn new(number: u8) -> Option<Quest> {
        (1..=5).contains(&number).then_some(Quest(number))
    }

    /// 1 to 5.
    pub fn number(self) -> u8 {
        self.0
    }

    /// 0 to 4.
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

impl TryFrom<u8> for Quest {
    type Error = String;
    fn try_from(number: u8) -> Result<Quest, String> {
        Quest::new(number).ok_or_else(|| format!("quests are numbered 1 to 5, not {number}"))
    }
}

impl From<Quest> for u8 {
    fn from(quest: Quest) -> u8 {
        quest.0
    }
}
