//! The rules of the phase that the table is in.

use super::super::Commands;
use super::super::scene::{Scene, TEXT, units};
use super::options::{SWITCHES, explain};
use crate::games::Seat;
use crate::games::isolde::{PhaseView, Question, View};
use crate::say;

/// What is asked now, how it is done, and the rule behind it. `view` is the public one.
pub(super) fn help(scene: &Scene, view: &View, seat: Option<Seat>, commands: Commands) -> String {
    let locale = scene.locale;
    let command = |part: &str| commands(&format!("isolde {part}"));
    let mut lines = Vec::new();
    if seat.is_some_and(|seat| view.awaited.contains(seat)) {
        lines.push(say!(locale, "isolde-help-you"));
    }
    lines.push(match &view.phase {
        PhaseView::Picking { .. } => say!(locale, "isolde-help-picking", command = command("cards")),
        PhaseView::Turn { .. } => say!(locale, "isolde-help-turn", command = command("cards")),
        PhaseView::Piling { .. } | PhaseView::Assigning { .. } => {
            say!(locale, "isolde-help-dividing", command = command("cards"))
        }
        PhaseView::Asking(Question::Mark { .. } | Question::Look { .. } | Question::TakePile { .. }) => {
            say!(locale, "isolde-help-asking")
        }
        PhaseView::Asking(_) => say!(locale, "isolde-help-scoring"),
        PhaseView::Over { .. } => say!(locale, "refused-over"),
    });
    let two = view.seats == 2;
    if two && SWITCHES.iter().all(|switch| switch.value != "lancelot" || !(switch.get)(&view.options)) {
        lines.push(say!(locale, "isolde-help-parcifal"));
    }
    let in_play = SWITCHES.iter().filter(|switch| (switch.get)(&view.options));
    let in_play = in_play.filter(|switch| two || switch.value != "lancelot");
    lines.extend(in_play.map(|switch| explain(switch, locale)));
    lines.push(say!(locale, "isolde-help-commands", score = command("score"), history = command("history")));
    // Whoever plays with nearly everything knows what the boards give.
    let mut with_boards = lines.clone();
    with_boards.insert(lines.len() - 1, say!(locale, "isolde-help-boards"));
    let text = with_boards.join("\n");
    if units(&text) <= TEXT { text } else { lines.join("\n") }
}
