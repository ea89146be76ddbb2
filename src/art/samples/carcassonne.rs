//! Games of Carcassonne by players who lay and claim by chance.

use crate::art::carcassonne::{Mark, Shown};
use crate::art::{Legend, Picture};
use crate::games::carcassonne::{Action, Carcassonne, Cell, Figure, Options, Phase, Spot, View};
use crate::games::{BySeat, Dice, Game, Seed, Viewer};
use crate::language::Locale;

pub fn games(samples: &mut Vec<(&'static str, Picture)>) {
    let two: &[&str] = &["Anna", "Bors"];
    let early = reach(two, Options::default(), |view| is_laying(view) && view.landscape.laid().len() == 5);
    samples.push(("carcassonne-laying-early", early.board(Locale::En)));
    let laying = reach(two, Options::default(), |view| is_laying(view) && view.landscape.laid().len() == 28);
    samples.push(("carcassonne-laying", laying.board(Locale::En)));
    samples.push(("carcassonne-near", laying.near(Locale::En)));
    let turning = |view: &View| view.landscape.laid().len() > 20 && widest(view).is_some_and(|(count, _)| count > 2);
    let turning = reach(two, Options::default(), turning);
    let (_, cell) = widest(&turning.view).expect("the view was chosen for it");
    samples.push((
        "carcassonne-turns",
        Picture::Turns(Box::new(turning.shown(Vec::new())), cell, turning.legend(Locale::En)),
    ));
    let five: &[&str] = &["Anna", "Bors", "Gareth", "Elaine", "Tristan of Lyonesse"];
    let claiming =
        |view: &View| view.landscape.laid().len() > 50 && view.phase == Phase::Claiming && view.mage.is_some();
    let claiming = reach(five, Options::default(), claiming);
    samples.push(("carcassonne-claiming", claiming.board(Locale::Hu)));
    samples.push(("carcassonne-claiming-near", claiming.near(Locale::Hu)));
    let conjuring = |view: &View| view.landscape.laid().len() > 30 && view.phase == Phase::Conjuring;
    let conjuring = reach(five, Options::default(), conjuring);
    samples.push(("carcassonne-conjuring", conjuring.board(Locale::Cs)));
    let all = Options { inns: true, river: true, ..Options::default() };
    let six: &[&str] = &["Anna", "Bors", "Gareth", "Elaine", "Tristan of Lyonesse", "Morgan"];
    let over = reach(six, all, |view| view.phase == Phase::Over);
    samples.push(("carcassonne-end", over.board(Locale::Cs)));
}

/// A position and who sits there.
struct Table {
    view: View,
    names: Vec<String>,
}

fn is_laying(view: &View) -> bool {
    matches!(view.phase, Phase::Laying { .. })
}

/// The cell with the most rotations, and how many.
fn widest(view: &View) -> Option<(usize, Cell)> {
    let cells = view.choices.iter().filter_map(|choice| match choice {
        Action::Lay { cell, .. } => Some(*cell),
        _ => None,
    });
    let cells: Vec<Cell> = cells.collect();
    let count = |cell: Cell| cells.iter().filter(|other| **other == cell).count();
    cells.iter().map(|cell| (count(*cell), *cell)).max()
}

/// The first position of a game by chance that is as wanted.
fn reach(names: &[&str], options: Options, wanted: impl Fn(&View) -> bool) -> Table {
    let play = |seed: u64| {
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut whims = Dice::new(Seed::from_number(seed + 1));
        let deal = Carcassonne::deal(&options, names.len(), &mut dice).expect("so many can play");
        let mut game = Carcassonne::set_up(&options, names.len(), &deal).expect("the deal is a fair one");
        loop {
            let view = game.view(Viewer::Public);
            if wanted(&view) {
                return Some(Table { view, names: names.iter().map(|name| (*name).to_owned()).collect() });
            }
            let seat = game.to_act().iter().next()?;
            let action = *whims.pick(&game.legal_actions(seat))?;
            game.play(seat, &action, &mut dice).expect("the action is legal");
        }
    };
    (1..).find_map(play).expect("chance comes to everything that can be")
}

impl Table {
    fn legend(&self, locale: Locale) -> Legend {
        Legend { names: BySeat::new(self.names.len(), |seat| self.names[seat.index()].clone()), locale }
    }

    fn shown(&self, marks: Vec<Mark>) -> Shown {
        Shown { view: self.view.clone(), marks }
    }

    /// What can be chosen: cells, or features by number.
    fn marks(&self) -> Vec<Mark> {
        let mut marks: Vec<Mark> = Vec::new();
        for choice in &self.view.choices {
            let spot = match *choice {
                Action::Lay { cell, .. } => {
                    if !marks.contains(&Mark::Cell(cell)) {
                        marks.push(Mark::Cell(cell));
                    }
                    continue;
                }
                Action::Claim { segment, big: false } => Spot { cell: self.view.landscape.last().cell, segment },
                Action::Conjure { spot, figure: Figure::Mage } => spot,
                _ => continue,
            };
            let known = |mark: &Mark| match mark {
                Mark::Spot { spot: other, .. } => self.view.landscape.is_same(*other, spot),
                _ => false,
            };
            if !marks.iter().any(known) {
                marks.push(Mark::Spot { number: marks.len() as u8 + 1, spot });
            }
        }
        marks
    }

    fn board(&self, locale: Locale) -> Picture {
        Picture::Carcassonne(Box::new(self.shown(self.marks())), self.legend(locale))
    }

    fn near(&self, locale: Locale) -> Picture {
        let cell = self.view.landscape.last().cell;
        Picture::Near(Box::new(self.shown(self.marks())), cell, self.legend(locale))
    }
}
