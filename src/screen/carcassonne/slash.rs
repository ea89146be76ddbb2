//! Carcassonne's subcommands.

use super::super::slash::{CommandSpec, Given, OptionKind};

/// The longest name of a cell: two letters and three digits, with a space around.
const CELL: u8 = 7;

pub(super) fn parts(command: CommandSpec) -> CommandSpec {
    command
        .part("lay", |part| {
            part.needs("cell", OptionKind::Text { most: CELL }).may_choose("rotation", &["0", "90", "180", "270"])
        })
        .part("tiles", |part| part)
        .part("score", |part| part)
        .part("zoom", |part| part)
}

pub(super) fn order(part: &str, given: &Given) -> Option<(String, Vec<String>)> {
    let values = match part {
        "lay" => {
            let cell = given.text("cell")?.to_owned();
            std::iter::once(cell).chain(given.text("rotation").map(str::to_owned)).collect()
        }
        "tiles" | "score" | "zoom" => Vec::new(),
        _ => return None,
    };
    Some((part.to_owned(), values))
}
