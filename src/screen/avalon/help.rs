//! The rules of the phase that the table is in.

use super::super::Commands;
use super::super::scene::Scene;
use super::options::{SWITCHES, explain};
use crate::games::Seat;
use crate::games::avalon::{PhaseView, View};
use crate::say;

/// What is asked now, how it is done, and the rule behind it. `view` is the public one.
pub(super) fn help(scene: &Scene, view: &View, seat: Option<Seat>, commands: Commands) -> String {
    let locale = scene.locale;
    let command = |part: &str| commands(&format!("avalon {part}"));
    let mut lines = vec![match &view.phase {
        PhaseView::Proposing { .. } => say!(locale, "avalon-help-proposing", command = command("propose")),
        PhaseView::Voting { .. } => say!(locale, "avalon-help-voting", command = command("vote")),
        PhaseView::Questing { .. } => say!(locale, "avalon-help-questing", command = command("quest")),
        PhaseView::Lady { .. } => say!(locale, "avalon-help-lady", command = command("lady")),
        PhaseView::Assassinating => say!(locale, "avalon-help-assassin", command = command("assassinate")),
        PhaseView::Over { .. } => say!(locale, "refused-over"),
    }];
    if view.options.targeting && matches!(view.phase, PhaseView::Proposing { .. }) {
        lines.push(say!(locale, "avalon-help-targeting"));
    }
    if seat.is_some_and(|seat| view.awaited.contains(seat)) {
        lines.insert(0, say!(locale, "avalon-help-you"));
    }
    lines.push(say!(locale, "avalon-help-win"));
    let in_play = SWITCHES.iter().filter(|switch| (switch.get)(&view.options));
    lines.extend(in_play.map(|switch| explain(switch, locale)));
    lines.push(say!(
        locale,
        "avalon-help-commands",
        role = command("role"),
        history = command("history"),
        board = command("board")
    ));
    lines.join("\n")
}
