//! Merlin's staffs (booklet, "Merlin botjai").

use roundtable::games::Seat;
use roundtable::games::merlin::Henchman::{Builder, FlagBearer, Lady, ShieldBearer};
use roundtable::games::merlin::Principality::{Black, Blue, Brown, Grey, Orange, Purple};
use roundtable::games::merlin::{Action, Event, Pick, Refusal};

use super::fixture::{build, flag, material, mission, send, shield, space, tiles};

#[test]
fn a_staff_repeats_what_merlin_did() {
    let mut game = tiles([1, 2]).begin();
    game.on();
    game.act(send(Builder, Grey));
    assert_eq!(game.act(Action::Staff), [Event::StaffSpent { seat: Seat(0) }]);
    assert_eq!(game.castle(0).staffs, 2);
    game.act(send(Lady, Grey));
    assert_eq!((game.castle(0).henchmen[Builder], game.castle(0).henchmen[Lady]), (Some(Grey), Some(Grey)));
}

#[test]
fn on_a_principality_another_henchman_is_sent() {
    let mut game = tiles([1, 2]).begin();
    game.on();
    game.acts([send(Builder, Grey), Action::Staff]);
    assert_eq!(game.refused(send(Builder, Grey)), Refusal::SameHenchman { henchman: Builder });
    let open: Vec<_> = game.legal();
    assert_eq!(open, [Lady, ShieldBearer, FlagBearer].map(|henchman| send(henchman, Grey)));
}

#[test]
fn a_repeated_action_is_done() {
    let mut game = tiles([1, 2]).begin();
    game.on();
    game.acts([send(Builder, Grey), Action::Staff]);
    assert_eq!(game.refused(Action::Decline), Refusal::MustAct);
    assert_eq!(game.refused(Action::Done), Refusal::HalfDone);
    assert_eq!(game.refused(Action::Staff), Refusal::HalfDone);
}

#[test]
fn the_knights_action_is_not_repeated() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 1, 2, 3]).begin();
    assert_eq!(game.refused(Action::Staff), Refusal::NotNow);
    game.ride(4);
    assert_eq!(game.refused(Action::Staff), Refusal::HalfDone);
    game.act(send(Builder, Blue));
    assert_eq!(game.refused(Action::Staff), Refusal::StaffNeedsMerlin);
}

#[test]
fn one_staff_is_spent_in_a_turn() {
    let mut game = tiles([1, 2]).begin();
    game.on();
    game.acts([send(Builder, Grey), Action::Staff, send(Lady, Grey)]);
    assert_eq!(game.refused(Action::Staff), Refusal::StaffUsed);
    assert_eq!(game.castle(0).staffs, 2);
}

#[test]
fn a_declined_action_is_not_repeated() {
    let mut game = tiles([1, 2]).begin();
    game.on();
    game.act(Action::Decline);
    assert_eq!(game.refused(Action::Staff), Refusal::NoRepeat);
    assert_eq!(game.legal(), [Action::Done]);
}

#[test]
fn what_cannot_be_done_again_is_not_repeated() {
    // No material is left to pay another manor.
    let mut game = tiles([1, 2]).throw(1, 0, [1, 4, 3, 2]).begin();
    game.on();
    game.act(build(5, 0));
    game.act(Action::Pay(Brown));
    assert_eq!(game.castle(0).items.materials.total(), 0);
    assert_eq!(game.refused(Action::Staff), Refusal::NoRepeat);
}

#[test]
fn a_manor_is_repeated_with_another_material() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 1, 3, 2]).begin();
    game.ride_and(4, [send(Builder, Blue)]);
    game.until(0);
    game.on();
    game.acts([build(5, 0), Action::Pay(Brown), Action::Staff, build(0, 0), Action::Pay(Blue)]);
    assert_eq!((game.castle(0).manors, game.castle(0).items.materials.total()), (5, 0));
}

#[test]
fn an_exchange_is_repeated() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 2, 3, 1]).begin();
    game.back();
    game.acts([Action::Return(flag(Purple)), Action::Take(material(Black)), Action::Staff]);
    game.acts([Action::Return(shield(Orange)), Action::Take(flag(Black))]);
    let items: Vec<_> = game.castle(0).items.present().collect();
    assert_eq!(items, [flag(Black), material(Black), material(Brown)]);
}

#[test]
fn a_mission_space_is_repeated() {
    let mut game = tiles([1, 2]).throw(1, 0, [1, 2, 3, 5]).hand(0, [10, 11, 12, 13]).display([1, 2, 3]).begin();
    game.on();
    game.acts([Action::Swap { first: mission(10), second: None }, Action::Draw(Pick::Display(0))]);
    game.acts([Action::Staff, Action::Swap { first: mission(11), second: Some(mission(12)) }]);
    game.acts([Action::Draw(Pick::Display(1)), Action::Draw(Pick::Display(2))]);
    assert_eq!(game.hand(0), [1, 2, 3, 13]);
}

/// The orange flag's action is the one that is repeated, and only if Merlin was moved.
#[test]
fn a_borrowed_action_is_repeated_after_merlin() {
    let mut game = tiles([2, 1]).begin();
    let mut knight = game.clone();
    game.back();
    game.acts([Action::Borrow(space(4)), send(Builder, Grey), Action::Staff]);
    assert_eq!(game.refused(send(Lady, Brown)), Refusal::TooFar { henchman: Lady });
    game.act(send(Lady, Grey));
    knight.ride(1);
    knight.acts([Action::Borrow(space(4)), send(Builder, Grey)]);
    assert_eq!(knight.refused(Action::Staff), Refusal::StaffNeedsMerlin);
}

/// Both take Merlin four on in each round, from one principality to another.
#[test]
fn three_staffs_are_all_there_are() {
    let mut game = tiles([1, 2]).begin();
    for (round, left) in [(1, 2), (2, 1), (3, 0), (4, 0)] {
        game.until_round(round);
        if game.seat() == 1 {
            game.idle_on();
        }
        game.on();
        let first = game.legal().into_iter().find(|action| matches!(action, Action::Send { .. })).unwrap();
        game.act(first);
        if round < 4 {
            game.act(Action::Staff);
            let second = game.legal()[0];
            game.act(second);
        } else {
            assert_eq!(game.refused(Action::Staff), Refusal::NoStaff);
        }
        assert_eq!(game.castle(0).staffs, left);
        game.done();
        if game.castle(1).dice.white.is_some() {
            game.idle_on();
        }
    }
}
