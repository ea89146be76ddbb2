//! Why an action or a set of options is refused.

use thiserror::Error;

use super::{Ballot, Quest};
use crate::games::{Seat, Seats};

/// A refusal with the facts in it. The texts here are for the command line; people read those of the message files.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("Avalon is for 5 to 10 players, not {seats}")]
    Seats { seats: usize },
    #[error("{chosen} special evil roles do not fit {evil} evil seats")]
    TooManyEvil { chosen: usize, evil: usize },
    #[error("with 5 players Percival needs Mordred or Morgana")]
    PercivalAlone,
    #[error("Percival, Mordred and Morgana mean nothing without Merlin")]
    WithoutMerlin,
    #[error("the deal is not one that the options allow")]
    Deal,
    #[error("the game is over")]
    Over,
    #[error("nobody sits in seat {seat}")]
    NoSuchSeat { seat: Seat },
    #[error("only the leader, seat {leader}, proposes")]
    NotLeader { leader: Seat },
    #[error("this is not asked now")]
    NotNow,
    #[error("the team for quest {quest} has {size} members, not {given}", quest = quest.number())]
    TeamSize { quest: Quest, size: usize, given: usize },
    #[error("nobody sits in seat {strangers}")]
    Strangers { strangers: Seats },
    #[error("a quest must be named")]
    QuestMissing,
    #[error("the quest is not the leader's choice")]
    QuestNotChosen,
    #[error("quest {quest} has been attempted", quest = quest.number())]
    QuestDone { quest: Quest },
    #[error("quest 5 needs two successes, there are {successes}")]
    QuestFiveEarly { successes: u8 },
    #[error("this vote is {ballot:?} already")]
    SameVote { ballot: Ballot },
    #[error("not a member of the team")]
    NotOnTeam,
    #[error("this card is already played")]
    AlreadyPlayed,
    #[error("good players must play success")]
    GoodMustSucceed,
    #[error("only the holder of the Lady, seat {holder}, looks")]
    NotHolder { holder: Seat },
    #[error("seat {target} holds or has held the Lady")]
    HeldLady { target: Seat },
    #[error("only the Assassin names a player")]
    NotAssassin,
    #[error("seat {target} is the Assassin or a known fellow")]
    Fellow { target: Seat },
}
