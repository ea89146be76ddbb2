//! Fair Isolde with four, five and two players, in its phases, played by chance.

use crate::art::isolde::Hand;
use crate::art::{Legend, Picture};
use crate::games::isolde::{Board, COMPONENTS, Form, Isolde, Options, PhaseView, Question, View};
use crate::games::{BySeat, Dice, Game, Seat, Seed, Viewer};
use crate::language::Locale;

pub fn games(samples: &mut Vec<(&'static str, Picture)>) {
    let names = ["Anna", "Bors", "Gareth", "Elaine", "Guinevere of Cameliard"];
    let mut sample =
        |name, options: Options, seats: usize, locale, round: u8, wanted: fn(&View) -> bool, hand: bool| {
            let mut dice = Dice::new(Seed::from_number(7));
            let deal = Isolde::deal(&options, seats, &mut dice).expect("the options fit");
            let mut game = Isolde::set_up(&options, seats, &deal).expect("the deal fits");
            while let Some(seat) = game.to_act().iter().next() {
                let view = game.view(Viewer::Public);
                if view.round >= round && wanted(&view) {
                    break;
                }
                let legal = game.legal_actions(seat);
                let action = *dice.pick(&legal).expect("whoever is awaited can act");
                game.play(seat, &action, &mut dice).expect("what is legal is accepted");
            }
            let names = BySeat::new(seats, |seat| names[seat.index()].to_owned());
            let viewer = if hand { Viewer::Seat(Seat(0)) } else { Viewer::Public };
            let (view, legend) = (game.view(viewer), Legend { names, locale });
            let picture = match hand {
                true => Picture::Hand(Box::new(Hand::of(&view).expect("somebody has cards")), legend),
                false => Picture::Isolde(Box::new(view), legend),
            };
            samples.push((name, picture));
        };
    let picking = |view: &View| matches!(view.phase, PhaseView::Picking { .. });
    let turn = |view: &View| matches!(view.phase, PhaseView::Turn { .. });
    let asking = |view: &View| matches!(view.phase, PhaseView::Asking(_));
    let looking = |view: &View| matches!(view.phase, PhaseView::Asking(Question::TakeShield { .. }));
    let dividing = |view: &View| matches!(view.phase, PhaseView::Assigning { .. });
    let second_lap = |view: &View| {
        let laps = |board: &Board| {
            let track = &view.tracks[*board];
            track.ranking().first().is_some_and(|first| track.space(*first) > COMPONENTS.lap)
        };
        view.boards.iter().any(laps)
    };
    let base = Options::default();
    sample("isolde-draft", base, 3, Locale::En, 2, picking, false);
    sample("isolde-hand", base, 3, Locale::En, 2, turn, true);
    sample("isolde-turn", base, 5, Locale::En, 3, turn, false);
    let full = Options { magic: true, tournament: true, learning: true, king: true, challenge: true, ..base };
    sample("isolde-variants", full, 5, Locale::Cs, 4, asking, false);
    let courtship = Options { courtship: true, tournament: true, advanced: true, ..base };
    sample("isolde-courtship", courtship, 4, Locale::En, 2, asking, false);
    sample("isolde-parcifal", base, 2, Locale::En, 5, turn, false);
    sample("isolde-lancelot", Options { form: Form::Lancelot, ..base }, 2, Locale::Hu, 6, turn, false);
    sample("isolde-codex", Options { learning: true, advanced: true, ..base }, 5, Locale::Cs, 3, looking, false);
    sample("isolde-dividing", Options { form: Form::Lancelot, ..base }, 2, Locale::Cs, 2, dividing, false);
    sample("isolde-laps", Options { magic: true, ..base }, 5, Locale::En, 1, second_lap, false);
    sample("isolde-packet", base, 4, Locale::Hu, 3, picking, true);
    sample("isolde-end", base, 4, Locale::Hu, 7, turn, false);
}
