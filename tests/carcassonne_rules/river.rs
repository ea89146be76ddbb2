//! The river.

use roundtable::games::carcassonne::{Action, Carcassonne, Options, Phase, Refusal, Set, Tile};
use roundtable::games::{Dice, Game, Seat, Seed};

use super::fixture::{Table, lay, tile, usual};

fn river() -> Options {
    Options { river: true, ..usual() }
}

/// From the spring with these tiles in the bag.
fn table(bag: &[&str]) -> Table {
    Table::new(&river(), 2, bag)
}

#[test]
fn the_spring_lies_first_and_the_lake_comes_last_of_the_river() {
    for seed in 0..20 {
        let deal = Carcassonne::deal(&river(), 2, &mut Dice::new(Seed::from_number(seed))).unwrap();
        let (flowing, rest) = deal.bag.split_at(11);
        assert!(flowing.iter().all(|tile| tile.set() == Set::River));
        assert_eq!(flowing[10], tile("RV2"));
        assert!(rest.iter().all(|tile| tile.set() != Set::River));
        // The first tile of the base game stays in the box.
        let count = |wanted: Tile| rest.iter().filter(|tile| **tile == wanted).count();
        assert_eq!((rest.len(), count(tile("D"))), (79, 3));
    }
}

#[test]
fn the_river_must_go_on() {
    // The spring flows out to the east.
    let mut table = table(&["RV7", "V"]);
    assert_eq!(table.view().landscape.laid()[0].tile, tile("RV1"));
    assert_eq!(table.choices(), [lay(1, 0, 0), lay(1, 0, 180)]);
    // With its banks along the spring's it would not go on.
    assert!(matches!(table.refuse(lay(1, 0, 90)), Refusal::Mismatch { .. }));
    assert_eq!(table.refuse(lay(0, 1, 0)), Refusal::River);
}

#[test]
fn the_river_does_not_turn_back_at_once() {
    let mut table = table(&["RV10", "RV10", "RV7", "V"]);
    // A bend flows to the south or to the north.
    assert_eq!(table.choices().len(), 2);
    table.play(&["RV10@1,0"]);
    let bends = table.choices();
    assert_eq!(bends.len(), 1);
    // From the west to the south, then from the north to the east; not back to the west.
    let [Action::Lay { cell, rotation }] = bends[..] else { panic!("{bends:?}") };
    assert_eq!((cell.x, cell.y, rotation.degrees()), (1, 1, 180));
    assert_eq!(table.refuse(lay(1, 1, 90)), Refusal::River);
}

#[test]
fn the_lake_lies_without_asking() {
    let mut table = table(&["RV2", "V"]);
    assert_eq!(Carcassonne::forced(&table.view()), Some((Seat(0), lay(1, 0, 0))));
    table.open("RV2@1,0");
    assert_eq!(Carcassonne::forced(&table.view()), None);
}

#[test]
fn after_the_lake_the_landscape_grows_as_ever() {
    let mut table = table(&["RV7", "RV2", "V", "V"]);
    table.play(&["RV7@1,0", "RV2@2,0"]);
    assert_eq!(table.view().phase, Phase::Laying { tile: tile("V") });
    assert!(table.choices().len() > 4);
}

#[test]
fn banks_of_the_river_are_different_fields() {
    let mut table = table(&["RV7", "RV7", "V"]);
    table.open("RV7@1,0 f:01");
    table.step(Action::Done);
    table.open("RV7@2,0");
    // The north bank is taken. The spring's field goes round the spring, so the south bank is the same field.
    assert!(table.claims().is_empty());
}
