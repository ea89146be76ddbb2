//! Fair Isolde's subcommands.

use super::super::slash::{CommandSpec, Given, OptionKind, Part};
use super::options::SWITCHES;
use crate::games::isolde::Options;

pub(super) fn start(part: Part) -> Part {
    SWITCHES.iter().fold(part, |part, switch| part.takes(switch.value, OptionKind::Switch))
}

pub(super) fn started(given: &Given) -> Options {
    let mut options = Options::default();
    for switch in SWITCHES {
        if let Some(on) = given.switch(switch.value) {
            (switch.set)(&mut options, on);
        }
    }
    options
}

pub(super) fn parts(command: CommandSpec) -> CommandSpec {
    command.part("score", |part| part)
}

pub(super) fn order(part: &str, _given: &Given) -> Option<(String, Vec<String>)> {
    (part == "score").then(|| ("score".to_owned(), Vec::new()))
}
