//! The Courtship variant (booklet, "Udvarlásvariáns").

use roundtable::games::isolde::{
    Action, Board, Cause, Colour, Disc, Event, Form, Kind, Options, PhaseView, Question, Refusal,
};
use roundtable::games::{Game, Seat};

use crate::fixture::{Play, Script, card, colours};

fn courtship() -> Options {
    Options { courtship: true, ..Options::default() }
}

fn start(colour: u8) -> Action {
    Action::Disc(Disc::Start(Some(Colour(colour))))
}

const FIFTH: Action = Action::Disc(Disc::Fifth);
const KING: Action = Action::Disc(Disc::King);

fn combat(board: Board) -> Action {
    Action::Disc(Disc::Combat(board))
}

fn any(board: Board) -> Action {
    Action::Disc(Disc::Any(board))
}

/// Isolde: A 5, B 4, C 3, D 2; C's fifth card is a Combat 5.
fn four() -> Play {
    let hands = ["I5 . . .", "I4 . . .", "I3 . . . J5", "I2 . . ."];
    let mut play = Script::with(4, courtship()).round(hands).idle_round().idle_round().begin();
    play.cards();
    play
}

#[test]
fn the_first_takes_two_discs_the_second_two_and_the_third_the_one_that_is_left() {
    let mut play = four();
    let disc = |play: &Play| match play.asked() {
        (seat, Question::Disc { colour }) => (seat, colour.0),
        other => panic!("{other:?}"),
    };
    assert_eq!(disc(&play), (0, 0));
    play.act(0, combat(Board::Melee));
    assert_eq!(disc(&play), (0, 0));
    let events = play.act(0, any(Board::Isolde));
    let moved = Event::Moved { colour: Colour(0), board: Board::Isolde, from: 5, to: 6, cause: Cause::Disc };
    assert_eq!(events[1], moved);
    assert_eq!(disc(&play), (1, 1));
    play.act(1, start(3));
    let king = play.spaces(Board::King)[1];
    play.act(1, KING);
    assert_eq!(play.spaces(Board::King)[1], king + 2);
    assert_eq!(play.spaces(Board::Melee), [2, 0, 0, 0]);

    assert_eq!(disc(&play), (2, 2));
    assert_eq!(play.legal(), [FIFTH]);
    for taken in [start(0), combat(Board::Joust), KING, any(Board::Grail), Action::Bonus(None), Action::Stop] {
        assert_eq!(play.refused(2, taken), Refusal::NotPossible);
    }
    play.act(2, FIFTH);
    assert_eq!(play.asked(), (2, Question::Place { colour: Colour(2), card: card("J5") }));
    assert_eq!(play.legal(), [Action::Place(Board::Joust), Action::Place(Board::Melee)]);
    let events = play.act(2, Action::Place(Board::Joust));
    assert_eq!(events[0], Event::Played { colour: Colour(2), card: card("J5"), board: Board::Joust });
    assert_eq!(play.spaces(Board::Joust), [0, 0, 5, 0]);
    assert_eq!(play.public().round, 2, "the fourth has none");
}

/// Uses discs without naming anybody.
fn name_nobody(play: &mut Play) {
    while let PhaseView::Asking(_) = play.public().phase {
        let other = play.legal().into_iter().find(|action| !matches!(action, Action::Disc(Disc::Start(_))));
        play.answer(other.unwrap());
    }
}

#[test]
fn whoever_was_named_begins_and_then_his_left_neighbour() {
    let script = Script::with(3, courtship()).round(["I5 . . .", "I4 . . .", ". . . ."]);
    let mut play = script.idle_round().idle_round().begin();
    play.cards();
    play.act(0, start(2));
    play.act(0, KING);
    assert_eq!(play.public().start, Colour(0));
    name_nobody(&mut play);
    assert_eq!(play.public().start, Colour(2));
    assert_eq!(play.public().order, colours([2, 0, 1]));
    for next in [0, 1] {
        play.cards();
        name_nobody(&mut play);
        assert_eq!(play.public().start, Colour(next));
    }
}

#[test]
fn anybody_may_be_named_also_who_begins_now_and_nobody_else() {
    let mut play = four();
    for named in 0..4 {
        assert!(play.legal().contains(&start(named)));
    }
    assert_eq!(play.refused(0, start(4)), Refusal::NotPossible);
    assert_eq!(play.refused(0, Action::Disc(Disc::Start(None))), Refusal::NotPossible);
    play.answer(start(0));
    play.pass();
    assert_eq!(play.public().start, Colour(0));
}

#[test]
fn each_disc_serves_once_a_round_and_again_in_the_next() {
    let script = Script::with(3, courtship());
    let mut play = script.round(["I5 . . .", "I4 . . .", ". . . ."]).idle_round().begin();
    play.cards();
    play.act(0, combat(Board::Joust));
    assert_eq!(play.refused(0, combat(Board::Melee)), Refusal::NotPossible);
    play.act(0, any(Board::Study));
    assert_eq!(play.refused(1, any(Board::Grail)), Refusal::NotPossible);
    play.act(1, KING);
    play.act(1, start(2));
    assert_eq!(play.public().round, 2, "with three players the third has none");
    assert!(play.public().variants.discs.is_empty(), "the markers have come back");
    play.cards();
    assert!(play.legal().contains(&combat(Board::Melee)));
    assert!(play.legal().contains(&any(Board::Grail)));
}

#[test]
fn with_three_players_the_third_has_no_disc() {
    let mut play = Script::with(3, courtship()).round(["I5 . . .", "I4 . . .", "I3 . . ."]).begin();
    play.cards();
    for action in [combat(Board::Joust), any(Board::Study), KING, start(0)] {
        play.answer(action);
    }
    assert_eq!(play.public().round, 2);
}

#[test]
fn the_places_stand_when_the_first_disc_is_used() {
    // B's fifth card takes B past A; A and B still go back by the places that they had.
    let options = Options { advanced: true, ..courtship() };
    let hands = ["I4 S3 G3 K2", "I3 S4 K4 C3 I5", "J3 J4 C4 G4"];
    let mut play = Script::with(3, options).round(hands).begin();
    play.cards();
    play.act(0, combat(Board::Melee));
    play.act(0, start(0));
    play.act(1, FIFTH);
    assert_eq!(play.spaces(Board::Isolde), [4, 8, 0]);
    assert_eq!(play.asked().0, 1);
    play.act(1, KING);
    assert_eq!(play.asked(), (1, Question::Back { colour: Colour(1), steps: 2 }));
    play.act(1, Action::Back(Board::Study));
    assert_eq!(play.asked(), (0, Question::Back { colour: Colour(0), steps: 3 }));
}

#[test]
fn a_fifth_card_is_a_played_card_but_a_disc_moves_no_cup() {
    let options = Options { tournament: true, learning: true, ..courtship() };
    let hands = ["I5 . . . S3", "I4 . . . J4", ". . . ."];
    let mut play = Script::with(3, options).codex(&[0, -3, -1]).round(hands).begin();
    play.cards();
    play.act(0, FIFTH);
    // Before the other disc.
    assert_eq!(play.asked(), (0, Question::Look { colour: Colour(0) }));
    play.act(0, Action::Look(1));
    assert_eq!(play.seen(0).own.unwrap().looks, [(1, Some(-3))]);
    play.act(0, combat(Board::Melee));
    assert_eq!(play.public().variants.cup, Some(0));
    assert_eq!(play.spaces(Board::Melee), [2, 0, 0]);
    // The disc is used.
    assert_eq!(play.refused(1, FIFTH), Refusal::NotPossible);

    let mut play = Script::with(3, options).codex(&[0, -3, -1]).round(hands).begin();
    play.cards();
    play.act(0, KING);
    play.act(0, any(Board::Joust));
    assert_eq!(play.public().variants.cup, Some(0));
    play.act(1, FIFTH);
    play.act(1, Action::Place(Board::Joust));
    assert_eq!(play.public().variants.cup, Some(-4));
}

#[test]
fn the_king_disc_ends_at_12() {
    let mut play = Script::with(3, courtship())
        .idle(&[Kind::Chivalry, Kind::Grail])
        .round(["I5 K4 K4 K3", ". . . .", ". . . ."])
        .begin();
    play.cards();
    play.act(0, KING);
    assert_eq!(play.spaces(Board::King), [12, 0, 0]);
}

#[test]
fn only_those_off_the_start_take_discs() {
    let mut play = Script::with(4, courtship()).round([". . . .", "I2 . . .", ". . . .", ". . . ."]).begin();
    play.cards();
    play.act(1, KING);
    play.act(1, start(1));
    assert_eq!(play.public().round, 2);
}

#[test]
fn naming_somebody_in_the_last_round_changes_nothing() {
    let mut script = Script::with(3, courtship());
    for _ in 0..5 {
        script = script.idle_round();
    }
    let mut play = script.round(["I5 . . .", ". . . .", ". . . ."]).begin();
    play.rounds(5);
    play.cards();
    play.act(0, start(1));
    play.act(0, KING);
    assert!(play.game.to_act().is_empty());
    assert_eq!(play.public().start, Colour(2));
}

#[test]
fn the_neutral_colour_is_not_named() {
    let mut play = Script::with(2, courtship()).round(["I3 . . .", ". . . .", "I5 G5 K5 C5"]).begin();
    play.cards();
    // Its discs are taken by the start player.
    assert_eq!(play.asked(), (0, Question::Disc { colour: Colour(2) }));
    assert_eq!(play.refused(0, start(2)), Refusal::NotPossible);
    assert_eq!(play.refused(1, start(1)), Refusal::OtherTurn { seat: Seat(0) });
    play.act(0, start(0));
    play.act(0, combat(Board::Joust));
    assert_eq!(play.spaces(Board::Joust), [0, 0, 2]);
    assert_eq!(play.asked(), (0, Question::Disc { colour: Colour(0) }));
    play.pass();
    assert_eq!(play.public().start, Colour(0));
}

#[test]
fn lancelot_names_nobody_and_has_no_fifth_card() {
    let options = Options { form: Form::Lancelot, ..courtship() };
    let mut play = Script::with(2, options).round(["I5 . .", ". . .", ". . .", ". . ."]).begin();
    play.cards();
    assert_eq!(play.asked(), (0, Question::Disc { colour: Colour(0) }));
    assert_eq!(play.refused(0, start(0)), Refusal::NotPossible);
    let before: Vec<_> = Board::ALL.map(|board| play.spaces(board)).to_vec();
    play.act(0, FIFTH);
    play.act(0, Action::Disc(Disc::Start(None)));
    assert_eq!(Board::ALL.map(|board| play.spaces(board)).to_vec(), before);
    assert_eq!(play.public().order, colours([1, 2, 3, 0]));
}
