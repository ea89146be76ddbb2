//! The Grail variant (booklet, "grálvariáns").

use roundtable::games::isolde::{Board, Colour, Event, Kind, Options};

use crate::fixture::{Play, Script};

/// Five rounds without a blue shield and without a move on Grail, then this one.
fn last_round<const N: usize>(hands: [&str; N]) -> Play {
    let options = Options { grail: true, ..Options::default() };
    let mut script = Script::with(N, options).idle(&[Kind::Chivalry, Kind::Study, Kind::Isolde]);
    for _ in 0..5 {
        script = script.idle_round();
    }
    let mut play = script.round(hands).begin();
    play.rounds(6);
    play
}

fn bonus(play: &Play) -> Vec<i16> {
    let view = play.public();
    view.shields.values().map(|shields| shields.bonus).collect()
}

#[test]
fn the_first_gets_p_the_second_and_the_last_half_of_it_rounded_down() {
    // Joust: C 3, A 2. Melee: A 3, B 2. So A has 5, B 2, C 3. Grail: B, A, C, nobody on the start.
    let play = last_round(["J4 M5 G4 .", "M4 G5 . .", "J5 G3 . ."]);
    assert_eq!(bonus(&play), [2, 2, -1]);
    assert!(play.scored(Board::Grail).is_none(), "no red shields");
}

#[test]
fn all_on_the_start_are_last() {
    // Joust: A 3, B 2. Melee: B 3, C 2. Grail: B alone is off the start.
    let play = last_round(["J5 . . .", "J4 M5 G2 .", "M4 . . ."]);
    assert_eq!(bonus(&play), [-1, 5, -1]);
}

#[test]
fn those_between_the_second_and_the_last_get_nothing() {
    // Joust: A 3, B 2, C 1. Melee: D 3, E 2, C 1. Grail: E 5, D 4, C 3, B 2, A on the start.
    let play = last_round(["J5 . . .", "J4 G2 . .", "J3 M3 G3 .", "M5 G4 . .", "M4 G5 . ."]);
    assert_eq!(bonus(&play), [-1, 0, 0, 1, 2]);
}

#[test]
fn blue_shields_of_king_count_and_negative_ones_do_not() {
    // All have lost points for Study each round. King in the sixth round: A 6, B 12.
    let play = last_round(["K4 K2 G3 .", "K5 K5 K4 G2", ". . . ."]);
    assert_eq!(play.scored(Board::King).unwrap(), [6, 12, 0]);
    assert_eq!(bonus(&play), [6, 6, 0]);
}

#[test]
fn the_bonus_is_points_and_no_shield() {
    let play = last_round(["J5 G3 . .", "J4 G2 . .", ". . . ."]);
    assert_eq!(bonus(&play), [3, 1, 0]);
    let view = play.public();
    for (colour, total) in (0..).map(Colour).zip(play.totals()) {
        let shields: i16 = view.shields[colour].open.iter().map(|shield| shield.value).sum();
        assert_eq!(total, shields + view.shields[colour].bonus);
    }
}

#[test]
fn only_the_last_round_gives_it() {
    let options = Options { grail: true, ..Options::default() };
    let mut script = Script::with(3, options);
    for _ in 0..6 {
        script = script.round(["J5 G2 . .", "J4 . . .", ". . . ."]);
    }
    let mut play = script.begin();
    for round in 1..=6 {
        play.forget();
        play.rounds(1);
        let given = play.log.iter().any(|event| matches!(event, Event::BonusScored { .. }));
        assert_eq!(given, round == 6);
    }
}
