//! Why an action or a set of options is refused.

use thiserror::Error;

use super::{Henchman, Item, Kind, Mission, Plot, Principality, Row, Space};
use crate::games::Seat;

/// A refusal with the facts in it. The texts here are for the command line; people read those of the message files.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("Merlin is for 2 to 4 players, not {seats}")]
    Seats { seats: usize },
    #[error("the deal is not one of this game")]
    Deal,
    #[error("the chance written out in the deal does not fit what happened")]
    Chance,
    #[error("the game is over")]
    Over,
    #[error("nobody sits in seat {seat}")]
    NoSuchSeat { seat: Seat },
    #[error("it is the turn of seat {seat}")]
    OtherTurn { seat: Seat },
    #[error("not everybody has rolled")]
    Rolling,
    #[error("these dice are rolled already")]
    Rolled,
    #[error("nobody is left to roll for")]
    AllRolled,
    #[error("this is not asked now")]
    NotNow,
    #[error("a die is chosen already")]
    DieChosen,
    #[error("no die is chosen yet")]
    NoDie,
    #[error("there is no such unused die")]
    DieUsed,
    #[error("the figure has moved already")]
    Moved,
    #[error("there is no apple")]
    NoApple,
    #[error("the die shows this already")]
    SamePips,
    #[error("there is no {of:?} flag")]
    NoFlag { of: Principality },
    #[error("only the knight goes to the opposite space, before another space's action is chosen")]
    CannotJump,
    #[error("no other knight stands on another space {space:?}")]
    NoKnight { space: Space },
    #[error("another space's action is chosen already")]
    Borrowed,
    #[error("this is not what space {space:?} does")]
    OtherField { space: Space },
    #[error("nothing can be done here")]
    Nothing,
    #[error("the action must be done now")]
    MustAct,
    #[error("{henchman:?} stands there already")]
    StandsThere { henchman: Henchman },
    #[error("a staff sends another henchman than {henchman:?}")]
    SameHenchman { henchman: Henchman },
    #[error("{henchman:?} cannot be sent there from here")]
    TooFar { henchman: Henchman },
    #[error("there is no own influence in {at:?}")]
    NoInfluence { at: Principality },
    #[error("only a {kind:?} is taken here")]
    OtherKind { kind: Kind },
    #[error("no {item:?} is left in the stock")]
    NoneLeft { item: Item },
    #[error("there is no own {item:?}")]
    NotOwned { item: Item },
    #[error("there is no own traitor with the shield of {shield:?}")]
    NoTraitor { shield: Principality },
    #[error("a traitor is to be chosen")]
    ChooseTraitor,
    #[error("there is no plot {plot:?}")]
    NoSuchPlot { plot: Plot },
    #[error("a manor stands on plot {plot:?}")]
    Occupied { plot: Plot },
    #[error("no manor is left")]
    NoManor,
    #[error("the material of {of:?} does not pay for plot {plot:?}")]
    DoesNotPay { plot: Plot, of: Principality },
    #[error("no own material pays for plot {plot:?}")]
    CannotPay { plot: Plot },
    #[error("a tower gives a shield, a flag or influence, no material")]
    NoMaterialHere,
    #[error("no influence counter is left")]
    NoCounter,
    #[error("mission {} is not in hand", mission.number())]
    NotInHand { mission: Mission },
    #[error("two different missions are discarded, the one with the lower number named first")]
    SwapOrder,
    #[error("there is no mission to draw there")]
    NoSuchPick,
    #[error("no more missions may be completed this turn")]
    EnoughMissions,
    #[error("mission {} is not met", mission.number())]
    NotMet { mission: Mission },
    #[error("a half-done action must be finished first")]
    HalfDone,
    #[error("a grey flag was used already")]
    GreyUsed,
    #[error("a staff repeats only an action that Merlin did")]
    StaffNeedsMerlin,
    #[error("a staff was used already this turn")]
    StaffUsed,
    #[error("there is no staff")]
    NoStaff,
    #[error("this action cannot be repeated")]
    NoRepeat,
    #[error("the turn is not over: a die must be used and the action done or declined")]
    NotDone,
    #[error("King's Favor is not in the game")]
    WithoutModule,
    #[error("a mission of value {value} opens no row {}", row.number())]
    RowTooHigh { value: u8, row: Row },
    #[error("a seal lies there already")]
    Sealed,
    #[error("no seal is left")]
    NoSeal,
    #[error("there is no such ability, or it was used since the last scoring")]
    NoFavor { henchman: Henchman },
}
