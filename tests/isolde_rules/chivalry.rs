//! The Chivalry variant (booklet, "lovagiasságvariáns").

use roundtable::games::isolde::{Action, Board, Colour, Event, Hue, Isolde, Kind, Options, Question, Refusal, Shield};
use roundtable::games::{Game, Seat, Viewer};

use crate::fixture::{Play, Script, seats};

fn chivalry() -> Options {
    Options { chivalry: true, ..Options::default() }
}

/// Five times the first hands and then the others, up to the first question of the last scoring. Nothing moves on
/// Chivalry that the hands do not say.
fn last<const N: usize>(options: Options, seats: usize, often: [&str; N], hands: [&str; N]) -> Play {
    let mut script = Script::with(seats, options).idle(&[Kind::Grail, Kind::King]);
    for _ in 0..5 {
        script = script.round(often);
    }
    let mut play = script.round(hands).begin();
    play.rounds(5);
    play.cards();
    play
}

fn light(value: i16) -> Shield {
    Shield { hue: Hue::LightBlue, value }
}

fn dark(value: i16) -> Shield {
    Shield { hue: Hue::DarkBlue, value }
}

/// Values of the shields of one hue, sorted.
fn values(play: &Play, colour: u8, hue: Hue) -> Vec<i16> {
    let shields = play.public().shields[Colour(colour)].open.clone();
    let mut values: Vec<i16> = shields.iter().filter(|shield| shield.hue == hue).map(|shield| shield.value).collect();
    values.sort_unstable();
    values
}

#[test]
fn the_first_gives_the_last_an_orange_shield_and_takes_two_blue_ones_of_3_at_most() {
    // C alone jousts: six 3s, and 6 for King in the third round. A plays Study in the sixth round alone:
    // -3 five times, then -1. Chivalry: A 5, B 2, C on the start.
    let often = [". . . .", ". . . .", "J5 J4 J3 K2"];
    let mut play = last(chivalry(), 3, often, ["C5 S3 . .", "C2 . . .", "J5 . . ."]);
    assert_eq!(values(&play, 0, Hue::Orange), [-3, -3, -3, -3, -3, -1]);
    assert_eq!(values(&play, 2, Hue::LightBlue), [3; 6]);
    assert_eq!(values(&play, 2, Hue::DarkBlue), [6]);
    let before = play.totals();

    assert_eq!(play.asked(), (0, Question::Give { colour: Colour(0), to: Colour(2) }));
    assert_eq!(play.legal(), [Action::Give(-3), Action::Give(-1)]);
    assert_eq!(play.refused(0, Action::Give(3)), Refusal::NotPossible);
    assert_eq!(play.refused(0, Action::GiveUnseen(0)), Refusal::NotPossible);
    let events = play.act(0, Action::Give(-1));
    let given = Event::ShieldGiven { from: Colour(0), to: Colour(2), value: Some(-1), hidden: false, seats: seats([]) };
    assert_eq!(events, std::slice::from_ref(&given));
    assert_eq!(Isolde::seen(&given, Viewer::Public), Some(given), "what lay open is known");

    assert_eq!(play.asked(), (0, Question::TakeBlue { colour: Colour(0), from: Colour(2), left: 2 }));
    // Not the 6.
    assert_eq!(play.legal(), [Action::TakeBlue(light(3))]);
    assert_eq!(play.refused(0, Action::TakeBlue(dark(6))), Refusal::NotPossible);
    play.act(0, Action::TakeBlue(light(3)));
    assert_eq!(play.asked(), (0, Question::TakeBlue { colour: Colour(0), from: Colour(2), left: 1 }));
    play.act(0, Action::TakeBlue(light(3)));
    // With three players the second does not exchange.
    assert!(play.game.to_act().is_empty());
    assert_eq!(values(&play, 0, Hue::Orange), [-3; 5]);
    assert_eq!(values(&play, 2, Hue::Orange), [-3, -3, -3, -3, -3, -3, -1]);
    assert_eq!(values(&play, 2, Hue::LightBlue), [3; 4]);
    assert_eq!(values(&play, 0, Hue::LightBlue), [3; 2]);
    assert_eq!(play.totals(), [before[0] + 1 + 6, before[1], before[2] - 1 - 6]);
    assert!(play.scored(Board::Chivalry).is_none(), "no grey shields");
}

#[test]
fn with_four_players_the_second_exchanges_one_with_the_second_to_last() {
    // Joust: C 3, D 2 in each of six rounds. Chivalry: A 5, B 4, C 3, D 2.
    let often = [". . . .", ". . . .", "J5 . . .", "J4 . . ."];
    let mut play = last(chivalry(), 4, often, ["C5 . . .", "C4 . . .", "C3 . . .", "C2 . . ."]);
    assert_eq!(play.asked(), (0, Question::Give { colour: Colour(0), to: Colour(3) }));
    play.act(0, Action::Give(-3));
    assert_eq!(play.legal(), [Action::TakeBlue(light(2))]);
    play.act(0, Action::TakeBlue(light(2)));
    play.act(0, Action::TakeBlue(light(2)));
    assert_eq!(play.asked(), (1, Question::Give { colour: Colour(1), to: Colour(2) }));
    play.act(1, Action::Give(-3));
    assert_eq!(play.asked(), (1, Question::TakeBlue { colour: Colour(1), from: Colour(2), left: 1 }));
    play.act(1, Action::TakeBlue(light(3)));
    assert!(play.game.to_act().is_empty());
    assert_eq!(values(&play, 3, Hue::LightBlue), [2; 4]);
    assert_eq!(values(&play, 2, Hue::LightBlue), [3; 5]);
}

#[test]
fn whoever_lacks_shields_gives_what_he_has() {
    // B never has a blue shield, and A, always first of Study, no orange one. Chivalry: A, then C; B on the start.
    let often = ["S5 . . .", ". . . .", "S4 . . ."];
    let play = last(chivalry(), 3, often, ["C5 S5 . .", ". . . .", "C4 J5 . ."]);
    assert!(play.game.to_act().is_empty(), "nothing is there to give and take");
    // One blue shield instead of two.
    let mut play = last(chivalry(), 3, often, ["C5 S5 . .", "J5 . . .", "C4 . . ."]);
    assert_eq!(play.asked(), (0, Question::TakeBlue { colour: Colour(0), from: Colour(1), left: 2 }));
    play.act(0, Action::TakeBlue(light(3)));
    assert!(play.game.to_act().is_empty());
}

#[test]
fn among_those_on_the_start_the_turn_order_decides_who_is_last() {
    // The sixth round of four begins with B. B and C are off the start; of D and A, A is last.
    let nobody = [". . . ."; 4];
    let mut play = last(chivalry(), 4, nobody, [". . . .", "C5 . . .", "C4 . . .", ". . . ."]);
    assert_eq!(play.asked(), (1, Question::Give { colour: Colour(1), to: Colour(0) }));
    play.act(1, Action::Give(-3));
    assert_eq!(play.asked(), (2, Question::Give { colour: Colour(2), to: Colour(3) }));
}

#[test]
fn only_whoever_is_off_the_start_exchanges() {
    let nobody = [". . . ."; 4];
    let play = last(chivalry(), 4, nobody, nobody);
    assert!(play.game.to_act().is_empty(), "nobody is");
    let mut play = last(chivalry(), 4, nobody, ["C2 . . .", ". . . .", ". . . .", ". . . ."]);
    // B, C, D, A is the turn order, but A is first: D is last.
    assert_eq!(play.asked(), (0, Question::Give { colour: Colour(0), to: Colour(3) }));
    play.act(0, Action::Give(-3));
    assert!(play.game.to_act().is_empty(), "there is no second");
}

#[test]
fn the_grail_variant_counts_blue_shields_before_they_change_hands() {
    // C has six times 3 for Joust and is last on both boards' own terms: first on Grail, last on Chivalry.
    let options = Options { grail: true, ..chivalry() };
    let mut script = Script::with(3, options).idle(&[Kind::King, Kind::Study]);
    for _ in 0..5 {
        script = script.round([". . . .", ". . . .", "J5 S3 S4 S5"]);
    }
    let mut play = script.round(["C5 . . .", "C4 . . .", "J5 G2 S3 S4"]).begin();
    play.rounds(5);
    play.cards();
    assert_eq!(play.public().shields[Colour(2)].bonus, 18);
    assert_eq!(play.asked().1, Question::Give { colour: Colour(0), to: Colour(2) });
    play.pass();
    assert_eq!(play.public().shields[Colour(2)].bonus, 18);
    assert_eq!(values(&play, 2, Hue::LightBlue), [3; 4]);
}

#[test]
fn an_orange_shield_from_the_codex_stays_face_down() {
    // A, who begins, takes -1 in the first round, and by the turn order -3 and 0 in the others.
    let options = Options { learning: true, ..chivalry() };
    let mut script = Script::with(3, options).idle(&[Kind::Grail, Kind::King]);
    for _ in 0..5 {
        script = script.codex(&[-1, -3, 0]).idle_round();
    }
    let mut play = script.codex(&[-1, -3, 0]).round(["C5 . . .", "C4 . . .", ". . . ."]).begin();
    play.rounds(5);
    play.cards();
    for _ in 0..3 {
        let any = play.legal()[0];
        play.answer(any);
    }
    assert_eq!(play.asked(), (0, Question::Give { colour: Colour(0), to: Colour(2) }));
    assert!(play.public().choices.is_empty());
    assert!(play.seen(1).choices.is_empty() && play.seen(1).own.unwrap().choices.is_empty());
    assert_eq!(play.seen(0).own.unwrap().choices, [Action::Give(-3), Action::Give(-1)]);
    let events = play.act(0, Action::Give(-3));
    let given =
        |value| Event::ShieldGiven { from: Colour(0), to: Colour(2), value, hidden: true, seats: seats([0, 2]) };
    assert_eq!(events[0], given(Some(-3)));
    assert_eq!(Isolde::seen(&events[0], Viewer::Seat(Seat(2))), Some(given(Some(-3))));
    assert_eq!(Isolde::seen(&events[0], Viewer::Seat(Seat(1))), Some(given(None)));
    assert_eq!(Isolde::seen(&events[0], Viewer::Public), Some(given(None)));
}
