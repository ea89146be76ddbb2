//! Inns & Cathedrals, alone and with the mage and the witch.

use super::fixture::{after_with, finished_with, inns};

#[test]
fn an_inn_doubles_a_complete_road_and_spoils_an_incomplete_one() {
    let turns = ["IC14@-1,0 t:E", "IC15@-2,0 t", "W@1,0"];
    let table = after_with(&inns(), &turns, &["V"]);
    assert_eq!(table.scores(), [6, 0]);
    let [scoring] = table.scorings()[..] else { panic!("{:?}", table.events) };
    assert_eq!((scoring.tiles, scoring.each, scoring.inn), (3, 2, true));
    let table = finished_with(&inns(), &turns);
    assert_eq!(table.scores(), [6, 0]);
    // It is told though it gives nothing.
    assert!(table.scorings().iter().any(|scoring| scoring.inn && !scoring.closed && scoring.points == 0));
}

#[test]
fn a_cathedral_makes_three_of_two_and_spoils_an_incomplete_city() {
    let turns = ["IC1@0,-1 k", "H@0,-2", "H@1,-1 r90", "IC1@2,-1 k", "E@-1,-1 r90"];
    assert_eq!(after_with(&inns(), &turns, &["V"]).scores(), [5 * 3, 0]);
    assert_eq!(finished_with(&inns(), &turns).scores(), [15, 0]);
}

#[test]
fn a_cathedral_counts_for_pennants_too() {
    let turns = ["IC1@0,-1 k", "M@1,-1", "M@1,-2 r270", "Q@0,-2 r180", "IC6@-1,-2 r180", "O@-1,-1 r90"];
    let table = after_with(&inns(), &turns, &["V"]);
    // Seven tiles and five pennants.
    assert_eq!(table.scores(), [36, 0]);
    assert_eq!((table.scorings()[0].tiles, table.scorings()[0].pennants), (7, 5));
}

#[test]
fn the_witch_halves_after_the_inn_and_the_mage_adds_to_it() {
    let turns = |figure: &str| [format!("MW1@-1,0 {figure}>0,0:road"), "IC15@1,0 t".to_owned(), "W@2,0".to_owned()];
    let scores = |figure: &str| {
        let turns = turns(figure);
        after_with(&inns(), &turns.each_ref().map(String::as_str), &["V"]).scores()
    };
    // Four tiles.
    assert_eq!(scores("mg"), [0, 8 + 4]);
    assert_eq!(scores("wt"), [0, 4]);
    let unfinished = |figure: &str| {
        let turns = turns(figure);
        finished_with(&inns(), &[&turns[0], &turns[1]]).scores()
    };
    assert_eq!(unfinished("mg"), [0, 3]);
    assert_eq!(unfinished("wt"), [0, 0]);
}

#[test]
fn the_mage_on_an_incomplete_cathedral_counts_tiles_alone() {
    let scores = |figure: &str| {
        let first = format!("MW1@-1,0 r180 {figure}>0,0:city");
        finished_with(&inns(), &[&first, "IC1@0,-1 k", "F@1,-1"]).scores()
    };
    // Three tiles, one with a pennant.
    assert_eq!(scores("mg"), [0, 3]);
    assert_eq!(scores("wt"), [0, 0]);
}

#[test]
fn the_witch_halves_a_complete_cathedral_city() {
    // D, IC1 and three caps: five tiles are 15; half of it is 8.
    let turns = ["MW5@0,1 r90 wt>0,0:city", "IC1@0,-1 k", "H@0,-2", "H@1,-1 r90", "E@-1,-1 r90"];
    assert_eq!(after_with(&inns(), &turns, &["V"]).scores(), [0, 8]);
}
