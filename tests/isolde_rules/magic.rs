//! The Magic variant (booklet, "mágiavariáns").

use roundtable::games::Seat;
use roundtable::games::isolde::{Action, Board, Cause, Colour, Event, Options, PhaseView, Question, Refusal};

use crate::fixture::{Play, Script, card};

fn magic(seats: usize) -> Script {
    Script::with(seats, Options { magic: true, ..Options::default() })
}

fn steps(play: &Play) -> (u8, u16) {
    match play.asked() {
        (seat, Question::Steps { left, .. }) => (seat, left),
        other => panic!("{other:?}"),
    }
}

fn on(board: Board, count: u16) -> Action {
    Action::Steps { board, count }
}

#[test]
fn any_card_may_be_played_as_magic() {
    let mut play = magic(3).round(["G5* J4* S3* I2* K5", "K3* C2* M5 G2", ". . . ."]).begin();
    play.draft();
    let plays = play.legal();
    let combat = card("J4");
    for board in [Board::Joust, Board::Melee, Board::Magic] {
        assert!(plays.contains(&Action::Play { card: combat, board }));
    }
    assert_eq!(plays.len(), 3 + 2 * 4);
    play.turns();
    assert_eq!(play.spaces(Board::Magic), [14, 5, 0]);
    for board in [Board::Grail, Board::Joust, Board::Study, Board::Isolde] {
        assert_eq!(play.spaces(board)[0], 0, "{board:?}");
    }
    assert_eq!(play.spaces(Board::Melee)[1], 5);
}

#[test]
fn after_the_second_round_three_of_four_get_steps_the_third_first() {
    let mut play =
        magic(4).round(["G5* G2* . .", "G4* . . .", "G3* . . .", ". . . ."]).idle_round().idle_round().begin();
    play.cards();
    assert_eq!(play.public().round, 2, "nothing is asked in the first round");
    play.cards();
    assert_eq!(steps(&play), (2, 3));
    play.act(2, on(Board::Joust, 3));
    assert_eq!(steps(&play), (1, 4));
    play.act(1, on(Board::Joust, 4));
    assert_eq!(steps(&play), (0, 7));
    let grail = play.spaces(Board::Grail)[0];
    let events = play.act(0, on(Board::Grail, 5));
    let moved =
        Event::Moved { colour: Colour(0), board: Board::Grail, from: grail, to: grail + 5, cause: Cause::Magic };
    assert_eq!(events, [moved]);
    assert_eq!(steps(&play), (0, 2));
    play.act(0, on(Board::King, 2));
    assert_eq!(play.public().round, 3);
    assert_eq!(play.spaces(Board::Joust), [0, 4, 3, 0]);
    assert_eq!(play.scored(Board::Joust).unwrap(), [0, 3, 2, 0], "Magic comes before the boards");
    assert_eq!(play.spaces(Board::Magic), [0; 4]);
}

#[test]
fn with_three_players_only_the_first_two_get_steps() {
    let mut play = magic(3).round(["G5* G2* . .", "G4* . . .", "G3* . . ."]).idle_round().begin();
    play.rounds(1);
    play.cards();
    assert_eq!(steps(&play), (1, 4));
    play.act(1, Action::Stop);
    assert_eq!(steps(&play), (0, 7));
}

#[test]
fn steps_go_anywhere_but_on_magic_and_may_be_left() {
    let mut play = magic(3).round(["G4* . . .", ". . . .", ". . . ."]).idle_round().begin();
    play.rounds(1);
    play.cards();
    assert_eq!(play.refused(0, on(Board::Magic, 1)), Refusal::NotPossible);
    assert_eq!(play.refused(0, on(Board::Joust, 5)), Refusal::NotPossible);
    assert_eq!(play.refused(0, on(Board::Joust, 0)), Refusal::NotPossible);
    assert_eq!(play.refused(1, on(Board::Joust, 1)), Refusal::OtherTurn { seat: Seat(0) });
    play.act(0, on(Board::Isolde, 1));
    assert_eq!(play.refused(0, on(Board::Joust, 4)), Refusal::NotPossible);
    play.act(0, on(Board::Study, 1));
    play.act(0, Action::Stop);
    assert_eq!(play.spaces(Board::Isolde), [1, 0, 0]);
    assert_eq!(play.spaces(Board::Study), [1, 0, 0]);
    assert_eq!(play.spaces(Board::Joust), [0, 0, 0]);
    assert_eq!(play.public().round, 3);
}

#[test]
fn the_later_of_two_on_one_space_is_ahead() {
    let mut play = magic(3).round(["G4* . . .", "K4* . . .", "G3* . . ."]).idle_round().begin();
    play.rounds(1);
    play.cards();
    assert_eq!(steps(&play), (0, 4), "A is second");
    play.act(0, Action::Stop);
    assert_eq!(steps(&play), (1, 4));
}

#[test]
fn isoldes_bonus_may_go_to_magic_and_counts_at_once() {
    let mut play = magic(3).idle_round().round(["I5 . . .", ". . . .", ". . . ."]).begin();
    play.rounds(1);
    play.cards();
    play.act(0, Action::Bonus(Some(Board::Magic)));
    assert_eq!(steps(&play), (0, 3));
}

#[test]
fn magic_is_scored_in_the_second_and_fifth_round_and_reset_after_the_second_alone() {
    let mut play = magic(3)
        .round(["G3* . . .", ". . . .", ". . . ."])
        .idle_round()
        .round(["G4* . . .", ". . . .", ". . . ."])
        .idle_round()
        .round(["G5* . . .", ". . . .", ". . . ."])
        .round(["G2* . . .", ". . . .", ". . . ."])
        .begin();
    let mut asked = Vec::new();
    let mut after = Vec::new();
    for round in 1..=6 {
        play.cards();
        while let PhaseView::Asking(Question::Steps { left, .. }) = play.public().phase {
            asked.push((round, left));
            play.answer(Action::Stop);
        }
        after.push(play.spaces(Board::Magic)[0]);
    }
    assert_eq!(asked, [(2, 3), (5, 9)]);
    assert_eq!(after, [3, 0, 4, 4, 9, 11]);
}

#[test]
fn without_the_variant_there_is_no_magic() {
    let mut play = Script::new(3).idle_round().begin();
    assert!(!play.public().boards.contains(&Board::Magic));
    play.draft();
    assert!(play.legal().iter().all(|action| !matches!(action, Action::Play { board: Board::Magic, .. })));
}
