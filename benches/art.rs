//! How long pictures take on one core.

use divan::Bencher;
use roundtable::art::carcassonne::Shown;
use roundtable::art::isolde::Hand;
use roundtable::art::{Legend, Picture, draw};
use roundtable::games::avalon::{Action, Avalon, Ballot, Options};
use roundtable::games::carcassonne::{self, Carcassonne};
use roundtable::games::isolde::{self, Isolde};
use roundtable::games::merlin::{self, Merlin};
use roundtable::games::{BySeat, Dice, Game, Seat, Seed, Viewer};
use roundtable::language::Locale;

fn main() {
    divan::main();
}

/// Ten seats, half of the votes in: the fullest board there is. The ground and the signs are drawn before.
#[divan::bench]
fn avalon_board(bencher: Bencher) {
    let options = Options { lady: true, ..Options::default() };
    let mut dice = Dice::new(Seed::from_number(1));
    let deal = Avalon::deal(&options, 10, &mut dice).unwrap();
    let mut game = Avalon::set_up(&options, 10, &deal).unwrap();
    let proposal = game.legal_actions(deal.leader)[0];
    game.play(deal.leader, &proposal, &mut dice).unwrap();
    for seat in Seat::all(5) {
        game.play(seat, &Action::Vote(Ballot::Approve), &mut dice).unwrap();
    }
    let names = BySeat::new(10, |seat| format!("Lancelot {}", seat.number()));
    let picture = Picture::Avalon(Box::new(game.view(Viewer::Public)), Legend { names, locale: Locale::En });
    draw(&picture);
    bencher.bench(|| draw(&picture));
}

/// Four players in the fifth round, with King's Favor.
fn merlin() -> (merlin::View, Legend) {
    let options = merlin::Options { kings_favor: true };
    let mut dice = Dice::new(Seed::from_number(1));
    let deal = Merlin::deal(&options, 4, &mut dice).unwrap();
    let mut game = Merlin::set_up(&options, 4, &deal).unwrap();
    while game.view(Viewer::Public).round < 5 {
        let seat = game.to_act().iter().next().unwrap();
        let action = *dice.pick(&game.legal_actions(seat)).unwrap();
        game.play(seat, &action, &mut dice).unwrap();
    }
    let names = BySeat::new(4, |seat| format!("Lancelot {}", seat.number()));
    (game.view(Viewer::Public), Legend { names, locale: Locale::En })
}

#[divan::bench]
fn merlin_board(bencher: Bencher) {
    let (view, legend) = merlin();
    let picture = Picture::Merlin(Box::new(view), legend);
    draw(&picture);
    bencher.bench(|| draw(&picture));
}

#[divan::bench]
fn merlin_environs(bencher: Bencher) {
    let (view, legend) = merlin();
    let picture = Picture::Environs(Box::new(view), legend);
    draw(&picture);
    bencher.bench(|| draw(&picture));
}

#[divan::bench]
fn merlin_castle(bencher: Bencher) {
    let (view, legend) = merlin();
    let picture = Picture::Castle(Box::new(view), Seat(0), legend);
    draw(&picture);
    bencher.bench(|| draw(&picture));
}

/// Five players in the fifth round, with eight boards, the cup, the codex and the scrolls.
fn isolde() -> (Isolde, Legend) {
    let base = isolde::Options::default();
    let options = isolde::Options { magic: true, tournament: true, learning: true, king: true, ..base };
    let mut dice = Dice::new(Seed::from_number(1));
    let deal = Isolde::deal(&options, 5, &mut dice).unwrap();
    let mut game = Isolde::set_up(&options, 5, &deal).unwrap();
    while game.view(Viewer::Public).round < 5 {
        let seat = game.to_act().iter().next().unwrap();
        let action = *dice.pick(&game.legal_actions(seat)).unwrap();
        game.play(seat, &action, &mut dice).unwrap();
    }
    let names = BySeat::new(5, |seat| format!("Lancelot {}", seat.number()));
    (game, Legend { names, locale: Locale::En })
}

#[divan::bench]
fn isolde_board(bencher: Bencher) {
    let (game, legend) = isolde();
    let picture = Picture::Isolde(Box::new(game.view(Viewer::Public)), legend);
    draw(&picture);
    bencher.bench(|| draw(&picture));
}

#[divan::bench]
fn isolde_hand(bencher: Bencher) {
    let (game, legend) = isolde();
    let hand = Hand::of(&game.view(Viewer::Seat(Seat(0)))).unwrap();
    let picture = Picture::Hand(Box::new(hand), legend);
    draw(&picture);
    bencher.bench(|| draw(&picture));
}

/// Five players before the last ten tiles.
fn carcassonne() -> (Box<Shown>, Legend) {
    let options = carcassonne::Options::default();
    let mut dice = Dice::new(Seed::from_number(1));
    let deal = Carcassonne::deal(&options, 5, &mut dice).unwrap();
    let mut game = Carcassonne::set_up(&options, 5, &deal).unwrap();
    while game.view(Viewer::Public).bag > 10 {
        let seat = game.to_act().iter().next().unwrap();
        let action = *dice.pick(&game.legal_actions(seat)).unwrap();
        game.play(seat, &action, &mut dice).unwrap();
    }
    let names = BySeat::new(5, |seat| format!("Lancelot {}", seat.number()));
    let shown = Shown { view: game.view(Viewer::Public), marks: Vec::new() };
    (Box::new(shown), Legend { names, locale: Locale::En })
}

#[divan::bench]
fn carcassonne_board(bencher: Bencher) {
    let (shown, legend) = carcassonne();
    let picture = Picture::Carcassonne(shown, legend);
    draw(&picture);
    bencher.bench(|| draw(&picture));
}

#[divan::bench]
fn carcassonne_near(bencher: Bencher) {
    let (shown, legend) = carcassonne();
    let cell = shown.view.landscape.last().cell;
    let picture = Picture::Near(shown, cell, legend);
    draw(&picture);
    bencher.bench(|| draw(&picture));
}
