//! Scorings, set out so that everybody can check each sum.

use super::super::scene::{Scene, TEXT, units};
use super::words;
use crate::games::carcassonne::{Carcassonne, Event, Figure, Frame, Scoring, Terrain, View};
use crate::games::{BySeat, Game, Seat, Seats};
use crate::language::Locale;
use crate::say;

/// The results among these events, as one message; where they are too long, only what each player gains by terrain,
/// and everything in the history.
pub(super) fn results(scene: &Scene, view: &View, events: &[Event]) -> Option<String> {
    let is_result = |event: &&Event| Carcassonne::is_result(event);
    let all: Vec<String> = events.iter().filter(is_result).map(|event| line(scene, view, event)).collect();
    let all = all.join("\n");
    if units(&all) <= TEXT {
        return (!all.is_empty()).then_some(all);
    }
    let mut short = Vec::new();
    let mut summed = false;
    for event in events.iter().filter(is_result) {
        match event {
            Event::Scored(_) if summed => {}
            Event::Scored(_) => {
                summed = true;
                short.extend(sums(scene, events));
            }
            _ => short.push(line(scene, view, event)),
        }
    }
    Some(short.join("\n"))
}

/// One event of a scoring in a line.
pub(super) fn line(scene: &Scene, view: &View, event: &Event) -> String {
    let locale = scene.locale;
    match event {
        Event::SetAside { tile } => {
            say!(locale, "carcassonne-result-set-aside", tile = words::tile(*tile, Default::default(), locale))
        }
        Event::Scored(scoring) => scored(scene, view, scoring),
        Event::Returned { figure, .. } => {
            say!(locale, "carcassonne-result-returned", figure = words::figure_key(*figure))
        }
        Event::LastScoring => say!(locale, "carcassonne-result-last"),
        Event::Over { winners, scores } => over(scene, *winners, scores),
        _ => String::new(),
    }
}

/// "City C4: (4 tiles + 1 pennant) × 2 = 10 · Anna +10".
pub(super) fn scored(scene: &Scene, view: &View, scoring: &Scoring) -> String {
    let locale = scene.locale;
    let what = words::capital(&words::terrain(scoring.terrain, locale));
    let cell = words::cell(&Frame::of(&view.landscape), scoring.spot.cell);
    let (sum, gains) = (sum(scoring, locale), gains(scene, scoring));
    say!(locale, "carcassonne-result-scored", what = what, cell = cell, sum = sum, gains = gains)
}

/// How the points come about, up to the points.
fn sum(scoring: &Scoring, locale: Locale) -> String {
    let plain = scoring.plain();
    let counted = counted(scoring, locale);
    match scoring.figure {
        Some(Figure::Mage) => {
            say!(
                locale,
                "carcassonne-sum-mage",
                sum = counted,
                more = scoring.tiles,
                points = u32::from(scoring.points)
            )
        }
        Some(Figure::Witch) => {
            let points = u32::from(scoring.points);
            say!(locale, "carcassonne-sum-witch", sum = counted, plain = u32::from(plain), points = points)
        }
        None => say!(locale, "carcassonne-sum", sum = counted, points = u32::from(plain)),
    }
}

/// What is counted and what each is worth: "(4 tiles + 1 pennant) × 2".
fn counted(scoring: &Scoring, locale: Locale) -> String {
    let each = scoring.each;
    let things = match scoring.terrain {
        Terrain::Field => say!(locale, "carcassonne-cities", count = scoring.cities),
        Terrain::Monastery => {
            return say!(locale, "carcassonne-sum-monastery", tiles = words::tiles(scoring.tiles, locale));
        }
        _ => words::tiles(scoring.tiles, locale),
    };
    let both = match scoring.pennants {
        0 => things,
        count => {
            let pennants = say!(locale, "carcassonne-pennants", count = count);
            format!("{things} + {pennants}")
        }
    };
    let why = match (scoring.terrain, scoring.closed) {
        (Terrain::Road, true) if scoring.inn => Some(say!(locale, "carcassonne-why-inn")),
        (Terrain::Road, false) if scoring.inn => Some(say!(locale, "carcassonne-why-open-inn")),
        (Terrain::City, true) if scoring.cathedral => Some(say!(locale, "carcassonne-why-cathedral")),
        (Terrain::City, false) if scoring.cathedral => Some(say!(locale, "carcassonne-why-open-cathedral")),
        (Terrain::City, true) if each == 1 => Some(say!(locale, "carcassonne-why-small")),
        (Terrain::City, false) => Some(say!(locale, "carcassonne-why-open")),
        _ => None,
    };
    let multiplied = match (each, scoring.pennants) {
        (1, _) => both,
        (_, 0) => format!("{both} × {each}"),
        _ => format!("({both}) × {each}"),
    };
    match why {
        Some(why) => format!("{multiplied} ({why})"),
        None => multiplied,
    }
}

/// Who gets the points, and by which majority when others had meeples there.
fn gains(scene: &Scene, scoring: &Scoring) -> String {
    let locale = scene.locale;
    let gains = scoring.winners.iter().map(|winner| format!("{} +{}", scene.name(winner), scoring.points));
    let gains = gains.collect::<Vec<_>>().join(", ");
    let holders = scoring.weights.which(|weight| *weight > 0);
    if holders.len() < 2 {
        return gains;
    }
    let meeples = holders.iter().map(|seat| format!("{} {}", scene.name(seat), scoring.weights[seat]));
    let meeples = meeples.collect::<Vec<_>>().join(", ");
    match scoring.winners.len() {
        1 => say!(locale, "carcassonne-result-most", gains = gains, meeples = meeples),
        _ => say!(locale, "carcassonne-result-tie", gains = gains, meeples = meeples),
    }
}

/// What each player gains by terrain.
fn sums(scene: &Scene, events: &[Event]) -> Vec<String> {
    let locale = scene.locale;
    let scorings: Vec<&Scoring> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored(scoring) => Some(scoring),
            _ => None,
        })
        .collect();
    let of = |seat: Seat, terrain: Terrain| -> u16 {
        let own = scorings.iter().filter(|scoring| scoring.terrain == terrain && scoring.winners.contains(seat));
        own.map(|scoring| scoring.points).sum()
    };
    let lines = Seat::all(scene.seats()).map(|seat| {
        let terrains = [Terrain::City, Terrain::Road, Terrain::Monastery, Terrain::Field];
        let parts: Vec<String> = terrains
            .into_iter()
            .map(|terrain| format!("{} {}", words::terrain(terrain, locale), of(seat, terrain)))
            .collect();
        let all: u16 = terrains.into_iter().map(|terrain| of(seat, terrain)).sum();
        say!(
            locale,
            "carcassonne-result-sum",
            name = scene.name(seat),
            parts = parts.join(" · "),
            points = u32::from(all)
        )
    });
    lines.chain([say!(locale, "carcassonne-result-history")]).collect()
}

/// Who won, and everybody's points, the best first.
pub(super) fn over(scene: &Scene, winners: Seats, scores: &BySeat<u16>) -> String {
    let locale = scene.locale;
    let names = scene.list(winners);
    let won = match winners.len() {
        1 => say!(locale, "carcassonne-over-won", name = names),
        _ => say!(locale, "carcassonne-over-shared", names = names),
    };
    let mut order: Vec<(Seat, u16)> = scores.iter().map(|(seat, score)| (seat, *score)).collect();
    order.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    let lines = order.into_iter().map(|(seat, score)| format!("{} {score}", scene.name(seat)));
    format!("{won}\n{}", lines.collect::<Vec<_>>().join(" · "))
}
