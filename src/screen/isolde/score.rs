//! Shields and points.

use super::super::scene::Scene;
use super::super::sheet::Sheet;
use super::words::{self, Names};
use crate::games::Seat;
use crate::games::isolde::{Colour, Hue, ShieldsView, View};
use crate::say;

/// In the order of the boards that give them.
const HUES: [Hue; 5] = [Hue::LightBlue, Hue::Orange, Hue::DarkBlue, Hue::Red, Hue::Grey];

/// Everybody's points in one line, as far as the viewer knows them.
pub(super) fn points(scene: &Scene, view: &View) -> String {
    let names = Names::marked(scene, view);
    let colours =
        view.shields.iter().map(|(colour, shields)| format!("{} **{}**", names.of(colour), known(scene, shields)));
    let mut parts: Vec<String> = colours.collect();
    // With two colours each the sums decide.
    if view.seats < view.holders.values().flatten().count() {
        parts.extend(Seat::all(view.seats).map(|seat| format!("{} **{}**", scene.name(seat), sum(view, seat))));
    }
    say!(scene.locale, "isolde-points", points = parts.join(" · "))
}

/// Whether several have the most points.
pub(super) fn is_tied(view: &View) -> bool {
    let mut totals: Vec<(Option<Seat>, i16)> = Vec::new();
    for (colour, shields) in view.shields.iter() {
        let holder = view.holders[colour];
        match totals.iter_mut().find(|(other, _)| *other == holder) {
            Some((_, total)) => *total += shields.total,
            None => totals.push((holder, shields.total)),
        }
    }
    let most = totals.iter().map(|(_, total)| *total).max();
    totals.iter().filter(|(_, total)| Some(*total) == most).count() > 1
}

/// The points of both colours of a seat.
fn sum(view: &View, seat: Seat) -> String {
    let own = view.holders.iter().filter(|(_, holder)| **holder == Some(seat));
    let points: Vec<i16> = own.map(|(colour, _)| view.shields[colour].total).collect();
    format!("{} = {}", words::sum(points.iter().copied()), words::number(points.iter().sum()))
}

/// Points, and how many shields are not in them.
fn known(scene: &Scene, shields: &ShieldsView) -> String {
    let points = words::number(shields.total);
    match (shields.hidden, &shields.known) {
        (0, _) | (_, Some(_)) => points,
        (count, None) => say!(scene.locale, "isolde-points-hidden", points = points, count = count),
    }
}

/// Everybody's shields by colour, with the sums.
pub(super) fn panel(scene: &Scene, view: &View) -> Sheet {
    let mut lines = vec![say!(scene.locale, "isolde-score-title", round = view.round)];
    lines.extend(view.shields.iter().map(|(colour, shields)| of_colour(scene, view, colour, shields)));
    lines.push(say!(scene.locale, "isolde-score-hues", hues = hues(scene)));
    lines.push(points(scene, view));
    Sheet { text: lines.join("\n"), ..Sheet::default() }
}

/// "**Anna: 8** · light blue 3 + 2 · dark blue 6 · orange −3"
fn of_colour(scene: &Scene, view: &View, colour: Colour, shields: &ShieldsView) -> String {
    let locale = scene.locale;
    let name = Names::marked(scene, view).of(colour);
    let mut parts = vec![say!(locale, "isolde-score-line", name = name, points = known(scene, shields))];
    for hue in HUES {
        let values: Vec<i16> =
            shields.open.iter().filter(|shield| shield.hue == hue).map(|shield| shield.value).collect();
        if !values.is_empty() {
            let total = values.iter().sum();
            let mut told = words::hue(hue, locale) + " " + &words::sum(values.iter().copied());
            if values.len() > 1 {
                told = format!("{told} = {}", words::number(total));
            }
            parts.push(told);
        }
    }
    if let Some(known) = shields.known.as_ref().filter(|known| !known.is_empty()) {
        let values = words::sum(known.iter().map(|shield| shield.value));
        parts.push(say!(locale, "isolde-score-known", values = values));
    }
    if shields.bonus != 0 {
        parts.push(say!(locale, "isolde-score-bonus", points = words::signed(shields.bonus)));
    }
    parts.join(" · ")
}

/// Which colour is for which boards.
fn hues(scene: &Scene) -> String {
    HUES.map(|hue| words::hue_in_full(hue, scene.locale)).join(" · ")
}
