//! The cards, and what playing one does.

use std::collections::BTreeMap;

use roundtable::games::isolde::{Action, Board, Card, Cause, Colour, Event, Kind, PhaseView, Refusal, deck};

use crate::fixture::{Script, card};

#[test]
fn the_deck_has_52_cards_of_six_kinds() {
    let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
    for card in deck() {
        *counts.entry(card.kind).or_default() += 1;
    }
    assert_eq!(counts.remove(&Kind::Combat), Some(12));
    assert_eq!(counts.into_values().collect::<Vec<_>>(), [8; 5]);
    let of = |value| deck().iter().filter(|card| card.value == value).count();
    assert_eq!([2, 3, 4, 5].map(of), [8, 15, 15, 14]);
    assert_eq!(deck().iter().map(|card| u32::from(card.value)).sum::<u32>(), 191);
}

#[test]
fn combat_and_study_have_no_2() {
    let twos = deck().into_iter().filter(|card| card.value == 2);
    assert!(twos.into_iter().all(|card| card.kind != Kind::Combat && card.kind != Kind::Study));
}

#[test]
fn each_round_uses_the_whole_deck_again() {
    let mut script = Script::new(3);
    for _ in 0..6 {
        script = script.idle_round();
    }
    let mut play = script.begin();
    play.rounds(6);
    let decks = play.log.iter().filter_map(|event| match event {
        Event::RoundBegan { deck, .. } => deck.as_ref(),
        _ => None,
    });
    let decks: Vec<&Vec<Card>> = decks.collect();
    assert_eq!(decks.len(), 5, "and the first one");
    for deck_of_round in decks {
        let mut cards = deck_of_round.clone();
        cards.sort_unstable();
        let mut all = deck();
        all.sort_unstable();
        assert_eq!(cards, all);
    }
}

#[test]
fn an_isolde_card_3_moves_the_own_isolde_marker_3() {
    let mut play = Script::new(3).round(["I3 . . .", ". . . .", ". . . ."]).begin();
    play.draft();
    let events = play.turn();
    assert_eq!(
        events,
        [
            Event::Played { colour: Colour(0), card: card("I3"), board: Board::Isolde },
            Event::Moved { colour: Colour(0), board: Board::Isolde, from: 0, to: 3, cause: Cause::Card },
        ]
    );
    assert_eq!(play.spaces(Board::Isolde), [3, 0, 0]);
}

#[test]
fn a_combat_card_moves_on_joust_or_on_melee() {
    let mut play = Script::new(3).round(["J4 M5 . .", "M4 . . .", ". . . ."]).begin();
    play.cards();
    assert_eq!(play.spaces(Board::Joust), [4, 0, 0]);
    assert_eq!(play.spaces(Board::Melee), [5, 4, 0]);
}

#[test]
fn a_card_moves_on_no_board_but_its_own() {
    let mut play = Script::new(3).round(["J4 S3 I2 K2", ". . . .", ". . . ."]).begin();
    play.draft();
    let combat = card("J4");
    for board in [Board::Study, Board::Isolde, Board::King, Board::Grail, Board::Chivalry, Board::Magic] {
        let refusal = play.refused(0, Action::Play { card: combat, board });
        assert_eq!(refusal, Refusal::OtherBoard { card: combat, board });
    }
    for (card, board) in [(card("S3"), Board::Joust), (card("I2"), Board::King), (card("K2"), Board::Magic)] {
        assert_eq!(play.refused(0, Action::Play { card, board }), Refusal::OtherBoard { card, board });
    }
}

#[test]
fn only_a_card_in_hand_is_played_and_only_on_the_own_turn() {
    let mut play = Script::new(3).round(["J4 S3 I2 K2 C2", "G2 G3 G4 G5 J3", ". . . ."]).begin();
    play.draft();
    let foreign = card("G2");
    let refusal = play.refused(0, Action::Play { card: foreign, board: Board::Grail });
    assert_eq!(refusal, Refusal::NotInHand { card: foreign });
    let refusal = play.refused(1, Action::Play { card: foreign, board: Board::Grail });
    assert_eq!(refusal, Refusal::OtherTurn { seat: roundtable::games::Seat(0) });
    play.turn();
    let refusal = play.refused(0, Action::Play { card: card("S3"), board: Board::Study });
    assert_eq!(refusal, Refusal::OtherTurn { seat: roundtable::games::Seat(1) });
    assert_eq!(play.refused(1, Action::Bonus(None)), Refusal::NotNow);
}

#[test]
fn each_plays_four_cards_clockwise_and_lays_the_fifth_off() {
    let mut play = Script::new(4).start(2).round([". . . . J3", ". . . . J4", ". . . . J5", ". . . . S3"]).begin();
    play.draft();
    let mut order = Vec::new();
    while let PhaseView::Turn { colour } = play.public().phase {
        order.push(colour.0);
        play.turn();
    }
    assert_eq!(order, [2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
    // Nobody is on Isolde's board, so the next round has begun, and nobody has moved on Joust or Study.
    assert_eq!(play.public().round, 2);
    assert_eq!(play.spaces(Board::Joust), [0; 4]);
    assert_eq!(play.spaces(Board::Study), [0; 4]);
}

#[test]
fn king_ends_at_12_and_the_rest_of_a_move_is_lost() {
    let mut play = Script::new(3)
        .idle(&[Kind::Chivalry, Kind::Grail])
        .round(["K5 K5 . .", ". . . .", ". . . ."])
        .round(["K5 K2 . .", ". . . .", ". . . ."])
        .begin();
    play.rounds(1);
    assert_eq!(play.spaces(Board::King), [10, 0, 0]);
    play.draft();
    play.turn();
    play.turn();
    // B begins the second round, so A is third.
    let events = play.turn();
    let moved = Event::Moved { colour: Colour(0), board: Board::King, from: 10, to: 12, cause: Cause::Card };
    assert_eq!(events[1], moved);
    play.turns();
    assert_eq!(play.spaces(Board::King), [12, 0, 0]);
}
