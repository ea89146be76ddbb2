//! What happened, in a few words each.

use super::super::scene::Scene;
use super::{result, words};
use crate::games::Seat;
use crate::games::merlin::{
    Direction, Duty, Event, Figure, Item, Mission, Pick, Repelling, Reward, Row, Source, Throw,
};
use crate::language::Locale;
use crate::say;

/// An event as far as it is known. A step of a turn does not name whose turn it is.
pub(super) fn line(scene: &Scene, event: &Event) -> String {
    let locale = scene.locale;
    match event {
        Event::RoundBegan { round, start } => {
            say!(locale, "merlin-told-round", round = *round, name = scene.name(*start))
        }
        Event::Rolled { seat, throw, again } => rolled(scene, *seat, throw, again),
        Event::TurnBegan { seat } => say!(locale, "merlin-told-turn", name = scene.name(*seat)),
        Event::DieChosen { die, .. } => {
            let white = if die.white { "yes" } else { "no" };
            say!(locale, "merlin-told-die", white = white, die = words::die(die.pips, false, locale))
        }
        Event::AppleSpent { from, to, .. } => {
            let [from, to] = [from, to].map(|pips| words::die(*pips, false, locale));
            say!(locale, "merlin-told-apple", from = from, to = to)
        }
        Event::DieTurned { white, from, to, .. } => {
            let (from, to) = (words::die(*from, *white, locale), words::die(*to, false, locale));
            say!(locale, "merlin-told-turned", from = from, to = to)
        }
        Event::Moved { figure, from, to, direction, .. } => {
            let id = match (figure, direction) {
                (Figure::Knight, Direction::Clockwise) => "merlin-told-knight",
                (Figure::Knight, Direction::CounterClockwise) => "merlin-told-knight-back",
                (Figure::Merlin, Direction::Clockwise) => "merlin-told-merlin",
                (Figure::Merlin, Direction::CounterClockwise) => "merlin-told-merlin-back",
            };
            say!(locale, id, from = from.number(), space = words::space(*to, locale))
        }
        Event::Jumped { to, .. } => say!(locale, "merlin-told-jumped", space = words::space(*to, locale)),
        Event::Borrowed { space, .. } => say!(locale, "merlin-told-borrowed", space = words::space(*space, locale)),
        Event::Sent { henchman, from, to, duty, expelled, .. } => {
            let henchman = words::henchman(*henchman, locale);
            let to = words::principality(*to, locale);
            let duty = match duty {
                Some(Duty::Item(item)) => words::item(*item, locale),
                Some(Duty::Influence) => say!(locale, "merlin-told-duty-influence"),
                None => say!(locale, "merlin-told-duty-nothing"),
            };
            let sent = match from {
                Some(from) => {
                    let from = words::principality(*from, locale);
                    say!(locale, "merlin-told-sent-from", henchman = henchman, from = from, to = to, duty = duty)
                }
                None => say!(locale, "merlin-told-sent", henchman = henchman, to = to, duty = duty),
            };
            match expelled {
                Some(other) => {
                    say!(locale, "merlin-told-sent-expelled", sent = sent, name = scene.name(*other))
                }
                None => sent,
            }
        }
        Event::Took { item, .. } => say!(locale, "merlin-told-took", item = words::item(*item, locale)),
        Event::Returned { item, .. } => say!(locale, "merlin-told-returned", item = words::item(*item, locale)),
        Event::Placed { at, .. } => say!(locale, "merlin-told-placed", at = words::at(*at, locale)),
        Event::Scored { source, points, .. } => {
            let points = words::points(*points, locale);
            match source {
                Source::Rondel | Source::Missions => points,
                _ => say!(locale, "merlin-told-points-for", points = points, source = words::source(*source, locale)),
            }
        }
        Event::GrailTaken { seat, from, apple } => {
            let grail = match from {
                Some(from) => {
                    say!(locale, "merlin-told-grail-from", from = scene.name(*from), to = scene.name(*seat))
                }
                None => say!(locale, "merlin-told-grail"),
            };
            let apple = apple.then(|| say!(locale, "merlin-told-apple-taken"));
            [Some(grail), apple].into_iter().flatten().collect::<Vec<_>>().join(", ")
        }
        Event::ExcaliburTaken { seat, from: Some(from) } => {
            say!(locale, "merlin-told-excalibur-from", from = scene.name(*from), to = scene.name(*seat))
        }
        Event::ExcaliburTaken { from: None, .. } => say!(locale, "merlin-told-excalibur"),
        Event::TraitorsRepelled { shield, count, by, .. } => {
            let by = match by {
                Repelling::Excalibur => "excalibur",
                Repelling::BlackFlag => "flag",
                Repelling::Favor => "favor",
            };
            let traitors = words::times(*count, words::traitor(*shield, locale), locale);
            say!(locale, "merlin-told-repelled", by = by, traitors = traitors)
        }
        Event::PlotChosen { plot, .. } => say!(locale, "merlin-told-plot", plot = words::plot(*plot, locale)),
        Event::ManorBuilt { plot, paid, .. } => {
            let item = words::item(Item::material(*paid), locale);
            say!(locale, "merlin-told-manor", plot = words::plot(*plot, locale), item = item)
        }
        Event::Declined { .. } => say!(locale, "merlin-told-declined"),
        Event::Left { .. } => say!(locale, "merlin-told-left"),
        Event::StaffSpent { .. } => say!(locale, "merlin-told-staff"),
        Event::TwoMissions { .. } => say!(locale, "merlin-told-grey"),
        Event::FavorUsed { henchman, .. } => {
            say!(locale, "merlin-told-favor", ability = words::ability(*henchman, Row::Third, locale))
        }
        Event::MissionsDiscarded { count, missions: None, .. } => {
            say!(locale, "merlin-told-discarded", count = *count)
        }
        Event::MissionsDiscarded { missions: Some(missions), .. } => {
            let missions: Vec<_> = missions.iter().map(|mission| quoted(*mission, locale)).collect();
            say!(locale, "merlin-told-discarded-known", missions = missions.join(", "))
        }
        Event::MissionDrawn { pick, mission, refill, .. } => {
            let drawn = drawn(*pick, *mission, locale);
            match refill {
                Some(refill) => {
                    say!(locale, "merlin-told-refill", drawn = drawn, mission = quoted(*refill, locale))
                }
                None => drawn,
            }
        }
        Event::MissionsShuffled { .. } => say!(locale, "merlin-told-shuffled"),
        Event::MissionCompleted { mission, reward, .. } => {
            let quoted = quoted(*mission, locale);
            match reward {
                Reward::Points => {
                    let points = words::points(mission.value(), locale);
                    say!(locale, "merlin-told-completed", mission = quoted, points = points)
                }
                Reward::Seal(row) => {
                    let ability = words::ability(mission.icon(), *row, locale);
                    say!(locale, "merlin-told-sealed", mission = quoted, ability = ability)
                }
            }
        }
        Event::TurnEnded { .. } => say!(locale, "merlin-told-ended"),
        Event::ScoringBegan { .. }
        | Event::TraitorsScored { .. }
        | Event::TraitorsDrawn { .. }
        | Event::TraitorsShuffled { .. }
        | Event::AreaScored { .. }
        | Event::GrailAsked { .. }
        | Event::InfluenceScored { .. }
        | Event::HenchmenScored { .. }
        | Event::RestScored { .. }
        | Event::Over { .. } => result::line(scene, event),
    }
}

/// The events of one turn, summed up: the way, then what was done, then the points; a line each.
pub(super) fn turn(scene: &Scene, events: &[Event]) -> String {
    let (mut way, mut deeds) = (Vec::new(), Vec::new());
    for (index, event) in events.iter().enumerate() {
        match event {
            Event::DieChosen { .. }
            | Event::AppleSpent { .. }
            | Event::DieTurned { .. }
            | Event::Moved { .. }
            | Event::Jumped { .. }
            | Event::Borrowed { .. } => way.push(line(scene, event)),
            Event::TurnBegan { .. } | Event::TurnEnded { .. } => {}
            // Told by what comes next or came before.
            Event::PlotChosen { .. } if index + 1 < events.len() => {}
            Event::FavorUsed { .. } if matches!(events.get(index + 1), Some(Event::TraitorsRepelled { .. })) => {}
            Event::Scored { source: Source::Missions, .. } => {}
            // The board shows what lies there now.
            Event::MissionDrawn { pick, mission, .. } => deeds.push(drawn(*pick, *mission, scene.locale)),
            _ => deeds.push(line(scene, event)),
        }
    }
    let gain = gain(events);
    // A single one says it already.
    if events.iter().filter(|event| matches!(event, Event::Scored { .. })).count() > 1 {
        deeds.push(say!(scene.locale, "merlin-told-gain", gain = words::signed(gain)));
    }
    let lines = [way, deeds].map(|parts| words::capital(&parts.join(" · ")));
    lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The points of a turn.
pub(super) fn gain(events: &[Event]) -> i16 {
    let points = events.iter().map(|event| match event {
        Event::Scored { points, .. } => i16::from(*points),
        _ => 0,
    });
    points.sum()
}

fn rolled(scene: &Scene, seat: Seat, throw: &Throw, again: &[Throw]) -> String {
    let locale = scene.locale;
    let dice = |throw: &Throw| words::dice(&throw.own, Some(throw.white), locale);
    let name = scene.name(seat);
    match again {
        [] => say!(locale, "merlin-told-rolled", name = name, dice = dice(throw)),
        _ => {
            let before: Vec<_> = again.iter().map(dice).collect();
            say!(locale, "merlin-told-rolled-again", name = name, dice = dice(throw), before = before.join("; "))
        }
    }
}

fn drawn(pick: Pick, mission: Option<Mission>, locale: Locale) -> String {
    match (pick, mission) {
        (Pick::Display(_), Some(mission)) => {
            say!(locale, "merlin-told-drawn-display", mission = quoted(mission, locale))
        }
        (Pick::Pile, Some(mission)) => {
            say!(locale, "merlin-told-drawn-pile-known", mission = quoted(mission, locale))
        }
        (_, None) => say!(locale, "merlin-told-drawn-pile"),
    }
}

/// A mission as a name: “black shield + grey material”.
pub(super) fn quoted(mission: Mission, locale: Locale) -> String {
    say!(locale, "merlin-told-mission", mission = words::mission(mission, locale))
}
