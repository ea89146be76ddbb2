//! Building manors (booklet, "Majorság építése").

use roundtable::games::Seat;
use roundtable::games::merlin::Henchman::Builder;
use roundtable::games::merlin::Principality::{self, Black, Blue, Brown, Grey, Orange, Purple};
use roundtable::games::merlin::{Action, Event, Plot, Refusal};

use super::fixture::{build, flag, material, send, shield, space, tiles};

/// The booklet's example: grey, orange or blue pays for the marked tile.
#[test]
fn grey_orange_or_blue_pays_for_the_marked_tile() {
    // Seat 0 begins with a black material and fetches orange and grey ones with his Builder.
    let mut game = tiles([2, 1, 3, 4]).throw(1, 0, [6, 2, 2, 4]).begin();
    game.ride_and(6, [Action::Decline]);
    game.until(0);
    game.ride_and(2, [send(Builder, Orange)]);
    game.until(0);
    game.on();
    game.act(send(Builder, Grey));
    game.done();
    game.until(0);
    game.ride(2);
    assert_eq!(game.castle(0).knight, space(18));
    game.act(build(4, 2));
    assert_eq!(game.legal(), [Action::Pay(Grey), Action::Pay(Orange)]);
    let plot = Plot::at(4, 2);
    assert_eq!(game.refused(Action::Pay(Black)), Refusal::DoesNotPay { plot, of: Black });
    assert_eq!(game.refused(Action::Pay(Blue)), Refusal::NotOwned { item: material(Blue) });
    let stock = game.stock(material(Orange));
    let events = game.act(Action::Pay(Orange));
    assert_eq!(events, [Event::ManorBuilt { seat: Seat(0), plot, paid: Orange }]);
    assert_eq!((game.has(0, material(Orange)), game.stock(material(Orange))), (0, stock + 1));
    assert_eq!((game.castle(0).manors, game.board().environs.manor(plot)), (6, Some(Seat(0))));
}

#[test]
fn blue_pays_for_the_marked_tile_too() {
    let mut game = tiles([3, 1, 2, 4]).throw(1, 0, [2, 1, 3, 4]).begin();
    game.ride(2);
    game.acts([build(4, 2), Action::Pay(Blue)]);
    assert_eq!(game.board().environs.manor(Plot::at(4, 2)), Some(Seat(0)));
    assert_eq!(game.stock(material(Blue)), 6);
}

#[test]
fn a_tile_has_one_manor() {
    let mut game = tiles([3, 1, 2, 4]).throw(1, 0, [2, 1, 3, 4]).throw(1, 1, [6, 1, 3, 4]).begin();
    game.ride_and(2, [build(2, 1), Action::Pay(Blue)]);
    game.ride(6);
    assert_eq!(game.refused(build(2, 1)), Refusal::Occupied { plot: Plot::at(2, 1) });
    // Nor does brown pay for the tile below.
    assert_eq!(game.refused(build(2, 2)), Refusal::CannotPay { plot: Plot::at(2, 2) });
    assert!(game.may(build(5, 1)));
}

#[test]
fn exactly_the_tiles_that_a_material_pays_for_are_open() {
    let mut game = tiles([1, 2]).throw(1, 0, [6, 1, 2, 3]).begin();
    game.ride(6);
    // Brown in the table of three rows.
    let brown = [(3, 0), (4, 0), (5, 0), (1, 1), (2, 1), (3, 1), (5, 1), (0, 2), (3, 2), (5, 2)];
    let open: Vec<_> = game.legal().into_iter().filter(|action| matches!(action, Action::Build(_))).collect();
    assert_eq!(open, brown.map(|(column, row)| build(column, row)));
    for row in 3..5 {
        assert_eq!(game.refused(build(0, row)), Refusal::NoSuchPlot { plot: Plot::at(0, row) });
    }
}

#[test]
fn the_tile_is_paid_once_it_is_chosen() {
    let mut game = tiles([1, 2]).throw(1, 0, [6, 1, 2, 3]).begin();
    game.ride(6);
    assert_eq!(game.refused(Action::Pay(Brown)), Refusal::NotNow);
    let events = game.act(build(5, 0));
    assert_eq!(events, [Event::PlotChosen { seat: Seat(0), plot: Plot::at(5, 0) }]);
    assert_eq!((game.castle(0).manors, game.board().environs.manor(Plot::at(5, 0))), (7, None));
    assert_eq!(game.legal(), [Action::Pay(Brown)]);
    assert_eq!(game.refused(Action::Decline), Refusal::MustAct);
    assert_eq!(game.refused(build(5, 1)), Refusal::HalfDone);
}

/// The booklet's example: grey is paid, the tile is a lake with a tower, a black shield is taken.
#[test]
fn a_tower_gives_a_shield() {
    let rows = "mwlmwl mwlmwl mwlMLW MWLMWL";
    let mut game = tiles([3, 1, 2, 4]).environs(rows).throw(1, 0, [2, 1, 3, 4]).begin();
    game.on();
    game.act(send(Builder, Grey));
    game.done();
    game.until(0);
    game.ride(2);
    game.acts([build(4, 2), Action::Pay(Grey)]);
    assert_eq!(game.refused(Action::Take(material(Black))), Refusal::NoMaterialHere);
    let events = game.act(Action::Take(shield(Black)));
    assert_eq!(events, [Event::Took { seat: Seat(0), item: shield(Black) }]);
    assert_eq!((game.has(0, shield(Black)), game.stock(shield(Black))), (1, 5));
    assert!(!game.may(Action::Take(shield(Black))));
    assert_eq!(game.legal()[0], Action::Done);
}

#[test]
fn a_tower_gives_a_flag_or_influence_or_nothing() {
    let mut game = tiles([1, 2]).environs("mwlmwL mwlmwl MWLMWl").throw(1, 0, [6, 1, 2, 3]).begin();
    game.ride(6);
    game.acts([build(5, 0), Action::Pay(Brown)]);
    // A shield or a flag of each principality, a counter to each, or nothing.
    let open = game.legal();
    assert_eq!(open.iter().filter(|action| matches!(action, Action::Take(_))).count(), 12);
    assert_eq!(open.iter().filter(|action| matches!(action, Action::Place(_))).count(), 6);
    assert_eq!(open.len(), 12 + 6 + 1);

    let mut takes = game.clone();
    takes.act(Action::Take(flag(Grey)));
    assert_eq!((takes.has(0, flag(Grey)), takes.castle(0).counters), (1, 5));

    let mut places = game.clone();
    assert_eq!(places.act(Action::Place(Brown)), [Event::Placed { seat: Seat(0), at: Brown }]);
    assert_eq!((places.castle(0).counters, places.castle(0).influence[Brown]), (4, 1));
    assert_eq!(places.refused(Action::Place(Brown)), Refusal::NotNow);

    assert_eq!(game.act(Action::Decline), [Event::Left { seat: Seat(0) }]);
    assert_eq!(game.castle(0).items.total(), 2);
    assert_eq!(game.legal(), [Action::Done]);
}

#[test]
fn a_plain_tile_gives_nothing() {
    let mut game = tiles([1, 2]).throw(1, 0, [6, 1, 2, 3]).begin();
    game.ride(6);
    game.acts([build(5, 0), Action::Pay(Brown)]);
    assert_eq!(game.legal(), [Action::Done]);
}

/// Dice 6 and 2 by turns: a manor, a Builder to the next principality but one for a material, a manor, …
#[test]
fn there_is_no_eighth_manor() {
    let mut setup = tiles([1, 2]);
    for round in 1..=6 {
        setup = setup.throw(round, 0, if round % 2 == 1 { [6, 2, 6, 1] } else { [2, 6, 2, 1] });
    }
    let mut game = setup.begin();
    let fetch: [Principality; 7] = [Purple, Brown, Grey, Purple, Brown, Grey, Purple];
    let mut fetch = fetch.into_iter();
    let mut built = 0;
    loop {
        game.until(0);
        if game.castle(0).dice.own.is_empty() {
            game.idle_back();
            continue;
        }
        // The order within a round: each begins where the one before ended.
        let die = if matches!(game.castle(0).knight.index() % 8, 4) { 6 } else { 2 };
        game.ride(die);
        if die == 2 {
            game.act(send(Builder, fetch.next().unwrap()));
        } else if built < 7 {
            let site = game.legal().into_iter().find(|action| matches!(action, Action::Build(_))).unwrap();
            game.act(site);
            let payment = game.legal()[0];
            game.act(payment);
            built += 1;
            // The bonus of a tower is left.
            if game.may(Action::Decline) {
                game.act(Action::Decline);
            }
        } else {
            break;
        }
        game.done();
    }
    assert_eq!((game.castle(0).manors, game.view().round), (0, 5));
    assert!(game.castle(0).items.materials.total() > 0);
    assert_eq!(game.legal(), [Action::Decline]);
    let free = game.board().environs.plots().find(|plot| game.board().environs.manor(*plot).is_none()).unwrap();
    assert_eq!(game.refused(Action::Build(free)), Refusal::NoManor);
}
