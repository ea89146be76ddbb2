//! What can be agreed before the deal.

use roundtable::games::carcassonne::{Action, Carcassonne, Deal, Options, Refusal, Tile};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};

use super::fixture::{after_with, inns, tile, usual};

fn deal(options: &Options, seats: usize, seed: u64) -> Deal {
    Carcassonne::deal(options, seats, &mut Dice::new(Seed::from_number(seed))).unwrap()
}

fn plain() -> Options {
    Options { mage_witch: false, ..usual() }
}

#[test]
fn the_bag_holds_the_tiles_of_what_is_played() {
    let size = |options: Options| deal(&options, 3, 2).bag.len();
    assert_eq!(size(plain()), 71);
    assert_eq!(size(usual()), 79);
    assert_eq!(size(Options { inns: true, ..plain() }), 89);
    assert_eq!(size(inns()), 97);
    // Eleven tiles of the river beside the spring; the first tile stays in the box.
    assert_eq!(size(Options { river: true, ..plain() }), 11 + 71);
    assert_eq!(size(Options { river: true, ..inns() }), 11 + 97);
}

#[test]
fn a_short_bag_has_forty_tiles_and_every_magic_one() {
    for seed in 0..20 {
        let bag = deal(&Options { short_bag: true, ..usual() }, 2, seed).bag;
        assert_eq!(bag.len(), 40);
        assert_eq!(bag.iter().filter(|tile| tile.is_magic()).count(), 8);
        // The river is not counted among them.
        let bag = deal(&Options { short_bag: true, river: true, ..inns() }, 2, seed).bag;
        assert_eq!(bag.len(), 11 + 40);
        assert_eq!(bag.iter().filter(|tile| tile.is_magic()).count(), 8);
    }
}

#[test]
fn a_tile_left_out_of_a_short_bag_looks_like_one_in_it() {
    let options = Options { short_bag: true, ..usual() };
    let game = Carcassonne::set_up(&options, 2, &deal(&options, 2, 5)).unwrap();
    let view = game.view(Viewer::All);
    // 80 tiles of which one lies and one is drawn.
    assert_eq!(view.unseen.iter().map(|(_, count)| u32::from(*count)).sum::<u32>(), 78);
    assert_eq!(view.bag, 39);
    // With the bag turned round and a tile in it changed for one that was left out, everything looks the same.
    let mut position = serde_json::to_value(&game).unwrap();
    let mut bag = position["bag"].as_array().unwrap().clone();
    bag.reverse();
    let plain = bag.iter().position(|tile| !tile.as_str().unwrap().starts_with("MW")).unwrap();
    std::mem::swap(&mut bag[plain], &mut position["left_out"][0]);
    position["bag"] = bag.into();
    let other: Carcassonne = serde_json::from_value(position).unwrap();
    assert_ne!(other, game);
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::All] {
        assert_eq!(other.view(viewer), game.view(viewer));
    }
}

#[test]
fn six_play_with_inns_and_cathedrals_only() {
    assert_eq!(usual().check(6), Err(Refusal::SixWithoutInns));
    assert_eq!(usual().check(5), Ok(()));
    assert_eq!(inns().check(6), Ok(()));
    assert_eq!(inns().check(7), Err(Refusal::Seats { seats: 7 }));
    assert_eq!(inns().check(1), Err(Refusal::Seats { seats: 1 }));
}

#[test]
fn fields_can_be_left_out() {
    let options = Options { fields: false, ..usual() };
    let mut table = after_with(&options, &[], &["E", "V"]);
    table.open("E@0,-1 r180");
    assert_eq!(table.claims(), ["city:S"]);
    let field = Action::Claim { segment: table.spot("0,-1:field").segment, big: false };
    assert_eq!(table.refuse(field), Refusal::NoFields);
    // On a tile with nothing but a claimed road and fields, nothing is asked.
    let mut table = after_with(&options, &["U@1,0 t"], &["U", "V"]);
    table.open("U@2,0");
    assert_eq!(table.choices(), [Action::Done]);
    // The turn is not ended without him: he may still take the tile back.
    assert_eq!(Carcassonne::forced(&table.view()), None);
}

#[test]
fn a_deal_must_be_one_of_the_game() {
    let good = deal(&usual(), 2, 3);
    let refused = |deal: &Deal| Carcassonne::set_up(&usual(), 2, deal) == Err(Refusal::Deal);
    assert!(!refused(&good));
    let mut missing = good.clone();
    missing.bag.pop();
    assert!(refused(&missing));
    let mut changed = good.clone();
    changed.bag[0] = if good.bag[0] == tile("V") { tile("U") } else { tile("V") };
    assert!(refused(&changed));
    assert!(refused(&Deal { start: Seat(2), ..good.clone() }));
    assert!(refused(&deal(&plain(), 2, 3)));
    // A short bag without one of the magic tiles.
    let short = Options { short_bag: true, ..usual() };
    let mut without = deal(&short, 2, 3);
    let magic = without.bag.iter().position(|tile| tile.is_magic()).unwrap();
    let count = |tile: Tile| without.bag.iter().filter(|other| **other == tile).count();
    let spare = Tile::all().find(|tile| !tile.is_magic() && count(*tile) + 1 < usize::from(tile.in_game(&short)));
    without.bag[magic] = spare.unwrap();
    assert_eq!(Carcassonne::set_up(&short, 2, &without), Err(Refusal::Deal));
}

#[test]
fn chance_decides_who_begins() {
    let begin: std::collections::BTreeSet<Seat> = (0..40).map(|seed| deal(&usual(), 4, seed).start).collect();
    assert_eq!(begin.len(), 4);
}
