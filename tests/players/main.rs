//! Computer players: what they choose is legal and follows from their view alone, they conclude what can be
//! concluded, and they beat chance.

mod avalon;
mod carcassonne;
mod isolde;
mod merlin;

use roundtable::games::registry;
use roundtable::games::{Dice, Seat, Seed, Viewer};
use roundtable::players;
use roundtable::players::playout::{Mind, Minds, Playout};

fn dice(number: u64) -> Dice {
    Dice::new(Seed::from_number(number))
}

/// Asks the computer player at every point of a random game, in every seat that may act; how often that was.
fn ask_everywhere(options: &registry::Options, seats: usize, seed: Seed) -> u64 {
    let mut playout = Playout::new(options, seats, seed, &Minds::all(Mind::Random)).unwrap();
    let mut asked = 0;
    loop {
        for seat in Seat::all(seats) {
            let legal = playout.position().legal_actions(seat);
            if !legal.is_empty() {
                let view = playout.position().view(Viewer::Seat(seat));
                let action = players::choose(&view, seat, &legal, &mut dice(asked));
                assert!(legal.contains(&action), "{seats} seats, {options:?}: {action:?}");
                asked += 1;
            }
        }
        if playout.step().is_none() {
            return asked;
        }
    }
}
