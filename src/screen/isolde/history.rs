//! Everything that happened, a line each.

use super::super::scene::Scene;
use super::told::told;
use crate::games::isolde::{Cause, Event, View};
use crate::say;

/// Oldest first. A card stands together with the moves that it made.
pub(super) fn history<'a>(scene: &Scene, view: &View, events: impl Iterator<Item = &'a Event>) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    for event in events {
        if entries.is_empty() {
            entries.push(say!(scene.locale, "isolde-told-first-round"));
        }
        let Some(line) = told(scene, view, event) else { continue };
        match (event, entries.last_mut()) {
            (Event::Moved { cause: Cause::Card, .. } | Event::CupMoved { .. }, Some(card)) => {
                *card = format!("{card} · {line}")
            }
            _ => entries.push(line),
        }
    }
    entries
}
