//! How far a table is: lobby, game, end.

use serde::{Deserialize, Serialize};

use crate::games::record::Played;
use crate::games::registry::Position;
use crate::games::{Dice, Seat};

use super::{InteractionId, Person, PersonId, TableId};

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "few tables are held at a time, and nearly all of them are games")]
pub enum Stage {
    Lobby,
    Playing(Playing),
    Over(Over),
    /// A lobby that ended without a game.
    Closed(Closing),
}

/// A game under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Playing {
    /// The interaction that began it; part of the seed.
    pub begun_by: InteractionId,
    /// The version of the rules that it began with.
    pub rules_version: u32,
    pub position: Position,
    pub dice: Dice,
    /// How many actions stand.
    pub actions: u32,
    /// What can still be taken back.
    pub back: Option<Box<Back>>,
    /// When somebody was last nudged, in milliseconds since 1970.
    pub nudged: Option<u64>,
    /// Who wants to stop the game.
    pub stop_votes: Vec<PersonId>,
    /// Who wants whose seat to be given away, and to whom (`None`: a computer player).
    pub replace_votes: Vec<ReplaceVote>,
    /// Seats on offer, and to whom.
    pub offers: Vec<(Seat, Person)>,
}

impl Playing {
    /// A game that has just been dealt.
    pub fn new(begun_by: InteractionId, rules_version: u32, position: Position, dice: Dice) -> Playing {
        Playing {
            begun_by,
            rules_version,
            position,
            dice,
            actions: 0,
            back: None,
            nudged: None,
            stop_votes: Vec::new(),
            replace_votes: Vec::new(),
            offers: Vec::new(),
        }
    }
}

/// Somebody's wish that a seat be given to a computer player, or offered to a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplaceVote {
    pub by: PersonId,
    pub seat: Seat,
    pub with: Option<PersonId>,
}

/// The last deeds, all of one seat, that it can take back one after the other: what is left of them is played
/// again from where they began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Back {
    pub seat: Seat,
    /// The position before the first of them.
    pub position: Position,
    pub dice: Dice,
    /// Oldest first, never none; each is a list of actions.
    pub deeds: Vec<Vec<Played>>,
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Over {
    pub begun_by: InteractionId,
    /// The version of the rules that it began with.
    pub rules_version: u32,
    pub position: Position,
    pub ending: Ending,
    /// The lobby that "Play again" opened.
    pub again: Option<TableId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By the rules.
    Played,
    /// By the host, a majority, or who may manage messages.
    Stopped,
    /// Nobody is left.
    Deserted,
    /// Nothing happened for a week.
    Idle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    ByHost,
    /// Nobody pressed anything for two hours.
    Expired,
    /// Everybody left.
    Empty,
}
