//! Results that stay: each scoring board by board, what changed hands, the end.

use super::super::scene::Scene;
use super::told::told;
use super::words::{self, Names};
use crate::games::Game;
use crate::games::isolde::{Board, Colour, Event, Isolde, View};
use crate::say;

/// The results among these events, a line each, with the sums of what they won and lost.
pub(super) fn results(scene: &Scene, view: &View, events: &[Event]) -> Option<String> {
    let locale = scene.locale;
    let mut lines: Vec<String> = Vec::new();
    let (mut reset, mut closed_up): (Vec<Board>, Vec<Board>) = (Vec::new(), Vec::new());
    let mut last: Vec<String> = Vec::new();
    for event in events.iter().filter(|event| Isolde::is_result(event)) {
        match event {
            Event::Reset { board } => reset.push(*board),
            Event::ClosedUp { board } => closed_up.push(*board),
            Event::RoundBegan { .. } | Event::Over { .. } => last.extend(told(scene, view, event)),
            _ => lines.extend(told(scene, view, event)),
        }
    }
    if !lines.is_empty() {
        lines.insert(0, title(scene, events));
    }
    lines.extend(sums(scene, view, events));
    for (boards, id) in [(reset, "isolde-told-reset"), (closed_up, "isolde-told-closed-up")] {
        if !boards.is_empty() {
            lines.push(say!(locale, id, boards = words::boards(boards, locale)));
        }
    }
    lines.extend(last);
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// With the round, when these events end it.
fn title(scene: &Scene, events: &[Event]) -> String {
    let round = events.iter().find_map(|event| match event {
        Event::RoundBegan { round, .. } => Some(round - 1),
        Event::Over { .. } => Some(6),
        _ => None,
    });
    match round {
        Some(round) => say!(scene.locale, "isolde-result-title", round = round),
        None => say!(scene.locale, "isolde-result-title-open"),
    }
}

/// What each has won and lost together, when more than one board gave something.
fn sums(scene: &Scene, view: &View, events: &[Event]) -> Option<String> {
    let awards: Vec<&Vec<(Colour, i16)>> = events
        .iter()
        .filter_map(|event| match event {
            Event::BoardScored { points, .. } | Event::BonusScored { points } => Some(points),
            _ => None,
        })
        .filter(|points| !points.is_empty())
        .collect();
    let names = Names::marked(scene, view);
    let sum = |colour: Colour| {
        let own = awards.iter().copied().flatten().filter(|(of, _)| *of == colour);
        format!("{} **{}**", names.of(colour), words::signed(own.map(|(_, points)| points).sum()))
    };
    let sums = view.holders.iter().map(|(colour, _)| sum(colour)).collect::<Vec<_>>().join(" · ");
    (awards.len() > 1).then(|| say!(scene.locale, "isolde-result-sums", sums = sums))
}
