//! Flags (booklet, "A zászlók speciális akciói").

use roundtable::games::Seat;
use roundtable::games::merlin::Direction::{Clockwise, CounterClockwise};
use roundtable::games::merlin::Henchman::{Builder, FlagBearer, Lady, ShieldBearer};
use roundtable::games::merlin::Principality::{Black, Blue, Brown, Grey, Orange, Purple};
use roundtable::games::merlin::{Action, Die, Event, Refusal, Repelling, Reward, Source, Stage, Turned};

use super::fixture::{flag, material, mission, own, pips, send, space, tiles};

fn complete(number: u8) -> Action {
    Action::Complete { mission: mission(number), reward: Reward::Points }
}

// Purple

#[test]
fn a_purple_flag_turns_an_unused_die() {
    let mut game = tiles([1, 2]).throw(1, 0, [5, 1, 2, 4]).begin();
    let events = game.act(Action::Turn(Turned::Unused(Die::Own(pips(5)))));
    assert_eq!(events, [Event::DieTurned { seat: Seat(0), white: false, from: pips(5), to: pips(2) }]);
    assert_eq!(game.castle(0).dice.own, [1, 2, 2].map(pips));
    assert_eq!((game.has(0, flag(Purple)), game.stock(flag(Purple))), (0, 6));
    game.ride(2);
    assert_eq!(game.castle(0).knight, space(6));
}

#[test]
fn a_purple_flag_turns_the_chosen_die() {
    let mut game = tiles([1, 2]).throw(1, 0, [5, 1, 2, 4]).begin();
    assert_eq!(game.refused(Action::Turn(Turned::Chosen)), Refusal::NoDie);
    game.act(own(5));
    let events = game.act(Action::Turn(Turned::Chosen));
    assert_eq!(events, [Event::DieTurned { seat: Seat(0), white: false, from: pips(5), to: pips(2) }]);
    game.act(Action::Move(Clockwise));
    assert_eq!(game.castle(0).knight, space(6));
    assert_eq!(game.castle(0).dice.own, [1, 2].map(pips));
}

#[test]
fn a_purple_flag_turns_the_white_die_chosen_or_not() {
    let game = tiles([1, 2]).begin();
    let mut unused = game.clone();
    unused.act(own(1));
    let events = unused.act(Action::Turn(Turned::Unused(Die::White)));
    assert_eq!(events, [Event::DieTurned { seat: Seat(0), white: true, from: pips(4), to: pips(3) }]);
    assert_eq!(unused.castle(0).dice.white, Some(pips(3)));
    let mut chosen = game;
    chosen.acts([Action::Choose(Die::White), Action::Turn(Turned::Chosen), Action::Move(CounterClockwise)]);
    assert_eq!(chosen.board().merlin, space(21));
}

#[test]
fn a_purple_flag_is_for_before_the_move() {
    let mut game = tiles([1, 2]).begin();
    assert_eq!(game.refused(Action::Turn(Turned::Unused(Die::Own(pips(6))))), Refusal::DieUsed);
    game.ride(1);
    for turned in [Turned::Chosen, Turned::Unused(Die::White)] {
        assert_eq!(game.refused(Action::Turn(turned)), Refusal::Moved);
    }
    game.act(Action::Decline);
    assert_eq!(game.refused(Action::Turn(Turned::Unused(Die::White))), Refusal::Moved);
    game.done();
    assert_eq!(game.refused(Action::Turn(Turned::Unused(Die::White))), Refusal::NoFlag { of: Purple });
}

// Blue

#[test]
fn a_blue_flag_lets_the_knight_go_back() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 3, 1, 4]).begin();
    game.act(own(4));
    assert_eq!(game.refused(Action::Move(CounterClockwise)), Refusal::NoFlag { of: Blue });
    game.act(Action::Move(Clockwise));
    game.act(send(FlagBearer, Blue));
    assert_eq!((game.has(0, flag(Blue)), game.stock(flag(Blue))), (1, 5));
    game.done();
    game.until(0);
    game.acts([own(3), Action::Move(CounterClockwise)]);
    assert_eq!(game.castle(0).knight, space(5));
    assert_eq!((game.has(0, flag(Blue)), game.stock(flag(Blue))), (0, 6));
}

#[test]
fn merlin_goes_back_without_a_flag() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 3, 1, 4]).begin();
    game.ride_and(4, [send(FlagBearer, Blue)]);
    game.until(0);
    game.back();
    assert_eq!(game.board().merlin, space(20));
    assert_eq!(game.has(0, flag(Blue)), 1);
}

// Brown

#[test]
fn a_brown_flag_takes_the_knight_to_the_opposite_space_and_he_stays() {
    let mut game = tiles([3, 1]).throw(1, 0, [4, 1, 2, 3]).begin();
    game.ride_and(4, [send(FlagBearer, Brown)]);
    game.until(0);
    game.ride(1);
    assert_eq!(game.castle(0).knight, space(21));
    let events = game.act(Action::Jump);
    assert_eq!(events, [Event::Jumped { seat: Seat(0), from: space(21), to: space(9) }]);
    assert_eq!((game.castle(0).knight, game.stock(flag(Brown))), (space(9), 6));
    // Space 9 takes a flag where there is influence: Brown.
    assert_eq!(game.refused(Action::Perform), Refusal::OtherField { space: space(9) });
    game.act(Action::Take(flag(Brown)));
    game.done();
    game.until(0);
    game.ride(2);
    assert_eq!(game.castle(0).knight, space(11));
}

#[test]
fn the_action_of_the_opposite_space_may_be_declined() {
    let mut game = tiles([3, 1]).throw(1, 0, [4, 1, 2, 3]).begin();
    game.ride_and(4, [send(FlagBearer, Brown)]);
    game.until(0);
    game.ride(1);
    game.act(Action::Jump);
    assert_eq!(game.act(Action::Decline), [Event::Declined { seat: Seat(0), space: space(9) }]);
}

#[test]
fn only_the_knight_jumps() {
    let mut game = tiles([3, 1]).throw(1, 0, [4, 1, 2, 3]).begin();
    game.ride_and(4, [send(FlagBearer, Brown)]);
    game.until(0);
    assert_eq!(game.refused(Action::Jump), Refusal::NoDie);
    game.act(Action::Choose(Die::White));
    assert_eq!(game.refused(Action::Jump), Refusal::NotNow);
    game.act(Action::Move(Clockwise));
    assert_eq!(game.refused(Action::Jump), Refusal::CannotJump);
}

#[test]
fn a_jump_needs_a_flag_that_was_there_before_the_action() {
    let mut game = tiles([3, 1]).throw(1, 0, [4, 1, 2, 3]).begin();
    game.ride(4);
    assert_eq!(game.refused(Action::Jump), Refusal::NoFlag { of: Brown });
    game.act(send(FlagBearer, Brown));
    assert_eq!(game.refused(Action::Jump), Refusal::NotNow);
}

// Orange

#[test]
fn an_orange_flag_does_the_action_where_another_knight_stands() {
    let mut game = tiles([2, 1]).begin();
    game.ride(1);
    assert_eq!((game.castle(0).knight, game.castle(1).knight), (space(9), space(4)));
    // Nobody else's knight stands where Merlin, the own knight or nothing is.
    for number in [0, 9, 8, 23] {
        assert_eq!(game.refused(Action::Borrow(space(number))), Refusal::NoKnight { space: space(number) });
    }
    let events = game.act(Action::Borrow(space(4)));
    assert_eq!(events, [Event::Borrowed { seat: Seat(0), space: space(4) }]);
    assert_eq!((game.has(0, flag(Orange)), game.stock(flag(Orange))), (0, 6));
    assert_eq!(game.refused(send(Builder, Blue)), Refusal::TooFar { henchman: Builder });
    game.act(send(Builder, Grey));
    assert_eq!((game.castle(0).knight, game.castle(0).henchmen[Builder]), (space(9), Some(Grey)));
}

#[test]
fn an_orange_flag_never_names_the_space_that_was_reached() {
    let mut game = tiles([2, 1]).begin();
    game.on();
    assert_eq!((game.board().merlin, game.castle(1).knight), (space(4), space(4)));
    assert_eq!(game.refused(Action::Borrow(space(4))), Refusal::NoKnight { space: space(4) });
    assert!(!game.legal().iter().any(|action| matches!(action, Action::Borrow(_))));
}

#[test]
fn an_orange_flag_also_follows_merlin() {
    let mut game = tiles([2, 1]).begin();
    game.back();
    game.act(Action::Borrow(space(4)));
    game.act(send(Lady, Grey));
    assert_eq!((game.castle(0).influence[Grey], game.board().merlin), (1, space(20)));
}

#[test]
fn the_borrowed_action_may_be_declined() {
    let mut game = tiles([2, 1]).begin();
    game.ride(1);
    game.act(Action::Borrow(space(4)));
    assert_eq!(game.act(Action::Decline), [Event::Declined { seat: Seat(0), space: space(4) }]);
    assert_eq!(game.refused(Action::Borrow(space(4))), Refusal::NotNow);
}

#[test]
fn brown_comes_before_orange_only() {
    let mut game = tiles([2, 1]).throw(1, 0, [1, 2, 3, 4]).throw(2, 0, [1, 2, 3, 5]).begin();
    game.back();
    game.act(send(FlagBearer, Brown));
    game.done();
    game.until(0);
    game.ride(1);
    let mut orange_first = game.clone();
    orange_first.act(Action::Borrow(space(5)));
    assert_eq!(orange_first.refused(Action::Jump), Refusal::CannotJump);
    assert_eq!(orange_first.refused(Action::Borrow(space(5))), Refusal::Borrowed);
    game.act(Action::Jump);
    assert_eq!(game.castle(0).knight, space(21));
    game.act(Action::Borrow(space(5)));
    assert!(matches!(game.stage(), Stage::Acting(visit, _) if visit.space == space(5) && visit.borrowed));
    assert_eq!(game.castle(0).knight, space(21));
}

#[test]
fn an_orange_flag_that_the_action_brought_comes_too_late() {
    let mut game = tiles([3, 1]).throw(1, 0, [1, 2, 3, 4]).throw(1, 1, [6, 6, 1, 4]).begin();
    // Seat 1: 4 to 10 to 16, the Orange principality.
    game.idle();
    game.ride_and(6, [Action::Decline]);
    game.idle();
    game.ride(6);
    assert_eq!(game.refused(Action::Borrow(space(19))), Refusal::NoFlag { of: Orange });
    game.act(send(FlagBearer, Orange));
    assert_eq!(game.refused(Action::Borrow(space(19))), Refusal::NotNow);
}

// Grey

#[test]
fn a_grey_flag_lets_two_missions_be_completed_for_two_points_more() {
    let mut game = tiles([4, 1]).hand(0, [1, 9, 13, 30]).throw(1, 0, [4, 1, 2, 3]).begin();
    game.ride(4);
    game.act(send(ShieldBearer, Black));
    assert_eq!(game.act(Action::Grey), [Event::TwoMissions { seat: Seat(0) }]);
    assert_eq!((game.has(0, flag(Grey)), game.stock(flag(Grey))), (0, 6));
    game.act(complete(1));
    assert_eq!(game.score(0), 1);
    let events = game.act(complete(9));
    let scored = |source, points| Event::Scored { seat: Seat(0), source, points };
    assert_eq!(events[1..], [scored(Source::Missions, 1), scored(Source::GreyFlag, 2)]);
    assert_eq!(game.score(0), 4);
    assert_eq!(game.refused(complete(13)), Refusal::EnoughMissions);
    game.act(Action::Done);
    assert_eq!(game.view().phase, roundtable::games::merlin::Phase::Drawing { seat: Seat(0), left: 2 });
}

#[test]
fn one_mission_with_a_grey_flag_gives_nothing_more() {
    let mut game = tiles([4, 1]).hand(0, [9, 2, 3, 4]).begin();
    game.acts([Action::Grey, complete(9), own(1), Action::Move(Clockwise), Action::Decline, Action::Done]);
    assert_eq!((game.score(0), game.points(0, Source::GreyFlag)), (1, 0));
    assert_eq!(game.view().phase, roundtable::games::merlin::Phase::Drawing { seat: Seat(0), left: 1 });
}

#[test]
fn a_grey_flag_helps_after_the_first_mission_too() {
    let mut game = tiles([4, 1]).hand(0, [9, 1, 3, 4]).throw(1, 0, [4, 1, 2, 3]).begin();
    game.act(complete(9));
    game.ride(4);
    game.act(send(ShieldBearer, Black));
    assert_eq!(game.refused(complete(1)), Refusal::EnoughMissions);
    game.acts([Action::Grey, complete(1)]);
    assert_eq!(game.score(0), 1 + 1 + 2);
}

#[test]
fn a_second_grey_flag_has_no_effect_and_is_refused() {
    let mut game = tiles([4, 1]).begin();
    game.on();
    game.acts([send(FlagBearer, Grey), Action::Grey]);
    assert_eq!(game.has(0, flag(Grey)), 1);
    assert_eq!(game.refused(Action::Grey), Refusal::GreyUsed);
    game.done();
    game.until(0);
    // In the next turn it counts anew.
    game.act(Action::Grey);
    assert_eq!(game.has(0, flag(Grey)), 0);
    assert_eq!(game.refused(Action::Grey), Refusal::GreyUsed);
}

#[test]
fn the_grey_flag_of_one_turn_does_nothing_in_the_next() {
    let mut game = tiles([4, 1]).hand(0, [9, 13, 3, 4]).begin();
    game.on();
    // Two grey flags: one is spent, one is there for mission 13, which asks for any flag.
    game.acts([send(FlagBearer, Grey), Action::Grey]);
    game.done();
    game.until(0);
    game.act(complete(9));
    assert_eq!(game.refused(complete(13)), Refusal::EnoughMissions);
}

#[test]
fn without_a_grey_flag_there_is_no_second_mission() {
    let mut game = tiles([3, 1]).begin();
    assert_eq!(game.refused(Action::Grey), Refusal::NoFlag { of: Grey });
}

// Black

#[test]
fn a_black_flag_discards_all_traitors_with_one_shield() {
    let mut game = tiles([3, 1]).traitors(0, [Blue, Blue, Grey]).begin();
    assert_eq!(game.refused(Action::Repel(Purple)), Refusal::NoTraitor { shield: Purple });
    let events = game.act(Action::Repel(Blue));
    let repelled = Event::TraitorsRepelled { seat: Seat(0), shield: Blue, count: 2, by: Repelling::BlackFlag };
    assert_eq!(events, [repelled]);
    let traitors = game.castle(0).traitors;
    assert_eq!((traitors[Blue], traitors[Grey], traitors.total()), (0, 1, 1));
    assert_eq!((game.board().repelled[Blue], game.board().repelled.total()), (2, 2));
    assert_eq!((game.has(0, flag(Black)), game.stock(flag(Black))), (0, 6));
    assert_eq!(game.refused(Action::Repel(Grey)), Refusal::NoFlag { of: Black });
    assert_eq!(game.score(0), 0);
}

#[test]
fn black_and_grey_flags_are_for_any_time_in_the_own_turn() {
    let mut game = tiles([3, 4]).start(1).traitors(1, [Blue, Brown, Brown]).throw(1, 1, [4, 3, 1, 2]).begin();
    // Seat 1 has a grey flag and gets a black one.
    game.ride(4);
    assert_eq!(game.refused(Action::Repel(Blue)), Refusal::NoFlag { of: Black });
    game.act(send(FlagBearer, Black));
    assert!(game.may(Action::Repel(Blue)) && game.may(Action::Grey));
    game.act(Action::Repel(Brown));
    game.done();
    game.until(1);
    let open = |game: &super::fixture::Match| game.may(Action::Grey);
    assert!(open(&game));
    game.act(own(3));
    assert!(open(&game));
    game.act(Action::Move(Clockwise));
    assert!(open(&game));
    game.act(Action::Decline);
    assert!(open(&game));
    game.done();
    assert_eq!(game.refused_by(1, Action::Grey), Refusal::OtherTurn { seat: Seat(0) });
}

#[test]
fn no_flag_is_used_inside_an_action_that_is_half_done() {
    let mut game =
        tiles([3, 1]).throw(1, 0, [1, 2, 3, 1]).traitors(0, [Blue, Blue, Blue]).hand(0, [8, 2, 3, 4]).begin();
    game.back();
    game.act(Action::Return(roundtable::games::merlin::Item {
        kind: roundtable::games::merlin::Kind::Shield,
        of: Grey,
    }));
    for action in [Action::Repel(Blue), Action::Grey, complete(8), Action::Jump, Action::Borrow(space(4))] {
        assert_eq!(game.refused(action), Refusal::HalfDone);
    }
    game.act(Action::Take(material(Grey)));
    assert!(game.may(Action::Repel(Blue)));
}

#[test]
fn several_flags_are_used_in_a_turn() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 4, 3, 1]).traitors(0, [Blue, Blue, Grey]).begin();
    game.ride_and(4, [send(FlagBearer, Blue)]);
    game.until(0);
    // Purple turns 4 to 3; blue goes back from 8 to 5.
    game.acts([own(4), Action::Turn(Turned::Chosen), Action::Move(CounterClockwise)]);
    assert_eq!(game.castle(0).knight, space(5));
    assert_eq!(game.castle(0).items.flags.total(), 0);
}
