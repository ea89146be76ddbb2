//! Merlin's subcommands. A turn is taken on the board; these bring it there and show what there is to see.

use super::super::slash::{CommandSpec, Given, OptionKind};

pub(super) fn parts(command: CommandSpec) -> CommandSpec {
    command
        .part("roll", |part| part)
        .part("status", |part| part.takes("player", OptionKind::Seat))
        .part("environs", |part| part)
}

pub(super) fn order(part: &str, given: &Given) -> Option<(String, Vec<String>)> {
    let verb = match part {
        "status" => given.text("player").map_or_else(|| part.to_owned(), |seat| format!("castle.{seat}")),
        "roll" | "environs" => part.to_owned(),
        _ => return None,
    };
    Some((verb, Vec::new()))
}
