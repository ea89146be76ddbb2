//! The start (booklet, "Előkészületek").

use std::collections::BTreeMap;

use roundtable::games::merlin::Principality::{Black, Blue, Brown, Grey, Orange, Purple};
use roundtable::games::merlin::{Merlin, Mission, Options, Phase, Principality, Refusal, Terrain, Tile};
use roundtable::games::{Dice, Game, Seat, Seed};

use super::fixture::{Setup, flag, material, mission, shield, space, tiles};

fn by_tile(tiles: &[Tile]) -> BTreeMap<Tile, usize> {
    let mut counts = BTreeMap::new();
    for tile in tiles {
        *counts.entry(*tile).or_default() += 1;
    }
    counts
}

fn of_each_terrain(plain: usize, towers: usize) -> BTreeMap<Tile, usize> {
    Terrain::ALL
        .into_iter()
        .flat_map(|terrain| [(Tile { terrain, tower: false }, plain), (Tile { terrain, tower: true }, towers)])
        .collect()
}

#[test]
fn four_players_begin_with_this() {
    let game = tiles([1, 2, 3, 4]).unrolled();
    let view = game.view();
    assert_eq!((view.round, view.start, view.phase), (1, Seat(0), Phase::Rolling));
    assert_eq!((view.board.apples, view.pile, view.traitors, view.discarded), (7, 36, 12, 0));
    assert_eq!((view.board.merlin, view.board.grail, view.board.excalibur), (space(0), None, None));
    assert_eq!(view.board.repelled.total(), 0);
    assert_eq!(view.board.environs.plots().count(), 24);

    let stocks = |item: fn(Principality) -> _| Principality::ALL.map(|of| game.stock(item(of)));
    assert_eq!(stocks(flag), [5, 5, 6, 5, 5, 6]);
    assert_eq!(stocks(shield), [6, 5, 5, 6, 5, 5]);
    assert_eq!(stocks(material), [5, 6, 5, 5, 6, 5]);

    let knights = [4, 8, 16, 20].map(space);
    let influence = [Blue, Purple, Brown, Black];
    for seat in 0..4u8 {
        let castle = game.castle(seat);
        assert_eq!(castle.knight, knights[usize::from(seat)]);
        assert_eq!((castle.counters, castle.influence.total()), (5, 1));
        assert_eq!(castle.influence[influence[usize::from(seat)]], 1);
        assert_eq!((castle.manors, castle.staffs, castle.apples, castle.score()), (7, 3, 1, 0));
        assert_eq!((castle.sent_out(), castle.traitors.total(), castle.seals_left()), (0, 3, 4));
        assert!(castle.dice.is_empty());
        assert_eq!(view.hands[Seat(seat)], 4);
    }
    let items = |seat| game.castle(seat).items.present().collect::<Vec<_>>();
    assert_eq!(items(0), [flag(Purple), shield(Orange), material(Brown)]);
    assert_eq!(items(1), [flag(Orange), shield(Brown), material(Black)]);
    assert_eq!(items(2), [flag(Black), shield(Grey), material(Blue)]);
    assert_eq!(items(3), [flag(Grey), shield(Blue), material(Purple)]);
}

#[test]
fn two_and_three_players_begin_with_fewer_tiles() {
    let two = tiles([1, 2]).unrolled().view();
    assert_eq!((two.board.apples, two.pile, two.traitors), (9, 44, 18));
    assert_eq!(two.board.environs.plots().count(), 18);
    let three = tiles([3, 1, 2]).unrolled().view();
    assert_eq!((three.board.apples, three.pile, three.traitors), (8, 40, 15));
    assert_eq!(three.board.environs.plots().count(), 18);
}

#[test]
fn a_drawn_deal_holds_everything_once() {
    for seats in 2..=4 {
        for seed in 0..20 {
            let deal = Merlin::deal(&Options::default(), seats, &mut Dice::new(Seed::from_number(seed))).unwrap();
            let mut missions = deal.missions.clone();
            missions.sort_unstable();
            assert!(missions.into_iter().eq(Mission::all()));
            for shield in Principality::ALL {
                assert_eq!(deal.traitors.iter().filter(|traitor| **traitor == shield).count(), 4);
            }
            let (plain, towers) = if seats == 4 { (5, 3) } else { (4, 2) };
            assert_eq!(by_tile(&deal.environs), of_each_terrain(plain, towers));
            assert!(deal.start.index() < seats);
            let mut tiles: Vec<u8> = deal.starting_tiles.values().copied().collect();
            tiles.sort_unstable();
            tiles.dedup();
            assert!(tiles.len() == seats && tiles.iter().all(|tile| (1..=4).contains(tile)));
            assert!(deal.later.is_empty());
        }
    }
}

#[test]
fn the_start_player_is_dealt_to_first() {
    let setup = tiles([1, 2, 3]).start(1);
    let game = setup.unrolled();
    assert_eq!(game.board().display, [1, 2, 3].map(mission));
    assert_eq!(game.hand(1), [4, 5, 6, 7]);
    assert_eq!(game.hand(2), [8, 9, 10, 11]);
    assert_eq!(game.hand(0), [12, 13, 14, 15]);
    let traitors = |seat| Principality::ALL.map(|shield| game.castle(seat).traitors[shield]);
    assert_eq!(traitors(1), [3, 0, 0, 0, 0, 0]);
    assert_eq!(traitors(2), [1, 2, 0, 0, 0, 0]);
    assert_eq!(traitors(0), [0, 2, 1, 0, 0, 0]);
}

#[test]
fn other_numbers_of_players_are_refused() {
    for seats in [0, 1, 5, 6] {
        let dealt = Merlin::deal(&Options::default(), seats, &mut Dice::new(Seed::from_number(1)));
        assert_eq!(dealt.unwrap_err(), Refusal::Seats { seats });
        let set_up = Merlin::set_up(&Options::default(), seats, &tiles([1, 2]).deal());
        assert_eq!(set_up.unwrap_err(), Refusal::Seats { seats });
    }
}

#[test]
fn a_deal_that_is_none_is_refused() {
    let refused = |seats, setup: &Setup, change: fn(&mut roundtable::games::merlin::Deal)| {
        let mut deal = setup.deal();
        change(&mut deal);
        Merlin::set_up(&Options::default(), seats, &deal).map(|_| ()).unwrap_err()
    };
    let three = tiles([1, 2, 3]);
    assert!(Merlin::set_up(&Options::default(), 3, &three.deal()).is_ok());
    let unchanged: fn(&mut roundtable::games::merlin::Deal) = |_| {};
    for (seats, setup) in [(2, &three), (4, &three), (3, &tiles([1, 2, 2])), (3, &tiles([1, 2, 5]))] {
        assert_eq!(refused(seats, setup, unchanged), Refusal::Deal);
    }
    assert_eq!(refused(3, &tiles([0, 1, 2]), unchanged), Refusal::Deal);
    let changes: [fn(&mut roundtable::games::merlin::Deal); 8] = [
        |deal| deal.start = Seat(3),
        |deal| deal.missions.truncate(2),
        |deal| deal.missions[0] = deal.missions[54],
        |deal| deal.missions.push(mission(1)),
        |deal| deal.traitors.truncate(2),
        |deal| deal.traitors[0] = Brown,
        |deal| deal.environs.truncate(2),
        |deal| deal.environs[0].tower = true,
    ];
    for change in changes {
        assert_eq!(refused(3, &three, change), Refusal::Deal);
    }
    // The environs of four are not those of three.
    assert_eq!(refused(3, &tiles([1, 2, 3]).environs(super::fixture::FOUR_ROWS), unchanged), Refusal::Deal);
    assert_eq!(refused(4, &tiles([1, 2, 3, 4]).environs(super::fixture::THREE_ROWS), unchanged), Refusal::Deal);
}

#[test]
fn a_second_game_starts_from_its_own_options() {
    let mut first = tiles([1, 2]).kings_favor().begin();
    first.idle();
    let second = tiles([1, 2]).unrolled();
    assert!(first.view().options.kings_favor && !second.view().options.kings_favor);
    assert_eq!(second, tiles([1, 2]).unrolled());
}

#[test]
fn missing_options_are_the_usual_ones() {
    let options: Options = serde_json::from_str("{}").unwrap();
    assert_eq!(options, Options { kings_favor: false });
    assert_eq!(Merlin::variants(), [false, true].map(|kings_favor| Options { kings_favor }));
}
