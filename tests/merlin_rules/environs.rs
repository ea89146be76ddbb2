//! Scoring the environs (booklet, "2. kategória: Környező vidék").

use roundtable::games::Seat;
use roundtable::games::Seats;
use roundtable::games::merlin::Henchman::Builder;
use roundtable::games::merlin::Principality::{Black, Blue, Brown, Purple};
use roundtable::games::merlin::{Action, Event, Plot, Source, Terrain};

use super::fixture::{Match, Setup, build, send, tiles};

/// A wood of five tiles at the right, another of one in the upper left corner.
const WOODS: &str = "wmmmwW mMMlwW lllLLw";

fn areas(events: &[Event]) -> Vec<(Terrain, usize, Seats, u8)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::AreaScored { terrain, plots, winners, each, .. } => Some((*terrain, plots.len(), *winners, *each)),
            _ => None,
        })
        .collect()
}

fn seats<const N: usize>(seats: [u8; N]) -> Seats {
    seats.into_iter().map(Seat).collect()
}

fn manor(game: &mut Match, die: u8, column: u8, row: u8, paid: roundtable::games::merlin::Principality) {
    game.ride(die);
    game.acts([build(column, row), Action::Pay(paid)]);
    if game.may(Action::Decline) {
        game.act(Action::Decline);
    }
    game.done();
}

/// Seats 0, 1 and 2 of tiles 1, 2 and 3 can each build a manor in the first turn.
fn three() -> Setup {
    tiles([1, 2, 3]).environs(WOODS).throw(1, 0, [6, 2, 6, 3]).throw(1, 1, [2, 1, 3, 4]).throw(1, 2, [2, 1, 3, 4])
}

#[test]
fn connected_tiles_of_a_terrain_are_an_area() {
    let board = three().begin().board();
    let areas: Vec<(Terrain, usize)> =
        board.environs.areas().into_iter().map(|(terrain, plots)| (terrain, plots.len())).collect();
    let expected = [(Terrain::Wood, 1), (Terrain::Mountain, 6), (Terrain::Wood, 5), (Terrain::Lake, 6)];
    assert_eq!(areas, expected);
    let (_, wood) = board.environs.areas().swap_remove(2);
    assert_eq!(wood, [(4, 0), (5, 0), (4, 1), (5, 1), (5, 2)].map(|(column, row)| Plot::at(column, row)));
}

#[test]
fn most_manors_take_a_point_for_each_tile() {
    let mut game = three().begin();
    manor(&mut game, 6, 4, 0, Brown);
    manor(&mut game, 2, 5, 1, Black);
    game.idle();
    // A second manor of seat 0: a purple material from Purple, then space 18.
    game.ride_and(2, [send(Builder, Purple)]);
    game.until(0);
    manor(&mut game, 6, 5, 0, Purple);
    let events = game.until_round(3);
    assert_eq!(areas(&events), [(Terrain::Wood, 5, seats([0]), 5)]);
    let points = [0, 1, 2].map(|seat| game.points(seat, Source::Environs));
    assert_eq!(points, [5, 0, 0]);
}

#[test]
fn two_who_are_tied_share_rounded_down() {
    let mut game = three().begin();
    manor(&mut game, 6, 4, 0, Brown);
    manor(&mut game, 2, 5, 1, Black);
    let events = game.until_round(3);
    assert_eq!(areas(&events), [(Terrain::Wood, 5, seats([0, 1]), 2)]);
    assert_eq!([0, 1, 2].map(|seat| game.points(seat, Source::Environs)), [2, 2, 0]);
}

#[test]
fn three_who_are_tied_share_rounded_down() {
    let mut game = three().begin();
    manor(&mut game, 6, 4, 0, Brown);
    manor(&mut game, 2, 5, 1, Black);
    manor(&mut game, 2, 4, 1, Blue);
    let events = game.until_round(3);
    assert_eq!(areas(&events), [(Terrain::Wood, 5, seats([0, 1, 2]), 1)]);
    assert_eq!([0, 1, 2].map(|seat| game.points(seat, Source::Environs)), [1, 1, 1]);
}

#[test]
fn areas_of_a_terrain_that_do_not_touch_are_scored_apart() {
    let mut game = three().begin();
    manor(&mut game, 6, 4, 0, Brown);
    game.idle();
    manor(&mut game, 2, 0, 0, Blue);
    let events = game.until_round(3);
    assert_eq!(areas(&events), [(Terrain::Wood, 1, seats([2]), 1), (Terrain::Wood, 5, seats([0]), 5)]);
}

#[test]
fn an_area_without_manors_gives_nothing() {
    let mut game = three().begin();
    let events = game.until_round(3);
    assert_eq!(areas(&events), []);
    assert!((0..3).all(|seat| game.points(seat, Source::Environs) == 0));
}

/// The booklet's example: a wood of five is shared by two; alone on two tiles 2 points, alone on one tile 1.
#[test]
fn the_booklets_example_of_the_environs() {
    let mut game = tiles([1, 2, 3, 4])
        .environs("MlMMww mmmmww lmWllw lWWLLL")
        .throw(1, 0, [6, 1, 2, 3])
        .throw(1, 1, [2, 1, 3, 4])
        .throw(1, 2, [2, 1, 3, 4])
        .throw(1, 3, [6, 1, 2, 3])
        .begin();
    manor(&mut game, 6, 4, 0, Brown);
    manor(&mut game, 2, 5, 1, Black);
    manor(&mut game, 2, 0, 2, Blue);
    manor(&mut game, 6, 1, 0, Purple);
    let events = game.until_round(3);
    let expected =
        [(Terrain::Lake, 1, seats([3]), 1), (Terrain::Wood, 5, seats([0, 1]), 2), (Terrain::Lake, 2, seats([2]), 2)];
    assert_eq!(areas(&events), expected);
    assert_eq!([0, 1, 2, 3].map(|seat| game.points(seat, Source::Environs)), [2, 2, 2, 1]);
    // The manors stay for the next scoring.
    game.until_round(5);
    assert_eq!([0, 1, 2, 3].map(|seat| game.points(seat, Source::Environs)), [4, 4, 4, 2]);
}
