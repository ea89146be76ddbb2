//! What one viewer may know of a position. Everything that shows anything is made from this.

use serde::{Deserialize, Serialize};

use super::{Ballot, Card, Knowledge, Loyalty, Options, Quest, Reason, Role};
use crate::games::{BySeat, Seat, Seats};

/// A position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub seats: usize,
    pub options: Options,
    /// How many of the players are evil (public, by the number of seats).
    pub evil: usize,
    /// The five quests by number.
    pub quests: [QuestView; 5],
    /// Rejected proposals of this round, 0 to 5.
    pub rejections: u8,
    pub leader: Seat,
    pub phase: PhaseView,
    pub lady: Option<LadyView>,
    /// Every proposal whose votes were opened, oldest first.
    pub proposals: Vec<Proposal>,
    /// Whom the Assassin named, once he has.
    pub assassinated: Option<Seat>,
    /// Who is awaited, as far as this viewer may know: a whole team during a quest (without the viewer once
    /// his card is in); while the Assassin chooses nobody, but for himself.
    pub awaited: Seats,
    /// The viewer's own secrets, when he sits at the table.
    pub own: Option<Own>,
    /// All roles: for everybody when the game is over, else only for `Viewer::All`.
    pub roles: Option<BySeat<Role>>,
}

/// A quest on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuestView {
    pub quest: Quest,
    pub team_size: usize,
    /// 1, or 2 for quest 4 with seven or more players.
    pub fails_needed: u8,
    pub result: Option<QuestResult>,
}

/// How a quest went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct QuestResult {
    /// This was the n-th quest played, 1 to 5 (differs from its number with Targeting).
    pub order: u8,
    pub team: Seats,
    pub fails: u8,
    pub success: bool,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// The leader is to name a team for one of these quests (exactly one without Targeting).
    Proposing {
        quests: Vec<Quest>,
    },
    Voting {
        quest: Quest,
        team: Seats,
        voted: Seats,
    },
    /// Cards are counted, never named.
    Questing {
        quest: Quest,
        team: Seats,
        cards: u8,
    },
    /// The Lady's holder may look at one of these.
    Lady {
        targets: Seats,
    },
    Assassinating,
    Over {
        winner: Loyalty,
        reason: Reason,
    },
}

/// Where the Lady of the Lake is and has been.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LadyView {
    pub holder: Seat,
    /// Everybody who ever held it, the present holder included.
    pub held: Seats,
    /// Who looked at whom, oldest first.
    pub looks: Vec<Look>,
}

/// One use of the Lady.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Look {
    /// After the n-th quest played.
    pub after: u8,
    pub holder: Seat,
    pub target: Seat,
    /// What was seen; only for who looked.
    pub loyalty: Option<Loyalty>,
}

/// A proposal whose votes were opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// In the n-th round (quest played), 1 to 5.
    pub round: u8,
    pub leader: Seat,
    pub quest: Quest,
    pub team: Seats,
    pub ballots: BySeat<Ballot>,
    pub approved: bool,
}

/// The secrets of the viewer himself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own {
    pub seat: Seat,
    pub role: Role,
    pub knowledge: Knowledge,
    /// His vote that is not opened yet.
    pub ballot: Option<Ballot>,
    /// His card on the quest that runs.
    pub card: Option<Card>,
    /// Whom he may name as Merlin; empty except for the Assassin at the end.
    pub victims: Seats,
}
