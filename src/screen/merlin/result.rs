//! Scorings, set out so that everybody can check each sum.

use super::super::scene::{Scene, TEXT, units};
use super::words;
use crate::games::merlin::{ByPrincipality, BySource, Event, Principality};
use crate::games::{BySeat, Seat, Seats};
use crate::say;

/// The parts of a scoring with a heading.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Category {
    Traitors,
    Environs,
    Influence,
    End,
}

/// How much is told, so that it fits into one message.
#[derive(Clone, Copy)]
struct Detail {
    /// Which plots an area has.
    plots: bool,
    /// The points of the whole game by their source.
    totals: bool,
    /// Areas where only one has manors in a line each, rather than all of a player's in one.
    alone: bool,
}

const EVERYTHING: Detail = Detail { plots: true, totals: true, alone: true };

/// The scorings among these events, as one message.
pub(super) fn results(scene: &Scene, events: &[Event]) -> Option<String> {
    let mut text = String::new();
    for (plots, totals, alone) in [(true, true, true), (false, true, true), (false, false, true), (false, false, false)]
    {
        text = lines(scene, events, Detail { plots, totals, alone }).join("\n");
        if units(&text) <= TEXT {
            break;
        }
    }
    (!text.is_empty()).then_some(text)
}

/// The same, line by line.
pub(super) fn entries(scene: &Scene, events: &[Event]) -> Vec<String> {
    lines(scene, events, EVERYTHING)
}

/// One event of a scoring; of other events nothing.
pub(super) fn line(scene: &Scene, event: &Event) -> String {
    told(scene, event, EVERYTHING)
}

/// Who won, and with how many points.
pub(super) fn winners(scene: &Scene, winners: Seats, points: &BySeat<BySource>) -> String {
    let best = winners.iter().next().map_or(0, |winner| points[winner].total());
    let names = scene.list(winners);
    say!(scene.locale, "merlin-result-winner", count = winners.len(), names = names, points = words::score(best))
}

/// Everybody's points by source, a line each that adds up to the score; the best first.
pub(super) fn totals(scene: &Scene, points: &BySeat<BySource>) -> Vec<String> {
    let mut seats: Vec<Seat> = Seat::all(points.seats()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(points[*seat].total()));
    let line = |seat: Seat| {
        let (name, total) = (scene.name(seat), words::score(points[seat].total()));
        say!(scene.locale, "merlin-result-total", name = name, points = total, parts = sources(scene, &points[seat]))
    };
    seats.into_iter().map(line).collect()
}

/// What each source brought: "rondel 34 · traitors −6".
pub(super) fn sources(scene: &Scene, points: &BySource) -> String {
    let part = |(source, points)| {
        let source = words::source(source, scene.locale);
        say!(scene.locale, "merlin-result-part", source = source, points = words::score(points))
    };
    let parts = points.iter().filter(|(_, points)| *points != 0).map(part);
    parts.collect::<Vec<_>>().join(" · ")
}

fn lines(scene: &Scene, events: &[Event], detail: Detail) -> Vec<String> {
    let mut lines = Vec::new();
    let mut last = None;
    for event in events {
        let category = category(event);
        if category != last {
            let locale = scene.locale;
            match category {
                Some(Category::Traitors) => lines.push(say!(locale, "merlin-result-traitors")),
                Some(Category::Environs) => {
                    lines.push(say!(locale, "merlin-result-environs"));
                    if !detail.alone {
                        lines.extend(alone(scene, events));
                    }
                }
                Some(Category::Influence) => {
                    // An area that scored would stand between.
                    if last == Some(Category::Traitors) {
                        lines.push(say!(locale, "merlin-result-no-manors"));
                    }
                    lines.push(say!(locale, "merlin-result-influence"));
                }
                Some(Category::End) => lines.push(say!(locale, "merlin-result-rest")),
                None => {}
            }
            last = category;
        }
        match event {
            // Told together with the first.
            Event::TraitorsDrawn { seat, .. } if first_drawn(events) != Some(*seat) => {}
            Event::TraitorsDrawn { .. } => lines.push(drawn(scene, events)),
            Event::AreaScored { manors, .. } if !detail.alone && present(manors).len() == 1 => {}
            Event::Over { winners: won, points } => {
                lines.extend(sum(scene, events));
                lines.push(winners(scene, *won, points));
                if detail.totals {
                    lines.extend(totals(scene, points));
                }
            }
            _ => lines.extend(Some(told(scene, event, detail)).filter(|line| !line.is_empty())),
        }
    }
    if !matches!(events.last(), Some(Event::Over { .. })) {
        lines.extend(sum(scene, events));
    }
    lines
}

fn category(event: &Event) -> Option<Category> {
    match event {
        Event::TraitorsScored { .. } | Event::TraitorsDrawn { .. } | Event::TraitorsShuffled { .. } => {
            Some(Category::Traitors)
        }
        Event::AreaScored { .. } => Some(Category::Environs),
        Event::GrailAsked { .. } | Event::InfluenceScored { .. } => Some(Category::Influence),
        Event::RestScored { .. } => Some(Category::End),
        _ => None,
    }
}

fn told(scene: &Scene, event: &Event, detail: Detail) -> String {
    let locale = scene.locale;
    match event {
        Event::ScoringBegan { round } => say!(locale, "merlin-result-began", round = *round),
        Event::TraitorsScored { seat, repelled, left, points, excalibur } => {
            let mut parts = Vec::new();
            if repelled.total() > 0 {
                parts.push(say!(locale, "merlin-result-spent", shields = colours(scene, repelled)));
            }
            if left.total() > 0 {
                let traitors = colours(scene, left);
                parts.push(say!(locale, "merlin-result-stayed", traitors = traitors, count = left.total()));
            }
            if parts.is_empty() {
                parts.push(say!(locale, "merlin-result-no-traitors"));
            }
            if *excalibur > 0 {
                parts.push(say!(locale, "merlin-result-excalibur", points = words::signed(i16::from(*excalibur))));
            }
            let points = words::signed(points + i16::from(*excalibur));
            player(scene, *seat, points, parts)
        }
        Event::TraitorsDrawn { .. } => drawn(scene, std::slice::from_ref(event)),
        Event::TraitorsShuffled { .. } => say!(locale, "merlin-result-shuffled"),
        Event::AreaScored { terrain, plots, manors, winners, each } => {
            let terrain = words::capital(&words::terrain(*terrain, locale));
            let (count, outcome) = (plots.len(), outcome(scene, manors, *winners, *each, plots.len()));
            let manors = counts(scene, manors);
            if detail.plots {
                let plots = plots.iter().map(|plot| plot.number().to_string()).collect::<Vec<_>>().join(", ");
                return say!(
                    locale,
                    "merlin-result-area-plots",
                    terrain = terrain,
                    count = count,
                    plots = plots,
                    manors = manors,
                    outcome = outcome
                );
            }
            say!(locale, "merlin-result-area", terrain = terrain, count = count, manors = manors, outcome = outcome)
        }
        Event::GrailAsked { seat, at } => {
            say!(locale, "merlin-result-grail-asked", place = place(scene, *at), name = scene.name(*seat))
        }
        Event::InfluenceScored { at, counters, winners, each, grail } => {
            let total = counters.values().sum::<u8>();
            let outcome = match grail {
                Some(_) => {
                    say!(locale, "merlin-result-grail", winners = gains(scene, *winners, *each))
                }
                None => outcome(scene, counters, *winners, *each, usize::from(total)),
            };
            let (place, counters) = (place(scene, *at), counts(scene, counters));
            say!(locale, "merlin-result-place", place = place, count = total, counters = counters, outcome = outcome)
        }
        Event::HenchmenScored { counts } => {
            say!(locale, "merlin-result-henchmen", counts = scored(scene, counts.map(|count| i16::from(*count))))
        }
        Event::RestScored { seat, apples, staffs, items } => {
            let sources =
                [("merlin-source-apples", *apples), ("merlin-source-staffs", *staffs), ("merlin-source-items", *items)];
            let parts = sources.map(|(source, points)| {
                say!(locale, "merlin-result-part", source = say!(locale, source), points = points)
            });
            player(scene, *seat, words::signed(i16::from(apples + staffs + items)), parts.to_vec())
        }
        Event::Over { winners: won, points } => winners(scene, *won, points),
        _ => String::new(),
    }
}

fn player(scene: &Scene, seat: Seat, points: String, parts: Vec<String>) -> String {
    let parts = parts.join(" · ");
    say!(scene.locale, "merlin-result-player", name = scene.name(seat), points = points, parts = parts)
}

fn place(scene: &Scene, at: Principality) -> String {
    words::capital(&words::principality(at, scene.locale))
}

/// What shields or traitors there are: "2× black, grey".
pub(super) fn colours(scene: &Scene, counts: &ByPrincipality<u8>) -> String {
    let locale = scene.locale;
    let present = counts.iter().filter(|(_, count)| **count > 0);
    let colours = present.map(|(of, count)| words::times(*count, words::colour(of, locale), locale));
    colours.collect::<Vec<_>>().join(", ")
}

/// How many each has, but for those who have none: "Anna 2, Bors 1".
pub(super) fn counts(scene: &Scene, counts: &BySeat<u8>) -> String {
    let present = counts.iter().filter(|(_, count)| **count > 0);
    present.map(|(seat, count)| format!("{} {count}", scene.name(seat))).collect::<Vec<_>>().join(", ")
}

/// What those with most get; they are not named again when nobody else has any.
fn outcome(scene: &Scene, counts: &BySeat<u8>, winners: Seats, each: u8, total: usize) -> String {
    let (tied, all) = (winners.len(), winners == present(counts));
    let gain = words::signed(i16::from(each));
    match (tied, all) {
        (1, true) => gain,
        (1, false) => gains(scene, winners, each),
        (_, true) => say!(scene.locale, "merlin-result-tie-all", total = total, tied = tied, gain = gain),
        (_, false) => {
            let winners = gains(scene, winners, each);
            say!(scene.locale, "merlin-result-tie", total = total, tied = tied, winners = winners)
        }
    }
}

/// Those who have any.
fn present(counts: &BySeat<u8>) -> Seats {
    counts.which(|count| *count > 0)
}

/// For each player the areas where nobody else has manors, with their tiles.
fn alone(scene: &Scene, events: &[Event]) -> Vec<String> {
    let locale = scene.locale;
    let lines = Seat::all(scene.seats()).filter_map(|seat| {
        let (mut areas, mut sum) = (Vec::new(), 0);
        for event in events {
            match event {
                Event::AreaScored { terrain, plots, manors, each, .. } if present(manors) == Seats::NONE.with(seat) => {
                    areas.push(format!("{} {}", words::terrain(*terrain, locale), plots.len()));
                    sum += i16::from(*each);
                }
                _ => {}
            }
        }
        let (name, points, areas_told) = (scene.name(seat), words::signed(sum), areas.join(", "));
        (!areas.is_empty())
            .then(|| say!(locale, "merlin-result-alone", name = name, areas = areas_told, points = points))
    });
    lines.collect()
}

fn gains(scene: &Scene, winners: Seats, each: u8) -> String {
    let gain = words::signed(i16::from(each));
    winners.iter().map(|winner| format!("{} {gain}", scene.name(winner))).collect::<Vec<_>>().join(", ")
}

fn first_drawn(events: &[Event]) -> Option<Seat> {
    events.iter().find_map(|event| match event {
        Event::TraitorsDrawn { seat, .. } => Some(*seat),
        _ => None,
    })
}

/// The new traitors of everybody.
fn drawn(scene: &Scene, events: &[Event]) -> String {
    let mut drawn = Vec::new();
    for event in events {
        if let Event::TraitorsDrawn { seat, traitors } = event {
            let mut counts = ByPrincipality::default();
            for shield in traitors {
                counts[*shield] += 1;
            }
            let (name, things) = (scene.name(*seat), colours(scene, &counts));
            drawn.push(say!(scene.locale, "merlin-result-has", name = name, things = things));
        }
    }
    say!(scene.locale, "merlin-result-drawn", traitors = drawn.join(" · "))
}

/// The points of all these events together.
fn sum(scene: &Scene, events: &[Event]) -> Option<String> {
    let mut sums = BySeat::new(scene.seats(), |_| 0i16);
    for event in events {
        match event {
            Event::TraitorsScored { seat, points, excalibur, .. } => sums[*seat] += points + i16::from(*excalibur),
            Event::AreaScored { winners, each, .. } | Event::InfluenceScored { winners, each, .. } => {
                winners.iter().for_each(|winner| sums[winner] += i16::from(*each));
            }
            Event::HenchmenScored { counts } => {
                counts.iter().for_each(|(seat, count)| sums[seat] += i16::from(*count));
            }
            Event::RestScored { seat, apples, staffs, items } => sums[*seat] += i16::from(apples + staffs + items),
            _ => {}
        }
    }
    let any = sums.values().any(|points| *points != 0);
    any.then(|| say!(scene.locale, "merlin-result-sum", sums = scored(scene, sums)))
}

fn scored(scene: &Scene, points: BySeat<i16>) -> String {
    let scored = points.iter().map(|(seat, points)| format!("{} {}", scene.name(seat), words::signed(*points)));
    scored.collect::<Vec<_>>().join(", ")
}
