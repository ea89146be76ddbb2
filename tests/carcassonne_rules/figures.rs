//! The mage and the witch: when they must move, where to, and what they change.

use roundtable::games::carcassonne::Figure::{self, Mage, Witch};
use roundtable::games::carcassonne::{Action, Event, Phase, Refusal};

use super::fixture::{Table, after, after_with, finished, usual};

fn conjure(table: &Table, figure: Figure, place: &str) -> Action {
    Action::Conjure { figure, spot: table.spot(place) }
}

#[test]
fn the_mage_adds_one_for_each_tile_of_a_road() {
    let table = after(&["U@1,0 t", "MW1@-1,0 mg>0,0:road", "D@2,0", "X@3,0"]);
    assert_eq!(table.scores(), [5 + 5, 0]);
    assert_eq!(table.figure(Mage), None);
    let [scoring] = table.scorings()[..] else { panic!("{:?}", table.events) };
    assert_eq!((scoring.tiles, scoring.each, scoring.figure, scoring.points), (5, 1, Some(Mage), 10));
}

#[test]
fn the_witch_halves_and_rounds_up() {
    let table = after(&["U@1,0 t", "MW1@-1,0 wt>0,0:road", "D@2,0", "X@3,0"]);
    // Half of 5.
    assert_eq!(table.scores(), [3, 0]);
    assert_eq!(table.figure(Witch), None);
}

#[test]
fn they_work_the_same_in_cities() {
    assert_eq!(after(&["MW1@-1,0 mg>0,0:city", "E@0,-1 r180 k"]).scores(), [0, 4 + 2]);
    assert_eq!(after(&["MW1@-1,0 wt>0,0:city", "E@0,-1 r180 k"]).scores(), [0, 2]);
}

#[test]
fn a_pennant_gives_the_mage_nothing() {
    let city = ["F@0,-1 r90 k", "E@0,-2 r180"];
    assert_eq!(after(&[&["MW1@-1,0 mg>0,0:city"], &city[..]].concat()).scores(), [0, 8 + 3]);
    assert_eq!(after(&[&["MW1@-1,0 wt>0,0:city"], &city[..]].concat()).scores(), [0, 4]);
}

#[test]
fn at_the_end_of_the_game_they_change_what_is_incomplete() {
    // Two tiles, a pennant, and the mage's two; half of 3 with the witch.
    assert_eq!(finished(&["MW1@-1,0 mg>0,0:city", "F@0,-1 r90 k"]).scores(), [0, 5]);
    assert_eq!(finished(&["MW1@-1,0 wt>0,0:city", "F@0,-1 r90 k"]).scores(), [0, 2]);
    // Roads of two and three tiles.
    assert_eq!(finished(&["MW1@-1,0 mg>0,0:road t:E"]).scores(), [4, 0]);
    assert_eq!(finished(&["MW1@-1,0 wt>0,0:road t:E", "U@1,0"]).scores(), [2, 0]);
    // All city, with a pennant.
    assert_eq!(finished(&["MW1@-1,0 mg>0,0:city", "C@0,-1 k"]).scores(), [0, 2 + 1 + 2]);
}

#[test]
fn what_the_magic_tile_completes_is_no_target() {
    let mut table = after_with(&usual(), &[], &["MW5", "V"]);
    table.open("MW5@0,-1");
    assert_eq!(table.refuse(Action::Pass), Refusal::NotNow);
    for figure in [Mage, Witch] {
        assert_eq!(table.targets(figure), ["0,0:road:EW", "0,-1:city:N"]);
        let closed = conjure(&table, figure, "0,-1:city:S");
        assert_eq!(table.refuse(closed), Refusal::NoTarget);
    }
    // The meeple may go there all the same.
    table.step(conjure(&table, Mage, "0,-1:city:N"));
    table.step(Action::Claim { segment: table.spot("0,-1:city:S").segment, big: false });
    table.step(Action::Done);
    assert_eq!(table.scores(), [4, 0]);
}

#[test]
fn fields_and_monasteries_are_no_targets() {
    let mut table = after_with(&usual(), &["B@0,1"], &["MW5", "V"]);
    table.open("MW5@0,-1");
    let monastery = conjure(&table, Mage, "0,1:monastery");
    assert_eq!(table.refuse(monastery), Refusal::NoTarget);
    let field = conjure(&table, Witch, "0,-1:field");
    assert_eq!(table.refuse(field), Refusal::NoTarget);
}

#[test]
fn a_figure_goes_back_beside_the_board_also_when_nobody_scores() {
    let table = after(&["MW1@-1,0 mg>0,0:city", "E@0,-1 r180"]);
    assert_eq!(table.scores(), [0, 0]);
    assert_eq!(table.figure(Mage), None);
    assert!(table.events.iter().any(|event| matches!(event, Event::Returned { figure: Mage, .. })));
}

#[test]
fn with_nothing_incomplete_and_no_figure_out_nothing_happens() {
    let before =
        ["E@0,-1 r180", "A@-1,0 r270", "A@1,0 r90", "E@0,-2", "B@1,-1", "B@1,-2", "B@1,-3", "B@1,-4", "E@0,-4 r180"];
    let mut table = after_with(&usual(), &before, &["MW5", "V"]);
    table.open("MW5@0,-3");
    assert_eq!(table.view().phase, Phase::Claiming);
    assert_eq!(table.events.len(), 1);
}

#[test]
fn a_lone_figure_that_can_go_nowhere_is_taken_off() {
    let before = [
        "MW6@0,-1 r180 wt>0,0:road",
        "E@1,-1 r270",
        "E@-1,-1 r90",
        "A@0,-2",
        "A@1,0 r90",
        "E@0,-3",
        "B@1,-2",
        "B@1,-3",
        "B@1,-4",
        "B@1,-5",
        "E@0,-5 r180",
    ];
    let mut table = after_with(&usual(), &before, &["MW5", "V"]);
    table.open("MW5@0,-4");
    assert_eq!(table.view().phase, Phase::Claiming);
    let from = table.spot("0,0:road");
    assert_eq!(table.events[1..], [Event::TakenOff { seat: None, figure: Witch, from }]);
    assert_eq!((table.figure(Mage), table.figure(Witch)), (None, None));
}

#[test]
fn neither_may_stay_in_its_feature_nor_join_the_other() {
    let mut table = after_with(&usual(), &["MW1@-1,0 mg>0,0:road"], &["MW2", "V"]);
    table.open("MW2@1,0 r90");
    let five = ["0,0:city:N", "-1,0:city:N", "-1,0:road:S", "-1,0:road:W", "1,0:city:NE"];
    for figure in [Mage, Witch] {
        assert_eq!(table.targets(figure), five);
        let road = conjure(&table, figure, "0,0:road");
        assert_eq!(table.refuse(road), Refusal::OwnFeature { figure });
    }
}

#[test]
fn another_tile_of_the_same_road_is_the_same_feature() {
    let mut table = after_with(&usual(), &["MW1@-1,0 mg>0,0:road"], &["MW7", "V"]);
    table.open("MW7@1,0 r90");
    let same = conjure(&table, Mage, "-1,0:road:E");
    assert_eq!(table.refuse(same), Refusal::OwnFeature { figure: Mage });
    // Either figure may go to the new tile, though not to the part of that road.
    assert!(table.targets(Witch).contains(&"1,0:city:E".to_owned()));
    assert!(!table.targets(Witch).contains(&"1,0:road:NW".to_owned()));
}

#[test]
fn a_figure_in_what_the_magic_tile_completes_may_leave_before_it_scores() {
    let completing = ["MW1@-1,0 mg>0,0:city"];
    // The witch goes somewhere instead: the mage stays and counts.
    let table = after(&[&completing[..], &["MW5@0,-1 wt>0,0:road k:S"]].concat());
    assert_eq!(table.scores(), [0, 4 + 2]);
    assert_eq!(table.figure(Mage), None);
    assert!(table.figure(Witch).is_some());
    // The mage goes away.
    let table = after(&[&completing[..], &["MW5@0,-1 mg>0,0:road k:S"]].concat());
    assert_eq!(table.scores(), [0, 4]);
    assert!(table.figure(Mage).is_some());
}

#[test]
fn with_both_out_exactly_one_moves() {
    let before = ["MW1@-1,0 mg>0,0:road", "MW5@0,-1 wt>0,-1:city:N"];
    let mut table = after_with(&usual(), &before, &["MW2", "V"]);
    table.open("MW2@1,0 r90");
    for figure in [Mage, Witch] {
        assert_eq!(table.targets(figure), ["-1,0:city:N", "-1,0:road:S", "-1,0:road:W", "1,0:city:NE"]);
    }
    assert_eq!(table.refuse(Action::Pass), Refusal::NotNow);
    assert_eq!(table.refuse(Action::TakeOff(Mage)), Refusal::NotNow);
    table.step(conjure(&table, Witch, "1,0:city"));
    assert_eq!(table.view().phase, Phase::Claiming);
    assert_eq!(table.figure(Mage), Some(table.spot("0,0:road")));
}

#[test]
fn the_figure_and_a_meeple_may_go_to_the_same_new_segment() {
    // One tile, doubled.
    assert_eq!(finished(&["MW1@-1,0 mg>-1,0:road:W t:W"]).scores(), [2, 0]);
}

#[test]
fn fields_are_not_changed() {
    // Two complete cities; the mage stood in one of them.
    let table = finished(&["MW5@0,-1 mg>0,-1:city:N f", "E@0,-2 r180"]);
    assert_eq!(table.scores(), [6, 0]);
}

#[test]
fn a_figure_that_came_back_may_be_placed_again() {
    let before = ["MW1@-1,0 mg>0,0:city", "E@0,-1 r180"];
    let mut table = after_with(&usual(), &before, &["MW6", "V"]);
    table.open("MW6@1,0 r90");
    assert!(!table.targets(Mage).is_empty());
    assert_eq!(table.targets(Mage), table.targets(Witch));
    table.step(conjure(&table, Mage, "-1,0:road:S"));
    assert!(table.figure(Mage).is_some());
}
