//! Merlin's subcommands.

use super::super::slash::{CommandSpec, Given, OptionKind, Part};
use super::options::KINGS_FAVOR;
use crate::games::merlin::Options;

pub(super) fn start(part: Part) -> Part {
    part.takes(KINGS_FAVOR, OptionKind::Switch)
}

pub(super) fn started(given: &Given) -> Options {
    Options { kings_favor: given.switch(KINGS_FAVOR).unwrap_or(false) }
}

pub(super) fn parts(command: CommandSpec) -> CommandSpec {
    command
}

pub(super) fn order(_part: &str, _given: &Given) -> Option<(String, Vec<String>)> {
    None
}
