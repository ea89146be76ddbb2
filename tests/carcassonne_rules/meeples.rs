//! Meeples: where they may stand, and who has the most.

use roundtable::games::carcassonne::{Action, Phase};
use roundtable::games::{BySeat, Seat, Seats};
use serde_json::json;

use super::fixture::{Table, after, after_with, inns, usual};

/// Takes so many meeples from a player, as if they stood somewhere.
fn leave(table: &mut Table, seat: usize, small: u8) {
    let mut position = serde_json::to_value(&table.game).unwrap();
    position["supplies"][seat]["small"] = json!(small);
    table.game = serde_json::from_value(position).unwrap();
}

#[test]
fn everybody_has_seven_meeples() {
    let table = Table::new(&usual(), 5, &["V"]);
    assert!(table.view().supplies.values().all(|supply| supply.small == 7 && !supply.big));
    let table = Table::new(&inns(), 6, &["V"]);
    assert!(table.view().supplies.values().all(|supply| supply.small == 7 && supply.big));
}

#[test]
fn a_feature_with_a_meeple_is_taken() {
    let mut table = after_with(&usual(), &["U@1,0 t"], &["U", "V"]);
    table.open("U@2,0");
    assert_eq!(table.claims(), ["field:0127", "field:3456"]);
    // Also to its owner.
    let mut table = after_with(&usual(), &["U@1,0 t", "V@0,1"], &["U", "V"]);
    table.open("U@-1,0");
    assert_eq!(table.claims(), ["field:0127", "field:3456"]);
}

#[test]
fn what_the_tile_completes_may_be_claimed_and_scores_at_once() {
    let table = after(&["W@-1,0", "W@1,0 t:W"]);
    assert_eq!(table.scores(), [0, 3]);
    assert_eq!(table.view().supplies[Seat(1)].small, 7);
    assert!(table.view().landscape.meeples().is_empty());
}

#[test]
fn no_meeple_is_offered_when_none_is_left() {
    let mut table = Table::new(&usual(), 2, &["U", "V"]);
    leave(&mut table, 0, 0);
    table.open("U@1,0");
    assert_eq!(table.view().phase, Phase::Confirming);
    assert_eq!(table.choices(), [Action::Done]);
}

#[test]
fn a_meeple_that_comes_home_waits_for_the_next_turn() {
    let mut table = after_with(&usual(), &["U@1,0 t", "X@-1,0"], &["X", "V"]);
    leave(&mut table, 0, 0);
    table.open("X@2,0");
    assert_eq!(table.view().phase, Phase::Confirming);
    table.step(Action::Done);
    assert_eq!(table.view().supplies[Seat(0)].small, 1);
    assert_eq!(table.scores(), [4, 0]);
}

#[test]
fn the_big_meeple_is_offered_beside_the_small_ones() {
    let mut table = Table::new(&inns(), 2, &["U", "V"]);
    table.open("U@0,1");
    // A road and two fields, for either meeple, or none.
    assert_eq!(table.choices().len(), 2 * 3 + 1);
    leave(&mut table, 0, 0);
    assert!(table.claims().is_empty());
    assert_eq!(table.choices().len(), 3 + 1);
}

/// A city of eight tiles with a pennant, put together from three: the first player's in the middle, and the second
/// player's two.
fn joined_city(first: &str) -> Table {
    let middle = format!("R@0,-1 r180 {first}");
    let turns = [&middle, "U@1,0", "U@-1,0", "D@2,0 k", "N@2,-1 r270", "D@-2,0 k", "N@-2,-1 r180", "F@-1,-1", "G@1,-1"];
    after_with(&inns(), &turns, &["V"])
}

#[test]
fn most_meeples_take_all_and_the_others_nothing() {
    let table = joined_city("k");
    assert_eq!(table.scores(), [0, 2 * 8 + 2]);
    assert_eq!(table.scorings()[0].weights, BySeat::from(vec![1, 2]));
    // All knights are home.
    assert!(table.view().supplies.values().all(|supply| supply.small == 7));
}

#[test]
fn a_big_meeple_counts_as_two_and_adds_no_points() {
    let table = joined_city("K");
    assert_eq!(table.scores(), [18, 18]);
    assert_eq!(table.scorings()[0].weights, BySeat::from(vec![2, 2]));
    assert_eq!(table.scorings()[0].winners, Seats::all(2));
    assert!(table.view().supplies[Seat(0)].big);
}
