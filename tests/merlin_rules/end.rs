//! The end (booklet, "A játék vége").

use roundtable::games::merlin::Henchman::{Builder, FlagBearer, Lady, ShieldBearer};
use roundtable::games::merlin::Principality::{Black, Blue, Brown, Grey, Orange, Purple};
use roundtable::games::merlin::{Action, Event, Merlin, Phase, Source};
use roundtable::games::{Ending, Game, Outcome, Seat, Seats, Viewer};

use super::fixture::{Match, Setup, send, tiles};

/// Seat 0 of tile 1 never meets an orange or purple traitor.
fn quiet() -> Setup {
    tiles([1, 2]).start(1).traitors(0, [Black; 3]).traitors(1, [Purple; 3])
}

fn rest(events: &[Event], wanted: u8) -> (u8, u8, u8) {
    let rest = events.iter().find_map(|event| match event {
        Event::RestScored { seat, apples, staffs, items } if seat.0 == wanted => Some((*apples, *staffs, *items)),
        _ => None,
    });
    rest.expect("everybody's rest is scored")
}

fn rest_points(game: &Match) -> [i16; 3] {
    [Source::Apples, Source::Staffs, Source::Items].map(|source| game.points(0, source))
}

#[test]
fn two_apples_one_staff_and_eight_items_give_six() {
    let mut game = quiet().throw(1, 0, [4, 1, 3, 4]).throw(2, 0, [4, 6, 1, 4]).begin();
    game.until(0);
    game.on();
    game.acts([send(Builder, Grey), Action::Staff, send(FlagBearer, Grey)]);
    game.done();
    for (die, action) in [(4, send(Builder, Blue)), (1, Action::Decline), (3, send(Builder, Purple))] {
        game.until(0);
        game.ride_and(die, [action]);
    }
    game.until_round(2);
    game.on();
    game.acts([send(Lady, Purple), Action::Staff, send(ShieldBearer, Purple)]);
    game.done();
    game.until(0);
    game.ride_and(4, [Action::Decline]);
    game.until(0);
    game.ride_and(6, [Action::Perform]);
    game.until(0);
    let castle = game.castle(0);
    assert_eq!((castle.apples, castle.staffs, castle.items.total()), (2, 1, 8));
    let events = until_over(&mut game);
    assert_eq!(rest(&events, 0), (2, 2, 2));
    assert_eq!(rest_points(&game), [2, 2, 2]);
}

/// Idle turns to the end; whatever the Grail could decide is left.
fn until_over(game: &mut Match) -> Vec<Event> {
    let mut events = Vec::new();
    while game.view().phase != Phase::Over {
        if matches!(game.view().phase, Phase::Grail { .. }) {
            events.extend(game.act(Action::Grail(false)));
            events.extend(game.roll());
        } else {
            events.extend(game.idle());
        }
    }
    events
}

/// The booklet's example: two flags, two materials and a shield.
#[test]
fn five_items_give_one_point() {
    let mut game = quiet().begin();
    game.until(0);
    game.on();
    game.acts([send(Builder, Grey), Action::Staff, send(FlagBearer, Grey)]);
    game.done();
    let events = game.until_over();
    assert_eq!(rest(&events, 0), (1, 4, 1));
    assert_eq!(rest_points(&game), [1, 4, 1]);
}

/// Nobody does anything. Of 9 traitors each, seat 0 repels one with the orange shield of tile 1, which leaves it
/// two items.
#[test]
fn the_highest_total_wins_below_zero_too() {
    let mut game = tiles([1, 2]).begin();
    assert_eq!(game.merlin.outcome(), None);
    let events = game.until_over();
    // Traitors, a counter at each scoring, an apple, three staffs, items.
    let totals = [-24 + 3 + 1 + 6, -27 + 3 + 1 + 6 + 1];
    assert_eq!([game.score(0), game.score(1)], totals);
    assert_eq!(game.merlin.scores().values().copied().collect::<Vec<_>>(), totals);
    let winners = Seats::NONE.with(Seat(0));
    assert_eq!(game.merlin.outcome(), Some(Outcome { winners }));
    let points = game.view().castles.map(|castle| castle.points);
    assert_eq!(events.last(), Some(&Event::Over { winners, points }));
    let ending = Merlin::ending(&game.merlin.view(Viewer::Public));
    assert_eq!(ending, Some(Ending { winner: "seat 0", how: "most points" }));
}

#[test]
fn equal_totals_share_the_victory() {
    // Each repels one of three with the shield of the starting tile.
    let mut game = tiles([1, 2]).traitors(0, [Orange; 3]).traitors(1, [Brown; 3]).begin();
    let events = game.until_over();
    let total = -24 + 3 + 1 + 6;
    assert_eq!([game.score(0), game.score(1)], [total, total]);
    assert_eq!(game.merlin.outcome(), Some(Outcome { winners: Seats::all(2) }));
    assert_eq!(rest(&events, 1), (1, 6, 0));
    let ending = Merlin::ending(&game.merlin.view(Viewer::Public));
    assert_eq!(ending, Some(Ending { winner: "several", how: "shared" }));
}
