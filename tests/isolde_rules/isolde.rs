//! Isolde's own board (booklet, "Szép Izolda").

use roundtable::games::Seat;
use roundtable::games::isolde::{Action, Board, Cause, Colour, Event, PhaseView, Question, Refusal};

use crate::fixture::{Play, Script, colours};

/// What is asked of whom, by colour and steps.
fn bonus(play: &Play) -> (u8, u16) {
    match play.asked() {
        (_, Question::Bonus { colour, steps, .. }) => (colour.0, steps),
        other => panic!("{other:?}"),
    }
}

#[test]
fn with_four_players_the_third_moves_1_then_the_second_2_then_the_first_3() {
    // C 5, A 4, B 3, D 2.
    let mut play = Script::new(4).round(["I4 . . .", "I3 . . .", "I5 . . .", "I2 . . ."]).begin();
    play.cards();
    let ranked = Event::IsoldeRanked { ranks: colours([2, 0, 1]) };
    assert!(play.log.contains(&ranked));
    assert_eq!(bonus(&play), (1, 1));
    play.act(1, Action::Bonus(Some(Board::Joust)));
    assert_eq!(bonus(&play), (0, 2));
    play.act(0, Action::Bonus(Some(Board::Melee)));
    assert_eq!(bonus(&play), (2, 3));
    let events = play.act(2, Action::Bonus(Some(Board::Study)));
    let moved = Event::Moved { colour: Colour(2), board: Board::Study, from: 0, to: 3, cause: Cause::Isolde };
    assert_eq!(events[0], moved);
    assert_eq!(play.spaces(Board::Joust), [0, 1, 0, 0]);
    assert_eq!(play.spaces(Board::Melee), [2, 0, 0, 0]);
    // The moves count at the boards' own scoring, which comes after.
    assert_eq!(play.scored(Board::Joust).unwrap(), [0, 3, 0, 0]);
    assert_eq!(play.scored(Board::Study).unwrap(), [-3, -3, -1, -3]);
}

#[test]
fn with_three_players_the_third_gets_nothing() {
    let mut play = Script::new(3).round(["I4 . . .", "I3 . . .", "I5 . . ."]).begin();
    play.cards();
    assert_eq!(bonus(&play), (0, 2));
    play.act(0, Action::Bonus(Some(Board::Joust)));
    assert_eq!(bonus(&play), (2, 3));
    play.act(2, Action::Bonus(Some(Board::Joust)));
    assert_eq!(play.public().round, 2);
    assert_eq!(play.spaces(Board::Joust), [2, 0, 3]);
}

#[test]
fn whoever_is_on_the_start_has_no_place() {
    let mut play = Script::new(4).round(["I2 . . .", ". . . .", ". . . .", ". . . ."]).begin();
    play.cards();
    assert_eq!(bonus(&play), (0, 3), "the only one is the first");
    play.act(0, Action::Bonus(None));
    assert!(!matches!(play.public().phase, PhaseView::Asking(_)));
}

#[test]
fn the_bonus_is_one_move_on_one_other_board_or_declined() {
    let mut play = Script::new(3).round(["I4 . . .", ". . . .", ". . . ."]).begin();
    play.cards();
    let boards = [Board::Joust, Board::Melee, Board::Study, Board::King, Board::Grail, Board::Chivalry];
    let mut legal: Vec<Action> = boards.into_iter().map(|board| Action::Bonus(Some(board))).collect();
    legal.push(Action::Bonus(None));
    assert_eq!(play.legal(), legal);
    assert_eq!(play.refused(0, Action::Bonus(Some(Board::Isolde))), Refusal::BonusOnIsolde);
    assert_eq!(play.refused(0, Action::Bonus(Some(Board::Magic))), Refusal::NotPossible);
    // No dividing by way of another variant's action.
    assert_eq!(play.refused(0, Action::Steps { board: Board::Joust, count: 2 }), Refusal::NotPossible);
    assert_eq!(play.refused(1, Action::Bonus(Some(Board::Joust))), Refusal::OtherTurn { seat: Seat(0) });
    play.act(0, Action::Bonus(Some(Board::Joust)));
    assert_eq!(play.spaces(Board::Joust), [3, 0, 0]);
    assert_eq!(play.public().round, 2, "nothing is left of it");
}

#[test]
fn a_bonus_may_be_declined() {
    let mut play = Script::new(3).round(["I4 . . .", ". . . .", ". . . ."]).begin();
    play.cards();
    let events = play.act(0, Action::Bonus(None));
    assert_eq!(events[0], Event::Declined { colour: Colour(0) });
    assert_eq!(play.scored(Board::Joust).unwrap(), [0, 0, 0]);
}

#[test]
fn the_bonus_puts_the_marker_on_top() {
    let mut play = Script::new(3).round(["I5 . . .", "J3 . . .", "I4 . . ."]).begin();
    play.cards();
    play.act(2, Action::Bonus(Some(Board::Melee)));
    play.act(0, Action::Bonus(Some(Board::Joust)));
    // A arrives at 3 after B.
    assert_eq!(play.spaces(Board::Joust), [3, 3, 0]);
    assert_eq!(play.scored(Board::Joust).unwrap(), [3, 2, 0]);
}
