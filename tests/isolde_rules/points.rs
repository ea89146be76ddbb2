//! Who is ahead, and what the boards give (booklet, "A többi diszciplína kiértékelése", "A kezdőmezőn maradt jelzők").

use roundtable::games::isolde::{Action, Board, Kind, Options, Table};

use crate::fixture::Script;

fn printed() -> Options {
    Options { table: Table::Printed, ..Options::default() }
}

#[test]
fn whoever_arrives_later_lies_on_top_and_is_ahead() {
    // A 5, B 5 later, C 2 by the bonus of the second place on Isolde's board, D on the start.
    let mut play = Script::new(4).round(["J5 . . .", "J5 . . .", "I4 . . .", "I5 . . ."]).begin();
    play.cards();
    play.act(2, Action::Bonus(Some(Board::Joust)));
    play.act(3, Action::Bonus(None));
    assert_eq!(play.spaces(Board::Joust), [5, 5, 2, 0]);
    assert_eq!(play.ranking(Board::Joust), [1, 0, 2]);
    assert_eq!(play.scored(Board::Joust).unwrap(), [2, 3, 1, 0]);
}

#[test]
fn the_start_space_takes_no_place() {
    let mut play = Script::new(3).round(["J4 . . .", ". . . .", ". . . ."]).begin();
    play.cards();
    assert_eq!(play.scored(Board::Joust).unwrap(), [3, 0, 0]);
    assert_eq!(play.scored(Board::Melee).unwrap(), [0, 0, 0]);
}

#[test]
fn joust_gives_3_and_2_and_with_three_players_nothing_to_the_third() {
    let mut play = Script::new(3).round(["J5 . . .", "J3 I5 . .", "I4 . . ."]).begin();
    play.cards();
    play.act(2, Action::Bonus(Some(Board::Joust)));
    play.act(1, Action::Bonus(None));
    assert_eq!(play.spaces(Board::Joust), [5, 3, 2]);
    assert_eq!(play.scored(Board::Joust).unwrap(), [3, 2, 0]);
}

#[test]
fn melee_gives_3_2_1_with_four_players() {
    let mut play = Script::new(4).round(["M3 . . .", "M4 . . .", "M5 . . .", "J3 M3 . ."]).begin();
    play.cards();
    // D came later to space 3 than A.
    assert_eq!(play.scored(Board::Melee).unwrap(), [0, 2, 3, 1]);
    assert_eq!(play.scored(Board::Joust).unwrap(), [0, 0, 0, 3]);
}

#[test]
fn nobody_scores_where_all_are_on_the_start() {
    let mut play = Script::new(5).idle_round().begin();
    play.cards();
    assert_eq!(play.scored(Board::Joust).unwrap(), [0; 5]);
    assert_eq!(play.scored(Board::Melee).unwrap(), [0; 5]);
}

#[test]
fn a_second_lap_is_ahead_of_the_first() {
    let mut play = Script::new(3)
        .round(["J5 J5 J5 J4", "J5 J4 J4 .", ". . . ."])
        .round(["J4 . . .", "J3 J3 . .", ". . . ."])
        .begin();
    play.rounds(2);
    // 19 + 4 = 23 against 13 + 6 = 19; a track of 20 spaces shows A at 3.
    assert_eq!(play.spaces(Board::Joust), [23, 19, 0]);
    assert_eq!(play.scored(Board::Joust).unwrap(), [3, 2, 0]);
}

#[test]
fn study_takes_3_from_the_last_and_1_from_the_second_to_last() {
    let mut play = Script::new(4).round(["S5 . . .", "S5 . . .", "I4 . . .", "I5 . . ."]).begin();
    play.cards();
    play.act(2, Action::Bonus(Some(Board::Study)));
    play.act(3, Action::Bonus(None));
    assert_eq!(play.spaces(Board::Study), [5, 5, 2, 0]);
    assert_eq!(play.scored(Board::Study).unwrap(), [0, 0, -1, -3]);
}

#[test]
fn all_on_the_start_are_last_and_the_only_one_ahead_is_second_to_last() {
    let mut play = Script::new(3).round(["S4 . . .", ". . . .", ". . . ."]).begin();
    play.cards();
    assert_eq!(play.scored(Board::Study).unwrap(), [-1, -3, -3]);
}

#[test]
fn when_all_are_on_the_start_all_are_last_and_nobody_second_to_last() {
    let mut play = Script::new(3).idle_round().begin();
    play.cards();
    assert_eq!(play.scored(Board::Study).unwrap(), [-3, -3, -3]);
}

#[test]
fn of_two_on_one_space_the_lower_one_is_last() {
    let mut play = Script::new(3).round(["S5 . . .", "S4 . . .", "S4 . . ."]).begin();
    play.cards();
    assert_eq!(play.ranking(Board::Study), [0, 2, 1]);
    assert_eq!(play.scored(Board::Study).unwrap(), [0, -3, -1]);
}

#[test]
fn king_gives_0_6_or_12_after_the_third_and_sixth_round() {
    // B 5, C 4 + 2 = 6, D 5 + 4 + 2 = 11, E 4 + 5 + 5 = 14, so 12.
    let mut script = Script::new(5)
        .idle(&[Kind::Chivalry, Kind::Grail, Kind::Study])
        .round([". . . .", "K5 . . .", "K4 . . .", "K5 . . .", "K4 . . ."])
        .round([". . . .", ". . . .", "K2 . . .", "K4 . . .", "K5 . . ."])
        .round([". . . .", ". . . .", ". . . .", "K2 . . .", "K5 . . ."]);
    for _ in 4..6 {
        script = script.idle_round();
    }
    let mut play = script.round(["K5 K2 . .", ". . . .", ". . . .", ". . . .", ". . . ."]).begin();
    for round in 1..=6 {
        play.forget();
        play.rounds(1);
        let due = match round {
            3 => Some(vec![0, 0, 6, 6, 12]),
            6 => Some(vec![6, 0, 0, 0, 0]),
            _ => None,
        };
        assert_eq!(play.scored(Board::King), due, "round {round}");
    }
}

#[test]
fn joust_melee_and_study_are_scored_every_round_grail_and_chivalry_in_the_last() {
    let mut script = Script::new(3);
    for _ in 0..6 {
        script = script.idle_round();
    }
    let mut play = script.begin();
    for round in 1..=6 {
        play.forget();
        play.rounds(1);
        for board in [Board::Joust, Board::Melee, Board::Study] {
            assert!(play.scored(board).is_some(), "{board:?} in round {round}");
        }
        for board in [Board::Grail, Board::Chivalry] {
            assert_eq!(play.scored(board).is_some(), round == 6, "{board:?} in round {round}");
        }
    }
}

/// Five rounds in which nobody moves on Grail or Chivalry, then one with these hands.
fn last_round<const N: usize>(options: Options, hands: [&str; N]) -> Vec<Vec<i16>> {
    let mut script = Script::with(N, options).idle(&[Kind::King, Kind::Study, Kind::Combat]);
    for _ in 0..5 {
        script = script.idle_round();
    }
    let mut play = script.round(hands).begin();
    play.rounds(6);
    [Board::Grail, Board::Chivalry].map(|board| play.scored(board).unwrap()).to_vec()
}

#[test]
fn grail_and_chivalry_of_five_players_by_both_tables() {
    // Grail: A 10, B 7, C 6, D 3, E 2. Chivalry: B 5, A 4, E 3, C and D on the start.
    let hands = ["G5 G5 C4 .", "G4 G3 C5 .", "G4 G2 . .", "G3 . . .", "G2 C3 . ."];
    let booklet = last_round(Options::default(), hands);
    assert_eq!(booklet, [vec![3, 2, 1, 0, 0], vec![0, 0, -3, -3, -1]]);
    let printed = last_round(printed(), hands);
    assert_eq!(printed, [vec![17, 10, 4, 0, 0], vec![0, 0, -10, -10, -5]]);
}

#[test]
fn grail_of_three_players_gives_nothing_to_the_third() {
    let hands = ["G5 G5 C4 .", "G4 G4 C5 .", "G3 G3 C3 ."];
    assert_eq!(last_round(printed(), hands), [vec![17, 10, 0], vec![-5, 0, -10]]);
    assert_eq!(last_round(Options::default(), hands), [vec![3, 2, 0], vec![-1, 0, -3]]);
}
