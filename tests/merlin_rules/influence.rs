//! Scoring influence, with the Grail (booklet, "3. kategória: Befolyás", "A Grál").

use roundtable::games::merlin::Henchman::Lady;
use roundtable::games::merlin::Principality::{self, Black, Blue, Brown, Orange, Purple};
use roundtable::games::merlin::{Action, Event, Phase, Refusal, Source};
use roundtable::games::{Seat, Seats};

use super::fixture::{Match, Setup, build, own, send, tiles};

/// Towers on which tile 1 pays brown (column 5, row 0), tile 2 black (5, 1) and tile 3 blue (0, 0).
const TOWERS: &str = "MwlmwL mwlmwL MWlmWl";

fn tower(game: &mut Match, die: u8, (column, row): (u8, u8), paid: Principality, at: Principality) {
    game.ride(die);
    game.acts([build(column, row), Action::Pay(paid), Action::Place(at)]);
    game.done();
}

fn scored(events: &[Event], wanted: Principality) -> (Vec<u8>, Seats, u8, Option<Seat>) {
    let scored = events.iter().find_map(|event| match event {
        Event::InfluenceScored { at, counters, winners, each, grail } if *at == wanted => {
            Some((counters.values().copied().collect(), *winners, *each, *grail))
        }
        _ => None,
    });
    scored.expect("the principality is scored")
}

fn seats<const N: usize>(seats: [u8; N]) -> Seats {
    seats.into_iter().map(Seat).collect()
}

fn influence(game: &Match, at: Principality) -> Vec<u8> {
    game.view().castles.values().map(|castle| castle.influence[at]).collect()
}

/// Each of three places a counter in Blue by a tower; tile 1 has another there.
fn three_in_blue() -> Match {
    let mut game = tiles([1, 2, 3])
        .environs(TOWERS)
        .throw(1, 0, [6, 1, 2, 4])
        .throw(1, 1, [2, 5, 4, 4])
        .throw(1, 2, [2, 1, 3, 1])
        .begin();
    tower(&mut game, 6, (5, 0), Brown, Blue);
    tower(&mut game, 2, (5, 1), Black, Blue);
    tower(&mut game, 2, (0, 0), Blue, Blue);
    assert_eq!(influence(&game, Blue), [2, 1, 1]);
    game
}

#[test]
fn most_counters_take_all_points_and_all_but_one_go_back() {
    let mut game = three_in_blue();
    game.idle();
    game.idle_on();
    game.idle();
    game.on();
    game.act(send(Lady, Blue));
    game.done();
    game.ride_and(5, [Action::Decline]);
    game.idle();
    game.idle();
    game.ride_and(4, [send(Lady, Blue)]);
    assert_eq!(influence(&game, Blue), [3, 2, 1]);
    assert_eq!([0, 1, 2].map(|seat| game.castle(seat).counters), [3, 3, 4]);
    let events = game.until_round(3);
    assert_eq!(scored(&events, Blue), (vec![3, 2, 1], seats([0]), 6, None));
    assert_eq!(influence(&game, Blue), [1, 1, 1]);
    assert_eq!([0, 1, 2].map(|seat| game.castle(seat).counters), [5, 4, 4]);
    // Alone with the counter of the starting tile: one point in Purple and one in Brown.
    assert_eq!([0, 1, 2].map(|seat| game.points(seat, Source::Influence)), [6, 1, 1]);
}

#[test]
fn two_who_are_tied_share_all_counters_rounded_down() {
    let mut game = three_in_blue();
    game.idle();
    game.ride_and(5, [Action::Decline]);
    game.idle();
    game.idle();
    game.ride_and(4, [send(Lady, Blue)]);
    assert_eq!(influence(&game, Blue), [2, 2, 1]);
    let events = game.until_round(3);
    assert_eq!(scored(&events, Blue), (vec![2, 2, 1], seats([0, 1]), 2, None));
    assert_eq!([0, 1, 2].map(|seat| game.points(seat, Source::Influence)), [2, 3, 1]);
}

/// The booklet's example.
#[test]
fn three_who_are_tied_with_one_get_a_point_each() {
    let mut game = tiles([1, 2, 4]).environs(TOWERS).throw(1, 0, [6, 1, 2, 4]).throw(1, 1, [2, 5, 4, 4]).begin();
    tower(&mut game, 6, (5, 0), Brown, Black);
    tower(&mut game, 2, (5, 1), Black, Black);
    let events = game.until_round(3);
    assert_eq!(scored(&events, Black), (vec![1, 1, 1], seats([0, 1, 2]), 1, None));
    assert_eq!(influence(&game, Black), [1, 1, 1]);
}

#[test]
fn principalities_are_scored_clockwise_from_black() {
    let mut game = tiles([1, 2, 3, 4]).begin();
    let events = game.until_round(3);
    let order: Vec<Principality> = events
        .iter()
        .filter_map(|event| match event {
            Event::InfluenceScored { at, .. } => Some(*at),
            _ => None,
        })
        .collect();
    assert_eq!(order, [Black, Blue, Purple, Brown]);
}

// The Grail

fn contest() -> Setup {
    tiles([1, 2]).environs(TOWERS).throw(1, 0, [6, 6, 4, 2]).throw(1, 1, [2, 6, 4, 3])
}

/// Two each in Orange, one each in Brown; seat 0 may have the Grail.
fn tied(grail: bool) -> Match {
    let mut game = contest().begin();
    tower(&mut game, 6, (5, 0), Brown, Orange);
    tower(&mut game, 2, (5, 1), Black, Orange);
    for (die, at) in [(6, Orange), (4, Brown)] {
        for _ in 0..2 {
            game.ride_and(die, [send(Lady, at)]);
        }
    }
    assert_eq!((influence(&game, Orange), influence(&game, Brown)), (vec![2, 2], vec![1, 1]));
    game.back();
    game.act(if grail { Action::Perform } else { Action::Decline });
    game.done();
    game.until_round(3);
    game
}

fn points(game: &Match) -> [i16; 2] {
    [0, 1].map(|seat| game.points(seat, Source::Influence))
}

#[test]
fn without_the_grail_a_tie_is_shared_without_a_question() {
    let game = tied(false);
    assert_eq!(game.view().round, 3);
    // Blue 1, Orange 2, Brown 1; Purple 1, Orange 2, Brown 1.
    assert_eq!(points(&game), [4, 4]);
}

#[test]
fn the_grails_holder_is_asked_where_he_is_tied_for_most() {
    let mut game = tied(true);
    assert_eq!(game.view().phase, Phase::Grail { seat: Seat(0), at: Orange });
    assert_eq!(game.view().awaited, seats([0]));
    // Up to there everything is scored: Blue and Purple alone.
    assert_eq!(points(&game), [1, 1]);
    assert_eq!(game.legal(), [Action::Grail(true), Action::Grail(false)]);
    assert_eq!(game.refused_by(1, Action::Grail(false)), Refusal::OtherTurn { seat: Seat(0) });
    assert_eq!(game.refused_by(1, Action::Roll), Refusal::NotNow);
    assert_eq!(game.refused_by(1, own(1)), Refusal::OtherTurn { seat: Seat(0) });
    for action in [Action::Done, Action::Roll, Action::RollForAll, own(1), Action::Grey] {
        assert_eq!(game.refused(action), Refusal::NotNow);
    }
}

/// The booklet's example: four instead of two, the other nothing; after that the Grail is used up.
#[test]
fn the_grail_wins_one_tie_in_a_scoring() {
    let mut game = tied(true);
    let events = game.act(Action::Grail(true));
    assert_eq!(scored(&events, Orange), (vec![2, 2], seats([0]), 4, Some(Seat(0))));
    assert_eq!(scored(&events, Brown), (vec![1, 1], seats([0, 1]), 1, None));
    assert_eq!(points(&game), [1 + 4 + 1, 1 + 1]);
    assert_eq!(game.view().phase, Phase::Rolling);
    assert_eq!(influence(&game, Orange), [1, 1]);
    assert_eq!(game.board().grail, Some(Seat(0)));
}

#[test]
fn the_grail_may_be_kept_for_a_later_principality() {
    let mut game = tied(true);
    let events = game.act(Action::Grail(false));
    assert_eq!(scored(&events, Orange), (vec![2, 2], seats([0, 1]), 2, None));
    assert_eq!(events.last(), Some(&Event::GrailAsked { seat: Seat(0), at: Brown }));
    assert_eq!(game.view().phase, Phase::Grail { seat: Seat(0), at: Brown });
    let mut uses = game.clone();
    uses.act(Action::Grail(true));
    assert_eq!(points(&uses), [1 + 2 + 2, 1 + 2]);
    game.act(Action::Grail(false));
    assert_eq!(points(&game), [1 + 2 + 1, 1 + 2 + 1]);
    assert_eq!((game.view().round, game.view().phase), (3, Phase::Rolling));
}

#[test]
fn the_grail_stays_and_is_used_again_at_the_next_scoring() {
    let mut game = tied(true);
    game.act(Action::Grail(true));
    game.roll();
    game.until_round(5);
    assert_eq!(game.view().phase, Phase::Grail { seat: Seat(0), at: Orange });
    let before = points(&game);
    game.act(Action::Grail(true));
    // Orange has one counter of each, and so has Brown.
    assert_eq!(points(&game), [before[0] + 2 + 1, before[1] + 1]);
}

#[test]
fn the_last_scoring_ends_after_the_question() {
    let mut game = tied(true);
    for round in [3, 5, 6] {
        game.act(Action::Grail(true));
        game.roll();
        game.until_round(round + 2);
    }
    assert_eq!(game.view().phase, Phase::Over);
    // Blue, or Purple, 1 each time; Orange 4, 2 and 2; Brown 1 each time.
    assert_eq!(points(&game), [3 + 8 + 3, 3 + 3]);
}

#[test]
fn the_grail_of_somebody_without_counters_there_decides_nothing() {
    let mut game = tiles([1, 2, 4])
        .environs(TOWERS)
        .throw(1, 0, [6, 6, 4, 1])
        .throw(1, 1, [2, 6, 4, 3])
        .throw(1, 2, [2, 1, 3, 4])
        .begin();
    tower(&mut game, 6, (5, 0), Brown, Orange);
    tower(&mut game, 2, (5, 1), Black, Orange);
    game.ride_and(2, [Action::Perform]);
    game.ride_and(6, [send(Lady, Orange)]);
    game.ride_and(6, [send(Lady, Orange)]);
    assert_eq!((influence(&game, Orange), game.board().grail), (vec![2, 2, 0], Some(Seat(2))));
    let events = game.until_round(3);
    assert_eq!(game.view().round, 3);
    assert_eq!(scored(&events, Orange), (vec![2, 2, 0], seats([0, 1]), 2, None));
}

#[test]
fn the_grail_of_somebody_tied_for_second_place_decides_nothing() {
    let mut game = tiles([1, 2, 3])
        .environs(TOWERS)
        .throw(1, 0, [6, 1, 2, 4])
        .throw(1, 1, [2, 6, 6, 4])
        .throw(1, 2, [2, 1, 3, 1])
        .begin();
    tower(&mut game, 6, (5, 0), Brown, Blue);
    tower(&mut game, 2, (5, 1), Black, Blue);
    tower(&mut game, 2, (0, 0), Blue, Blue);
    game.idle();
    game.ride_and(6, [Action::Decline]);
    game.until(1);
    game.ride_and(6, [Action::Perform]);
    assert_eq!((influence(&game, Blue), game.board().grail), (vec![2, 1, 1], Some(Seat(1))));
    let events = game.until_round(3);
    assert_eq!(scored(&events, Blue), (vec![2, 1, 1], seats([0]), 4, None));
}
