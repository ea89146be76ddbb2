//! The rules of the step that the table is at.

use super::super::Commands;
use super::super::scene::Scene;
use super::feature;
use crate::games::Seat;
use crate::games::carcassonne::{Phase, View};
use crate::say;

/// What is asked now, how it is done, and the rule behind it. `view` is the public one.
pub(super) fn help(scene: &Scene, view: &View, seat: Option<Seat>, commands: Commands) -> String {
    let locale = scene.locale;
    let command = |part: &str| commands(&format!("carcassonne {part}"));
    let mut lines = Vec::new();
    if seat == Some(view.turn) {
        lines.push(say!(locale, "carcassonne-help-you"));
    }
    match view.phase {
        Phase::Laying { .. } => {
            lines.push(say!(locale, "carcassonne-help-laying", lay = command("lay")));
            lines.push(say!(locale, "carcassonne-rule-laying"));
            if view.options.river {
                lines.push(say!(locale, "carcassonne-rule-river"));
            }
            lines.push(say!(locale, "carcassonne-rule-scoring"));
        }
        Phase::Conjuring => {
            lines.push(match feature::may_go(view) {
                true => say!(locale, "carcassonne-help-figure"),
                false => say!(locale, "carcassonne-help-take-off"),
            });
            lines.push(say!(locale, "carcassonne-rule-figures"));
            lines.push(say!(locale, "carcassonne-rule-escape"));
        }
        Phase::Claiming => {
            lines.push(say!(locale, "carcassonne-help-claiming"));
            lines.push(say!(locale, "carcassonne-rule-claiming"));
            lines.push(say!(locale, "carcassonne-rule-scoring"));
            if view.options.fields {
                lines.push(say!(locale, "carcassonne-rule-fields"));
            }
        }
        Phase::Confirming => lines.push(say!(locale, "carcassonne-help-confirming")),
        Phase::Over => return say!(locale, "refused-over"),
    }
    if view.options.inns {
        lines.push(say!(locale, "carcassonne-rule-inns"));
    }
    lines.push(say!(
        locale,
        "carcassonne-help-commands",
        tiles = command("tiles"),
        score = command("score"),
        zoom = command("zoom"),
        meeples = command("meeples"),
        board = command("board"),
        history = command("history")
    ));
    lines.join("\n")
}
