//! Scoring traitors, and Excalibur (booklet, "1. kategória: Árulók").

use roundtable::games::Seat;
use roundtable::games::merlin::Henchman::ShieldBearer;
use roundtable::games::merlin::Principality::{self, Black, Blue, Brown, Grey, Orange, Purple};
use roundtable::games::merlin::{Action, ByPrincipality, Event, Refusal, Source};

use super::fixture::{Match, send, shield, tiles};

fn each(shields: &[Principality]) -> ByPrincipality<u8> {
    ByPrincipality::new(|of| shields.iter().filter(|shield| **shield == of).count() as u8)
}

/// What seat 0's traitors came to at the scoring after round 2: repelled, left, points, Excalibur.
fn scored(game: &mut Match) -> (ByPrincipality<u8>, ByPrincipality<u8>, i16, u8) {
    let events = game.until_round(3);
    let scored = events.into_iter().find_map(|event| match event {
        Event::TraitorsScored { seat: Seat(0), repelled, left, points, excalibur } => {
            Some((repelled, left, points, excalibur))
        }
        _ => None,
    });
    scored.expect("everybody's traitors are scored")
}

/// The booklet's example: two of three are repelled, the blue one costs three points.
#[test]
fn each_shield_repels_one_traitor_and_each_left_costs_three() {
    let mut game = tiles([1, 2]).traitors(0, [Orange, Grey, Blue]).begin();
    game.on();
    game.act(send(ShieldBearer, Grey));
    game.done();
    assert_eq!((game.stock(shield(Orange)), game.stock(shield(Grey))), (5, 5));
    assert_eq!(scored(&mut game), (each(&[Orange, Grey]), each(&[Blue]), -3, 0));
    assert_eq!((game.points(0, Source::Traitors), game.points(0, Source::Excalibur)), (-3, 0));
    assert_eq!((game.stock(shield(Orange)), game.stock(shield(Grey))), (6, 6));
    assert_eq!(game.castle(0).items.shields.total(), 0);
    // All six traitors were discarded, and everybody drew three.
    assert_eq!((game.board().repelled.total(), game.view().traitors), (6, 12));
    assert!(game.board().repelled[Blue] >= 1);
    assert_eq!((game.castle(0).traitors.total(), game.castle(1).traitors.total()), (3, 3));
}

#[test]
fn a_shield_repels_one_traitor_only() {
    let mut game = tiles([1, 2]).traitors(0, [Orange, Orange, Orange]).begin();
    assert_eq!(scored(&mut game), (each(&[Orange]), each(&[Orange, Orange]), -6, 0));
}

#[test]
fn no_more_shields_are_spent_than_there_are_traitors() {
    let mut game = tiles([1, 2]).traitors(0, [Blue, Orange, Blue]).throw(1, 0, [4, 1, 2, 4]).begin();
    game.ride_and(4, [send(ShieldBearer, Blue)]);
    game.until(0);
    game.on();
    game.act(send(ShieldBearer, Grey));
    game.done();
    assert_eq!(scored(&mut game), (each(&[Blue, Orange]), each(&[Blue]), -3, 0));
    assert_eq!((game.has(0, shield(Grey)), game.castle(0).items.shields.total()), (1, 1));
}

#[test]
fn a_score_goes_below_zero() {
    let mut game = tiles([1, 2]).traitors(0, [Black, Black, Grey]).begin();
    assert_eq!(scored(&mut game).2, -9);
    // One for the counter in Blue.
    assert_eq!(game.score(0), -9 + 1);
}

// Excalibur

#[test]
fn excalibur_gives_three_when_all_are_repelled_and_stays() {
    let mut game = tiles([1, 2]).traitors(0, [Blue, Orange, Grey]).throw(1, 0, [2, 1, 3, 4]).begin();
    game.ride_and(2, [Action::Discard(Blue)]);
    game.until(0);
    game.on();
    game.act(send(ShieldBearer, Grey));
    game.done();
    assert_eq!(scored(&mut game), (each(&[Orange, Grey]), each(&[]), 0, 3));
    assert_eq!((game.points(0, Source::Excalibur), game.points(0, Source::Traitors)), (3, 0));
    assert_eq!(game.board().excalibur, Some(Seat(0)));
}

#[test]
fn excalibur_gives_nothing_when_one_is_left() {
    let mut game = tiles([1, 2]).traitors(0, [Blue, Orange, Grey]).throw(1, 0, [2, 1, 3, 4]).begin();
    game.ride_and(2, [Action::Discard(Blue)]);
    assert_eq!(scored(&mut game), (each(&[Orange]), each(&[Grey]), -3, 0));
    assert_eq!(game.points(0, Source::Excalibur), 0);
}

#[test]
fn excalibur_gives_three_when_there_was_none_to_repel() {
    let mut game = tiles([3, 1]).traitors(0, [Blue, Blue, Grey]).throw(1, 0, [1, 2, 3, 6]).begin();
    game.act(Action::Repel(Blue));
    game.on();
    game.act(Action::Discard(Grey));
    game.done();
    assert_eq!(scored(&mut game), (each(&[]), each(&[]), 0, 3));
}

#[test]
fn without_excalibur_repelling_all_gives_nothing() {
    let mut game = tiles([3, 1]).traitors(0, [Grey, Blue, Blue]).begin();
    game.act(Action::Repel(Blue));
    assert_eq!(scored(&mut game), (each(&[Grey]), each(&[]), 0, 0));
}

// New ones

fn drawn(events: &[Event]) -> Vec<(u8, Vec<Principality>)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::TraitorsDrawn { seat, traitors } => Some((seat.0, traitors.clone())),
            _ => None,
        })
        .collect()
}

/// In the order of the components the first nine are dealt at the start: 4 black, 4 grey, 1 blue.
#[test]
fn everybody_draws_three_from_the_start_player_on() {
    let mut game = tiles([1, 2, 3]).begin();
    let events = game.until_round(3);
    let expected = [(1, vec![Blue, Blue, Blue]), (2, vec![Purple, Purple, Purple]), (0, vec![Purple, Orange, Orange])];
    assert_eq!(drawn(&events), expected);
    assert_eq!(game.view().traitors, 6);
    for (seat, traitors) in expected {
        assert_eq!(game.castle(seat).traitors, each(&traitors));
    }
}

/// Six are left for the second scoring; then the other eighteen are shuffled.
#[test]
fn what_is_left_is_dealt_before_the_discarded_ones_are_shuffled() {
    let mut order = Vec::new();
    for (shield, count) in [(Purple, 4), (Blue, 4), (Grey, 4), (Orange, 2), (Black, 4)] {
        order.extend(std::iter::repeat_n(shield, count));
    }
    order.swap(16, 0);
    let mut game = tiles([1, 2, 3]).traitor_shuffle(order.clone()).begin();
    game.until_round(4);
    let events = game.until_round(5);
    let expected = [(0, vec![Orange, Orange, Brown]), (1, vec![Brown, Brown, Brown]), (2, vec![Black, Purple, Black])];
    assert_eq!(drawn(&events), expected);
    let place = |wanted: &Event| events.iter().position(|event| event == wanted);
    let shuffled = place(&Event::TraitorsShuffled { order: Some(order) }).unwrap();
    let last = place(&Event::TraitorsDrawn { seat: Seat(2), traitors: vec![Black, Purple, Black] }).unwrap();
    assert_eq!(shuffled + 1, last);
    assert_eq!((game.view().traitors, game.board().repelled.total()), (15, 0));
}

#[test]
fn an_order_of_other_traitors_is_refused() {
    let mut game = tiles([1, 2, 3]).traitor_shuffle(vec![Brown; 18]).begin();
    game.until_round(4);
    while game.view().castles.values().map(|castle| castle.dice.own.len()).sum::<usize>() > 0
        || game.view().castles.values().filter(|castle| castle.dice.white.is_some()).count() > 1
    {
        game.idle();
    }
    game.on();
    game.act(Action::Decline);
    let before = game.merlin.clone();
    let seat = Seat(game.seat());
    let refusal = roundtable::games::Game::play(&mut game.merlin, seat, &Action::Done, &mut game.dice).unwrap_err();
    assert_eq!((refusal, game.merlin), (Refusal::Chance, before));
}

#[test]
fn nobody_draws_after_the_last_scoring() {
    let mut game = tiles([1, 2]).begin();
    game.until_round(6);
    let events = game.until_over();
    assert!(drawn(&events).is_empty());
    assert_eq!((game.castle(0).traitors.total(), game.castle(1).traitors.total()), (0, 0));
}
