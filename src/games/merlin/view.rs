//! What one viewer may know of a position. Everything that shows anything is made from this.

use serde::Serialize;

use super::{Action, Board, Castle, Event, Mission, Need, Options, Phase};
use crate::games::{BySeat, Seat, Seats};

/// A position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub options: Options,
    /// 1 to 6.
    pub round: u8,
    /// Who begins this round.
    pub start: Seat,
    pub phase: Phase,
    pub awaited: Seats,
    pub board: Board,
    pub castles: BySeat<Castle>,
    /// How many missions each has in hand.
    pub hands: BySeat<u8>,
    /// Missions in the pile.
    pub pile: u8,
    /// Discarded missions.
    pub discarded: u8,
    /// Traitors in the stacks.
    pub traitors: u8,
    /// The latest turn of each, or the present one, as everybody saw it, and a throw before or after it.
    pub turns: BySeat<Vec<Event>>,
    /// What whoever is awaited may do, as far as everybody knows: not which missions he completes or discards.
    pub choices: Vec<Action>,
    /// The viewer's own secrets, when he sits at the table.
    pub own: Option<Own>,
    /// All hands: for everybody when the game is over, else only for `Viewer::All`.
    pub all_hands: Option<BySeat<Vec<Mission>>>,
}

/// The secrets of the viewer himself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    pub seat: Seat,
    pub hand: Vec<Held>,
    /// What he may do that nobody else may know: complete or discard missions.
    pub choices: Vec<Action>,
}

/// A mission in hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Held {
    pub mission: Mission,
    /// What it needs and is not true yet.
    pub lacking: Vec<Need>,
}
