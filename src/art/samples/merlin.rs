//! Games of Merlin by players who take what they can get.

use crate::art::{Legend, Picture};
use crate::games::merlin::{Action, Merlin, Options, Phase, Stage, View};
use crate::games::{BySeat, Dice, Game, Seat, Seed, Viewer};
use crate::language::Locale;

pub fn games(samples: &mut Vec<(&'static str, Picture)>) {
    let rolling = Table::new(FOUR, true, 7);
    samples.push(("merlin-rolling", rolling.board(Locale::En)));
    let choosing = Table::reaching(FOUR, true, |view| view.round == 4 && stage(view) == Some(Stage::Choosing));
    samples.push(("merlin-choosing", choosing.board(Locale::En)));
    let building = |view: &View| view.round > 3 && choices(view, |action| matches!(action, Action::Build(_))) > 1;
    samples.push(("merlin-building", Table::reaching(FOUR, true, building).environs(Locale::En)));
    let paying = |view: &View| view.round > 3 && choices(view, |action| matches!(action, Action::Pay(_))) > 1;
    samples.push(("merlin-paying", Table::reaching(FOUR, true, paying).environs(Locale::En)));
    samples.push(("merlin-paying-two", Table::reaching(TWO, false, paying).environs(Locale::Cs)));
    let drawing = |view: &View| view.round > 3 && matches!(view.phase, Phase::Drawing { .. });
    samples.push(("merlin-drawing", Table::reaching(THREE, false, drawing).board(Locale::Cs)));
    let grail = |view: &View| view.round == 6 && matches!(view.phase, Phase::Grail { .. });
    samples.push(("merlin-grail", Table::reaching(FOUR, true, grail).board(Locale::Cs)));
    let acting = |view: &View| view.round > 4 && matches!(stage(view), Some(Stage::Acting(..)));
    let acting = Table::reaching(FOUR, true, acting);
    samples.push(("merlin-acting", acting.board(Locale::Hu)));
    samples.push(("merlin-castle", acting.castle(Seat(0), Locale::En)));
    let over = Table::reaching(FOUR, true, |view| view.phase == Phase::Over);
    samples.push(("merlin-end", over.board(Locale::En)));
    samples.push(("merlin-castle-end", over.castle(Seat(3), Locale::Hu)));
    let white = |view: &View| view.round == 5 && matches!(stage(view), Some(Stage::Chosen(chosen)) if chosen.white);
    let two = Table::reaching(TWO, false, white);
    samples.push(("merlin-chosen", two.board(Locale::Hu)));
    samples.push(("merlin-castle-two", two.castle(Seat(1), Locale::Cs)));
}

const TWO: &[&str] = &["Anna", "Tristan of Lyonesse"];
const THREE: &[&str] = &["Anna", "Bors", "Gareth"];
const FOUR: &[&str] = &["Anna", "Bors", "Gareth", "Elaine"];

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

    /// A game that has come to where the view is as wanted.
    fn reaching(names: &[&str], kings_favor: bool, wanted: impl Fn(&View) -> bool) -> Table {
        let mut tables = (1..).map(|seed| Table::new(names, kings_favor, seed));
        tables.find_map(|table| table.play_until(&wanted)).expect("chance comes to everything that can be")
    }

    /// Plays on until the view is as wanted; `None` when it never is.
    fn play_until(mut self, wanted: impl Fn(&View) -> bool) -> Option<Table> {
        while !wanted(&self.view()) {
            let seat = self.game.to_act().iter().next()?;
            let mut actions = self.game.legal_actions(seat);
            if let Some(complete) = actions.iter().position(|action| matches!(action, Action::Complete { .. })) {
                actions = vec![actions[complete]];
            }
            let eager: Vec<Action> =
                actions.iter().copied().filter(|action| !matches!(action, Action::Decline | Action::Done)).collect();
            let action = *self.whims.pick(if eager.is_empty() { &actions } else { &eager }).expect("there is a choice");
            self.game.play(seat, &action, &mut self.dice).expect("the action is legal");
        }
        Some(self)
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
