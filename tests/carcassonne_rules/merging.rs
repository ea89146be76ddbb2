//! When the mage and the witch come together in one feature, and ties with them.

use roundtable::games::carcassonne::Figure::{Mage, Witch};
use roundtable::games::carcassonne::{Action, Event, Phase, Refusal};
use roundtable::games::{Seat, Seats};

use super::fixture::{after, after_with, finished, usual};

const APART: [&str; 5] = ["MW1@-1,0 mg>0,0:road t:E", "E@0,-1 r180", "B@1,-1", "E@2,-1 r180", "MW7@2,0 wt>2,0:road:SW"];

#[test]
fn any_tile_that_brings_them_together_makes_one_leave() {
    let mut table = after_with(&usual(), &APART, &["U", "V"]);
    table.open("U@1,0");
    assert_eq!(table.view().phase, Phase::Conjuring);
    let there = Action::Conjure { figure: Witch, spot: table.spot("2,0:road:SW") };
    assert_eq!(table.refuse(there), Refusal::OwnFeature { figure: Witch });
    let away = Action::Conjure { figure: Witch, spot: table.spot("2,0:road:E") };
    table.step(away);
    assert_eq!(table.figure(Witch), Some(table.spot("2,0:road:E")));
}

#[test]
fn who_stays_counts() {
    // MW1, D, U and MW7 with the mage.
    assert_eq!(finished(&[&APART[..], &["U@1,0 wt>2,0:road:E"]].concat()).scores(), [4 + 4, 0]);
    // The same with the witch.
    assert_eq!(finished(&[&APART[..], &["U@1,0 mg>2,0:road:E"]].concat()).scores(), [2, 0]);
}

#[test]
fn a_magic_tile_that_brings_them_together_asks_once() {
    let before = ["MW1@-1,0 mg>0,0:road", "B@0,1", "U@1,1 r90", "MW5@0,2 r90 wt>1,1:road"];
    let mut table = after_with(&usual(), &before, &["MW7", "V"]);
    table.open("MW7@1,0");
    assert!(!table.targets(Mage).iter().any(|target| ["0,0:road:EW", "1,0:road:SW"].contains(&target.as_str())));
    table.step(Action::Conjure { figure: Mage, spot: table.spot("1,0:city") });
    assert_eq!(table.view().phase, Phase::Claiming);
}

const NO_WAY_OUT: [&str; 12] = [
    "MW6@0,-1 r180 mg>0,0:road",
    "E@1,-1 r270",
    "H@-1,-1 r90",
    "A@0,-2",
    "B@-1,-2",
    "B@-2,-2",
    "B@-3,-2",
    "E@-3,-1 r90",
    "B@2,-1",
    "U@2,0 t",
    "A@3,0 r90",
    "MW5@-2,-1 r90 wt>2,0:road",
];

#[test]
fn with_nowhere_to_go_one_of_the_two_is_taken_off_by_choice() {
    let mut table = after_with(&usual(), &NO_WAY_OUT, &["U", "V"]);
    table.open("U@1,0");
    assert_eq!(table.choices(), [Mage, Witch].map(Action::TakeOff));
    table.step(Action::TakeOff(Mage));
    assert!(matches!(table.events.last(), Some(Event::TakenOff { seat: Some(Seat(0)), figure: Mage, .. })));
    assert_eq!((table.figure(Mage), table.figure(Witch)), (None, Some(table.spot("2,0:road"))));
}

#[test]
fn who_is_taken_off_changes_nothing_any_more() {
    // Four tiles, open to the west: half of them, or four and the mage's four.
    assert_eq!(finished(&[&NO_WAY_OUT[..], &["U@1,0 off:mg"]].concat()).scores(), [0, 2]);
    assert_eq!(finished(&[&NO_WAY_OUT[..], &["U@1,0 off:wt"]].concat()).scores(), [0, 8]);
}

#[test]
fn who_was_taken_off_may_come_back() {
    let turns = [&NO_WAY_OUT[..], &["U@1,0 off:mg"]].concat();
    let mut table = after_with(&usual(), &turns, &["MW5", "V"]);
    table.open("MW5@0,1 r90");
    assert_eq!(table.targets(Mage), ["0,1:city:E", "0,1:city:W"]);
}

#[test]
fn tied_players_each_have_the_changed_points() {
    let before = ["E@0,-1 r180", "B@1,-1", "B@2,-1"];
    let witch = [&["MW1@-1,0 wt>0,0:road t:E"], &before[..], &["U@2,0", "X@3,0 t:W", "U@1,0"]].concat();
    let table = after(&witch);
    // Half of five.
    assert_eq!(table.scores(), [3, 3]);
    assert_eq!(table.scorings()[0].winners, Seats::all(2));
    let before = ["E@0,-1 r180", "B@1,-1", "B@2,-1", "V@0,1"];
    let mage = [&["MW1@-1,0 mg>0,0:road t:E"], &before[..], &["U@2,0 t", "X@3,0", "U@1,0"]].concat();
    assert_eq!(after(&mage).scores(), [10, 10]);
}
