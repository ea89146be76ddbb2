//! Laying a tile.

use roundtable::games::carcassonne::{Action, Event, Phase, Refusal};
use roundtable::games::{Game, Seat};

use super::fixture::{Table, after_with, cell, lay, tile, usual};

#[test]
fn touching_sides_must_match() {
    let mut table = Table::new(&usual(), 2, &["U", "V"]);
    let mismatch = Refusal::Mismatch { tile: tile("U"), cell: cell(1, 0) };
    assert_eq!(table.refuse(lay(1, 0, 90)), mismatch);
    table.step(lay(1, 0, 0));
}

#[test]
fn a_tile_must_touch_another_and_lie_on_none() {
    let mut table = Table::new(&usual(), 2, &["V", "V"]);
    assert_eq!(table.refuse(lay(5, 5, 0)), Refusal::Lonely { cell: cell(5, 5) });
    // Only a corner touches.
    assert_eq!(table.refuse(lay(1, 1, 0)), Refusal::Lonely { cell: cell(1, 1) });
    assert_eq!(table.refuse(lay(0, 0, 0)), Refusal::Occupied { cell: cell(0, 0) });
}

#[test]
fn every_place_and_rotation_is_offered() {
    let table = Table::new(&usual(), 2, &["V", "V"]);
    // A bend beside the first tile: two ways at each end of its road, two with a field to its south.
    assert_eq!(table.choices().len(), 6);
}

#[test]
fn holes_may_be_made_and_filled() {
    let around = ["U@1,0", "B@1,1", "B@1,2", "B@0,2", "B@-1,2", "B@-1,1"];
    let mut table = after_with(&usual(), &around, &["E", "B", "V"]);
    assert_eq!(table.refuse(lay(0, 1, 0)), Refusal::Mismatch { tile: tile("E"), cell: cell(0, 1) });
    table.play(&["E@0,-1 r180"]);
    let into = |action: &Action| matches!(action, Action::Lay { cell: at, .. } if *at == cell(0, 1));
    assert_eq!(table.choices().iter().filter(|action| into(action)).count(), 4);
    table.play(&["B@0,1 m"]);
    assert_eq!(table.view().landscape.neighbours(cell(0, 1)), 7);
}

#[test]
fn a_tile_that_fits_nowhere_is_set_aside_and_another_drawn() {
    // The only city is complete, so C, city on all sides, fits nowhere.
    let table = after_with(&usual(), &["E@0,-1 r180"], &["C", "C", "V"]);
    let set_aside = Event::SetAside { tile: tile("C") };
    let drawn = Event::Drawn { seat: Seat(1), tile: tile("V") };
    assert_eq!(table.events[table.events.len() - 3..], [set_aside.clone(), set_aside, drawn]);
    assert_eq!(table.view().set_aside, [tile("C"), tile("C")]);
    assert_eq!(table.view().phase, Phase::Laying { tile: tile("V") });
    assert_eq!(table.view().turn, Seat(1));
}

#[test]
fn a_game_ends_with_the_last_tile_even_if_it_fits_nowhere() {
    let table = after_with(&usual(), &["E@0,-1 r180 k"], &["C"]);
    assert_eq!(table.view().phase, Phase::Over);
    assert_eq!(table.scores(), [4, 0]);
    assert!(table.choices().is_empty());
    assert!(table.game.outcome().is_some());
}

#[test]
fn turns_go_round() {
    let mut table = Table::new(&usual(), 3, &["V", "V", "V", "V"]);
    let mut seats = Vec::new();
    for turn in ["V@0,1", "V@1,1 r180", "V@2,1"] {
        seats.push(table.seat());
        table.play(&[turn]);
    }
    seats.push(table.seat());
    assert_eq!(seats, [0, 1, 2, 0].map(Seat));
}

#[test]
fn the_last_tile_of_each_is_known() {
    let table = after_with(&usual(), &["V@0,1", "U@1,0"], &["V"]);
    let last = table.view().last;
    assert_eq!((last[Seat(0)], last[Seat(1)]), (Some(cell(0, 1)), Some(cell(1, 0))));
}
