//! The Learning variant with its secret codex (booklet, "tanulásvariáns").

use roundtable::games::isolde::{Action, Board, Colour, Event, Hue, Isolde, Options, Question, Refusal, Shield};
use roundtable::games::{BySeat, Game, Seat, Viewer};

use crate::fixture::{Play, Script, colours};

fn learning(seats: usize) -> Script {
    Script::with(seats, Options { learning: true, ..Options::default() })
}

fn orange(value: i16) -> Shield {
    Shield { hue: Hue::Orange, value }
}

/// Who chooses a shield.
fn chooses(play: &Play) -> u8 {
    match play.asked() {
        (seat, Question::TakeShield { colour }) => {
            assert_eq!(colour.0, seat);
            seat
        }
        other => panic!("{other:?}"),
    }
}

/// What a seat knows of a colour's shields face down.
fn known(play: &Play, seat: u8, colour: u8) -> Option<Vec<Shield>> {
    play.seen(seat).shields[Colour(colour)].known.clone()
}

#[test]
fn shields_are_chosen_face_down_those_on_the_start_last_and_in_turn() {
    let mut play = learning(4).codex(&[0, -3, -1, 0]).idle_round().begin();
    play.cards();
    assert!(play.scored(Board::Study).is_none());
    let codex = |play: &Play| play.public().variants.codex;
    assert_eq!(codex(&play), [true; 4]);
    for (seat, place) in [(0, 1), (1, 3), (2, 0)] {
        assert_eq!(chooses(&play), seat);
        let events = play.act(seat, Action::TakeShield(place));
        assert_eq!(Isolde::seen(&events[0], Viewer::Public), Some(taken(seat, place, None)));
    }
    assert_eq!(codex(&play), [false, false, true, false]);
    let hidden: Vec<u8> = play.public().shields.values().map(|shields| shields.hidden).collect();
    assert_eq!(hidden, [1, 1, 1, 0], "a 0 is not told from the others yet");
    assert_eq!(play.refused(3, Action::TakeShield(1)), Refusal::NotPossible);
    assert_eq!(play.legal(), [Action::TakeShield(2)]);
    let events = play.act(3, Action::TakeShield(2));
    assert_eq!(events[0], taken(3, 2, Some(-1)));
    // Those with a 0 give it back.
    assert_eq!(events[1], Event::ZerosReturned { colours: colours([1, 2]) });
    assert_eq!(play.totals(), [-3, 0, 0, -1], "-4 in all");
    assert_eq!(codex(&play), [true; 4], "and it is filled for the second round");
}

fn taken(seat: u8, place: u8, value: Option<i16>) -> Event {
    Event::ShieldTaken { seat: Some(Seat(seat)), colour: Colour(seat), place, value }
}

#[test]
fn what_was_taken_is_known_to_its_owner_alone_until_the_end() {
    let mut play = learning(3).codex(&[-1, -3, 0]).idle_round().begin();
    play.cards();
    for (seat, place) in [(0, 0), (1, 1), (2, 2)] {
        play.act(seat, Action::TakeShield(place));
    }
    assert_eq!(known(&play, 0, 0), Some(vec![orange(-1)]));
    assert_eq!(known(&play, 1, 1), Some(vec![orange(-3)]));
    assert_eq!(known(&play, 2, 2), Some(vec![]));
    assert_eq!(known(&play, 1, 0), None);
    let view = play.public();
    assert_eq!(
        view.shields.values().map(|shields| (shields.hidden, shields.total)).collect::<Vec<_>>(),
        [(1, 0), (1, 0), (0, 0)]
    );
    assert_eq!(play.seen(0).shields[Colour(0)].total, -1);
    assert_eq!(play.game.scores(), BySeat::from(vec![0, 0, 0]), "the score that everybody sees");
}

#[test]
fn at_the_end_all_shields_count() {
    let mut script = learning(3);
    for _ in 0..6 {
        script = script.codex(&[-1, -3, 0]).idle_round();
    }
    let mut play = script.begin();
    // Each takes the first shield that is left, in turn order: whoever begins -1, the next -3, the last 0. Everybody
    // begins twice, so each has -8.
    play.rounds(6);
    let points = play.totals();
    let open: Vec<i16> =
        play.public().shields.values().map(|shields| shields.open.iter().map(|shield| shield.value).sum()).collect();
    assert_eq!(points, [open[0] - 8, open[1] - 8, open[2] - 8]);
    assert_eq!(play.game.scores(), BySeat::from(points));
}

#[test]
fn the_first_of_study_chooses_first() {
    // Study: C 5, A 3; B on the start.
    let mut play = learning(3).codex(&[0, -3, -1]).round(["S3 . . .", ". . . .", "S5 . . ."]).begin();
    play.cards();
    for seat in [2, 0, 1] {
        assert_eq!(chooses(&play), seat);
        let any = play.legal()[0];
        play.act(seat, any);
    }
}

#[test]
fn those_on_the_start_choose_in_the_turn_order_of_the_round() {
    let mut play = learning(3).codex(&[0, -3, -1]).start(1).idle_round().begin();
    play.cards();
    for seat in [1, 2, 0] {
        assert_eq!(chooses(&play), seat);
        let any = play.legal()[0];
        play.act(seat, any);
    }
}

#[test]
fn whoever_plays_a_study_card_looks_at_one_shield_and_puts_it_back() {
    let mut play = learning(3).codex(&[0, -3, -1]).round(["S3 S4 . .", ". . . .", ". . . ."]).begin();
    play.draft();
    let events = play.turn();
    // The move comes first.
    assert!(matches!(events[1], Event::Moved { board: Board::Study, to: 3, .. }));
    assert_eq!(play.asked(), (0, Question::Look { colour: Colour(0) }));
    assert_eq!(play.legal(), [0, 1, 2].map(Action::Look));
    assert!(matches!(play.refused(1, Action::Look(0)), Refusal::OtherTurn { .. }));
    let events = play.act(0, Action::Look(1));
    let looked = |value| Event::Looked { seat: Seat(0), colour: Colour(0), place: 1, value };
    assert_eq!(events, [looked(Some(-3))]);
    assert_eq!(Isolde::seen(&events[0], Viewer::Seat(Seat(0))), Some(looked(Some(-3))));
    assert_eq!(Isolde::seen(&events[0], Viewer::Seat(Seat(1))), Some(looked(None)));
    assert_eq!(Isolde::seen(&events[0], Viewer::Public), Some(looked(None)));
    assert_eq!(play.seen(0).own.unwrap().looks, [(1, Some(-3))]);
    assert!(play.seen(1).own.unwrap().looks.is_empty());
    assert_eq!(play.public().variants.codex, [true; 3], "it lies there again");

    // His other Study card lets him look once more.
    for _ in 0..3 {
        play.turn();
    }
    play.act(0, Action::Look(2));
    assert_eq!(play.seen(0).own.unwrap().looks, [(1, Some(-3)), (2, Some(-1))]);
}

#[test]
fn a_study_card_played_as_magic_gives_no_look() {
    let options = Options { learning: true, magic: true, ..Options::default() };
    let mut play = Script::with(3, options).codex(&[0, -3, -1]).round(["S3* . . .", ". . . .", ". . . ."]).begin();
    play.draft();
    play.turn();
    assert!(matches!(play.public().phase, roundtable::games::isolde::PhaseView::Turn { colour: Colour(1) }));
}

#[test]
fn the_codex_has_as_many_shields_as_players_and_is_filled_anew_each_round() {
    let mut play = learning(5).codex(&[0, 0, -3, 0, -1]).codex(&[-3, 0, -1, 0, 0]).idle_round().idle_round().begin();
    for _ in 0..2 {
        play.cards();
        for _ in 0..5 {
            let any = play.legal()[0];
            play.answer(any);
        }
    }
    // First A, B, C, D, E: C has -3, E -1. Then B, C, D, E, A: B has -3, D -1.
    assert_eq!(play.totals(), [0, -3, -3, -1, -1]);
    let filled = play.log.iter().find_map(|event| match event {
        Event::CodexFilled { shields } => Some(shields.clone()),
        _ => None,
    });
    assert_eq!(filled, Some(Some(vec![-3, 0, -1, 0, 0])));
}
