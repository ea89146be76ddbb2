//! How fast the rules are: random legal play with the lists of what is legal, and records played again.

use divan::Bencher;
use divan::counter::ItemsCount;
use roundtable::games::avalon::{Avalon, Options};
use roundtable::games::carcassonne::{self, Carcassonne};
use roundtable::games::isolde::{self, Isolde};
use roundtable::games::merlin::{self, Merlin};
use roundtable::games::record::Record;
use roundtable::games::registry::{Kind, Registered};
use roundtable::games::{Dice, Game, Seed};
use roundtable::players::playout::{Mind, Minds, Playout};

fn main() {
    divan::main();
}

/// Everything that makes lists long and games varied.
const FULL: Options =
    Options { merlin: true, percival: true, mordred: true, morgana: true, oberon: false, lady: true, targeting: true };

/// Plays a game to its end; how many actions it took.
fn play<G: Game>(options: &G::Options, seats: usize, seed: u64) -> u64 {
    let mut dice = Dice::new(Seed::from_number(seed));
    let deal = G::deal(options, seats, &mut dice).expect("these options fit");
    let mut game = G::set_up(options, seats, &deal).expect("the deal fits");
    let mut actions = 0;
    loop {
        let awaited = game.to_act();
        if awaited.is_empty() {
            return actions;
        }
        let turn = dice.below(awaited.len() as u32) as usize;
        let seat = awaited.iter().nth(turn).expect("fewer than there are");
        let legal = game.legal_actions(seat);
        let action = dice.pick(&legal).expect("whoever is awaited can act");
        game.play(seat, action, &mut dice).expect("what is legal is accepted");
        actions += 1;
    }
}

/// A hundred games; the items are actions.
fn play_hundred<G: Game>(bencher: Bencher, options: &G::Options, seats: usize) {
    let hundred = || (0..100).map(|seed| play::<G>(options, seats, seed)).sum::<u64>();
    let actions = hundred();
    bencher.counter(ItemsCount::new(actions)).bench_local(hundred);
}

#[divan::bench(args = [5, 7, 10])]
fn random_avalon(bencher: Bencher, seats: usize) {
    play_hundred::<Avalon>(bencher, &Options::default(), seats);
}

/// The same with special roles, the Lady and Targeting.
#[divan::bench(args = [7, 10])]
fn random_avalon_with_everything(bencher: Bencher, seats: usize) {
    play_hundred::<Avalon>(bencher, &FULL, seats);
}

#[divan::bench(args = [2, 4])]
fn random_merlin(bencher: Bencher, seats: usize) {
    play_hundred::<Merlin>(bencher, &merlin::Options { kings_favor: false }, seats);
}

#[divan::bench(args = [2, 4])]
fn random_merlin_with_kings_favor(bencher: Bencher, seats: usize) {
    play_hundred::<Merlin>(bencher, &merlin::Options { kings_favor: true }, seats);
}

#[divan::bench(args = [2, 3, 5])]
fn random_isolde(bencher: Bencher, seats: usize) {
    play_hundred::<Isolde>(bencher, &isolde::Options::default(), seats);
}

/// The same with the advanced rules and all variants that go together.
#[divan::bench(args = [2, 3, 5])]
fn random_isolde_with_everything(bencher: Bencher, seats: usize) {
    let options = isolde::Options {
        advanced: true,
        magic: true,
        tournament: true,
        challenge: true,
        learning: true,
        king: true,
        grail: true,
        chivalry: true,
        ..isolde::Options::default()
    };
    play_hundred::<Isolde>(bencher, &options, seats);
}

/// Whole games, with the Mage & Witch and fields; the items are games.
#[divan::bench(args = [2, 5])]
fn random_carcassonne(bencher: Bencher, seats: usize) {
    let options = carcassonne::Options::default();
    let hundred = || (0..100).map(|seed| play::<Carcassonne>(&options, seats, seed)).sum::<u64>();
    bencher.counter(ItemsCount::new(100u32)).bench_local(hundred);
}

fn record(seats: usize) -> Record {
    let options = Kind::Avalon.default_options();
    let mut playout = Playout::new(&options, seats, Seed::from_number(1), &Minds::all(Mind::Random));
    let playout = playout.as_mut().expect("the usual options fit");
    playout.finish();
    playout.record().written_out().expect("what was played replays")
}

/// The record of a game of ten, from the text to the last position; the items are actions.
#[divan::bench]
fn read_and_replay_a_record(bencher: Bencher) {
    let record = record(10);
    let text = record.write();
    bencher.counter(ItemsCount::new(record.actions.len())).bench(|| {
        let record = Record::read(divan::black_box(&text)).expect("it was written by the program");
        record.replay(None).expect("it replays").position
    });
}

/// The same without reading it and without checks.
#[divan::bench]
fn replay_a_record(bencher: Bencher) {
    let record = Record { checks: None, ..record(10) };
    bencher.counter(ItemsCount::new(record.actions.len())).bench(|| record.replay(None).expect("it replays").position);
}

/// What one person sees at the end of a game of ten.
#[divan::bench]
fn view(bencher: Bencher) {
    let position = record(10).replay(None).expect("it replays").position;
    let game = Avalon::own_position(&position).expect("it is a game of Avalon");
    bencher.bench(|| game.view(roundtable::games::Viewer::Public));
}
