//! Henchmen: principalities, relocation, influence (booklet, "Grófságmezők", "Befolyásmezők", "Egy csatlós
//! áthelyezése").

use roundtable::games::Seat;
use roundtable::games::merlin::Henchman::{self, Builder, FlagBearer, Lady, ShieldBearer};
use roundtable::games::merlin::Principality::{self, Black, Blue, Brown, Grey, Orange, Purple};
use roundtable::games::merlin::{Action, Duty, Event, Item, Refusal};

use super::fixture::{flag, material, own, pips, send, shield, space, tiles};

fn sent(events: &[Event]) -> (Option<Principality>, Option<Duty>, Option<Seat>) {
    let sent = events.iter().find_map(|event| match event {
        Event::Sent { from, duty, expelled, .. } => Some((*from, *duty, *expelled)),
        _ => None,
    });
    sent.expect("a henchman is sent")
}

#[test]
fn each_henchman_does_his_duty() {
    let duties: [(Henchman, Option<Item>); 4] = [
        (Builder, Some(material(Black))),
        (ShieldBearer, Some(shield(Black))),
        (FlagBearer, Some(flag(Black))),
        (Lady, None),
    ];
    for (henchman, item) in duties {
        let mut game = tiles([4, 1]).throw(1, 0, [4, 1, 2, 3]).begin();
        game.ride(4);
        let events = game.act(send(henchman, Black));
        let duty = item.map_or(Duty::Influence, Duty::Item);
        assert_eq!(sent(&events), (None, Some(duty), None));
        assert_eq!(game.castle(0).henchmen[henchman], Some(Black));
        assert_eq!(game.castle(0).sent_out(), 1);
        match item {
            Some(item) => assert_eq!((game.has(0, item), game.stock(item)), (1, 5)),
            // Tile 4 had one there.
            None => assert_eq!((game.castle(0).influence[Black], game.castle(0).counters), (2, 4)),
        }
        assert_eq!(game.castle(0).items.total(), if item.is_some() { 4 } else { 3 });
    }
}

#[test]
fn only_the_principality_that_was_reached_is_open() {
    let mut game = tiles([4, 1]).throw(1, 0, [4, 1, 2, 3]).begin();
    game.ride(4);
    assert_eq!(game.refused(send(Builder, Grey)), Refusal::TooFar { henchman: Builder });
    assert_eq!(game.legal().iter().filter(|action| matches!(action, Action::Send { .. })).count(), 4);
}

#[test]
fn a_henchman_comes_from_another_principality_too() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 4, 2, 3]).begin();
    game.ride_and(4, [send(Builder, Blue)]);
    game.until(0);
    game.ride(4);
    let events = game.act(send(Builder, Purple));
    assert_eq!(sent(&events), (Some(Blue), Some(Duty::Item(material(Purple))), None));
    assert_eq!((game.castle(0).henchmen[Builder], game.castle(0).sent_out()), (Some(Purple), 1));
}

#[test]
fn a_henchman_who_stands_there_is_not_chosen() {
    let mut game = tiles([4, 1]).throw(1, 0, [6, 2, 1, 4]).begin();
    game.on();
    game.act(send(Lady, Grey));
    game.done();
    game.until(0);
    game.ride_and(6, [Action::Decline]);
    game.until(0);
    game.ride(2);
    assert_eq!(game.castle(0).knight, space(4));
    assert_eq!(game.refused(send(Lady, Grey)), Refusal::StandsThere { henchman: Lady });
    assert!(game.may(send(Builder, Grey)));
}

/// Five exchanges empty Black's materials, of which tile 2 began with one.
#[test]
fn a_builder_gets_nothing_from_an_empty_stock_but_stays() {
    let mut game = tiles([4, 2, 3, 1])
        .throw(1, 0, [3, 1, 2, 4])
        .throw(1, 1, [6, 1, 2, 4])
        .throw(1, 2, [4, 3, 2, 1])
        .throw(1, 3, [1, 2, 3, 1])
        .begin();
    game.ride_and(3, [Action::Return(flag(Grey)), Action::Take(material(Black))]);
    game.ride_and(6, [Action::Return(flag(Orange)), Action::Take(material(Black))]);
    game.ride_and(4, [Action::Decline]);
    game.back();
    game.acts([Action::Return(flag(Purple)), Action::Take(material(Black)), Action::Staff]);
    game.acts([Action::Return(shield(Orange)), Action::Take(material(Black))]);
    game.done();
    // Seat 0's knight waits on 23.
    game.on();
    game.act(Action::Decline);
    game.done();
    game.idle();
    game.ride(3);
    game.act(Action::Return(flag(Black)));
    assert_eq!(game.stock(material(Black)), 1);
    game.act(Action::Take(material(Black)));
    game.done();
    game.idle();
    game.ride(1);
    assert_eq!((game.castle(0).knight, game.stock(material(Black))), (space(0), 0));
    let before = game.has(0, material(Black));
    let events = game.act(send(Builder, Black));
    assert_eq!(sent(&events), (None, None, None));
    assert_eq!(game.castle(0).henchmen[Builder], Some(Black));
    assert_eq!((game.has(0, material(Black)), game.stock(material(Black))), (before, 0));
    game.done();
    // An exchange gives nothing from there either.
    game.back();
    assert_eq!(game.board().merlin, space(23));
    game.act(Action::Return(shield(Brown)));
    assert_eq!(game.refused(Action::Take(material(Black))), Refusal::NoneLeft { item: material(Black) });
}

#[test]
fn another_players_henchman_goes_home_without_harm() {
    let mut game = tiles([2, 4]).throw(1, 0, [5, 5, 6, 4]).throw(1, 1, [4, 1, 2, 4]).begin();
    game.idle_on();
    game.ride_and(4, [send(Builder, Black)]);
    game.idle();
    game.back();
    game.act(send(Lady, Black));
    game.done();
    game.idle();
    game.idle();
    assert_eq!((game.castle(0).knight, game.castle(1).sent_out()), (space(18), 2));
    let materials = game.has(1, material(Black));
    game.ride(6);
    let events = game.act(send(Builder, Black));
    assert_eq!(sent(&events), (None, Some(Duty::Item(material(Black))), Some(Seat(1))));
    assert_eq!(game.castle(0).henchmen[Builder], Some(Black));
    let other = game.castle(1);
    assert_eq!((other.henchmen[Builder], other.henchmen[Lady]), (None, Some(Black)));
    assert_eq!((game.has(1, material(Black)), other.score()), (materials, 0));
}

/// Ladies to Blue, Grey, Purple, Orange, Brown use up the five counters.
#[test]
fn a_lady_without_counters_is_placed_all_the_same() {
    let setup = tiles([1, 2]).throw(1, 0, [4, 4, 1, 2]).throw(1, 1, [1, 3, 5, 2]).throw(2, 0, [4, 4, 1, 2]);
    let mut game = setup.begin();
    game.ride_and(4, [send(Lady, Blue)]);
    game.idle_on();
    game.on();
    game.act(send(Lady, Grey));
    game.done();
    game.until(0);
    game.ride_and(4, [send(Lady, Purple)]);
    game.until(0);
    game.acts([own(1), Action::Apple(pips(4)), Action::Move(roundtable::games::merlin::Direction::Clockwise)]);
    game.act(send(Lady, Orange));
    game.done();
    game.until_round(2);
    game.until(0);
    assert_eq!(game.castle(0).counters, 1);
    game.ride_and(4, [send(Lady, Brown)]);
    game.until(0);
    assert_eq!((game.castle(0).counters, game.castle(0).influence.total()), (0, 6));
    game.ride(4);
    let events = game.act(send(Lady, Black));
    assert_eq!(sent(&events), (Some(Brown), None, None));
    assert_eq!(game.castle(0).henchmen[Lady], Some(Black));
    assert_eq!((game.castle(0).influence[Black], game.castle(0).influence.total()), (0, 6));
}

// Relocation

/// The booklet's example: the red Builder goes counter-clockwise from Orange to Purple.
#[test]
fn a_relocated_builder_takes_a_purple_material() {
    let mut game = tiles([2, 1]).throw(1, 0, [4, 4, 1, 2]).begin();
    game.ride_and(4, [Action::Decline]);
    game.until(0);
    game.ride_and(4, [send(Builder, Orange)]);
    game.until(0);
    game.ride(1);
    for to in [Blue, Grey, Black] {
        assert_eq!(game.refused(send(Builder, to)), Refusal::TooFar { henchman: Builder });
    }
    assert_eq!(game.refused(send(Builder, Orange)), Refusal::StandsThere { henchman: Builder });
    assert!(game.may(send(Builder, Brown)));
    let events = game.act(send(Builder, Purple));
    assert_eq!(sent(&events), (Some(Orange), Some(Duty::Item(material(Purple))), None));
    assert_eq!((game.has(0, material(Purple)), game.has(0, material(Orange))), (1, 1));
}

#[test]
fn relocation_goes_round_past_the_dragon() {
    let mut game = tiles([1, 3]).throw(1, 0, [2, 3, 4, 1]).throw(1, 1, [2, 3, 4, 6]).begin();
    game.idle_back();
    game.back();
    assert_eq!(game.board().merlin, space(17));
    let neighbours = |game: &super::fixture::Match, from| {
        let mut game = game.clone();
        game.acts([send(Builder, from), Action::Staff]);
        game.legal()
    };
    assert_eq!(neighbours(&game, Black), [send(Builder, Grey), send(Builder, Brown)]);
    assert_eq!(neighbours(&game, Brown), [send(Builder, Black), send(Builder, Orange)]);
}

#[test]
fn henchmen_at_home_are_not_relocated_while_another_is_out() {
    let mut game = tiles([3, 1]).throw(1, 0, [1, 2, 3, 4]).begin();
    game.on();
    game.act(send(Lady, Grey));
    game.done();
    game.until(0);
    game.ride(1);
    assert_eq!(game.castle(0).knight, space(17));
    for to in Principality::ALL {
        assert_eq!(game.refused(send(Builder, to)), Refusal::TooFar { henchman: Builder });
    }
    let open: Vec<_> = game.legal().into_iter().filter(|action| matches!(action, Action::Send { .. })).collect();
    assert_eq!(open, [send(Lady, Blue), send(Lady, Black)]);
}

#[test]
fn with_all_at_home_one_is_sent_anywhere() {
    let mut game = tiles([3, 1]).begin();
    game.ride(1);
    let open = game.legal().into_iter().filter(|action| matches!(action, Action::Send { .. })).count();
    assert_eq!(open, 4 * 6);
    let events = game.act(send(FlagBearer, Purple));
    assert_eq!(sent(&events), (None, Some(Duty::Item(flag(Purple))), None));
}

// Influence

#[test]
fn influence_sends_a_henchman_where_a_counter_lies() {
    let mut game = tiles([3, 1]).throw(1, 0, [3, 1, 2, 4]).begin();
    game.ride(3);
    assert_eq!(game.castle(0).knight, space(19));
    for to in Principality::ALL.into_iter().filter(|to| *to != Brown) {
        assert_eq!(game.refused(send(Builder, to)), Refusal::NoInfluence { at: to });
    }
    let events = game.act(send(Builder, Brown));
    assert_eq!(sent(&events), (None, Some(Duty::Item(material(Brown))), None));
}

#[test]
fn influence_sends_nobody_to_where_he_stands() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 6, 5, 1]).begin();
    // Blue has the counter of tile 1; the knight comes to Blue, 14 and 19.
    game.ride_and(4, [send(Builder, Blue)]);
    game.until(0);
    game.ride_and(6, [Action::Decline]);
    game.until(0);
    game.ride(5);
    assert_eq!(game.castle(0).knight, space(19));
    assert_eq!(game.refused(send(Builder, Blue)), Refusal::StandsThere { henchman: Builder });
    assert!(game.may(send(Lady, Blue)));
}

// Scoring

/// The booklet's example: 4, 3, 3 and 1 are out.
#[test]
fn each_henchman_in_a_principality_gives_a_point_and_stays() {
    let mut game = tiles([1, 2, 3, 4])
        .throw(1, 0, [4, 4, 1, 2])
        .throw(1, 1, [4, 4, 1, 3])
        .throw(1, 2, [4, 4, 1, 3])
        .throw(1, 3, [4, 1, 3, 2])
        .begin();
    let with_an_apple = [own(1), Action::Apple(pips(4)), Action::Move(roundtable::games::merlin::Direction::Clockwise)];
    game.ride_and(4, [send(Lady, Blue)]);
    game.ride_and(4, [send(Lady, Purple)]);
    game.ride_and(4, [send(Lady, Brown)]);
    game.idle_on();
    game.on();
    game.act(send(Builder, Grey));
    game.done();
    game.ride_and(4, [send(Builder, Orange)]);
    game.ride_and(4, [send(Builder, Black)]);
    game.ride_and(4, [send(ShieldBearer, Black)]);
    game.ride_and(4, [send(ShieldBearer, Purple)]);
    for (henchman, to) in [(ShieldBearer, Brown), (FlagBearer, Grey)] {
        game.acts(with_an_apple);
        game.act(send(henchman, to));
        game.done();
    }
    game.idle();
    game.acts(with_an_apple);
    game.act(send(FlagBearer, Orange));
    game.done();
    let events = game.until_round(3);
    let counts = vec![4, 3, 3, 1].into();
    assert!(events.contains(&Event::HenchmenScored { counts }));
    let source = roundtable::games::merlin::Source::Henchmen;
    assert_eq!([0, 1, 2, 3].map(|seat| game.points(seat, source)), [4, 3, 3, 1]);
    assert_eq!([0, 1, 2, 3].map(|seat| game.castle(seat).sent_out()), [4, 3, 3, 1]);
    game.until_round(5);
    assert_eq!([0, 1, 2, 3].map(|seat| game.points(seat, source)), [8, 6, 6, 2]);
}
