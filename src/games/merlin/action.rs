//! What a person can do in one go: one step of a turn, or what is asked between turns.

use serde::{Deserialize, Serialize};

use super::{Die, Direction, Henchman, Item, Mission, Pips, Plot, Principality, Row, Space, Tally};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Rolls the own dice for a round.
    Roll,
    /// Has the dice rolled for everybody who has not rolled yet.
    RollForAll,

    /// Chooses the die of the turn.
    Choose(Die),
    /// Spends an apple: the chosen die now shows this.
    Apple(Pips),
    /// Spends a purple flag: a die is turned to its opposite face.
    Turn(Turned),
    /// Moves the knight or Merlin by the chosen die. The knight's way counter-clockwise spends a blue flag.
    Move(Direction),
    /// Spends a brown flag: the knight goes to the opposite space.
    Jump,
    /// Spends an orange flag: the action of this space, where another player's knight stands, is done instead.
    Borrow(Space),

    /// Does the action of the space, where there is nothing to choose: points, the Grail, Excalibur without
    /// traitors.
    Perform,
    /// Leaves the action of the space, or what is left of it where that is allowed.
    Decline,
    /// Sends a henchman to a principality and has him do his duty.
    Send { henchman: Henchman, to: Principality },
    /// Takes an item.
    Take(Item),
    /// Exchange: returns this item; what is taken for it comes next.
    Return(Item),
    /// Takes Excalibur and discards a traitor with this shield.
    Discard(Principality),
    /// Chooses where a manor is built; what is paid comes next.
    Build(Plot),
    /// Pays this material for the manor.
    Pay(Principality),
    /// Puts an influence counter here, for a manor on a tower.
    Place(Principality),
    /// Discards one or two missions, of two the one with the lower number first; as many are drawn next.
    Swap { first: Mission, second: Option<Mission> },
    /// Draws a mission.
    Draw(Pick),
    /// Spends a staff: Merlin's action is done once more.
    Staff,

    /// Completes a mission.
    Complete { mission: Mission, reward: Reward },
    /// Spends a grey flag: two missions may be completed this turn.
    Grey,
    /// Spends a black flag: all own traitors with this shield are discarded.
    Repel(Principality),
    /// King's Favor, the Shield-bearer's third row: discards one traitor with this shield for a point.
    FavorRepel(Principality),
    /// King's Favor, the third row of Lady-in-waiting (influence spaces) or Builder (manor spaces): the action
    /// is done twice.
    FavorTwice,
    /// King's Favor, the Flag-bearer's third row (victory point spaces): counts this and a point more.
    FavorTally(Tally),

    /// Ends the turn.
    Done,
    /// At a scoring: whether the Grail decides the tie in the principality that is asked about.
    Grail(bool),
}

/// Which die a purple flag turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turned {
    /// The one that was chosen for the turn.
    Chosen,
    Unused(Die),
}

/// Where a mission is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// The card at this place of the display, from 0.
    Display(u8),
    Pile,
}

/// What a completed mission brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    Points,
    /// With King's Favor: a seal on this row of the icon's column.
    Seal(Row),
}
