//! What happened, in a few words each.

use super::super::scene::Scene;
use super::{result, words};
use crate::games::carcassonne::{Event, Frame, Spot, View};
use crate::say;

/// A step of a turn, without whose it is.
pub(super) fn line(scene: &Scene, view: &View, event: &Event) -> String {
    let locale = scene.locale;
    let frame = Frame::of(&view.landscape);
    let place = |spot: Spot| words::spot(&view.landscape, &frame, spot, locale);
    match event {
        Event::Drawn { tile, .. } => {
            say!(locale, "carcassonne-told-drawn", tile = words::tile(*tile, Default::default(), locale))
        }
        Event::SetAside { .. }
        | Event::Scored(_)
        | Event::Returned { .. }
        | Event::LastScoring
        | Event::Over { .. } => result::line(scene, view, event),
        Event::Laid { tile, cell, rotation, .. } => {
            let tile = words::tile(*tile, *rotation, locale);
            say!(locale, "carcassonne-told-laid", tile = tile, cell = words::cell(&frame, *cell))
        }
        Event::Conjured { figure, from, to, .. } => {
            let (figure, to) = (words::figure(*figure, locale), place(*to));
            match from {
                Some(from) => {
                    let from = place(*from);
                    say!(locale, "carcassonne-told-moved", figure = figure, from = from, to = to)
                }
                None => say!(locale, "carcassonne-told-conjured", figure = figure, to = to),
            }
        }
        Event::TakenOff { figure, .. } => {
            say!(locale, "carcassonne-told-taken-off", figure = words::figure_key(*figure))
        }
        Event::Claimed { spot, terrain, big, .. } => {
            let role = words::role(*terrain, *big, locale);
            say!(locale, "carcassonne-told-claimed", role = role, spot = place(*spot))
        }
        Event::Passed { .. } => say!(locale, "carcassonne-told-passed"),
    }
}

/// The steps of one turn in a line; empty when there are none.
pub(super) fn turn(scene: &Scene, view: &View, events: &[Event]) -> String {
    let steps: Vec<String> = events.iter().map(|event| line(scene, view, event)).collect();
    words::capital(&steps.join(" · "))
}
