//! What happened.

use serde::{Deserialize, Serialize};

use super::{
    ByPrincipality, BySource, Chosen, Direction, Henchman, Item, Mission, Pick, Pips, Plot, Principality, Reward,
    Source, Space, Terrain, Throw,
};
use crate::games::{BySeat, Seat, Seats, Viewer};

/// A figure on the rondel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// That of the player whose turn it is.
    Knight,
    Merlin,
}

/// How a traitor came to be discarded during a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Repelling {
    Excalibur,
    BlackFlag,
    Favor,
}

/// Something that happened. What only some may know is an `Option` and `None` for the others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// Everybody is to roll; the start player begins.
    RoundBegan {
        round: u8,
        start: Seat,
    },
    /// `again`: the throws before it, each with three or four equal dice.
    Rolled {
        seat: Seat,
        throw: Throw,
        again: Vec<Throw>,
    },
    /// It is this player's turn.
    TurnBegan {
        seat: Seat,
    },
    DieChosen {
        seat: Seat,
        die: Chosen,
    },
    AppleSpent {
        seat: Seat,
        from: Pips,
        to: Pips,
    },
    /// By a purple flag.
    DieTurned {
        seat: Seat,
        white: bool,
        from: Pips,
        to: Pips,
    },
    /// The knight goes counter-clockwise by a blue flag.
    Moved {
        seat: Seat,
        figure: Figure,
        from: Space,
        to: Space,
        direction: Direction,
    },
    /// By a brown flag.
    Jumped {
        seat: Seat,
        from: Space,
        to: Space,
    },
    /// By an orange flag.
    Borrowed {
        seat: Seat,
        space: Space,
    },
    /// `duty`: what it brought, an item or a counter, or nothing. `expelled`: whose henchman went home.
    Sent {
        seat: Seat,
        henchman: Henchman,
        from: Option<Principality>,
        to: Principality,
        duty: Option<Duty>,
        expelled: Option<Seat>,
    },
    Took {
        seat: Seat,
        item: Item,
    },
    Returned {
        seat: Seat,
        item: Item,
    },
    /// A counter from the own supply, for a manor on a tower.
    Placed {
        seat: Seat,
        at: Principality,
    },
    /// Points during a turn.
    Scored {
        seat: Seat,
        source: Source,
        points: u8,
    },
    /// `from`: whom it was taken from.
    GrailTaken {
        seat: Seat,
        from: Option<Seat>,
        apple: bool,
    },
    ExcaliburTaken {
        seat: Seat,
        from: Option<Seat>,
    },
    TraitorsRepelled {
        seat: Seat,
        shield: Principality,
        count: u8,
        by: Repelling,
    },
    PlotChosen {
        seat: Seat,
        plot: Plot,
    },
    ManorBuilt {
        seat: Seat,
        plot: Plot,
        paid: Principality,
    },
    /// The action of a space was left, or nothing could be done there.
    Declined {
        seat: Seat,
        space: Space,
    },
    /// The second half of a double action, or a tower's bonus, was left.
    Left {
        seat: Seat,
    },
    StaffSpent {
        seat: Seat,
    },
    /// A grey flag was spent.
    TwoMissions {
        seat: Seat,
    },
    /// A seal of the third row was turned face down.
    FavorUsed {
        seat: Seat,
        henchman: Henchman,
    },
    MissionsDiscarded {
        seat: Seat,
        count: u8,
        missions: Option<Vec<Mission>>,
    },
    /// `mission` is known to all when it came from the display; `refill` took its place there.
    MissionDrawn {
        seat: Seat,
        pick: Pick,
        mission: Option<Mission>,
        refill: Option<Mission>,
    },
    /// The discarded missions became the pile, in this order, the top last.
    MissionsShuffled {
        order: Option<Vec<Mission>>,
    },
    MissionCompleted {
        seat: Seat,
        mission: Mission,
        reward: Reward,
    },
    TurnEnded {
        seat: Seat,
    },

    ScoringBegan {
        round: u8,
    },
    /// `repelled`: shields spent. `left`: traitors that stayed, at `points` (0 or below). `excalibur`: points for it.
    TraitorsScored {
        seat: Seat,
        repelled: ByPrincipality<u8>,
        left: ByPrincipality<u8>,
        points: i16,
        excalibur: u8,
    },
    TraitorsDrawn {
        seat: Seat,
        traitors: Vec<Principality>,
    },
    /// The discarded traitors became the stacks, in this order, the top last.
    TraitorsShuffled {
        order: Option<Vec<Principality>>,
    },
    /// `each`: the points of each winner; nobody wins an area without manors, and it is not told.
    AreaScored {
        terrain: Terrain,
        plots: Vec<Plot>,
        manors: BySeat<u8>,
        winners: Seats,
        each: u8,
    },
    /// The Grail's holder is asked whether it decides the tie here.
    GrailAsked {
        seat: Seat,
        at: Principality,
    },
    /// `grail`: whose Grail decided a tie.
    InfluenceScored {
        at: Principality,
        counters: BySeat<u8>,
        winners: Seats,
        each: u8,
        grail: Option<Seat>,
    },
    /// How many each has sent out, a point for each.
    HenchmenScored {
        counts: BySeat<u8>,
    },
    /// The points at the end of the game.
    RestScored {
        seat: Seat,
        apples: u8,
        staffs: u8,
        items: u8,
    },
    Over {
        winners: Seats,
        points: BySeat<BySource>,
    },
}

/// What a henchman's duty brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    Item(Item),
    Influence,
}

impl Event {
    /// A step of a turn that revealed nothing and can be taken back.
    pub(super) fn is_step(&self) -> bool {
        matches!(
            self,
            Event::DieChosen { .. }
                | Event::AppleSpent { .. }
                | Event::DieTurned { .. }
                | Event::Moved { .. }
                | Event::Jumped { .. }
                | Event::Borrowed { .. }
                | Event::Sent { .. }
                | Event::Took { .. }
                | Event::Returned { .. }
                | Event::Placed { .. }
                | Event::Scored { .. }
                | Event::GrailTaken { .. }
                | Event::ExcaliburTaken { .. }
                | Event::TraitorsRepelled { .. }
                | Event::PlotChosen { .. }
                | Event::ManorBuilt { .. }
                | Event::Declined { .. }
                | Event::Left { .. }
                | Event::StaffSpent { .. }
                | Event::TwoMissions { .. }
                | Event::FavorUsed { .. }
                | Event::MissionsDiscarded { .. }
        )
    }

    /// A part of a scoring, or the end.
    pub(super) fn is_of_scoring(&self) -> bool {
        matches!(
            self,
            Event::ScoringBegan { .. }
                | Event::TraitorsScored { .. }
                | Event::TraitorsDrawn { .. }
                | Event::AreaScored { .. }
                | Event::GrailAsked { .. }
                | Event::InfluenceScored { .. }
                | Event::HenchmenScored { .. }
                | Event::RestScored { .. }
                | Event::Over { .. }
        )
    }

    /// A part of a turn: of the player who acts.
    pub(super) fn is_of_turn(&self) -> bool {
        self.is_step()
            || matches!(self, Event::MissionDrawn { .. } | Event::MissionCompleted { .. } | Event::TurnEnded { .. })
    }

    /// The event as a viewer may know it. In Merlin everybody knows that it happened.
    pub(super) fn seen(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        let own = |seat: Seat| viewer == Viewer::All || viewer == Viewer::Seat(seat);
        match &mut event {
            Event::MissionsDiscarded { seat, missions, .. } if !own(*seat) => *missions = None,
            Event::MissionDrawn { seat, pick: Pick::Pile, mission, .. } if !own(*seat) => *mission = None,
            Event::MissionsShuffled { order } if viewer != Viewer::All => *order = None,
            Event::TraitorsShuffled { order } if viewer != Viewer::All => *order = None,
            _ => {}
        }
        event
    }
}
