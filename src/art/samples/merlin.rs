//! Games of Merlin by players who take what they can get.

use crate::art::{Legend, Picture};
use crate::games::merlin::{Action, Merlin, Options, Part, Phase, Stage, View};
use crate::games::{BySeat, Dice, Game, Seat, Seed, Viewer};
use crate::language::Locale;

pub fn games(samples: &mut Vec<(&'static str, Picture)>) {
    let mut four = Table::new(&["Anna", "Bors", "Gareth", "Elaine"], true, 7);
    samples.push(("merlin-rolling", four.board(Locale::En)));
    four.play_until(|view| view.round == 4 && stage(view) == Some(Stage::Choosing));
    samples.push(("merlin-choosing", four.board(Locale::En)));
    four.play_until(|view| view.round == 5 && choices(view, |action| matches!(action, Action::Build(_))) > 1);
    samples.push(("merlin-building", four.environs(Locale::En)));
    four.play_until(|view| {
        matches!(stage(view), Some(Stage::Acting(_, Part::Pay { .. })))
            && choices(view, |action| matches!(action, Action::Pay(_))) > 1
    });
    samples.push(("merlin-paying", four.environs(Locale::En)));
    four.play_until(|view| matches!(view.phase, Phase::Grail { .. }) || view.round == 6);
    samples.push(("merlin-scoring", four.board(Locale::Cs)));
    samples.push(("merlin-castle", four.castle(Seat(0), Locale::En)));
    four.play_until(|view| view.phase == Phase::Over);
    samples.push(("merlin-end", four.board(Locale::En)));
    samples.push(("merlin-castle-end", four.castle(Seat(3), Locale::Hu)));
    let mut two = Table::new(&["Anna", "Tristan of Lyonesse"], false, 2);
    two.play_until(|view| view.round == 5 && matches!(stage(view), Some(Stage::Chosen(chosen)) if chosen.white));
    samples.push(("merlin-chosen", two.board(Locale::Hu)));
    two.play_until(|view| matches!(stage(view), Some(Stage::Acting(_, Part::Pay { .. }))));
    samples.push(("merlin-paying-two", two.environs(Locale::Cs)));
    samples.push(("merlin-castle-two", two.castle(Seat(1), Locale::Cs)));
}

fn stage(view: &View) -> Option<Stage> {
    match view.phase {
        Phase::Turn(turn) => Some(turn.stage),
        _ => None,
    }
}

fn choices(view: &View, which: impl Fn(&Action) -> bool) -> usize {
    view.choices.iter().filter(|action| which(action)).count()
}

struct Table {
    game: Merlin,
    names: BySeat<String>,
    dice: Dice,
    whims: Dice,
}

impl Table {
    fn new(names: &[&str], kings_favor: bool, seed: u64) -> Table {
        let mut dice = Dice::new(Seed::from_number(seed));
        let options = Options { kings_favor };
        let deal = Merlin::deal(&options, names.len(), &mut dice).expect("two to four can play");
        let game = Merlin::set_up(&options, names.len(), &deal).expect("the deal is a fair one");
        let names = BySeat::new(names.len(), |seat| names[seat.index()].to_owned());
        Table { game, names, dice, whims: Dice::new(Seed::from_number(seed + 1)) }
    }

    fn view(&self) -> View {
        self.game.view(Viewer::Public)
    }

    /// Plays until the view is as wanted, or to the end.
    fn play_until(&mut self, wanted: impl Fn(&View) -> bool) {
        while !wanted(&self.view()) {
            let Some(seat) = self.game.to_act().iter().next() else { return };
            let mut actions = self.game.legal_actions(seat);
            if let Some(complete) = actions.iter().position(|action| matches!(action, Action::Complete { .. })) {
                actions = vec![actions[complete]];
            }
            let eager: Vec<Action> =
                actions.iter().copied().filter(|action| !matches!(action, Action::Decline | Action::Done)).collect();
            let action = *self.whims.pick(if eager.is_empty() { &actions } else { &eager }).expect("there is a choice");
            self.game.play(seat, &action, &mut self.dice).expect("the action is legal");
        }
    }

    fn legend(&self, locale: Locale) -> Legend {
        Legend { names: self.names.clone(), locale }
    }

    fn board(&self, locale: Locale) -> Picture {
        Picture::Merlin(Box::new(self.view()), self.legend(locale))
    }

    fn environs(&self, locale: Locale) -> Picture {
        Picture::Environs(Box::new(self.view()), self.legend(locale))
    }

    fn castle(&self, seat: Seat, locale: Locale) -> Picture {
        Picture::Castle(Box::new(self.view()), seat, self.legend(locale))
    }
}
