//! What is asked of whoever is on turn, and what the others are told.

use super::super::scene::Scene;
use super::words::{self, Markup};
use super::{feature, lay};
use crate::games::carcassonne::{Phase, View};
use crate::say;

/// Lines for who is asked, then for everybody else.
pub(super) fn asked(scene: &Scene, view: &View) -> Vec<String> {
    let locale = scene.locale;
    let mut lines = match view.phase {
        Phase::Laying { .. } => {
            let places = lay::places(view).len();
            let tile = words::capital(&lay::drawn_words(view, locale));
            vec![
                say!(locale, "carcassonne-drawn", tile = tile),
                match places > feature::MENU {
                    true => say!(locale, "carcassonne-ask-region", count = places),
                    false => say!(locale, "carcassonne-ask-laying", count = places),
                },
            ]
        }
        Phase::Conjuring if feature::may_go(view) => vec![say!(locale, "carcassonne-ask-figure")],
        Phase::Conjuring => vec![say!(locale, "carcassonne-ask-take-off")],
        Phase::Claiming => vec![say!(locale, "carcassonne-ask-claiming")],
        Phase::Confirming => vec![match scene.take_back == Some(view.turn) {
            true => say!(locale, "carcassonne-ask-confirming-back"),
            false => say!(locale, "carcassonne-ask-confirming"),
        }],
        Phase::Over => return Vec::new(),
    };
    if view.phase == Phase::Conjuring {
        lines.extend(feature::escapes(scene, view));
    }
    let next = view.turn.left(scene.seats());
    lines.push(match view.bag {
        0 => say!(locale, "carcassonne-wait-last"),
        _ => say!(locale, "carcassonne-wait-next", name = scene.name(next)),
    });
    lines
}

/// Whose turn it is and what is asked, told to everybody in a sentence without a full stop.
pub(super) fn sentence(scene: &Scene, view: &View, markup: Markup) -> String {
    let locale = scene.locale;
    let step = match view.phase {
        Phase::Laying { .. } => say!(locale, "carcassonne-step-laying", tile = lay::drawn_words(view, locale)),
        Phase::Conjuring if feature::may_go(view) => say!(locale, "carcassonne-step-figure"),
        Phase::Conjuring => say!(locale, "carcassonne-step-take-off"),
        Phase::Claiming => say!(locale, "carcassonne-step-claiming"),
        Phase::Confirming => say!(locale, "carcassonne-step-confirming"),
        Phase::Over => return say!(locale, "carcassonne-step-over"),
    };
    say!(locale, "carcassonne-asked", name = words::name(scene, view.turn, markup), step = step)
}
