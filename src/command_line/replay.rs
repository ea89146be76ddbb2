//! `roundtable replay`: plays a record again and shows where it leads.

use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, ensure};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::games::record::{Played, Record, Replayed};
use crate::games::registry::{Bare, Event, Position};
use crate::games::{BySeat, Outcome, Seat, Seats, Viewer};

/// Plays a record again and prints the position, the events and the outcome as JSON.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The record.
    file: PathBuf,
    /// Who looks: public, a seat (from 0, as in the record), or all.
    #[arg(long = "as", value_name = "VIEWER", default_value = "public")]
    viewer: Looker,
    /// Stop after so many actions.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Instead print one JSON line for the opening and one for each action, with everything in it.
    #[arg(long, conflicts_with_all = ["viewer", "at"])]
    trace: bool,
}

/// A viewer as it is typed.
#[derive(Clone, Copy, Debug)]
struct Looker(Viewer);

impl FromStr for Looker {
    type Err = String;
    fn from_str(text: &str) -> Result<Looker, String> {
        match text {
            "public" => Ok(Looker(Viewer::Public)),
            "all" => Ok(Looker(Viewer::All)),
            _ => {
                let seat = text.parse().ok().and_then(|number: u8| Seat::try_from(number).ok());
                seat.map(|seat| Looker(Viewer::Seat(seat))).ok_or_else(|| "public, all, or a seat from 0".to_owned())
            }
        }
    }
}

/// Runs the verb.
///
/// # Errors
/// When the file is no record, or at the first action that is refused, with its number and the reason.
pub fn run(args: &Args) -> anyhow::Result<()> {
    super::print(|out| write(args, out))
}

/// What `replay` prints.
///
/// # Errors
/// See [`run`].
pub fn write(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let record = super::open(&args.file)?;
    let shown = || args.file.display().to_string();
    if args.trace {
        return trace(&record, out).with_context(shown);
    }
    let count = record.actions.len();
    if let Some(at) = args.at {
        ensure!(at <= count, "--at {at}: the record has {count} actions");
    }
    let Looker(viewer) = args.viewer;
    if let Viewer::Seat(seat) = viewer {
        ensure!(seat.index() < record.seats, "--as {seat}: the seats are 0 to {}", record.seats - 1);
    }
    let replayed = record.replay(args.at).with_context(shown)?;
    let events = replayed.events.iter().zip(1..).map(|(events, n)| {
        let seen = events.iter().filter_map(|event| event.seen(viewer));
        Consequences { n, events: seen.map(|event| event.bare()).collect() }
    });
    let shown = Shown {
        game: record.options.kind().name(),
        seats: record.seats,
        actions: replayed.events.len(),
        viewer: match viewer {
            Viewer::Public => "public".to_owned(),
            Viewer::All => "all".to_owned(),
            Viewer::Seat(seat) => seat.to_string(),
        },
        events: events.collect(),
        view: replayed.position.view(viewer).bare(),
        outcome: replayed.position.outcome(),
    };
    writeln!(out, "{}", serde_json::to_string_pretty(&shown)?)?;
    Ok(())
}

#[derive(Serialize)]
struct Shown {
    game: &'static str,
    seats: usize,
    /// How many were played.
    actions: usize,
    viewer: String,
    events: Vec<Consequences>,
    view: Box<RawValue>,
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
struct Consequences {
    n: usize,
    events: Vec<Box<RawValue>>,
}

/// The opening and each action, everything shown.
fn trace(record: &Record, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut replayed = record.open()?;
    let opening = Opening {
        n: 0,
        game: record.options.kind().name(),
        rules_version: record.rules_version,
        seats: record.seats,
        options: record.options.bare(),
        deal: record.deal()?.bare(),
        state: State::of(&replayed.position, record.seats),
    };
    writeln!(out, "{}", serde_json::to_string(&opening)?)?;
    for (Played { seat, action }, n) in record.actions.iter().zip(1..) {
        record.step(n, &mut replayed)?;
        let Replayed { position, events, .. } = &replayed;
        let events: &[Event] = events.last().map_or(&[], Vec::as_slice);
        let step = Step {
            n,
            seat: *seat,
            action: action.bare(),
            events: events.iter().map(Bare::bare).collect(),
            state: State::of(position, record.seats),
        };
        writeln!(out, "{}", serde_json::to_string(&step)?)?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Opening {
    n: usize,
    game: &'static str,
    rules_version: u32,
    seats: usize,
    options: Box<RawValue>,
    deal: Box<RawValue>,
    #[serde(flatten)]
    state: State,
}

#[derive(Serialize)]
struct Step {
    n: usize,
    seat: Seat,
    action: Box<RawValue>,
    events: Vec<Box<RawValue>>,
    #[serde(flatten)]
    state: State,
}

/// What can be checked after each step.
#[derive(Serialize)]
struct State {
    to_act: Seats,
    /// How many actions each seat has to choose from.
    legal: BySeat<usize>,
    scores: Box<RawValue>,
    outcome: Option<Outcome>,
}

impl State {
    fn of(position: &Position, seats: usize) -> State {
        State {
            to_act: position.to_act(),
            legal: BySeat::new(seats, |seat| position.legal_actions(seat).len()),
            scores: position.scores().bare(),
            outcome: position.outcome(),
        }
    }
}
