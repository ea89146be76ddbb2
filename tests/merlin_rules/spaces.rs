//! Victory points, influence, Excalibur, the Grail and exchanges on the rondel (booklet, "Győzelmipont-mezők",
//! "Befolyásmezők", "Excalibur", "A Grál", "Cseremezők").

use roundtable::games::Seat;
use roundtable::games::merlin::Henchman::{Builder, FlagBearer, Lady};
use roundtable::games::merlin::Principality::{self, Black, Blue, Brown, Grey, Orange, Purple};
use roundtable::games::merlin::{Action, Event, Kind, Refusal, Repelling, Source};

use super::fixture::{Match, flag, material, own, pips, send, shield, space, tiles};

fn scored(points: u8) -> Event {
    Event::Scored { seat: Seat(0), source: Source::Rondel, points }
}

// Victory points

#[test]
fn a_point_for_each_flag_and_with_a_staff_again() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 2, 3, 1]).begin();
    game.ride_and(4, [send(FlagBearer, Blue)]);
    game.until(0);
    game.on();
    assert_eq!(game.board().merlin, space(1));
    assert_eq!(game.act(Action::Perform), [scored(2)]);
    game.act(Action::Staff);
    assert_eq!(game.act(Action::Perform), [scored(2)]);
    assert_eq!((game.score(0), game.castle(0).staffs), (4, 2));
}

#[test]
fn a_point_for_each_counter_in_principalities() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 4, 1, 3]).begin();
    game.ride_and(4, [send(Lady, Blue)]);
    game.until(0);
    game.ride_and(4, [send(Lady, Purple)]);
    game.until(0);
    game.acts([own(1), Action::Apple(pips(4)), Action::Move(roundtable::games::merlin::Direction::Clockwise)]);
    game.act(send(Lady, Orange));
    game.done();
    game.until(0);
    game.back();
    assert_eq!(game.board().merlin, space(21));
    assert_eq!(game.castle(0).counters, 2);
    assert_eq!(game.act(Action::Perform), [scored(4)]);
    assert_eq!(game.points(0, Source::Rondel), 4);
}

#[test]
fn a_point_for_each_material() {
    let mut game = tiles([4, 1]).throw(1, 0, [1, 2, 4, 3]).throw(1, 1, [4, 3, 5, 4]).begin();
    // Merlin goes to 3; seat 1 fetches a second material and takes him on to 7.
    game.idle_on();
    game.ride_and(4, [send(Builder, Blue)]);
    game.idle();
    game.on();
    assert_eq!(game.board().merlin, space(7));
    let events = game.act(Action::Perform);
    assert_eq!(events, [Event::Scored { seat: Seat(1), source: Source::Rondel, points: 2 }]);
}

#[test]
fn a_point_for_each_shield() {
    let mut game = tiles([2, 1]).throw(1, 0, [6, 1, 2, 3]).begin();
    game.ride_and(6, [Action::Decline]);
    game.until(0);
    game.ride(1);
    assert_eq!(game.castle(0).knight, space(15));
    assert_eq!(game.act(Action::Perform), [scored(1)]);
}

#[test]
fn nothing_is_scored_where_there_is_nothing() {
    let mut game = tiles([2, 1]).throw(1, 0, [1, 2, 3, 1]).begin();
    game.ride(1);
    game.acts([Action::Borrow(space(4)), Action::Decline]);
    game.done();
    game.until(0);
    game.on();
    assert_eq!((game.board().merlin, game.castle(0).items.flags.total()), (space(1), 0));
    assert_eq!(game.refused(Action::Perform), Refusal::Nothing);
    assert_eq!(game.legal(), [Action::Decline]);
}

// Influence

#[test]
fn influence_takes_an_item_where_a_counter_lies() {
    let mut game = tiles([4, 1]).throw(1, 0, [1, 2, 4, 3]).begin();
    game.on();
    assert_eq!(game.board().merlin, space(3));
    for of in Principality::ALL.into_iter().filter(|of| *of != Black) {
        assert_eq!(game.refused(Action::Take(shield(of))), Refusal::NoInfluence { at: of });
    }
    for item in [flag(Black), material(Black)] {
        assert_eq!(game.refused(Action::Take(item)), Refusal::OtherKind { kind: Kind::Shield });
    }
    let events = game.act(Action::Take(shield(Black)));
    assert_eq!(events, [Event::Took { seat: Seat(0), item: shield(Black) }]);
    assert_eq!((game.has(0, shield(Black)), game.stock(shield(Black))), (1, 5));
}

#[test]
fn influence_takes_a_flag_or_a_material_on_its_space() {
    let mut game = tiles([2, 1]).throw(1, 0, [1, 4, 3, 2]).begin();
    game.ride(1);
    assert!(game.may(Action::Take(flag(Purple))));
    assert_eq!(game.refused(Action::Take(shield(Purple))), Refusal::OtherKind { kind: Kind::Flag });
    game.act(Action::Take(flag(Purple)));
    game.done();
    game.until(0);
    game.ride(4);
    assert_eq!(game.castle(0).knight, space(13));
    assert_eq!(game.refused(Action::Take(flag(Purple))), Refusal::OtherKind { kind: Kind::Material });
    game.act(Action::Take(material(Purple)));
    assert_eq!((game.has(0, flag(Purple)), game.has(0, material(Purple))), (1, 1));
}

/// The treasures lie by themselves; they ask for no influence.
#[test]
fn treasures_need_no_influence() {
    let mut game = tiles([1, 2]).throw(1, 0, [2, 1, 3, 2]).traitors(0, [Grey, Grey, Grey]).begin();
    game.ride(2);
    assert_eq!(game.castle(0).influence[Black], 0);
    game.act(Action::Discard(Grey));
    assert_eq!(game.board().excalibur, Some(Seat(0)));
}

// Excalibur

#[test]
fn excalibur_discards_a_traitor() {
    let mut game = tiles([1, 2]).throw(1, 0, [2, 1, 3, 4]).traitors(0, [Blue, Blue, Grey]).begin();
    game.ride(2);
    assert_eq!(game.refused(Action::Perform), Refusal::ChooseTraitor);
    assert_eq!(game.refused(Action::Discard(Black)), Refusal::NoTraitor { shield: Black });
    let events = game.act(Action::Discard(Blue));
    let expected = [
        Event::ExcaliburTaken { seat: Seat(0), from: None },
        Event::TraitorsRepelled { seat: Seat(0), shield: Blue, count: 1, by: Repelling::Excalibur },
    ];
    assert_eq!(events, expected);
    assert_eq!((game.castle(0).traitors[Blue], game.castle(0).traitors.total()), (1, 2));
    assert_eq!((game.board().repelled[Blue], game.board().repelled.total()), (1, 1));
    assert_eq!(game.has(0, shield(Blue)), 0);
}

#[test]
fn excalibur_is_taken_from_another_player() {
    let mut game = tiles([1, 2]).throw(1, 0, [2, 1, 3, 4]).throw(1, 1, [1, 2, 3, 6]).begin();
    game.ride(2);
    let shields: Vec<_> = game.castle(0).traitors.present().collect();
    game.act(Action::Discard(shields[0]));
    game.done();
    game.on();
    let shields: Vec<_> = game.castle(1).traitors.present().collect();
    let events = game.act(Action::Discard(shields[0]));
    assert_eq!(events[0], Event::ExcaliburTaken { seat: Seat(1), from: Some(Seat(0)) });
    assert_eq!(game.board().excalibur, Some(Seat(1)));
}

#[test]
fn whoever_has_excalibur_discards_another_traitor() {
    let mut game = tiles([1, 2]).throw(1, 0, [2, 1, 3, 6]).traitors(0, [Blue, Blue, Grey]).begin();
    game.ride_and(2, [Action::Discard(Blue)]);
    game.until(0);
    game.on();
    let events = game.act(Action::Discard(Blue));
    assert_eq!(events.len(), 1);
    game.act(Action::Staff);
    game.act(Action::Discard(Grey));
    assert_eq!((game.castle(0).traitors.total(), game.board().repelled.total()), (0, 3));
}

#[test]
fn excalibur_is_taken_without_a_traitor_but_then_there_is_nothing_more() {
    let mut game = tiles([3, 1]).throw(1, 0, [1, 2, 3, 6]).traitors(0, [Blue, Blue, Blue]).begin();
    game.act(Action::Repel(Blue));
    game.on();
    assert_eq!(game.act(Action::Perform), [Event::ExcaliburTaken { seat: Seat(0), from: None }]);
    assert_eq!(game.refused(Action::Staff), Refusal::NoRepeat);
}

// The Grail

#[test]
fn the_grail_brings_an_apple() {
    let mut game = tiles([4, 3]).throw(1, 0, [2, 1, 3, 4]).throw(1, 1, [6, 1, 2, 3]).begin();
    game.ride(2);
    let events = game.act(Action::Perform);
    assert_eq!(events, [Event::GrailTaken { seat: Seat(0), from: None, apple: true }]);
    assert_eq!((game.board().grail, game.castle(0).apples, game.board().apples), (Some(Seat(0)), 2, 8));
    game.done();
    game.ride(6);
    let events = game.act(Action::Perform);
    assert_eq!(events, [Event::GrailTaken { seat: Seat(1), from: Some(Seat(0)), apple: true }]);
    assert_eq!((game.board().grail, game.castle(1).apples, game.board().apples), (Some(Seat(1)), 2, 7));
    assert_eq!(game.castle(0).apples, 2);
}

#[test]
fn whoever_has_the_grail_gets_another_apple() {
    let mut game = tiles([4, 3]).throw(1, 0, [1, 3, 4, 2]).begin();
    game.back();
    game.acts([Action::Perform, Action::Staff]);
    let events = game.act(Action::Perform);
    assert_eq!(events, [Event::GrailTaken { seat: Seat(0), from: None, apple: true }]);
    assert_eq!(game.castle(0).apples, 3);
}

/// Four players take the seven apples of the supply on space 22.
#[test]
fn the_grail_is_taken_when_no_apple_is_left() {
    let mut game = tiles([4, 1, 2, 3])
        .throw(1, 0, [2, 1, 3, 2])
        .throw(1, 1, [1, 2, 4, 3])
        .throw(1, 2, [6, 6, 2, 3])
        .throw(1, 3, [6, 1, 2, 2])
        .throw(2, 1, [1, 2, 4, 2])
        .begin();
    let grail = |game: &mut Match| game.acts([Action::Perform, Action::Staff, Action::Perform]);
    game.back();
    grail(&mut game);
    game.done();
    // 22 to 1 and back to 22, with seat 2 between.
    game.idle_on();
    game.back();
    grail(&mut game);
    game.done();
    game.ride_and(6, [Action::Perform]);
    assert_eq!(game.board().apples, 2);
    game.ride_and(2, [Action::Perform]);
    game.idle();
    game.ride_and(6, [Action::Decline]);
    game.idle_on();
    assert_eq!((game.board().merlin, game.board().apples), (space(0), 1));
    game.idle();
    game.idle();
    game.ride_and(6, [Action::Decline]);
    game.idle();
    game.idle();
    game.idle();
    game.ride_and(2, [Action::Perform]);
    assert_eq!(game.board().apples, 0);
    game.idle();
    // Round 2: seat 1 begins.
    assert_eq!((game.view().round, game.seat()), (2, 1));
    game.back();
    let events = game.act(Action::Perform);
    assert_eq!(events, [Event::GrailTaken { seat: Seat(1), from: Some(Seat(2)), apple: false }]);
    assert_eq!((game.board().grail, game.castle(1).apples), (Some(Seat(1)), 1));
    assert_eq!(game.refused(Action::Staff), Refusal::NoRepeat);
}

// Exchanges

/// The booklet's example: a blue material for an orange flag.
#[test]
fn a_blue_material_becomes_an_orange_flag() {
    let mut game = tiles([3, 1]).throw(1, 0, [2, 3, 4, 1]).begin();
    assert_eq!((game.stock(material(Blue)), game.stock(flag(Orange))), (5, 6));
    game.back();
    assert_eq!(game.refused(Action::Return(material(Grey))), Refusal::NotOwned { item: material(Grey) });
    assert_eq!(game.refused(Action::Take(flag(Orange))), Refusal::OtherField { space: space(23) });
    assert_eq!(game.act(Action::Return(material(Blue))), [Event::Returned { seat: Seat(0), item: material(Blue) }]);
    assert_eq!(game.refused(Action::Decline), Refusal::MustAct);
    assert_eq!(game.refused(Action::Done), Refusal::HalfDone);
    assert_eq!(game.act(Action::Take(flag(Orange))), [Event::Took { seat: Seat(0), item: flag(Orange) }]);
    assert_eq!((game.stock(material(Blue)), game.stock(flag(Orange))), (6, 5));
    assert_eq!((game.has(0, material(Blue)), game.has(0, flag(Orange))), (0, 1));
}

#[test]
fn an_exchange_takes_any_item_from_any_principality() {
    let mut game = tiles([2, 1]).throw(1, 0, [6, 2, 3, 4]).begin();
    game.ride(6);
    assert_eq!(game.castle(0).knight, space(14));
    game.act(Action::Return(shield(Brown)));
    let open = game.legal();
    assert_eq!(open.len(), 18);
    assert!(
        Principality::ALL
            .into_iter()
            .flat_map(|of| [flag(of), shield(of), material(of)])
            .all(|item| { open.contains(&Action::Take(item)) })
    );
    // Also the same again.
    game.act(Action::Take(shield(Brown)));
    assert_eq!(game.castle(0).items.total(), 3);
}

// Other spaces

#[test]
fn what_a_space_does_not_do_is_refused() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 1, 2, 3]).begin();
    game.ride(4);
    let other = Refusal::OtherField { space: space(8) };
    let actions = [
        Action::Perform,
        Action::Take(flag(Blue)),
        Action::Return(flag(Purple)),
        Action::Discard(Black),
        super::fixture::build(0, 0),
        Action::Swap { first: super::fixture::mission(4), second: None },
        Action::FavorTwice,
        Action::FavorTally(roundtable::games::merlin::Tally::Flags),
    ];
    for action in actions {
        assert_eq!(game.refused(action), other, "{action:?}");
    }
    for action in [Action::Pay(Brown), Action::Place(Brown), Action::Draw(roundtable::games::merlin::Pick::Pile)] {
        assert_eq!(game.refused(action), Refusal::NotNow, "{action:?}");
    }
}
