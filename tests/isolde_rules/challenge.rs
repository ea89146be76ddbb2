//! The Fair Isolde variant with its challenge (booklet, "Szép Izolda-variáns").

use roundtable::games::isolde::{Action, Board, Colour, Event, Options, PhaseView, Question, Refusal};

use crate::fixture::{Play, Script};

fn challenge(seats: usize) -> Script {
    Script::with(seats, Options { challenge: true, ..Options::default() })
}

fn bonus(play: &Play) -> (u8, u16, Vec<Board>) {
    match play.asked() {
        (seat, Question::Bonus { steps, boards, .. }) => (seat, steps, boards),
        other => panic!("{other:?}"),
    }
}

#[test]
fn everybody_marks_a_discipline_in_turn_after_looking_at_his_cards() {
    let mut play = challenge(3).start(1).idle_round().begin();
    assert_eq!(play.asked(), (1, Question::Mark { colour: Colour(1) }));
    assert_eq!(play.seen(1).own.unwrap().packet.len(), 5);
    let disciplines = [Board::Joust, Board::Melee, Board::Study, Board::King, Board::Grail, Board::Chivalry];
    assert_eq!(play.legal(), disciplines.map(Action::Mark));
    assert_eq!(play.refused(1, Action::Mark(Board::Isolde)), Refusal::NotPossible);
    assert_eq!(play.refused(1, Action::Mark(Board::Magic)), Refusal::NotPossible);
    let keep = Action::Keep(play.seen(0).own.unwrap().packet[0]);
    assert!(matches!(play.refused(0, keep), Refusal::OtherTurn { .. }), "before anything is passed on");
    play.act(1, Action::Mark(Board::Grail));
    assert_eq!(play.asked(), (2, Question::Mark { colour: Colour(2) }));
    play.act(2, Action::Mark(Board::Grail));
    play.act(0, Action::Mark(Board::Joust));
    assert!(matches!(play.public().phase, PhaseView::Picking { .. }));
    let marks = [(Colour(1), Board::Grail), (Colour(2), Board::Grail), (Colour(0), Board::Joust)];
    assert_eq!(play.public().variants.marks, marks);
}

#[test]
fn each_own_card_of_the_discipline_gives_1_2_or_3_spaces_there() {
    // Isolde: A 5, B 4, C 3. A and B mark Grail, C Study; each plays three cards of it. B's fifth card is a Grail.
    let hands = ["I5 G2 G2 G3", "I4 G3 G4 G4 G5", "I3 S3 S3 S4", "K2 K2 K3 K3"];
    let mut play = challenge(4).round(hands).begin();
    play.marks = vec![Board::Grail, Board::Grail, Board::Study, Board::King];
    play.cards();
    assert_eq!(bonus(&play), (2, 3, vec![Board::Study]));
    assert_eq!(play.refused(2, Action::Bonus(Some(Board::Joust))), Refusal::NotPossible);
    play.act(2, Action::Bonus(Some(Board::Study)));
    assert_eq!(bonus(&play), (1, 6, vec![Board::Grail]));
    play.act(1, Action::Bonus(Some(Board::Grail)));
    assert_eq!(bonus(&play), (0, 9, vec![Board::Grail]));
    play.act(0, Action::Bonus(Some(Board::Grail)));
    assert_eq!(play.spaces(Board::Study), [0, 0, 10 + 3, 0]);
    assert_eq!(play.spaces(Board::Grail), [7 + 9, 11 + 6, 0, 0]);
}

#[test]
fn with_three_players_the_third_gets_nothing_and_a_move_may_be_declined() {
    let mut play = challenge(3).round(["I5 G2 . .", "I4 G3 G4 .", "I3 G2 G3 ."]).begin();
    play.marks = vec![Board::Grail; 5];
    play.cards();
    assert_eq!(bonus(&play), (1, 4, vec![Board::Grail]));
    assert_eq!(play.legal(), [Action::Bonus(Some(Board::Grail)), Action::Bonus(None)]);
    play.act(1, Action::Bonus(None));
    assert_eq!(bonus(&play), (0, 3, vec![Board::Grail]));
    play.act(0, Action::Bonus(None));
    assert_eq!(play.spaces(Board::Grail), [2, 7, 5]);
}

#[test]
fn a_combat_card_counts_for_joust_and_melee_wherever_it_was_played() {
    let mut play = challenge(3).round(["I5 J3 M4 J5", "I4 M3 M3 .", ". . . ."]).begin();
    play.marks = vec![Board::Melee, Board::Joust, Board::King];
    play.cards();
    assert_eq!(bonus(&play), (1, 4, vec![Board::Joust]));
    play.act(1, Action::Bonus(Some(Board::Joust)));
    assert_eq!(bonus(&play), (0, 9, vec![Board::Melee]));
}

#[test]
fn a_card_played_as_magic_does_not_count() {
    let options = Options { challenge: true, magic: true, ..Options::default() };
    let mut play = Script::with(3, options).round(["I5 G2* G2 G3*", ". . . .", ". . . ."]).begin();
    play.marks = vec![Board::Grail, Board::King, Board::King];
    play.cards();
    assert_eq!(bonus(&play), (0, 3, vec![Board::Grail]));
}

#[test]
fn whoever_played_none_of_it_is_not_asked_and_marks_are_made_anew() {
    let mut play = challenge(3).round(["I5 . . .", ". . . .", ". . . ."]).idle_round().begin();
    play.marks = vec![Board::Joust; 5];
    play.cards();
    assert_eq!(play.asked(), (1, Question::Mark { colour: Colour(1) }), "the second round has begun");
    assert!(play.public().variants.marks.is_empty());
    assert!(!play.log.iter().any(|event| matches!(event, Event::Declined { .. })));
}

#[test]
fn with_the_advanced_rules_all_three_go_back_whatever_they_received() {
    let options = Options { challenge: true, advanced: true, ..Options::default() };
    let mut play = Script::with(3, options).round(["I5 S3 G3 C2", "I4 S4 K2 K3", "G2 C3 J3 M3"]).begin();
    play.marks = vec![Board::Joust, Board::Joust, Board::Joust];
    play.cards();
    // Neither played a Combat card.
    assert_eq!(play.asked(), (1, Question::Back { colour: Colour(1), steps: 2 }));
    play.act(1, Action::Back(Board::Study));
    assert_eq!(play.asked(), (0, Question::Back { colour: Colour(0), steps: 3 }));
}
