//! Lancelot, for two players with two colours each (booklet, "Lancelotvariáns"). A's colours are 0 and 2, B's 1 and 3.

use roundtable::games::isolde::{
    Action, Board, Card, Colour, Event, Form, Kind, Options, PhaseView, Question, Refusal,
};
use roundtable::games::{BySeat, Game, Seat};

use crate::fixture::{Play, Script, card, colours, seats};

fn lancelot(options: Options) -> Script {
    Script::with(2, Options { form: Form::Lancelot, ..options })
}

fn base() -> Script {
    lancelot(Options::default())
}

fn three(texts: [&str; 3]) -> [Card; 3] {
    let mut cards = texts.map(card);
    cards.sort_unstable();
    cards
}

fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

/// The script's deal gives A I2 I3 I4 and K2 K3 K4, B J3 J4 J5 and S3 S4 S5.
fn dealt() -> Play {
    // Of each seat's six the second three are the opponent's in the end.
    base().round(["I2 I3 I4", "J3 J4 J5", "S3 S4 S5", "K2 K3 K4"]).begin()
}

#[test]
fn each_is_dealt_six_and_makes_two_piles_of_three_unseen() {
    let mut play = dealt();
    assert_eq!(play.public().phase, PhaseView::Piling { done: seats([]) });
    assert_eq!(play.seen(0).own.unwrap().packet, sorted(&["I2", "I3", "I4", "K2", "K3", "K4"].map(card)));
    assert_eq!(play.seen(1).own.unwrap().packet, sorted(&["J3", "J4", "J5", "S3", "S4", "S5"].map(card)));
    assert_eq!(play.legal().len(), 20, "three of six");
    let wrong = [three(["I2", "I3", "J3"]), three(["I2", "I2", "I3"]), [card("I3"), card("I2"), card("I4")]];
    for pile in wrong {
        assert_eq!(play.refused(0, Action::Pile(pile)), Refusal::NotPossible);
    }
    let events = play.act(0, Action::Pile(three(["I2", "K3", "K4"])));
    assert_eq!(events, [Event::Piled { seat: Seat(0) }]);
    assert_eq!(play.public().phase, PhaseView::Piling { done: seats([0]) });
    assert!(play.public().variants.piles.is_empty());
    assert_eq!(play.seen(0).own.unwrap().three, Some(three(["I2", "K3", "K4"])));
    assert_eq!(play.refused(0, Action::Pile(three(["I2", "I3", "I4"]))), Refusal::AlreadyChosen);

    play.act(1, Action::Pile(three(["J3", "J4", "J5"])));
    let piles = [
        [three(["I2", "K3", "K4"]).to_vec(), three(["I3", "I4", "K2"]).to_vec()],
        [three(["J3", "J4", "J5"]).to_vec(), three(["S3", "S4", "S5"]).to_vec()],
    ];
    assert_eq!(play.public().variants.piles, piles, "turned up");
}

#[test]
fn the_start_player_takes_a_pile_then_the_other_and_each_has_six() {
    let mut play = dealt();
    play.act(1, Action::Pile(three(["J3", "J4", "S5"])));
    play.act(0, Action::Pile(three(["I2", "I3", "I4"])));
    assert_eq!(play.asked(), (0, Question::TakePile { colour: Colour(0) }));
    assert_eq!(play.refused(1, Action::TakePile(0)), Refusal::OtherTurn { seat: Seat(0) });
    assert_eq!(play.refused(0, Action::TakePile(2)), Refusal::NotPossible);
    play.act(0, Action::TakePile(0));
    assert_eq!(play.asked(), (1, Question::TakePile { colour: Colour(1) }));
    play.act(1, Action::TakePile(1));
    assert_eq!(play.public().phase, PhaseView::Assigning { done: seats([]) });
    assert_eq!(play.seen(0).own.unwrap().packet, sorted(&["J3", "J4", "S5", "I2", "I3", "I4"].map(card)));
    assert_eq!(play.seen(1).own.unwrap().packet, sorted(&["K2", "K3", "K4", "J5", "S3", "S4"].map(card)));
    assert_eq!(play.public().variants.taken, [Some(1), Some(0)]);
}

#[test]
fn each_gives_three_cards_to_each_own_colour_unseen() {
    let mut play = dealt();
    for seat in [0, 1] {
        let any = play.game.legal_actions(Seat(seat))[0];
        play.act(seat, any);
    }
    play.act(0, Action::TakePile(0));
    play.act(1, Action::TakePile(0));
    let six = play.seen(1).own.unwrap().packet;
    let first = [six[0], six[2], six[5]];
    let events = play.act(1, Action::Assign(first));
    assert_eq!(events, [Event::Assigned { seat: Seat(1), first: Some(first) }]);
    let seen = roundtable::games::isolde::Isolde::seen(&events[0], roundtable::games::Viewer::Seat(Seat(0)));
    assert_eq!(seen, Some(Event::Assigned { seat: Seat(1), first: None }));
    assert_eq!(play.refused(1, Action::Assign(first)), Refusal::AlreadyChosen);
    let any = play.game.legal_actions(Seat(0))[0];
    play.act(0, any);
    let hands = [(Colour(1), first.to_vec()), (Colour(3), vec![six[1], six[3], six[4]])];
    assert_eq!(play.seen(1).own.unwrap().hands, hands);
    assert!(play.public().hands.values().all(|count| *count == 3));
    assert_eq!(play.public().phase, PhaseView::Turn { colour: Colour(0) });
}

#[test]
fn each_colour_plays_its_three_cards_in_colour_order() {
    let mut play = base().idle_round().begin();
    play.draft();
    let mut order = Vec::new();
    while let PhaseView::Turn { colour } = play.public().phase {
        let owner = if colour.0 % 2 == 0 { 0 } else { 1 };
        assert_eq!(play.public().awaited, seats([owner]));
        order.push(colour.0);
        play.turn();
    }
    assert_eq!(order, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
    assert_eq!(play.public().round, 2);
}

#[test]
fn a_colour_plays_only_its_own_cards() {
    let mut play = base().round(["I2 I3 I4", "J3 J4 J5", "S3 S4 S5", "K2 K3 K4"]).begin();
    play.draft();
    let refusal = play.refused(0, Action::Play { card: card("S3"), board: Board::Study });
    assert_eq!(refusal, Refusal::NotInHand { card: card("S3") });
}

#[test]
fn another_colour_begins_each_round() {
    let mut script = base();
    for _ in 0..6 {
        script = script.idle_round();
    }
    let mut play = script.begin();
    let mut orders = Vec::new();
    for _ in 0..6 {
        let view = play.public();
        assert_eq!(view.start, view.order[0]);
        orders.push(view.order);
        play.rounds(1);
    }
    let expected = [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2], [0, 1, 2, 3], [1, 2, 3, 0]];
    assert_eq!(orders, expected.map(colours));
}

#[test]
fn the_owner_of_the_first_colour_takes_a_pile_first() {
    let mut play = base().idle_round().idle_round().begin();
    play.rounds(1);
    for seat in [0, 1] {
        let any = play.game.legal_actions(Seat(seat))[0];
        play.act(seat, any);
    }
    assert_eq!(play.asked(), (1, Question::TakePile { colour: Colour(1) }));
    play.act(1, Action::TakePile(0));
    assert_eq!(play.asked().0, 0);
}

#[test]
fn the_seat_dealt_first_may_begin_too() {
    let mut play = base().start(1).round(["J5 . .", ". . .", ". . .", ". . ."]).begin();
    assert_eq!(play.public().holders, vec![Some(Seat(1)), Some(Seat(0)), Some(Seat(1)), Some(Seat(0))].into());
    play.cards();
    assert_eq!(play.spaces(Board::Joust), [5, 0, 0, 0]);
}

#[test]
fn it_is_scored_as_with_four_and_the_third_gets_a_point() {
    let mut play = base().round(["J5 . .", "J4 . .", "J3 . .", ". . ."]).begin();
    play.cards();
    assert_eq!(play.scored(Board::Joust).unwrap(), [3, 2, 1, 0]);
    assert_eq!(play.game.scores(), BySeat::from(vec![3 + 1 - 6, 2 - 6]), "with -3 for Study four times");
}

#[test]
fn isoldes_third_place_counts_as_well() {
    let mut play = base().round(["I5 . .", "I4 . .", "I3 . .", "I2 . ."]).begin();
    play.cards();
    let (seat, question) = play.asked();
    assert_eq!(seat, 0);
    assert!(matches!(question, Question::Bonus { colour: Colour(2), steps: 1, .. }));
}

/// Each round, both players have 3 and 2 for Joust and Melee and two colours that come to 6 or more on King by the
/// third round; nobody moves on Study or Chivalry. On Grail B's second colour is first, A's second and first follow.
/// So each has 30 + 4 x 6 - 12 x 3 + 3 - 2 x 3 = 15.
fn tied(last: [&str; 4]) -> Play {
    let round = ["J5 K2 .", "J4 K2 .", "M4 K3 .", "M5 K3 ."];
    let mut script = base().idle(&[Kind::Grail]);
    for _ in 0..5 {
        script = script.round(round);
    }
    let mut play = script.round(last).begin();
    play.rounds(6);
    assert_eq!(play.scored(Board::Grail).unwrap(), [1, 0, 2, 3]);
    assert_eq!(play.game.scores(), BySeat::from(vec![15, 15]));
    play
}

#[test]
fn the_points_of_both_colours_are_added() {
    let play = tied(["J5 K2 .", "J4 K2 .", "M4 K3 .", "M5 K3 ."]);
    assert_eq!(play.game.outcome().unwrap().winners, seats([0, 1]));
}

#[test]
fn a_tie_goes_to_the_best_placed_colour_on_isolde() {
    let play = tied(["J5 K2 .", "J4 K2 I2", "M4 K3 .", "M5 K3 ."]);
    assert_eq!(play.game.outcome().unwrap().winners, seats([1]));
}

#[test]
fn the_challenge_is_marked_after_the_cards_are_assigned_in_colour_order() {
    let mut play = lancelot(Options { challenge: true, ..Options::default() }).idle_round().begin();
    assert!(matches!(play.public().phase, PhaseView::Piling { .. }));
    for seat in [0, 1] {
        let any = play.game.legal_actions(Seat(seat))[0];
        play.act(seat, any);
    }
    play.act(0, Action::TakePile(0));
    play.act(1, Action::TakePile(0));
    for seat in [0, 1] {
        let any = play.game.legal_actions(Seat(seat))[0];
        play.act(seat, any);
    }
    for colour in 0..4 {
        assert_eq!(play.asked(), (colour % 2, Question::Mark { colour: Colour(colour) }));
        play.answer(Action::Mark(Board::Grail));
    }
    assert_eq!(play.public().phase, PhaseView::Turn { colour: Colour(0) });
}

#[test]
fn the_edge_belongs_to_the_first_colour_of_the_round() {
    let options = Options { advanced: true, ..Options::default() };
    let mut play = lancelot(options).round(["M4 S3 G2", "M4 S4 K2", "G3 C2 K3", "J3 C3 K4"]).begin();
    play.cards();
    assert_eq!(play.asked(), (0, Question::Edge { colour: Colour(0) }));
    assert_eq!(play.legal(), [Action::Edge(Some(Board::Melee)), Action::Edge(None)]);
}
