//! Fair Isolde's subcommands.

use super::super::slash::{CommandSpec, Given};

pub(super) fn parts(command: CommandSpec) -> CommandSpec {
    command.part("score", |part| part)
}

pub(super) fn order(part: &str, _given: &Given) -> Option<(String, Vec<String>)> {
    (part == "score").then(|| ("score".to_owned(), Vec::new()))
}
