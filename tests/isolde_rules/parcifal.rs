//! Parcifal, for two players with a neutral third (booklet, "Parcifalvariáns"). The neutral colour is 2.

use roundtable::games::isolde::{
    Action, Board, Card, Chance, Colour, Deal, Event, Isolde, Kind, Options, PhaseView, Question, Refusal, deck,
};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};

use crate::fixture::{Play, Script, card, seats};

const N: Colour = Colour(2);

/// A position whose first deck begins with these cards, the packets of A, B and the neutral colour.
fn dealt(packets: [&str; 3], picks: &[u8]) -> Isolde {
    let mut left = deck();
    let mut front: Vec<Card> = Vec::new();
    for text in packets.iter().flat_map(|packet| packet.split(' ')) {
        let place = left.iter().position(|other| *other == card(text)).unwrap();
        front.push(left.remove(place));
    }
    front.extend(left);
    let later = Chance { decks: vec![front], codices: Vec::new(), picks: picks.to_vec() };
    Isolde::set_up(&Options::default(), 2, &Deal { start: Seat(0), later }).unwrap()
}

fn keep(game: &mut Isolde, seat: u8, text: &str) -> Vec<Event> {
    game.play(Seat(seat), &Action::Keep(card(text)), &mut Dice::new(Seed::from_number(0))).unwrap()
}

fn neutral_kept(events: &[Event]) -> &Event {
    events.iter().find(|event| matches!(event, Event::NeutralKept { .. })).unwrap()
}

fn packet(game: &Isolde, seat: u8) -> Vec<Card> {
    game.view(Viewer::Seat(Seat(seat))).own.unwrap().packet
}

fn sorted<const K: usize>(texts: [&str; K]) -> Vec<Card> {
    let mut cards = texts.map(card).to_vec();
    cards.sort_unstable();
    cards
}

const PACKETS: [&str; 3] = ["I2 I3 I4 G2 G3", "J5 S5 K3 C2 K2", "J3 J4 S3 C4 K4"];

#[test]
fn the_neutral_colour_keeps_the_highest_card_of_its_packet_and_passes_on_the_rest() {
    // J4, C4 and K4 are the highest before it: in the order of kinds Combat, King, Chivalry.
    let mut game = dealt(["I2 I3 I4 G2 G3", "J5 S5 K3 C2 K2", "J3 S4 S3 C3 K3"], &[]);
    keep(&mut game, 0, "I2");
    let events = keep(&mut game, 1, "K2");
    assert_eq!(neutral_kept(&events), &Event::NeutralKept { card: Some(card("S4")), place: None });
    // To the left: A to B, B to the neutral colour, the neutral colour to A.
    assert_eq!(packet(&game, 0), sorted(["J3", "S3", "C3", "K3"]));
    assert_eq!(packet(&game, 1), sorted(["I3", "I4", "G2", "G3"]));
    // It has 5, 5, 3, 2 before it now.
    keep(&mut game, 0, "J3");
    let events = keep(&mut game, 1, "I3");
    assert!(matches!(neutral_kept(&events), Event::NeutralKept { place: Some(0 | 1), .. }));
}

#[test]
fn of_several_highest_cards_it_keeps_one_at_random_and_unseen() {
    for (pick, kept, left) in [(0, "J5", "S5"), (1, "S5", "J5")] {
        // Three 4s at first, of which it keeps the first.
        let mut game = dealt(PACKETS, &[0, pick]);
        keep(&mut game, 0, "I2");
        keep(&mut game, 1, "K2");
        let own = game.view(Viewer::Seat(Seat(1))).own.unwrap();
        assert_eq!(own.passed, [sorted(["J5", "S5", "K3", "C2"])], "B knows what he laid before it");
        keep(&mut game, 0, "C4");
        let events = keep(&mut game, 1, "I3");
        let event = neutral_kept(&events);
        assert_eq!(event, &Event::NeutralKept { card: Some(card(kept)), place: Some(pick) });
        let unseen = Some(Event::NeutralKept { card: None, place: None });
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
            assert_eq!(Isolde::seen(event, viewer), unseen);
        }
        // A has the rest of it.
        assert_eq!(packet(&game, 0), sorted([left, "K3", "C2"]));
    }
}

#[test]
fn both_are_as_likely() {
    let mut kept = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut game = dealt(PACKETS, &[]);
        let mut dice = Dice::new(Seed::from_number(seed));
        game.play(Seat(0), &Action::Keep(card("I2")), &mut dice).unwrap();
        let events = game.play(Seat(1), &Action::Keep(card("K2")), &mut dice).unwrap();
        match neutral_kept(&events) {
            Event::NeutralKept { card: Some(card), place: Some(_) } => kept.insert(*card),
            other => panic!("{other:?}"),
        };
    }
    assert_eq!(kept.into_iter().collect::<Vec<_>>(), sorted(["J4", "K4", "C4"]));
}

#[test]
fn in_even_rounds_the_packets_go_the_other_way() {
    let mut play = Script::new(2).idle_round().idle_round().begin();
    play.rounds(1);
    let before = packet(&play.game, 0);
    let (own, other) = (before[0], packet(&play.game, 1)[0]);
    play.act(0, Action::Keep(own));
    let own = packet(&play.game, 1);
    play.act(1, Action::Keep(other));
    // To the right: B to A, A to the neutral colour.
    assert_eq!(packet(&play.game, 0), own[1..]);
    assert_eq!(play.seen(0).own.unwrap().passed, [before[1..].to_vec()]);
}

#[test]
fn it_plays_four_of_its_five_cards_by_chance_in_its_turn() {
    let mut play = Script::new(2).round([". . . .", ". . . .", "G5 K5 C5 G4"]).begin();
    play.draft();
    assert_eq!(play.public().hands[N], 5);
    assert!(play.public().everything.is_none());
    play.turn();
    let events = play.turn();
    let drew = |place| Event::NeutralDrew { colour: N, card: card("G5"), place };
    assert!(matches!(&events[2], Event::NeutralDrew { colour: N, place: Some(_), .. }), "{events:?}");
    assert_eq!(Isolde::seen(&events[2], Viewer::Public), Some(drew(None)));
    assert_eq!(events[3], Event::Played { colour: N, card: card("G5"), board: Board::Grail });
    play.turns();
    let drawn: Vec<Card> = play.log.iter().filter_map(drawn).collect();
    assert_eq!(drawn, ["G5", "K5", "C5", "G4"].map(card));
    assert_eq!(play.spaces(Board::Grail)[2], 9);
}

fn drawn(event: &Event) -> Option<Card> {
    match event {
        Event::NeutralDrew { card, .. } => Some(*card),
        _ => None,
    }
}

#[test]
fn start_players_are_a_and_b_in_turn_and_never_the_neutral_one() {
    for first in [0, 1] {
        let mut script = Script::new(2).start(first);
        for _ in 0..6 {
            script = script.idle_round();
        }
        let mut play = script.begin();
        let mut starts = Vec::new();
        for _ in 0..6 {
            let view = play.public();
            let clockwise = (0..3).map(|step| Colour((view.start.0 + step) % 3)).collect::<Vec<_>>();
            assert_eq!(view.order, clockwise);
            starts.push(view.start.0);
            play.rounds(1);
        }
        let other = 1 - first;
        assert_eq!(starts, [first, other, first, other, first, other]);
    }
}

#[test]
fn the_start_player_says_where_its_combat_card_moves() {
    let mut play = Script::new(2).start(1).round([". . . .", ". . . .", "J5 G5 K5 C5"]).begin();
    play.draft();
    play.turn();
    // B, the neutral colour, A.
    assert_eq!(play.asked(), (1, Question::Place { colour: N, card: card("J5") }));
    assert_eq!(play.legal(), [Action::Place(Board::Joust), Action::Place(Board::Melee)]);
    assert_eq!(play.refused(0, Action::Place(Board::Joust)), Refusal::OtherTurn { seat: Seat(1) });
    assert_eq!(play.refused(1, Action::Place(Board::Study)), Refusal::NotPossible);
    play.act(1, Action::Place(Board::Melee));
    assert_eq!(play.spaces(Board::Melee), [0, 0, 5]);
    assert_eq!(play.public().phase, PhaseView::Turn { colour: Colour(0) });
}

#[test]
fn the_start_player_uses_its_bonus_and_three_players_rules_hold() {
    let mut play = Script::new(2).round(["I3 . . .", "I2 . . .", "I5 G5 K5 C5"]).begin();
    play.cards();
    let bonus = |play: &Play| match play.asked() {
        (seat, Question::Bonus { colour, steps, .. }) => (seat, colour.0, steps),
        other => panic!("{other:?}"),
    };
    assert_eq!(bonus(&play), (0, 0, 2), "the third of three has none");
    play.act(0, Action::Bonus(None));
    assert_eq!(bonus(&play), (0, 2, 3));
    play.act(0, Action::Bonus(Some(Board::Joust)));
    assert_eq!(play.scored(Board::Joust).unwrap(), [0, 0, 3], "it scores");
    assert_eq!(play.game.scores().seats(), 2);
}

#[test]
fn the_neutral_colour_can_win() {
    // It is first on Joust in each round and 12 on King in the third.
    let mut script = Script::new(2);
    for _ in 0..6 {
        script = script.round([". . . .", ". . . .", "J5 K5 K5 G5"]);
    }
    let mut play = script.begin();
    play.rounds(6);
    let totals = play.totals();
    assert!(totals[2] > totals[0].max(totals[1]), "{totals:?}");
    assert_eq!(play.public().phase, PhaseView::Over { winners: seats([]), neutral: true });
    assert!(play.game.outcome().unwrap().winners.is_empty());
}

#[test]
fn a_win_may_be_shared_with_it() {
    // Each round, A and the neutral colour have 3 and 2 for Joust and Melee, and all three -3 for Study. In the end
    // Grail gives the neutral colour 3 and A 2, Chivalry the neutral colour -1, since only B is behind it. So A and
    // the neutral colour have 30 - 18 + 2, and nobody was on Isolde's board.
    let mut script = Script::new(2).idle(&[Kind::King]);
    for round in 1..=6 {
        script = match round {
            5 => script.round(["J4 M5 M4 C5", ". . . .", "J5 M5 G5 C4"]),
            _ => script.round(["J4 M5 M4 G2", ". . . .", "J5 M5 G5 G5"]),
        };
    }
    let mut play = script.begin();
    play.rounds(6);
    let totals = play.totals();
    assert_eq!([totals[0], totals[2]], [14, 14]);
    assert_eq!(play.public().phase, PhaseView::Over { winners: seats([0]), neutral: true });
}

#[test]
fn it_looks_at_no_shield_of_the_codex_and_the_start_player_takes_one_for_it_unseen() {
    let options = Options { learning: true, ..Options::default() };
    let mut play = Script::with(2, options).codex(&[-1, 0, -3]).round([". . . .", ". . . .", "S5 G5 K5 C5"]).begin();
    play.cards();
    assert!(!play.log.iter().any(|event| matches!(event, Event::Looked { .. })));
    // It is first of Study.
    assert_eq!(play.asked(), (0, Question::TakeShield { colour: N }));
    let events = play.act(0, Action::TakeShield(2));
    let taken = |value| Event::ShieldTaken { seat: None, colour: N, place: 2, value };
    assert_eq!(events[0], taken(Some(-3)));
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        assert_eq!(Isolde::seen(&events[0], viewer), Some(taken(None)));
        assert_eq!(play.game.view(viewer).shields[N].known, None);
        assert_eq!(play.game.view(viewer).shields[N].total, 0);
    }
    assert_eq!(play.totals()[2], -3);
}

#[test]
fn the_start_player_marks_for_it_without_its_cards() {
    let options = Options { challenge: true, ..Options::default() };
    let mut play = Script::with(2, options).start(1).idle_round().begin();
    let mut asked = Vec::new();
    for _ in 0..3 {
        let (seat, question) = play.asked();
        asked.push((seat, question.colour().0));
        play.act(seat, Action::Mark(Board::Grail));
    }
    assert_eq!(asked, [(1, 1), (1, 2), (0, 0)]);
}

#[test]
fn it_gives_an_orange_shield_unseen() {
    let options = Options { learning: true, chivalry: true, ..Options::default() };
    let mut script = Script::with(2, options).idle(&[Kind::King, Kind::Grail]);
    for _ in 0..6 {
        // Each takes the first shield that is left, in turn order: when A begins, the neutral colour has -1, when B
        // begins, it has -3.
        script = script.codex(&[0, -3, -1]).round([". . . .", ". . . .", "C5 C5 G5 K5"]);
    }
    let mut play = script.begin();
    play.rounds(5);
    play.cards();
    while let (_, Question::TakeShield { .. }) = play.asked() {
        let any = play.legal()[0];
        play.answer(any);
    }
    let (seat, question) = play.asked();
    assert_eq!(question, Question::Give { colour: N, to: Colour(0) }, "A is last of those on the start");
    assert_eq!(seat, 1, "the start player of the sixth round");
    assert_eq!(play.public().shields[N].hidden, 6);
    let places: Vec<Action> = (0..6).map(Action::GiveUnseen).collect();
    assert_eq!(play.public().choices, places);
    assert_eq!(play.legal(), places);
    assert_eq!(play.refused(1, Action::Give(-1)), Refusal::NotPossible);
    assert_eq!(play.refused(1, Action::GiveUnseen(6)), Refusal::NotPossible);
    let events = play.act(1, Action::GiveUnseen(1));
    let given = |value| Event::ShieldGiven { from: N, to: Colour(0), value, hidden: true, seats: seats([0]) };
    assert_eq!(events[0], given(Some(-3)));
    assert_eq!(Isolde::seen(&events[0], Viewer::Seat(Seat(0))), Some(given(Some(-3))));
    assert_eq!(Isolde::seen(&events[0], Viewer::Seat(Seat(1))), Some(given(None)), "not even who chose");
}
