//! Private answers: why the rules refuse something, and that something was done.

use super::super::name;
use super::super::scene::Scene;
use super::ask::sentence;
use super::words::{self, Markup};
use super::{lay, told};
use crate::games::carcassonne::{Action, Cell, Frame, Phase, Refusal, View};
use crate::language::Locale;
use crate::say;

/// Why the rules refuse something; `at`: the table and its public view.
pub(super) fn refused(locale: Locale, at: Option<(&Scene, &View)>, refusal: &Refusal) -> String {
    let now = || at.map(|(scene, view)| sentence(scene, view, Markup::Discord));
    let cell = |cell: &Cell| match at.and_then(|(_, view)| Frame::of(&view.landscape).name(*cell)) {
        Some(name) => name,
        None => cell.to_string(),
    };
    match refusal {
        Refusal::Seats { seats } => say!(locale, "carcassonne-refused-seats", seats = *seats),
        Refusal::SixWithoutInns => say!(locale, "carcassonne-refused-six"),
        Refusal::Deal => say!(locale, "carcassonne-refused-deal"),
        Refusal::Over => say!(locale, "refused-over"),
        Refusal::NoSuchSeat { .. } => say!(locale, "refused-no-such-seat"),
        Refusal::OtherTurn { seat } => {
            let on_turn = || say!(locale, "name-seat", number = seat.number());
            say!(locale, "carcassonne-refused-other-turn", asked = now().unwrap_or_else(on_turn))
        }
        Refusal::NotNow => {
            let now = now().map(|now| format!("{now}."));
            [Some(say!(locale, "carcassonne-refused-not-now")), now].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Refusal::Occupied { cell: at } => say!(locale, "carcassonne-refused-occupied", cell = cell(at)),
        Refusal::Lonely { cell: at } => say!(locale, "carcassonne-refused-lonely", cell = cell(at)),
        Refusal::Mismatch { cell: place, .. } => {
            let wanted = at.map(|(_, view)| lay::around(view, *place, locale)).unwrap_or_default();
            say!(locale, "carcassonne-refused-mismatch", cell = cell(place), wanted = wanted)
        }
        Refusal::River => say!(locale, "carcassonne-refused-river"),
        Refusal::NoCell { name } => say!(locale, "carcassonne-refused-no-cell", name = name::typed(name)),
        Refusal::NoSuchSegment => say!(locale, "carcassonne-refused-no-segment"),
        Refusal::NoTarget => say!(locale, "carcassonne-refused-no-target"),
        Refusal::OwnFeature { figure } => {
            say!(locale, "carcassonne-refused-own-feature", figure = words::figure_key(*figure))
        }
        Refusal::NotOnBoard { figure } => {
            say!(locale, "carcassonne-refused-not-on-board", figure = words::figure_key(*figure))
        }
        Refusal::Claimed => say!(locale, "carcassonne-refused-claimed"),
        Refusal::NoMeeple => say!(locale, "carcassonne-refused-no-meeple"),
        Refusal::NoFields => say!(locale, "carcassonne-refused-no-fields"),
    }
}

/// That an action was done; `view` is of whoever did it, after it.
pub(super) fn done(scene: &Scene, view: &View, action: &Action) -> String {
    let locale = scene.locale;
    let seat = view.own.unwrap_or(view.turn);
    let turn = told::turn(scene, view, &view.turns[seat]);
    match action {
        Action::Done => say!(locale, "carcassonne-done-turn", turn = turn),
        _ => {
            let next = match view.phase {
                Phase::Conjuring => say!(locale, "carcassonne-next-figure"),
                Phase::Claiming => say!(locale, "carcassonne-next-claiming"),
                _ => say!(locale, "carcassonne-next-confirming"),
            };
            say!(locale, "carcassonne-done-step", turn = turn, next = next)
        }
    }
}
