//! The Tournament variant (booklet, "tornavariáns").

use roundtable::games::isolde::{Action, Board, Event, Options};

use crate::fixture::{Play, Script};

fn tournament(seats: usize) -> Script {
    Script::with(seats, Options { tournament: true, ..Options::default() })
}

fn cup(play: &Play) -> i8 {
    play.public().variants.cup.unwrap()
}

#[test]
fn a_combat_card_pulls_the_cup_as_far_towards_its_knight() {
    let mut play = tournament(3).round(["J4 M5 M5 J5", "G2 G3 M4 J5", ". . . ."]).begin();
    play.draft();
    assert_eq!(cup(&play), 0);
    let mut after = Vec::new();
    for _ in 0..12 {
        play.turn();
        after.push(cup(&play));
    }
    // The border is no space: from -4 five steps are -3, -2, -1, +1, +2.
    // A, B, C: -4 | +2 | +2 + 5 = +7, and no further with 4 more | 7 - 5 = 2, and 2 - 5 = -4 over the border.
    assert_eq!(after, [-4, -4, -4, 2, 2, 2, 7, 7, 7, 2, -4, -4]);
}

#[test]
fn the_cup_stops_before_the_knight() {
    let mut play = tournament(3).round(["J4 M5 M4 M5", ". . . .", ". . . ."]).begin();
    play.cards();
    assert_eq!(cup(&play), 7);
    let moves: Vec<(i8, i8)> = cup_moves(&play.log);
    assert_eq!(moves, [(0, -4), (-4, 2), (2, 6), (6, 7)]);

    let mut play = tournament(3).round(["J5 J5 J5 .", ". . . .", ". . . ."]).begin();
    play.cards();
    assert_eq!(cup(&play), -7);
}

fn cup_moves(events: &[Event]) -> Vec<(i8, i8)> {
    let moves = events.iter().filter_map(|event| match event {
        Event::CupMoved { from, to } => Some((*from, *to)),
        _ => None,
    });
    moves.collect()
}

#[test]
fn a_bonus_moves_no_cup() {
    let mut play = tournament(3).round(["I5 . . .", ". . . .", ". . . ."]).begin();
    play.cards();
    play.act(0, Action::Bonus(Some(Board::Joust)));
    assert_eq!(play.spaces(Board::Joust), [3, 0, 0]);
    assert_eq!(cup(&play), 0);
}

#[test]
fn a_combat_card_played_as_magic_moves_no_cup() {
    let options = Options { tournament: true, magic: true, ..Options::default() };
    let mut play = Script::with(3, options).round(["J5* . . .", ". . . .", ". . . ."]).begin();
    play.cards();
    assert_eq!(cup(&play), 0);
}

#[test]
fn the_winning_knights_board_gives_8_5_2_and_the_losers_5_3_1() {
    let mut play = tournament(4).idle_round().round(["J5 M3 . .", "M4 . . .", "M5 J3 . .", "J4 . . ."]).begin();
    play.rounds(2);
    // Joust: A 5, D 4, C 3. Melee: C 5, B 4, A 3.
    // The second round begins with B: M4 +4, C M5 +7, D J4 +3, A J5 -3; then C J3 -6, A M3 -3: on the side of Joust.
    assert_eq!(cup_moves(&play.log), [(0, 4), (4, 7), (7, 3), (3, -3), (-3, -6), (-6, -3)]);
    assert_eq!(play.scored(Board::Joust).unwrap(), [8, 0, 2, 5]);
    assert_eq!(play.scored(Board::Melee).unwrap(), [1, 3, 5, 0]);
}

#[test]
fn the_white_knight_wins_too_and_with_three_players_the_third_has_nothing() {
    let mut play = tournament(3).idle_round().round(["J5 M4 . .", "J4 M5 . .", "J3 M3 . ."]).begin();
    play.rounds(2);
    // B, C, A: -4, -7, -7 | -2, +2, +6: on the side of Melee.
    assert_eq!(play.log.iter().filter(|event| matches!(event, Event::CupReset)).count(), 1);
    assert_eq!(play.scored(Board::Joust).unwrap(), [5, 3, 0]);
    assert_eq!(play.scored(Board::Melee).unwrap(), [5, 8, 0]);
}

#[test]
fn on_the_border_both_boards_are_the_losers() {
    let mut play = tournament(3).idle_round().round(["I5 . . .", "I4 . . .", ". . . ."]).begin();
    play.rounds(1);
    play.cards();
    play.act(1, Action::Bonus(Some(Board::Melee)));
    play.act(0, Action::Bonus(Some(Board::Joust)));
    assert_eq!(play.scored(Board::Joust).unwrap(), [5, 0, 0]);
    assert_eq!(play.scored(Board::Melee).unwrap(), [0, 5, 0]);
}

#[test]
fn both_boards_are_scored_in_even_rounds_and_reset_with_the_cup_after_the_second_and_fourth() {
    let round = ["J3 . . .", "M4 . . .", ". . . ."];
    let mut script = tournament(3);
    for _ in 0..6 {
        script = script.round(round);
    }
    let mut play = script.begin();
    let mut seen = Vec::new();
    for _ in 1..=6 {
        play.forget();
        play.rounds(1);
        let scored = play.scored(Board::Joust).is_some() && play.scored(Board::Melee).is_some();
        seen.push((scored, play.spaces(Board::Joust)[0], play.spaces(Board::Melee)[1], cup(&play)));
    }
    // The cup, where A plays before B unless B begins: -3, +2 | B first: +6, +3, back | -3, +2 | -2, +3, back |
    // B first: +4, +1 | -3, +2.
    assert_eq!(
        seen,
        [(false, 3, 4, 2), (true, 0, 0, 0), (false, 3, 4, 2), (true, 0, 0, 0), (false, 3, 4, 1), (true, 6, 8, 2),]
    );
}
