//! Results that people refer to later.

use super::board::seen;
use super::face;
use super::scene::Scene;
use super::sheet::Sheet;
use crate::games::Viewer;
use crate::games::registry::Event;
use crate::table::Table;

/// Results that stay as a message of their own; `None` when the events have none.
pub fn result(table: &Table, events: &[Event]) -> Option<Sheet> {
    let public: Vec<Event> = events.iter().filter_map(|event| event.seen(Viewer::Public)).collect();
    let view = seen(table, Viewer::Public)?;
    let sheet = Scene::fit(table, table.locale, |scene| Sheet {
        text: face::result(scene, &view, &public).unwrap_or_default(),
        ..Sheet::default()
    });
    (!sheet.text.is_empty()).then_some(sheet)
}
