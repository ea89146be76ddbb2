//! What the table does by itself, since everybody can see that nothing else can be done.

use roundtable::games::merlin::Henchman::{Builder, Lady};
use roundtable::games::merlin::Principality::{Brown, Grey};
use roundtable::games::merlin::{Action, Die, Direction, Merlin, Reward};
use roundtable::games::{Game, Seat};

use super::fixture::{Match, build, mission, own, pips, send, space, tiles};

impl Match {
    fn forced(&self) -> Option<Action> {
        Merlin::forced(&self.view()).map(|(seat, action)| {
            assert_eq!(seat, Seat(self.seat()));
            action
        })
    }
}

#[test]
fn the_last_die() {
    let mut game = tiles([2, 1]).begin();
    for _ in 0..6 {
        assert_eq!(game.forced(), None);
        game.idle();
    }
    assert_eq!(game.seat(), 0);
    assert_eq!(game.forced(), Some(Action::Choose(Die::White)));
    game.act(Action::Choose(Die::White));
    // Merlin goes either way.
    assert_eq!(game.forced(), None);
}

#[test]
fn the_only_way() {
    let mut game = tiles([2, 1]).begin();
    game.acts([own(1), Action::Apple(pips(3))]);
    assert_eq!(game.forced(), Some(Action::Move(Direction::Clockwise)));
    // An apple would make it two ways and more.
    let mut game = tiles([2, 1]).begin();
    game.act(own(1));
    assert_eq!(game.forced(), None);
}

#[test]
fn the_only_material_that_pays() {
    let mut game = tiles([1, 2]).throw(1, 0, [6, 1, 2, 3]).begin();
    game.ride(6);
    assert_eq!(game.forced(), None);
    game.act(build(5, 0));
    assert_eq!(game.forced(), Some(Action::Pay(Brown)));
}

#[test]
fn the_material_is_asked_for_when_two_pay() {
    let mut game = tiles([1, 2]).throw(1, 0, [6, 1, 2, 4]).begin();
    game.on();
    game.act(send(Builder, Grey));
    game.done();
    game.until(0);
    game.ride(6);
    game.act(build(1, 1));
    assert_eq!(game.legal(), [Action::Pay(Grey), Action::Pay(Brown)]);
    assert_eq!(game.forced(), None);
}

/// Seat 0 comes with Merlin to space 1, which counts flags, and has none.
fn without_flags(kings_favor: bool) -> Match {
    let setup = tiles([2, 1]).hand(0, [1, 2, 12, 4]).throw(1, 0, [1, 2, 3, 1]);
    let setup = if kings_favor { setup.kings_favor() } else { setup };
    let mut game = setup.begin();
    game.ride(1);
    game.acts([Action::Borrow(space(4)), Action::Decline]);
    game.done();
    game.until(0);
    game.on();
    game
}

#[test]
fn leaving_a_space_where_nothing_can_be_done() {
    let mut game = without_flags(false);
    // That a mission could be completed is no matter: it can be later.
    assert!(game.may(Action::Complete { mission: mission(12), reward: Reward::Points }));
    assert_eq!(game.forced(), Some(Action::Decline));
    game.act(Action::Decline);
    // The end of the turn is not forced, since only its owner knows his missions.
    assert_eq!(game.view().choices, [Action::Done]);
    assert_eq!(game.forced(), None);
}

#[test]
fn not_where_a_seal_might_open_something() {
    let mut game = without_flags(true);
    assert_eq!(game.view().choices, [Action::Decline]);
    assert_eq!(game.forced(), None);
    // One mission a turn: after that nothing can come in between.
    game.act(Action::Complete { mission: mission(12), reward: Reward::Points });
    assert_eq!(game.forced(), Some(Action::Decline));
}

#[test]
fn not_where_missions_can_be_discarded() {
    // Seat 0 of tile 3 repels with its only flag and comes with the white die to space 5.
    let mut game = tiles([3, 1]).throw(1, 0, [1, 2, 3, 5]).begin();
    let shield = game.castle(0).traitors.present().next().unwrap();
    game.act(Action::Repel(shield));
    game.on();
    assert_eq!((game.board().merlin, game.view().choices), (space(5), vec![Action::Decline]));
    assert_eq!(game.forced(), None);
}

#[test]
fn never_a_roll_or_a_mission_drawn() {
    let mut game = tiles([1, 2]).hand(0, [15, 1, 2, 3]).unrolled();
    game.by(1, Action::Roll);
    assert_eq!(game.view().choices, [Action::Roll]);
    assert_eq!(Merlin::forced(&game.view()), None);
    game.by(0, Action::Roll);
    game.act(Action::Complete { mission: mission(15), reward: Reward::Points });
    game.on();
    game.act(send(Lady, Grey));
    game.act(Action::Done);
    assert_eq!(game.forced(), None);
}
