//! Rolling (booklet, "Előkészületek" D, "A következő forduló előkészítése").

use roundtable::games::merlin::{Action, Event, Phase, Refusal, Stage};
use roundtable::games::{Game, Seat, Seats};

use super::fixture::{own, pips, throw, tiles};

fn rolled(events: &[Event]) -> (u8, usize) {
    let rolled = events.iter().find_map(|event| match event {
        Event::Rolled { seat, again, .. } => Some((seat.0, again.len())),
        _ => None,
    });
    rolled.expect("somebody rolls")
}

#[test]
fn three_equal_dice_are_all_rolled_again() {
    let mut game = tiles([1, 2]).throw(1, 0, [3, 3, 3, 5]).throw(1, 0, [3, 3, 5, 5]).unrolled();
    let events = game.by(0, Action::Roll);
    let throw = |dice| throw(dice);
    assert_eq!(events, [Event::Rolled { seat: Seat(0), throw: throw([3, 3, 5, 5]), again: vec![throw([3, 3, 3, 5])] }]);
    assert_eq!(game.castle(0).dice.own, [3, 3, 5].map(pips));
    assert_eq!(game.castle(0).dice.white, Some(pips(5)));
}

#[test]
fn the_white_die_counts_among_the_equal_ones() {
    let setup = tiles([1, 2]).throw(1, 0, [2, 2, 2, 2]).throw(1, 0, [4, 1, 4, 4]).throw(1, 0, [4, 1, 4, 1]);
    assert_eq!(rolled(&setup.unrolled().by(0, Action::Roll)), (0, 2));
    for stands in [[3, 3, 5, 5], [1, 2, 3, 4], [6, 6, 1, 2], [1, 6, 2, 6]] {
        assert!(throw(stands).stands());
    }
    for falls in [[3, 3, 3, 5], [3, 3, 5, 3], [3, 5, 3, 3], [5, 3, 3, 3], [1, 1, 1, 1]] {
        assert!(!throw(falls).stands());
    }
}

#[test]
fn nobody_moves_before_all_have_rolled() {
    let mut game = tiles([1, 2, 3]).start(1).unrolled();
    assert_eq!(game.merlin.to_act(), Seats::all(3));
    assert_eq!(game.refused_by(1, own(1)), Refusal::Rolling);
    game.by(2, Action::Roll);
    game.by(1, Action::Roll);
    assert_eq!(game.merlin.to_act(), Seats::NONE.with(Seat(0)));
    assert_eq!(game.refused_by(1, own(1)), Refusal::Rolling);
    let events = game.by(0, Action::Roll);
    assert_eq!(events[1..], [Event::TurnBegan { seat: Seat(1) }]);
    assert_eq!(game.seat(), 1);
    assert_eq!(game.stage(), Stage::Choosing);
}

#[test]
fn nobody_rolls_twice() {
    let mut game = tiles([1, 2]).unrolled();
    game.by(1, Action::Roll);
    assert_eq!(game.refused_by(1, Action::Roll), Refusal::Rolled);
    game.by(0, Action::Roll);
    for seat in [0, 1] {
        assert_eq!(game.refused_by(seat, Action::Roll), Refusal::Rolled);
        assert_eq!(game.refused_by(seat, Action::RollForAll), Refusal::Rolled);
    }
}

#[test]
fn anybody_has_the_dice_rolled_for_those_who_are_missing() {
    let mut game = tiles([1, 2, 3]).throw(1, 0, [6, 6, 5, 5]).unrolled();
    game.by(1, Action::Roll);
    let before = game.castle(1).dice;
    // The first throw that is written out went to seat 1; 1, 2, 3, 4 is for the others.
    assert_eq!(before.own, [5, 6, 6].map(pips));
    let events = game.by(1, Action::RollForAll);
    let seats: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::Rolled { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(seats, [Seat(0), Seat(2)]);
    assert_eq!(game.castle(1).dice, before);
    assert_eq!(game.castle(0).dice.own, [1, 2, 3].map(pips));
}

#[test]
fn whoever_is_the_only_one_missing_rolls_himself() {
    let mut game = tiles([1, 2]).unrolled();
    game.by(0, Action::Roll);
    assert_eq!(game.refused_by(1, Action::RollForAll), Refusal::AllRolled);
    game.by(0, Action::RollForAll);
    assert!(matches!(game.view().phase, Phase::Turn(_)));
}

#[test]
fn a_roll_leaves_the_others_their_choice() {
    let mut game = tiles([1, 2, 3]).unrolled();
    let choice = game.merlin.choice();
    game.by(0, Action::Roll);
    game.by(2, Action::Roll);
    assert_eq!(game.merlin.choice(), choice);
    game.by(1, Action::Roll);
    assert_eq!(game.merlin.choice(), choice + 1);
    game.act(own(1));
    assert_eq!(game.merlin.choice(), choice + 2);
}

#[test]
fn a_stranger_rolls_nothing() {
    let mut game = tiles([1, 2]).unrolled();
    for action in [Action::Roll, Action::RollForAll] {
        assert_eq!(game.refused_by(2, action), Refusal::NoSuchSeat { seat: Seat(2) });
    }
}
