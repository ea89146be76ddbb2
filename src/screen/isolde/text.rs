//! The board in words: for those who do not see the picture.

use super::super::scene::Scene;
use super::words::{self, Names};
use super::{board, score};
use crate::games::isolde::{Board, PhaseView, View};
use crate::say;

/// The whole board in words.
pub(super) fn text(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let mut lines = Vec::new();
    // A game that was stopped asks nothing any more, and shows all cards.
    let stopped = view.everything.is_some() && !matches!(view.phase, PhaseView::Over { .. });
    if !stopped {
        lines.extend(board::prompt(scene, view));
    }
    lines.push(say!(locale, "isolde-text-tracks"));
    lines.extend(view.boards.iter().map(|board| track(Names::marked(scene, view), scene, view, *board)));
    match matches!(view.phase, PhaseView::Over { .. }) || stopped {
        true => lines.push(score::points(scene, view)),
        false => lines.extend(board::status(scene, view)),
    }
    lines.join("\n")
}

/// A board with its markers, the first ahead: "Joust ★: Bors 12, Anna 5 · start: Kay".
fn track(names: Names, scene: &Scene, view: &View, board: Board) -> String {
    let locale = scene.locale;
    let track = &view.tracks[board];
    let mut parts: Vec<String> = Vec::new();
    let ahead = track.ranking().into_iter().map(|colour| format!("{} {}", names.of(colour), track.space(colour)));
    let ahead = ahead.collect::<Vec<_>>().join(", ");
    if !ahead.is_empty() {
        parts.push(ahead);
    }
    let mut on_start = track.on_start().peekable();
    if on_start.peek().is_some() {
        parts.push(say!(locale, "isolde-text-start", names = names.list(on_start)));
    }
    let scored = view.scored().contains(&board);
    let board = names.strong(words::board(board, locale)) + if scored { " ★" } else { "" };
    say!(locale, "isolde-text-track", board = board, markers = parts.join(" · "))
}

/// The picture in words: shorter, without markup.
pub(super) fn alt(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let names = Names::plain(scene, view);
    let mut lines = vec![say!(locale, "isolde-alt", round = view.round)];
    if let PhaseView::Turn { colour } = view.phase {
        lines.push(say!(locale, "isolde-alt-turn", name = names.of(colour)));
    }
    lines.extend(view.boards.iter().map(|board| track(names, scene, view, *board) + "."));
    if let Some(cup) = view.variants.cup {
        lines.push(say!(locale, "isolde-cup-stands", cup = words::cup(cup, locale)) + ".");
    }
    lines.join(" ")
}
