//! Missions (booklet, "Küldetéskártyák", "Küldetésmezők", "A küldetéskártyák feltételei").

use roundtable::games::merlin::Henchman::{Builder, FlagBearer, Lady, ShieldBearer};
use roundtable::games::merlin::Principality::{Black, Blue, Grey, Orange, Purple};
use roundtable::games::merlin::{
    Action, Die, Event, Kind, Mission, Need, Phase, Pick, Refusal, Reward, Source, Turned,
};
use roundtable::games::{Game, Seat, Viewer};

use super::fixture::{Match, Setup, flag, material, mission, own, send, shield, space, tiles};

fn complete(number: u8) -> Action {
    Action::Complete { mission: mission(number), reward: Reward::Points }
}

fn swap(first: u8, second: Option<u8>) -> Action {
    Action::Swap { first: mission(first), second: second.map(mission) }
}

fn not_met(number: u8) -> Refusal {
    Refusal::NotMet { mission: mission(number) }
}

/// What seat 0 reads beside a mission in hand.
fn lacking(game: &Match, number: u8) -> Vec<Need> {
    let own = game.merlin.view(Viewer::Seat(Seat(0))).own.unwrap();
    own.hand.into_iter().find(|held| held.mission.number() == number).unwrap().lacking
}

// What missions need

#[test]
fn items_of_a_principality() {
    let mut game = tiles([1, 2]).hand(0, [7, 11, 12, 19]).begin();
    assert!(game.may(complete(11)));
    assert_eq!(lacking(&game, 11), []);
    assert_eq!(game.refused(complete(7)), not_met(7));
    assert_eq!(lacking(&game, 7), [Need::Item(shield(Black)), Need::Item(material(Grey))]);
    // Neither the flag of black nor a blue material, but any shield.
    assert_eq!(lacking(&game, 19), [Need::Item(flag(Black)), Need::Item(material(Blue))]);
    assert_eq!(game.refused(complete(19)), not_met(19));
    let mut third = tiles([3, 1]).throw(1, 0, [2, 3, 4, 1]).hand(0, [19, 1, 2, 3]).begin();
    assert!(third.may(complete(19)));
    third.back();
    third.acts([Action::Return(shield(Grey)), Action::Take(flag(Orange))]);
    assert_eq!(lacking(&third, 19), [Need::AnyItem(Kind::Shield)]);
    assert_eq!(third.refused(complete(19)), not_met(19));
}

#[test]
fn any_item_of_a_kind() {
    let mut game = tiles([1, 2]).hand(0, [15, 16, 2, 3]).begin();
    assert!(game.may(complete(15)));
    assert_eq!(lacking(&game, 16), [Need::Influence { count: 1, at: Purple }]);
    game.act(Action::Turn(Turned::Unused(Die::White)));
    assert_eq!(lacking(&game, 15), [Need::AnyItem(Kind::Flag)]);
    assert_eq!(game.refused(complete(15)), not_met(15));
}

#[test]
fn a_henchman_in_a_principality() {
    let mut game = tiles([1, 2]).hand(0, [2, 38, 42, 7]).begin();
    assert_eq!(lacking(&game, 2), [Need::Henchman { who: Builder, at: Grey }]);
    assert_eq!(game.refused(complete(2)), not_met(2));
    game.on();
    game.act(send(Builder, Grey));
    assert!(game.may(complete(2)));
    assert_eq!(game.refused(complete(38)), not_met(38));
    game.acts([Action::Staff, send(Lady, Grey)]);
    // Lady in Grey and an orange shield.
    assert!(game.may(complete(38)));
    assert_eq!(game.refused(complete(42)), not_met(42));
}

#[test]
fn another_players_henchman_does_not_count() {
    let mut game = tiles([2, 1]).hand(1, [2, 26, 4, 5]).begin();
    game.on();
    game.act(send(Builder, Grey));
    game.done();
    assert_eq!(game.refused(complete(2)), not_met(2));
    assert_eq!(game.refused(complete(26)), not_met(26));
}

#[test]
fn any_two_henchmen_in_a_principality() {
    let mut game = tiles([1, 2]).hand(0, [26, 25, 3, 4]).begin();
    game.on();
    game.act(send(FlagBearer, Grey));
    assert_eq!(game.refused(complete(26)), not_met(26));
    game.acts([Action::Staff, send(ShieldBearer, Grey)]);
    assert!(game.may(complete(26)));
    assert_eq!(game.refused(complete(25)), not_met(25));
}

#[test]
fn counters_in_a_principality() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 1, 2, 3]).hand(0, [33, 34, 3, 4]).begin();
    assert_eq!(game.refused(complete(33)), not_met(33));
    game.ride(4);
    game.act(send(Lady, Blue));
    assert!(game.may(complete(33)));
    assert_eq!(game.refused(complete(34)), not_met(34));
}

#[test]
fn four_counters_anywhere() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 1, 3, 4]).hand(0, [55, 1, 2, 3]).begin();
    game.on();
    game.act(send(Lady, Grey));
    game.done();
    game.until(0);
    game.ride_and(4, [send(Lady, Blue)]);
    game.until(0);
    game.ride_and(1, [Action::Decline]);
    game.until(0);
    game.ride(3);
    assert_eq!(game.castle(0).influence.total(), 3);
    assert_eq!(game.refused(complete(55)), not_met(55));
    game.act(send(Lady, Purple));
    assert!(game.may(complete(55)));
}

/// Both stand in one and the same principality, whichever it is.
#[test]
fn two_given_henchmen_together() {
    let mut game = tiles([1, 2]).throw(1, 0, [4, 1, 2, 4]).hand(0, [50, 49, 54, 4]).begin();
    // Both at home is not together.
    assert_eq!(game.refused(complete(50)), not_met(50));
    game.ride_and(4, [send(Lady, Blue)]);
    game.until(0);
    game.on();
    game.act(send(Builder, Grey));
    assert_eq!(game.refused(complete(50)), not_met(50));
    game.act(Action::Staff);
    game.act(send(Lady, Grey));
    assert!(game.may(complete(50)));
    assert_eq!(game.refused(complete(49)), not_met(49));
    assert_eq!(game.refused(complete(54)), not_met(54));
}

// Completing

/// The booklet's example: three points, nothing is spent.
#[test]
fn a_mission_gives_its_points_and_takes_nothing() {
    let mut game = tiles([3, 1]).throw(1, 0, [4, 3, 1, 4]).hand(0, [43, 1, 2, 3]).begin();
    game.on();
    game.act(send(Builder, Grey));
    game.done();
    game.until(0);
    game.ride_and(4, [Action::Decline]);
    game.until(0);
    game.ride(3);
    game.acts([Action::Return(shield(Grey)), Action::Take(shield(Blue))]);
    let (items, stocks) = (game.castle(0).items, game.board().stocks);
    let events = game.act(complete(43));
    let expected = [
        Event::MissionCompleted { seat: Seat(0), mission: mission(43), reward: Reward::Points },
        Event::Scored { seat: Seat(0), source: Source::Missions, points: 3 },
    ];
    assert_eq!(events, expected);
    assert_eq!((game.score(0), game.castle(0).items, game.board().stocks), (3, items, stocks));
    assert_eq!((game.hand(0), game.view().discarded), (vec![1, 2, 3], 1));
}

#[test]
fn only_a_mission_in_hand_is_completed() {
    let mut game = tiles([1, 2]).hand(0, [15, 1, 2, 3]).display([11, 12, 16]).begin();
    assert_eq!(game.refused(complete(11)), Refusal::NotInHand { mission: mission(11) });
    game.act(complete(15));
    assert_eq!(game.refused(complete(15)), Refusal::EnoughMissions);
}

#[test]
fn one_mission_a_turn() {
    let mut game = tiles([1, 2]).hand(0, [15, 11, 2, 3]).begin();
    game.act(complete(11));
    assert_eq!(game.refused(complete(15)), Refusal::EnoughMissions);
    game.ride(1);
    game.acts([Action::Decline, Action::Done, Action::Draw(Pick::Pile)]);
    game.until(0);
    game.act(complete(15));
    assert_eq!(game.score(0), 2);
}

#[test]
fn a_mission_is_completed_at_any_time_of_the_turn() {
    let steps = [own(1), Action::Move(roundtable::games::merlin::Direction::Clockwise), Action::Decline];
    let mut game = tiles([1, 2]).hand(0, [15, 1, 2, 3]).begin();
    assert!(game.may(complete(15)));
    for step in steps {
        game.act(step);
        assert!(game.may(complete(15)));
    }
    game.done();
    assert_eq!(game.refused_by(0, complete(15)), Refusal::OtherTurn { seat: Seat(1) });
}

// Drawing for a completed mission

#[test]
fn a_mission_is_drawn_from_the_display_at_the_end_of_the_turn() {
    let mut game = tiles([1, 2]).hand(0, [15, 1, 2, 3]).display([11, 12, 13]).pile([20]).begin();
    game.act(complete(15));
    assert_eq!(game.hand(0).len(), 3);
    game.ride(1);
    game.acts([Action::Decline, Action::Done]);
    assert_eq!(game.view().phase, Phase::Drawing { seat: Seat(0), left: 1 });
    assert_eq!(
        game.legal(),
        [0, 1, 2].map(Pick::Display).into_iter().chain([Pick::Pile]).map(Action::Draw).collect::<Vec<_>>()
    );
    assert_eq!(game.refused(Action::Draw(Pick::Display(3))), Refusal::NoSuchPick);
    assert_eq!(game.refused(complete(11)), Refusal::NotNow);
    assert_eq!(game.refused(Action::Done), Refusal::NotNow);
    assert_eq!(game.refused_by(1, own(1)), Refusal::OtherTurn { seat: Seat(0) });
    assert_eq!(game.refused_by(1, Action::Draw(Pick::Pile)), Refusal::OtherTurn { seat: Seat(0) });
    let events = game.act(Action::Draw(Pick::Display(0)));
    let drawn = Event::MissionDrawn {
        seat: Seat(0),
        pick: Pick::Display(0),
        mission: Some(mission(11)),
        refill: Some(mission(20)),
    };
    assert_eq!(events, [drawn, Event::TurnBegan { seat: Seat(1) }]);
    assert_eq!(game.board().display, [20, 12, 13].map(mission));
    assert_eq!((game.hand(0), game.seat()), (vec![1, 2, 3, 11], 1));
    assert_eq!(game.view().pile, 43);
}

#[test]
fn a_mission_is_drawn_from_the_pile() {
    let mut game = tiles([1, 2]).hand(0, [15, 1, 2, 3]).display([11, 12, 13]).pile([20]).begin();
    game.act(complete(15));
    game.ride(1);
    game.acts([Action::Decline, Action::Done, Action::Draw(Pick::Pile)]);
    assert_eq!(game.hand(0), [1, 2, 3, 20]);
    assert_eq!(game.board().display, [11, 12, 13].map(mission));
}

#[test]
fn who_completed_two_draws_two_one_after_the_other() {
    let mut game =
        tiles([4, 1]).hand(0, [1, 9, 2, 3]).display([20, 21, 22]).throw(1, 0, [4, 1, 2, 3]).pile([23, 24]).begin();
    game.ride(4);
    game.acts([send(ShieldBearer, Black), Action::Grey, complete(1), complete(9), Action::Done]);
    game.act(Action::Draw(Pick::Display(1)));
    assert_eq!(game.view().phase, Phase::Drawing { seat: Seat(0), left: 1 });
    // The display was filled up at once.
    game.act(Action::Draw(Pick::Display(1)));
    assert_eq!((game.hand(0), game.seat()), (vec![2, 3, 21, 23], 1));
    assert_eq!(game.board().display, [20, 24, 22].map(mission));
}

#[test]
fn who_completed_none_draws_none() {
    let mut game = tiles([1, 2]).begin();
    game.idle();
    assert_eq!((game.seat(), game.view().hands[Seat(0)]), (1, 4));
}

// The space

#[test]
fn a_mission_space_changes_one_or_two_missions() {
    let game =
        tiles([1, 2]).hand(0, [10, 11, 12, 13]).display([1, 2, 3]).pile([40, 41]).throw(1, 0, [1, 2, 3, 5]).begin();
    let mut one = game.clone();
    one.on();
    assert_eq!(one.board().merlin, space(5));
    let events = one.act(swap(12, None));
    let discarded = Event::MissionsDiscarded { seat: Seat(0), count: 1, missions: Some(vec![mission(12)]) };
    assert_eq!(events, [discarded]);
    assert_eq!(one.refused(Action::Decline), Refusal::MustAct);
    one.act(Action::Draw(Pick::Pile));
    assert_eq!(one.hand(0), [10, 11, 13, 40]);
    assert_eq!((one.view().discarded, one.view().pile), (1, 43));

    let mut two = game;
    two.on();
    two.acts([swap(10, Some(13)), Action::Draw(Pick::Display(2))]);
    assert_eq!(two.board().display, [1, 2, 40].map(mission));
    two.act(Action::Draw(Pick::Pile));
    assert_eq!(two.hand(0), [3, 11, 12, 41]);
    assert_eq!(two.view().discarded, 2);
}

#[test]
fn only_missions_in_hand_are_changed() {
    let mut game = tiles([1, 2]).hand(0, [10, 11, 12, 13]).throw(1, 0, [1, 2, 3, 5]).begin();
    game.on();
    assert_eq!(game.refused(swap(14, None)), Refusal::NotInHand { mission: mission(14) });
    assert_eq!(game.refused(swap(10, Some(14))), Refusal::NotInHand { mission: mission(14) });
    assert_eq!(game.refused(swap(11, Some(11))), Refusal::SwapOrder);
    assert_eq!(game.refused(swap(11, Some(10))), Refusal::SwapOrder);
    // Four singly and six pairs.
    assert_eq!(game.legal().iter().filter(|action| matches!(action, Action::Swap { .. })).count(), 10);
}

/// Influence in Purple and any flag: true from the start with tile 2.
#[test]
fn a_mission_that_the_space_brought_may_be_completed_at_once() {
    let mut game = tiles([2, 1]).hand(0, [1, 2, 3, 4]).display([16, 5, 6]).throw(1, 0, [3, 1, 2, 4]).begin();
    game.ride(3);
    assert_eq!(game.castle(0).knight, space(11));
    game.acts([swap(1, None), Action::Draw(Pick::Display(0)), complete(16)]);
    assert_eq!(game.score(0), 1);
}

// The pile

/// Everybody changes two missions and with a staff two more whenever he moves Merlin, always from the pile of 36,
/// until it is empty; and what has been discarded by then.
fn empty_the_pile(setup: &Setup) -> (Match, Vec<Mission>) {
    let mut game = setup.begin();
    let mut discarded = Vec::new();
    while game.view().pile > 0 {
        if game.castle(game.seat()).dice.white.is_none() {
            game.idle();
            continue;
        }
        to_the_other_mission_space(&mut game);
        for _ in 0..2 {
            discarded.extend(change_two(&mut game));
            game.acts([Action::Draw(Pick::Pile), Action::Draw(Pick::Pile)]);
            if game.may(Action::Staff) && game.view().pile > 0 {
                game.act(Action::Staff);
            } else {
                break;
            }
        }
        game.done();
    }
    (game, discarded)
}

fn to_the_other_mission_space(game: &mut Match) {
    if game.board().merlin == space(11) { game.back() } else { game.on() }
}

/// Discards the first two missions of whoever is on turn.
fn change_two(game: &mut Match) -> [Mission; 2] {
    let hand = game.hand(game.seat());
    game.act(swap(hand[0], Some(hand[1])));
    [hand[0], hand[1]].map(mission)
}

fn four_at_the_mission_spaces() -> Setup {
    let mut setup = tiles([1, 2, 3, 4]);
    for round in 1..=6 {
        for seat in 0..4 {
            setup = setup.throw(round, seat, [1, 2, 3, if (round, seat) == (1, 0) { 5 } else { 6 }]);
        }
    }
    setup
}

#[test]
fn an_empty_pile_is_made_of_what_was_discarded_when_a_card_is_needed() {
    let (mut game, mut discarded) = empty_the_pile(&four_at_the_mission_spaces());
    assert_eq!((game.view().pile, game.view().discarded, discarded.len()), (0, 36, 36));
    to_the_other_mission_space(&mut game);
    discarded.extend(change_two(&mut game));
    assert_eq!((game.view().pile, game.view().discarded), (0, 38));

    // The same game with that order written out, the top last.
    let mut order = discarded.clone();
    order.rotate_left(7);
    let (mut game, _) = empty_the_pile(&four_at_the_mission_spaces().mission_shuffle(order.clone()));
    to_the_other_mission_space(&mut game);
    change_two(&mut game);
    let seat = Seat(game.seat());

    let mut pile = game.clone();
    let events = pile.act(Action::Draw(Pick::Pile));
    let drawn = |pick, mission, refill| Event::MissionDrawn { seat, pick, mission: Some(mission), refill };
    assert_eq!(events, [Event::MissionsShuffled { order: Some(order.clone()) }, drawn(Pick::Pile, order[37], None)]);
    assert_eq!((pile.view().pile, pile.view().discarded), (37, 0));
    assert!(pile.hand(seat.0).contains(&order[37].number()));
    pile.act(Action::Draw(Pick::Pile));
    assert!(pile.hand(seat.0).contains(&order[36].number()));

    let mut display = game.clone();
    let taken = display.board().display[1];
    let events = display.act(Action::Draw(Pick::Display(1)));
    assert_eq!(events[1], drawn(Pick::Display(1), taken, Some(order[37])));
    assert_eq!(display.board().display[1], order[37]);

    // An order that does not hold these very cards.
    let other = vec![mission(1); 38];
    let (mut game, _) = empty_the_pile(&four_at_the_mission_spaces().mission_shuffle(other));
    to_the_other_mission_space(&mut game);
    change_two(&mut game);
    let before = game.merlin.clone();
    let refusal = game.merlin.play(seat, &Action::Draw(Pick::Pile), &mut game.dice).unwrap_err();
    assert_eq!((refusal, game.merlin), (Refusal::Chance, before));
}
