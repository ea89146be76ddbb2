//! What a table asks of the rules: what it may do by itself, what can be taken back, what is posted, and deals
//! written out.

use roundtable::games::isolde::{Action, Board, Colour, Disc, Event, Isolde, Options};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};

use crate::fixture::{Play, Script};

fn forced(play: &Play) -> Option<(Seat, Action)> {
    Isolde::forced(&play.game.view(Viewer::Public))
}

#[test]
fn the_last_disc_is_forced() {
    let options = Options { courtship: true, ..Options::default() };
    let mut play = Script::with(4, options).round(["I5 . . .", "I4 . . . G5", "I3 . . .", ". . . ."]).begin();
    play.cards();
    assert_eq!(forced(&play), None);
    for action in [Disc::Start(Some(Colour(0))), Disc::Combat(Board::Joust), Disc::Any(Board::Study), Disc::Fifth] {
        play.answer(Action::Disc(action));
    }
    assert_eq!(forced(&play), Some((Seat(2), Action::Disc(Disc::King))));
}

#[test]
fn the_only_marker_that_can_go_back_is_forced() {
    let options = Options { advanced: true, ..Options::default() };
    let hands = ["I2 K2 G2 C3", "S3 S4 M3 M4", "J3 J4 S5 S5"];
    let mut play = Script::with(3, options).round(hands).begin();
    play.cards();
    assert_eq!(forced(&play), None, "the bonus may be declined");
    play.act(0, Action::Bonus(None));
    assert_eq!(forced(&play), Some((Seat(0), Action::Back(Board::Chivalry))));
}

#[test]
fn drafting_and_playing_are_never_forced_though_one_card_may_be_left() {
    let mut play = Script::new(3).idle_round().begin();
    assert_eq!(forced(&play), None);
    play.draft();
    while play.public().round == 1 {
        assert_eq!(forced(&play), None);
        play.turn();
    }
}

#[test]
fn a_choice_at_a_scoring_is_taken_back_until_something_comes_to_light() {
    let mut play = Script::new(3).round(["I5 . . .", "I4 . . .", ". . . ."]).begin();
    let packet = play.seen(0).own.unwrap().packet;
    let kept = play.game.clone().play(Seat(0), &Action::Keep(packet[0]), &mut Dice::new(Seed::from_number(0))).unwrap();
    assert!(!Isolde::may_take_back(&kept));
    play.draft();
    let played = play.turn();
    assert!(!Isolde::may_take_back(&played), "everybody has seen the card");
    play.turns();
    let second = play.act(1, Action::Bonus(Some(Board::Joust)));
    assert!(Isolde::may_take_back(&second), "the first has not chosen yet");
    let first = play.act(0, Action::Bonus(Some(Board::Joust)));
    assert!(!Isolde::may_take_back(&first), "the boards have been scored");
}

#[test]
fn a_look_at_the_codex_is_not_taken_back() {
    let options = Options { learning: true, ..Options::default() };
    let mut play = Script::with(3, options).codex(&[0, -3, -1]).round(["S3 . . .", ". . . .", ". . . ."]).begin();
    play.draft();
    play.turn();
    let looked = play.act(0, Action::Look(0));
    assert!(!Isolde::may_take_back(&looked));
    play.turns();
    let taken = play.answer(Action::TakeShield(0));
    assert!(!Isolde::may_take_back(&taken));
}

#[test]
fn rounds_scorings_and_the_end_are_results() {
    let mut script = Script::new(3);
    for _ in 0..6 {
        script = script.round(["I5 . . .", "J4 . . .", ". . . ."]);
    }
    let mut play = script.begin();
    play.rounds(6);
    for event in &play.log {
        let expected = matches!(
            event,
            Event::RoundBegan { .. }
                | Event::BoardScored { .. }
                | Event::IsoldeRanked { .. }
                | Event::Reset { .. }
                | Event::Over { .. }
        );
        assert_eq!(Isolde::is_result(event), expected, "{event:?}");
    }
}

#[test]
fn a_deal_is_written_out_with_what_chance_decides_later() {
    let options = Options { learning: true, ..Options::default() };
    let mut dice = Dice::new(Seed::from_number(7));
    let mut deal = Isolde::deal(&options, 2, &mut dice).unwrap();
    let mut game = Isolde::set_up(&options, 2, &deal).unwrap();
    let mut actions = Vec::new();
    let mut whims = Dice::new(Seed::from_number(8));
    while let Some(seat) = game.to_act().iter().next() {
        let action = *whims.pick(&game.legal_actions(seat)).unwrap();
        let events = game.play(seat, &action, &mut dice).unwrap();
        events.iter().for_each(|event| Isolde::note(&mut deal, event));
        actions.push((seat, action));
    }
    assert_eq!((deal.later.decks.len(), deal.later.codices.len()), (6, 6));
    assert!((24..=48).contains(&deal.later.picks.len()), "four cards drawn each round, and ties");
    // Played from it with other dice it comes out the same.
    let mut again = Isolde::set_up(&options, 2, &deal).unwrap();
    for (seat, action) in actions {
        again.play(seat, &action, &mut Dice::new(Seed::from_number(9))).unwrap();
    }
    assert_eq!(again, game);
}
