//! Rounds, turns, dice, apples and moving (booklet, "A játék menete", "Egy forduló részletesen").

use roundtable::games::merlin::Direction::{Clockwise, CounterClockwise};
use roundtable::games::merlin::Henchman::Builder;
use roundtable::games::merlin::Principality::{Blue, Grey};
use roundtable::games::merlin::{Action, Die, Event, Figure, Phase, Refusal};
use roundtable::games::{Game, Seat};

use super::fixture::{own, pips, send, space, tiles};

#[test]
fn the_knight_goes_clockwise_past_the_dragon() {
    let mut game = tiles([4, 1]).throw(1, 0, [6, 1, 2, 3]).begin();
    assert_eq!(game.castle(0).knight, space(20));
    game.act(own(6));
    let events = game.act(Action::Move(Clockwise));
    let moved =
        Event::Moved { seat: Seat(0), figure: Figure::Knight, from: space(20), to: space(2), direction: Clockwise };
    assert_eq!(events, [moved]);
    assert_eq!(game.castle(0).knight, space(2));
    assert_eq!(game.board().merlin, space(0));
}

#[test]
fn merlin_goes_either_way() {
    let game = tiles([1, 2]).throw(1, 0, [1, 2, 3, 5]).begin();
    let mut back = game.clone();
    back.back();
    assert_eq!(back.board().merlin, space(19));
    let mut on = game;
    on.on();
    assert_eq!(on.board().merlin, space(5));
    assert_eq!(on.castle(0).knight, space(4));
}

#[test]
fn an_apple_sets_the_chosen_die() {
    let mut game = tiles([1, 2]).begin();
    assert_eq!(game.refused(Action::Apple(pips(6))), Refusal::NoDie);
    game.act(own(1));
    assert_eq!(game.refused(Action::Apple(pips(1))), Refusal::SamePips);
    for pips in [2, 3, 4, 5, 6].map(pips) {
        assert!(game.may(Action::Apple(pips)));
    }
    let events = game.act(Action::Apple(pips(6)));
    assert_eq!(events, [Event::AppleSpent { seat: Seat(0), from: pips(1), to: pips(6) }]);
    assert_eq!((game.castle(0).apples, game.board().apples), (0, 10));
    assert_eq!(game.refused(Action::Apple(pips(2))), Refusal::NoApple);
    game.act(Action::Move(Clockwise));
    assert_eq!(game.castle(0).knight, space(10));
}

#[test]
fn an_apple_sets_the_white_die_too_but_not_after_the_move() {
    let mut game = tiles([1, 2]).begin();
    game.acts([Action::Choose(Die::White), Action::Apple(pips(2)), Action::Move(CounterClockwise)]);
    assert_eq!(game.board().merlin, space(22));
    game.acts([Action::Perform]);
    // The Grail gave another apple; too late for it.
    assert_eq!(game.castle(0).apples, 1);
    assert_eq!(game.refused(Action::Apple(pips(5))), Refusal::Moved);
}

#[test]
fn several_apples_may_be_spent_in_a_turn() {
    let mut game = tiles([1, 2]).throw(1, 0, [1, 2, 3, 2]).begin();
    game.back();
    game.act(Action::Perform);
    game.done();
    game.until(0);
    assert_eq!(game.castle(0).apples, 2);
    game.acts([own(1), Action::Apple(pips(5)), Action::Apple(pips(4)), Action::Move(Clockwise)]);
    assert_eq!(game.castle(0).knight, space(8));
    assert_eq!(game.castle(0).apples, 0);
}

#[test]
fn any_number_of_figures_shares_a_space() {
    let mut game = tiles([1, 2, 3]).throw(1, 0, [4, 1, 2, 3]).begin();
    game.ride(4);
    assert_eq!((game.castle(0).knight, game.castle(1).knight), (space(8), space(8)));
    game.act(Action::Decline);
    game.done();
    assert_eq!(game.castle(1).knight, space(8));
}

#[test]
fn a_turn_cannot_be_passed() {
    let mut game = tiles([1, 2]).begin();
    for action in [Action::Done, Action::Move(Clockwise), Action::Decline, Action::Perform] {
        let refusal = game.refused(action);
        assert!(matches!(refusal, Refusal::NotDone | Refusal::NoDie), "{refusal}");
    }
    game.act(own(1));
    assert_eq!(game.refused(Action::Done), Refusal::NotDone);
    game.act(Action::Move(Clockwise));
    assert_eq!(game.refused(Action::Done), Refusal::NotDone);
    game.act(Action::Decline);
    game.act(Action::Done);
    assert_eq!(game.seat(), 1);
}

#[test]
fn a_die_is_used_once_and_one_is_used_in_a_turn() {
    let mut game = tiles([1, 2]).throw(1, 0, [1, 1, 3, 4]).begin();
    assert_eq!(game.refused(own(2)), Refusal::DieUsed);
    game.act(own(1));
    assert_eq!(game.refused(own(3)), Refusal::DieChosen);
    game.act(Action::Move(Clockwise));
    assert_eq!(game.refused(own(3)), Refusal::Moved);
    assert_eq!(game.refused(Action::Move(Clockwise)), Refusal::Moved);
    game.act(Action::Decline);
    assert_eq!(game.refused(own(3)), Refusal::Moved);
    game.done();
    game.idle();
    assert_eq!(game.castle(0).dice.own, [1, 3].map(pips));
    game.ride(1);
    game.act(Action::Decline);
    game.done();
    game.idle();
    assert_eq!(game.refused(own(1)), Refusal::DieUsed);
    game.on();
    game.act(Action::Decline);
    game.done();
    game.idle();
    assert_eq!(game.refused(Action::Choose(Die::White)), Refusal::DieUsed);
}

#[test]
fn only_whoever_is_on_turn_acts() {
    let mut game = tiles([1, 2, 3]).start(2).begin();
    assert_eq!(game.seat(), 2);
    for action in [own(1), Action::Done, Action::Grey, Action::Staff] {
        assert_eq!(game.refused_by(0, action), Refusal::OtherTurn { seat: Seat(2) });
        assert_eq!(game.refused_by(3, action), Refusal::NoSuchSeat { seat: Seat(3) });
    }
    assert!(game.merlin.legal_actions(Seat(0)).is_empty());
    assert_eq!(game.refused(Action::Grail(true)), Refusal::NotNow);
    assert_eq!(game.refused(Action::Draw(roundtable::games::merlin::Pick::Pile)), Refusal::NoDie);
}

#[test]
fn turns_go_clockwise_from_the_start_player() {
    let mut game = tiles([1, 2, 3]).start(1).begin();
    let mut order = Vec::new();
    while game.view().round == 1 {
        order.push(game.seat());
        game.idle();
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
    assert_eq!(game.seat(), 2);
}

#[test]
fn an_action_may_be_declined() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 1, 2, 3]).begin();
    game.ride(4);
    let events = game.act(Action::Decline);
    assert_eq!(events, [Event::Declined { seat: Seat(0), space: space(8) }]);
    assert_eq!(game.refused(send(Builder, Blue)), Refusal::NotNow);
    assert_eq!(game.refused(Action::Decline), Refusal::NotNow);
}

#[test]
fn an_action_is_done_once() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 1, 2, 3]).begin();
    game.ride(4);
    game.act(send(Builder, Blue));
    for henchman in roundtable::games::merlin::Henchman::ALL {
        assert_eq!(game.refused(send(henchman, Grey)), Refusal::NotNow);
        assert_eq!(game.refused(send(henchman, Blue)), Refusal::NotNow);
    }
}

/// After rounds 1, 3 and 5 the marker goes to the left and everybody rolls; nothing is scored.
#[test]
fn odd_rounds_end_without_a_scoring() {
    let mut game = tiles([1, 2, 3]).start(2).begin();
    for (round, start) in [(2, 0), (4, 2), (6, 1)] {
        if round > 2 {
            // What goes before ends with a scoring.
            game.until_round(round - 1);
        }
        let before = game.view().castles.map(|castle| castle.points);
        let events = game.until_round(round);
        assert_eq!((game.view().round, game.view().start, game.seat()), (round, Seat(start), start));
        assert!(!events.iter().any(|event| matches!(event, Event::ScoringBegan { .. } | Event::TraitorsDrawn { .. })));
        assert!(events.contains(&Event::RoundBegan { round, start: Seat(start) }));
        assert_eq!(game.view().castles.map(|castle| castle.points), before);
        assert!(game.view().castles.values().all(|castle| castle.dice.own.len() == 3 && castle.dice.white.is_some()));
    }
}

#[test]
fn even_rounds_end_with_a_scoring_and_four_of_them_go_on() {
    let mut game = tiles([1, 2]).begin();
    for (round, start) in [(3, 0), (5, 0)] {
        let events = game.until_round(round);
        assert_eq!(events.iter().filter(|event| matches!(event, Event::ScoringBegan { .. })).count(), 1);
        assert!(events.contains(&Event::ScoringBegan { round: round - 1 }));
        assert_eq!(game.view().start, Seat(start));
    }
    let events = game.until_over();
    assert!(events.contains(&Event::ScoringBegan { round: 6 }));
    assert!(!events.contains(&Event::RoundBegan { round: 7, start: Seat(0) }));
    assert_eq!((game.view().round, game.view().phase), (6, Phase::Over));
}

#[test]
fn everybody_has_24_turns() {
    for seats in 2..=4 {
        let mut game = match seats {
            2 => tiles([1, 2]),
            3 => tiles([1, 2, 3]),
            _ => tiles([1, 2, 3, 4]),
        }
        .begin();
        let began = game.until_over();
        let count = |seat: u8| {
            // The first turn began with the first roll.
            let first = u8::from(seat == 0);
            let turns = began.iter().filter(|event| **event == Event::TurnBegan { seat: Seat(seat) }).count();
            turns + usize::from(first)
        };
        assert!((0..seats).all(|seat| count(seat) == 24));
    }
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut game = tiles([1, 2]).begin();
    game.until_over();
    for action in [Action::Roll, Action::RollForAll, Action::Done, own(1), Action::Grail(false)] {
        assert_eq!(game.refused_by(0, action), Refusal::Over);
        assert_eq!(game.refused_by(2, action), Refusal::Over);
    }
    assert!(game.merlin.to_act().is_empty());
}
