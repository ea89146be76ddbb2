//! Everything that happened: every turn with what it scored, and the last scoring line by line.

use super::super::scene::Scene;
use super::{result, told, words};
use crate::games::carcassonne::{Event, View};
use crate::say;

/// The entries, oldest first. Cells are called as they are now.
pub(super) fn history(scene: &Scene, view: &View, events: &[Vec<Event>]) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    let mut number = 0;
    let mut last_scoring = false;
    for event in events.iter().flatten() {
        match event {
            Event::Laid { seat, .. } => {
                number += 1;
                let title = say!(scene.locale, "carcassonne-history-turn", number = number, name = scene.name(*seat));
                entries.push(format!("{title} {}", words::capital(&told::line(scene, view, event))));
            }
            Event::Drawn { .. } | Event::Passed { .. } => {}
            Event::SetAside { .. } | Event::LastScoring | Event::Over { .. } => {
                last_scoring |= *event == Event::LastScoring;
                entries.push(result::line(scene, view, event));
            }
            // Each line an entry, since all of them together need not fit on one page.
            Event::Scored(_) if last_scoring => entries.push(result::line(scene, view, event)),
            Event::Scored(_) | Event::Returned { .. } => add(&mut entries, "\n", &result::line(scene, view, event)),
            _ => add(&mut entries, " · ", &told::line(scene, view, event)),
        }
    }
    entries
}

/// Goes on with the last entry.
fn add(entries: &mut Vec<String>, between: &str, text: &str) {
    match entries.last_mut() {
        Some(entry) => {
            entry.push_str(between);
            entry.push_str(text);
        }
        None => entries.push(text.to_owned()),
    }
}
