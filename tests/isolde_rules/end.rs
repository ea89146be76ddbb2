//! Start players, the sixth round, and who wins (booklet, "a játék vége").

use roundtable::games::isolde::{Action, Board, Event, Kind, PhaseView};
use roundtable::games::{BySeat, Game};

use crate::fixture::{Play, Script, seats};

#[test]
fn the_left_neighbour_begins_the_next_round() {
    let mut script = Script::new(4);
    for _ in 0..6 {
        script = script.idle_round();
    }
    let mut play = script.begin();
    let mut starts = Vec::new();
    for _ in 0..6 {
        let view = play.public();
        starts.push(view.start.0);
        assert_eq!(view.order[0], view.start);
        play.rounds(1);
    }
    assert_eq!(starts, [0, 1, 2, 3, 0, 1]);
    assert!(play.game.to_act().is_empty());
}

/// Three players. In each round A and B take first and second place of Joust and Melee in turn, which is 5 for each,
/// all stay on the start of Study, and C moves on King alone. So before Grail and Chivalry A and B have
/// 6 x 5 - 6 x 3 = 12. On Grail, B comes to 12 after A (3 and 2 points), on Chivalry A comes to 12 after B (0 and -1),
/// so that both have 14; and 6 more where a fifth round of other cards takes both beyond 6 on King. C has 12 + 12 for King, -18 for Study and -3 for Chivalry.
fn tied(fifth: [&str; 3]) -> Play {
    let round = ["J5 M4 G2 C2", "J4 C2 G2 M5", "K2 K2 K3 K3"];
    let mut script = Script::new(3);
    for _ in 0..4 {
        script = script.round(round);
    }
    let mut play = script.idle(&[Kind::King]).round(fifth).round(round).begin();
    play.rounds(4);
    play
}

#[test]
fn positive_less_negative_shields_are_the_points() {
    let mut play = tied(["J5 M4 G2 C2", "J4 C2 G2 M5", "K2 K2 K3 K3"]);
    play.rounds(2);
    assert_eq!(play.scored(Board::Grail).unwrap(), [2, 3, 0]);
    assert_eq!(play.scored(Board::Chivalry).unwrap(), [0, -1, -3]);
    assert_eq!(play.game.scores(), BySeat::from(vec![14, 14, 3]));
}

#[test]
fn a_tie_with_both_on_the_start_of_isolde_is_shared() {
    let mut play = tied(["J5 M4 G2 C2", "J4 C2 G2 M5", "K2 K2 K3 K3"]);
    play.rounds(2);
    assert_eq!(play.public().phase, PhaseView::Over { winners: seats([0, 1]), neutral: false });
    assert_eq!(play.game.outcome().unwrap().winners, seats([0, 1]));
}

#[test]
fn a_tie_is_won_by_whoever_is_ahead_on_isolde() {
    // B plays the 4 a turn later. Fifth round: Joust A 10, B 4; Melee A 4, B 10. Grail and Chivalry: both 10 instead
    // of 12, in the same order.
    let mut play = tied(["J5 I4 . .", "M5 . I4 .", "K2 K2 K3 K3"]);
    play.rounds(2);
    assert_eq!(play.spaces(Board::Isolde), [4, 4, 0]);
    assert_eq!(play.ranking(Board::Isolde), [1, 0]);
    assert_eq!(play.game.scores(), BySeat::from(vec![20, 20, 3]));
    assert_eq!(play.game.outcome().unwrap().winners, seats([1]));
}

#[test]
fn only_one_of_the_tied_is_off_isoldes_start() {
    let mut play = tied(["J5 I4 . .", "M5 J3 . .", "K2 K2 K3 K3"]);
    play.rounds(2);
    assert_eq!(play.spaces(Board::Isolde), [4, 0, 0]);
    assert_eq!(play.game.scores(), BySeat::from(vec![20, 20, 3]));
    assert_eq!(play.game.outcome().unwrap().winners, seats([0]));
}

#[test]
fn more_points_win_over_isolde() {
    // From the fifth round on A is first on both boards: 6 and 6 against 4 and 4.
    let mut play = tied(["J5 M5 . .", "I4 J3 . .", "K2 K2 K3 K3"]);
    play.rounds(2);
    assert_eq!(play.game.scores(), BySeat::from(vec![22, 18, 3]));
    assert_eq!(play.ranking(Board::Isolde), [1]);
    assert_eq!(play.game.outcome().unwrap().winners, seats([0]));
}

#[test]
fn the_sixth_round_leaves_the_markers_where_they_are_and_is_the_last() {
    let mut play = tied(["J5 M4 G2 C2", "J4 C2 G2 M5", "K2 K2 K3 K3"]);
    play.rounds(2);
    assert_eq!(play.public().round, 6);
    assert_eq!(play.spaces(Board::Joust), [15, 12, 0]);
    assert_eq!(play.spaces(Board::Grail), [12, 12, 0]);
    assert_eq!(play.spaces(Board::King), [0, 0, 12]);
    assert!(matches!(play.log.last(), Some(Event::Over { .. })));
    assert!(play.game.to_act().is_empty());
    let refusal = play.refused(0, Action::Bonus(None));
    assert_eq!(refusal, roundtable::games::isolde::Refusal::Over);
    assert!(play.public().everything.is_some(), "all cards are shown");
}
