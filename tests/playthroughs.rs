//! Whole games to read: state, events, what each viewer sees and may do, after every action. A change of
//! the rules shows as a change of these texts. `UPDATE_PLAYTHROUGHS=1 cargo test --test playthroughs` writes
//! them anew from the records beside them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use roundtable::games::isolde;
use roundtable::games::record::{Record, Replayed};
use roundtable::games::registry::{Action, Bare, Event, Kind, Position};
use roundtable::games::{Seat, Seats, Viewer};
use serde_json::{Map, Value};

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// The records, in the order of their names.
fn records() -> Vec<PathBuf> {
    let files = std::fs::read_dir(directory()).unwrap().map(|file| file.unwrap().path());
    let mut records: Vec<_> = files.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    records.sort();
    records
}

fn read(path: &Path) -> Record {
    Record::read(&std::fs::read_to_string(path).unwrap()).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_games_read_as_they_did() {
    let update = std::env::var_os("UPDATE_PLAYTHROUGHS").is_some();
    for path in records() {
        let text = tell(&read(&path));
        let golden = path.with_extension("txt");
        if update {
            std::fs::write(&golden, &text).unwrap();
        }
        let expected = std::fs::read_to_string(&golden).unwrap_or_default();
        let differs = text.lines().zip(expected.lines()).position(|(now, then)| now != then);
        if let Some(line) = differs {
            let (now, then) = (text.lines().nth(line), expected.lines().nth(line));
            panic!("{} line {}:\n was {}\n is  {}", golden.display(), line + 1, then.unwrap(), now.unwrap());
        }
        assert_eq!(text.lines().count(), expected.lines().count(), "{}", golden.display());
    }
}

#[test]
fn every_game_has_a_playthrough_that_ends() {
    for kind in Kind::ALL {
        let ended = records()
            .iter()
            .map(|path| read(path))
            .any(|record| record.options.kind() == *kind && record.replay(None).unwrap().position.outcome().is_some());
        assert!(ended, "there is no whole game of {kind} under tests/playthroughs");
    }
}

/// What a viewer was shown last; only what changed is shown again.
struct Reader {
    name: String,
    viewer: Viewer,
    last: Map<String, Value>,
}

fn tell(record: &Record) -> String {
    let mut text = String::new();
    let mut readers = vec![Reader { name: "everybody".to_owned(), viewer: Viewer::Public, last: Map::new() }];
    readers.extend(Seat::all(record.seats).map(|seat| Reader {
        name: format!("seat {seat}"),
        viewer: Viewer::Seat(seat),
        last: Map::new(),
    }));
    let mut replayed = record.open().unwrap();
    let deal = record.deal().unwrap();
    writeln!(text, "{} for {}, options {}", record.options.kind(), record.seats, record.options.bare()).unwrap();
    writeln!(text, "\n0. deal {}", deal.bare()).unwrap();
    tell_position(&replayed.position, record.seats, &mut readers, &mut text);
    for (played, n) in record.actions.iter().zip(1..) {
        record.step(n, &mut replayed).unwrap();
        writeln!(text, "\n{n}. seat {}: {}", played.seat, played.action.bare()).unwrap();
        tell_events(&replayed, &readers, &mut text);
        tell_position(&replayed.position, record.seats, &mut readers, &mut text);
    }
    brief(text)
}

/// The cards of Fair Isolde in short, since its packets are told over and over.
fn brief(text: String) -> String {
    let mut cards = isolde::deck();
    cards.dedup();
    cards.into_iter().fold(text, |text, card| {
        let whole = serde_json::to_string(&card).unwrap();
        text.replace(&whole, &card.to_string())
    })
}

/// Each event with everything in it, and its forms for those who see less.
fn tell_events(replayed: &Replayed, readers: &[Reader], text: &mut String) {
    for event in replayed.events.last().unwrap() {
        writeln!(text, "   event {}", event.bare()).unwrap();
        let seen = |reader: &Reader| event.seen(reader.viewer).filter(|seen| seen != event);
        let hidden = |seen: &Option<Event>| seen.as_ref().map(|seen| seen.bare().to_string());
        let public = hidden(&seen(&readers[0]));
        if let Some(public) = &public {
            let knowing = readers.iter().filter(|reader| event.seen(reader.viewer).as_ref() == Some(event));
            let knowing: Vec<_> = knowing.map(|reader| reader.name.as_str()).collect();
            let but = if knowing.is_empty() { String::new() } else { format!(", but to {}", knowing.join(", ")) };
            writeln!(text, "     shown as {public}{but}").unwrap();
        }
        for reader in readers {
            let own = hidden(&seen(reader));
            assert!(own.is_none() || own == public, "this text knows two forms of an event: whole and public");
        }
    }
}

/// What changed for the public, then for each seat where it sees something else, then what each may do.
fn tell_position(position: &Position, seats: usize, readers: &mut [Reader], text: &mut String) {
    let public = fields(position, Viewer::Public);
    for reader in readers {
        let mut seen = fields(position, reader.viewer);
        if reader.viewer != Viewer::Public {
            seen.retain(|key, value| public.get(key) != Some(value));
        }
        for (key, value) in &seen {
            match (reader.last.get(key), value) {
                (Some(last), _) if last == value => {}
                (None, Value::Null) => {}
                (None, Value::Array(list)) if list.is_empty() => {}
                // Histories grow at the end, and of the five quests one changes.
                (Some(Value::Array(last)), Value::Array(list))
                    if list.starts_with(last) && list.last().is_some_and(Value::is_object) =>
                {
                    for new in &list[last.len()..] {
                        writeln!(text, "   {} {key} + {new}", reader.name).unwrap();
                    }
                }
                (Some(Value::Array(last)), Value::Array(list)) if key == "quests" => {
                    for (now, _) in list.iter().zip(last).filter(|(now, then)| now != then) {
                        writeln!(text, "   {} {key} : {now}", reader.name).unwrap();
                    }
                }
                _ => writeln!(text, "   {} {key} {value}", reader.name).unwrap(),
            }
        }
        reader.last = seen;
    }
    let mut choices: Vec<(Vec<Action>, Seats)> = Vec::new();
    for seat in Seat::all(seats) {
        let legal = position.legal_actions(seat);
        match choices.iter_mut().find(|(actions, _)| *actions == legal) {
            Some((_, seats)) => seats.insert(seat),
            None => choices.push((legal, Seats::NONE.with(seat))),
        }
    }
    for (legal, seats) in choices.iter().filter(|(legal, _)| !legal.is_empty()) {
        writeln!(text, "   {seats} may {}", list(legal)).unwrap();
    }
    if let Some(outcome) = position.outcome() {
        writeln!(text, "   scores {}, won by {}", position.scores().bare(), outcome.winners).unwrap();
    }
}

/// The view, part by part; a seat's parts one level deeper, where most of it is what everybody sees.
fn fields(position: &Position, viewer: Viewer) -> Map<String, Value> {
    let view: Map<String, Value> = serde_json::from_str(position.view(viewer).bare().get()).unwrap();
    let mut fields = Map::new();
    view.into_iter().for_each(|(key, value)| add(&mut fields, key, value));
    fields
}

/// What a text tells anyway: what each seat may do, and the latest turns by their events.
const TOLD: [&str; 3] = ["choices", "own.choices", "turns"];

/// Adds a value by its parts. An object with one key is a value of an enum and stands whole.
fn add(fields: &mut Map<String, Value>, key: String, value: Value) {
    match value {
        _ if TOLD.contains(&key.as_str()) => {}
        Value::Object(parts) if parts.len() > 1 && key != "options" => {
            parts.into_iter().for_each(|(part, value)| add(fields, format!("{key}.{part}"), value));
        }
        Value::Array(parts) if ["castles", "shields", "tracks"].contains(&key.as_str()) => {
            parts.into_iter().enumerate().for_each(|(number, part)| add(fields, format!("{key}.{number}"), part));
        }
        value => drop(fields.insert(key, value)),
    }
}

/// Short lists whole; of long ones the number, the first and the last.
fn list(actions: &[Action]) -> String {
    let bare = |action: &Action| action.bare().to_string();
    match actions {
        [first, .., last] if actions.len() > 12 => {
            format!("{} things: {} … {}", actions.len(), bare(first), bare(last))
        }
        _ => actions.iter().map(bare).collect::<Vec<_>>().join(" "),
    }
}
