//! The own panel: nothing in it is secret, but it is about the reader: his meeples, what they are worth, and in his
//! turn the choices that need more room than the board has.

use super::super::press::Verb;
use super::super::scene::{Scene, TEXT, units};
use super::super::sheet::{Illustration, Row, Sheet, Style};
use super::{ask, board, feature, lay, look, score, text};
use crate::art::Picture;
use crate::art::carcassonne::Shown;
use crate::games::carcassonne::{Phase, View};
use crate::say;

/// What the table's own lines around the text may take.
const AROUND: usize = 150;

pub(super) fn secret(scene: &Scene, view: &View) -> Sheet {
    let locale = scene.locale;
    let Some(seat) = view.own else {
        return Sheet { text: say!(locale, "refused-not-seated"), ..Sheet::default() };
    };
    let mut lines = vec![board::player(scene, view, seat)];
    let mut rows: Vec<Row> = Vec::new();
    let mut picture = None;
    if view.turn == seat && view.phase != Phase::Over {
        lines.extend(ask::asked(scene, view));
        match view.phase {
            Phase::Laying { .. } => {
                rows = lay::menus(scene, view, false);
                let shown = Shown { view: view.clone(), marks: lay::marks(view) };
                picture = Some(Illustration {
                    picture: Picture::Carcassonne(Box::new(shown), scene.legend()),
                    alt: text::alt(scene, view),
                });
            }
            Phase::Conjuring if feature::may_go(view) => {
                let figure = |key: &str| Verb::Game(format!("move.{key}"));
                rows.push(scene.buttons([
                    (figure("mage"), Style::Primary, "carcassonne-button-mage"),
                    (figure("witch"), Style::Primary, "carcassonne-button-witch"),
                ]));
            }
            _ => {}
        }
    }
    let own = score::own(scene, view, seat);
    if own.is_empty() {
        lines.push(say!(locale, "carcassonne-own-none"));
    }
    for line in own {
        if lines.iter().map(|line| units(line) + 1).sum::<usize>() + units(&line) + AROUND > TEXT {
            break;
        }
        lines.push(line);
    }
    rows.push(look::buttons(scene));
    Sheet { text: lines.join("\n"), picture, rows, ..Sheet::default() }
}
