//! Cities, roads, monasteries and fields: when they are complete and what they give.

use roundtable::games::carcassonne::{Event, Options, Terrain};
use roundtable::games::{BySeat, Seat, Seats};

use super::fixture::{Table, after, after_with, finished, usual};

/// A city of four tiles round the corner, in which I has both its caps.
const CITY_ROUND: [&str; 4] = ["I@0,1 r270", "N@-1,1 r180 k", "N@-1,2 r90", "N@0,2"];
/// Then roads: W, D, X; and one from X round to X.
const ROADS: [&str; 5] = ["W@-1,0 r180 t:E", "X@1,0", "V@1,1 r180 t:NE", "V@2,0", "V@2,1 r90"];

#[test]
fn a_tile_that_a_city_meets_twice_counts_once() {
    let table = after(&CITY_ROUND);
    assert_eq!(table.scores(), [0, 8]);
    let [scoring] = table.scorings()[..] else { panic!("{:?}", table.events) };
    assert_eq!((scoring.tiles, scoring.pennants, scoring.each, scoring.closed), (4, 0, 2, true));
}

#[test]
fn a_road_ends_at_crossings() {
    let turns = [&CITY_ROUND[..], &ROADS[..2]].concat();
    assert_eq!(after(&turns).scores(), [3, 8]);
}

#[test]
fn a_crossing_that_a_road_leaves_and_comes_back_to_counts_once() {
    let turns = [&CITY_ROUND[..], &ROADS].concat();
    // V, V, V and X: four tiles.
    assert_eq!(after(&turns).scores(), [3 + 4, 8]);
}

#[test]
fn a_pennant_is_worth_as_much_as_a_tile() {
    let turns = [&CITY_ROUND[..], &ROADS, &["F@0,-1 r90 k", "E@0,-2 r180"]].concat();
    // Three tiles and a pennant.
    assert_eq!(after(&turns).scores(), [7, 8 + 8]);
}

#[test]
fn a_city_pays_every_field_that_it_touches() {
    let table = finished(&["E@0,-1 r180 f", "H@0,-2 r90", "E@1,-2 r270 f"]);
    // Both of the first player: at his first field two complete cities, at the second the one to the east.
    assert_eq!(table.scores(), [6 + 3, 0]);
    let mut cities: Vec<u8> = table.scorings().iter().map(|scoring| scoring.cities).collect();
    cities.sort_unstable();
    assert_eq!(cities, [1, 2]);
    assert!(table.scorings().iter().all(|scoring| scoring.terrain == Terrain::Field && scoring.each == 3));
}

const MONASTERY: [&str; 9] =
    ["B@0,1 m", "V@1,0", "W@1,1 r270", "V@1,2 r90", "W@0,2", "A@0,3 r180 m", "V@-1,2 r180", "U@-1,1 r90", "J@-1,0"];

#[test]
fn a_monastery_with_eight_neighbours_is_worth_nine_at_once() {
    let table = after(&MONASTERY);
    assert_eq!(table.scores(), [9, 0]);
    // His monk is home, the other one is not.
    let supplies = table.view().supplies.map(|supply| supply.small);
    assert_eq!(supplies, BySeat::from(vec![7, 6]));
}

#[test]
fn a_monastery_at_the_end_is_worth_itself_and_its_neighbours() {
    // Three tiles lie around the second monastery.
    assert_eq!(finished(&MONASTERY).scores(), [9, 1 + 3]);
    assert_eq!(finished(&["B@0,1 m", "E@0,-1 r180"]).scores(), [2, 0]);
}

#[test]
fn a_city_of_two_tiles_is_worth_four() {
    assert_eq!(after(&["H@0,-1 k:S"]).scores(), [4, 0]);
}

#[test]
fn a_city_of_two_tiles_is_worth_half_when_that_was_agreed() {
    let small = Options { small_cities: true, ..usual() };
    let table = after_with(&small, &["H@0,-1 k:S"], &["V"]);
    assert_eq!(table.scores(), [2, 0]);
    assert_eq!(table.scorings()[0].each, 1);
    // With three tiles and a pennant it is worth as much as ever.
    assert_eq!(after_with(&small, &["F@0,-1 r90 k", "E@0,-2 r180"], &["V"]).scores(), [8, 0]);
}

#[test]
fn a_road_that_closes_to_a_ring_is_complete() {
    let turns = ["V@-1,0 r270 t:SE", "V@-1,1 r180", "U@0,1", "V@1,1 r90", "V@1,0"];
    let table = after(&turns);
    assert_eq!(table.scores(), [6, 0]);
    assert_eq!(table.scorings()[0].tiles, 6);
}

#[test]
fn what_is_incomplete_at_the_end_is_worth_one_for_each_tile_and_pennant() {
    // A city of D, F with a pennant, R and N.
    let table = finished(&["F@0,-1 r90 k", "V@0,1", "R@0,-2 r180", "N@1,-2"]);
    assert_eq!(table.scores(), [4 + 1, 0]);
    let [scoring] = table.scorings()[..] else { panic!("{:?}", table.events) };
    assert_eq!((scoring.tiles, scoring.pennants, scoring.each, scoring.closed), (4, 1, 1, false));
    // A road of three tiles.
    assert_eq!(finished(&["U@1,0", "U@2,0 t"]).scores(), [0, 3]);
}

#[test]
fn incomplete_cities_pay_fields_nothing() {
    assert_eq!(finished(&["E@0,1 r180 f"]).scores(), [0, 0]);
}

#[test]
fn complete_cities_pay_fields_also_when_nobody_claimed_them() {
    assert_eq!(finished(&["E@0,-1 r180 f"]).scores(), [3, 0]);
}

#[test]
fn a_field_counts_a_city_once() {
    // I's field touches the city of four tiles at both of I's caps.
    let turns = [&["I@0,1 r270 f"], &CITY_ROUND[1..]].concat();
    assert_eq!(finished(&turns).scores(), [3, 8]);
}

#[test]
fn farmers_stay_to_the_end() {
    let table = after(&["E@0,-1 r180 f", "H@0,-2 r90"]);
    assert_eq!(table.scores(), [0, 0]);
    assert_eq!(table.view().landscape.meeples().len(), 1);
    assert_eq!(table.view().supplies.map(|supply| supply.small), BySeat::from(vec![6, 7]));
}

#[test]
fn most_points_win_and_ties_share() {
    let over = |table: &Table| match table.events.last() {
        Some(Event::Over { winners, scores }) => (*winners, scores.clone()),
        other => panic!("{other:?}"),
    };
    let one = finished(&["E@0,-1 r180 k"]);
    assert_eq!(over(&one), (Seats::NONE.with(Seat(0)), BySeat::from(vec![4, 0])));
    let none = finished(&["V@0,1"]);
    assert_eq!(over(&none), (Seats::all(2), BySeat::from(vec![0, 0])));
}
