//! How the game stands: the points, and what every claimed feature is worth as it is now.

use super::super::scene::Scene;
use super::{board, result};
use crate::games::Seat;
use crate::games::carcassonne::{Phase, Scoring, View};
use crate::say;

/// The title, everybody's points, then every feature.
pub(super) fn lines(scene: &Scene, view: &View) -> Vec<String> {
    let locale = scene.locale;
    let over = view.phase == Phase::Over;
    let mut lines = vec![match over {
        true => say!(locale, "carcassonne-score-end"),
        false => say!(locale, "carcassonne-score-now"),
    }];
    lines.extend(Seat::all(scene.seats()).map(|seat| board::player(scene, view, seat)));
    lines.extend(board::figures(scene, view));
    let mut worth: Vec<&Scoring> = view.worth.iter().collect();
    worth.sort_by_key(|scoring| (scoring.terrain, std::cmp::Reverse(scoring.points)));
    if worth.is_empty() {
        lines.push(say!(locale, "carcassonne-score-none"));
    }
    lines.extend(worth.into_iter().map(|scoring| line(scene, view, scoring)));
    lines
}

/// A feature with what it would give if the game ended now, and what it lacks.
pub(super) fn line(scene: &Scene, view: &View, scoring: &Scoring) -> String {
    let scored = result::scored(scene, view, scoring);
    match view.landscape.feature(scoring.spot).map_or(0, |feature| feature.open) {
        0 => scored,
        open => format!("{scored} · {}", say!(scene.locale, "carcassonne-fact-open", count = open)),
    }
}

/// The features where this seat has meeples.
pub(super) fn own(scene: &Scene, view: &View, seat: Seat) -> Vec<String> {
    let own = view.worth.iter().filter(|scoring| scoring.weights[seat] > 0);
    own.map(|scoring| line(scene, view, scoring)).collect()
}
