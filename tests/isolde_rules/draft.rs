//! The draft (booklet, "Kártyaválasztás").

use roundtable::games::Seat;
use roundtable::games::isolde::{Action, Card, Colour, Event, PhaseView, Refusal};

use crate::fixture::{Play, Script, card, seats};

/// The packet in front of a seat.
fn packet(play: &Play, seat: u8) -> Vec<Card> {
    play.seen(seat).own.unwrap().packet
}

fn keep_first(play: &mut Play) {
    for seat in 0..4 {
        let card = packet(play, seat)[0];
        play.act(seat, Action::Keep(card));
    }
}

/// Each keeps the first card of what is in front of him, and everybody's packet must come from this one.
fn check_direction(play: &mut Play, from: impl Fn(u8) -> u8) {
    for size in [5, 4, 3, 2] {
        let before: Vec<Vec<Card>> = (0..4).map(|seat| packet(play, seat)).collect();
        assert!(before.iter().all(|packet| packet.len() == size));
        assert!(play.public().packets.values().all(|count| usize::from(*count) == size));
        keep_first(play);
        for seat in 0..4 {
            let passed = &before[usize::from(from(seat))][1..];
            if size > 2 {
                assert_eq!(packet(play, seat), passed);
            } else {
                // The last card leaves no choice.
                assert_eq!(play.seen(seat).own.unwrap().hands[0].1[4..], *passed);
            }
        }
    }
    assert!(matches!(play.public().phase, PhaseView::Turn { .. }));
    assert!(play.public().hands.values().all(|count| *count == 5));
}

#[test]
fn packets_go_left_in_the_first_round_and_right_in_the_second() {
    let mut play = Script::new(4).idle_round().idle_round().begin();
    assert!(play.public().passes_left);
    check_direction(&mut play, |seat| (seat + 3) % 4);
    // Any cards will do.
    while play.public().round == 1 {
        let any = play.legal()[0];
        play.answer(any);
    }
    assert!(!play.public().passes_left);
    check_direction(&mut play, |seat| (seat + 1) % 4);
}

#[test]
fn the_direction_alternates_over_six_rounds() {
    let mut script = Script::new(5);
    for _ in 0..6 {
        script = script.idle_round();
    }
    let mut play = script.begin();
    let mut left = Vec::new();
    for _ in 0..6 {
        left.push(play.public().passes_left);
        play.rounds(1);
    }
    assert_eq!(left, [true, false, true, false, true, false]);
}

#[test]
fn everybody_keeps_one_card_of_his_packet_at_the_same_time() {
    let mut play = Script::new(3).round(["I2 S3 J3 K2 G2", "I3 S4 J4 K3 G3", "I4 S5 J5 K4 G4"]).begin();
    assert_eq!(play.public().awaited, seats([0, 1, 2]));
    // The packet of A: the first card for A, the second for B, to whom it comes next, and so on.
    let mut expected = ["I2", "S4", "J5", "K2", "G3"].map(card);
    expected.sort_unstable();
    assert_eq!(packet(&play, 0), expected);

    assert_eq!(play.refused(0, Action::Keep(card("I3"))), Refusal::NotInPacket { card: card("I3") });
    let choice = play.public();
    let events = play.act(0, Action::Keep(card("I2")));
    assert_eq!(events, [Event::Kept { seat: Seat(0), colour: Colour(0), card: Some(card("I2")) }]);
    assert_eq!(play.public().phase, PhaseView::Picking { kept: seats([0]) });
    assert_eq!(play.public().awaited, seats([1, 2]));
    assert_eq!(play.public().packets, choice.packets, "nothing is passed before all have kept");
    assert_eq!(play.seen(0).own.unwrap().kept, Some(card("I2")));

    assert_eq!(play.refused(0, Action::Keep(card("S4"))), Refusal::AlreadyKept);
    assert_eq!(play.refused(0, Action::Keep(card("I2"))), Refusal::AlreadyKept);
    assert_eq!(play.refused(3, Action::Keep(card("I2"))), Refusal::NoSuchSeat { seat: Seat(3) });
    let refusal = play.refused(1, Action::Play { card: card("I3"), board: roundtable::games::isolde::Board::Isolde });
    assert_eq!(refusal, Refusal::NotNow);

    play.act(2, Action::Keep(card("I4")));
    let events = play.act(1, Action::Keep(card("I3")));
    assert_eq!(events[1..], [Event::Passed { left: true }]);
    // B has what A passed on.
    let mut passed = ["S4", "J5", "K2", "G3"].map(card);
    passed.sort_unstable();
    assert_eq!(packet(&play, 1), passed);
    assert_eq!(play.seen(0).own.unwrap().passed, [passed]);
}

#[test]
fn at_the_end_everybody_takes_up_what_he_kept() {
    let mut play = Script::new(3).round(["I2 S3 J3 K2 G2", "I3 S4 J4 K3 G3", "I4 S5 J5 K4 G4"]).begin();
    play.draft();
    assert_eq!(play.log.last(), Some(&Event::Drafted));
    let hand = |seat| play.seen(seat).own.unwrap().hands;
    assert_eq!(hand(0), [(Colour(0), ["I2", "S3", "J3", "K2", "G2"].map(card).to_vec())]);
    assert_eq!(hand(2), [(Colour(2), ["I4", "S5", "J5", "K4", "G4"].map(card).to_vec())]);
    assert_eq!(play.seen(0).own.unwrap().passed.iter().map(Vec::len).collect::<Vec<_>>(), [4, 3, 2, 1]);
}
