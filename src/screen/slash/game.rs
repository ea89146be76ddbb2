//! The commands that every game has; its own come from its face.

use super::super::face;
use super::super::press::Verb;
use super::{CommandSpec, Given, OptionKind, Order};
use crate::games::Seat;
use crate::games::registry::Kind;
use crate::table::{Stage, Table};

pub(super) fn command(kind: Kind) -> CommandSpec {
    let computers = OptionKind::Number { least: 0, most: *kind.seats().end() as u8 - 1 };
    let command = CommandSpec::new(kind.name(), Some(kind))
        .part("start", |part| face::start(kind, part).takes("computers", computers).takes("thread", OptionKind::Switch))
        .part(face::secret_part(kind), |part| part)
        .part("board", |part| part.takes("post", OptionKind::Switch))
        .part("history", |part| part);
    face::parts(kind, command)
        .part("leave", |part| part)
        .part("replace", |part| part.needs("player", OptionKind::Seat).takes("person", OptionKind::Person))
        .part("stop", |part| part)
        .part("help", |part| part)
}

pub(super) fn order(kind: Kind, part: &str, given: &Given, table: Option<&Table>) -> Option<Order> {
    let lobby = table.is_some_and(|table| table.stage == Stage::Lobby);
    let press = |verb| Some(Order::Press(verb, Vec::new()));
    match part {
        "start" => Some(Order::Start {
            options: face::started(kind, given),
            computers: given.number("computers").unwrap_or(0),
            thread: given.switch("thread").unwrap_or(false),
        }),
        "board" if given.switch("post") == Some(true) => press(Verb::Post),
        "board" => press(Verb::Text),
        "history" => press(Verb::History(1)),
        "leave" if lobby => press(Verb::Leave),
        "leave" => press(Verb::LeaveGame),
        "replace" => {
            let seat = given.text("player")?.parse::<u8>().ok()?;
            Some(Order::Replace { seat: Seat::try_from(seat).ok()?, with: given.person("person") })
        }
        "stop" if lobby => press(Verb::Close),
        "stop" => press(Verb::Stop),
        "help" => press(Verb::Help),
        _ if part == face::secret_part(kind) => press(Verb::Secret),
        _ => face::order(kind, part, given).map(|(verb, values)| Order::Press(verb, values)),
    }
}
