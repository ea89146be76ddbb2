//! What is agreed before the game, in words and as a switch.

use super::super::sheet::Choice;
use crate::games::merlin::Options;
use crate::language::Locale;
use crate::say;

/// The module's switch: its value in the lobby's menu, and its name in the command.
pub(super) const KINGS_FAVOR: &str = "kings_favor";

pub(super) fn switches(locale: Locale, options: &Options) -> Vec<Choice> {
    vec![Choice {
        value: KINGS_FAVOR.to_owned(),
        label: say!(locale, "merlin-switch-kings-favor"),
        description: Some(say!(locale, "merlin-switch-kings-favor-description")),
        chosen: options.kings_favor,
    }]
}

pub(super) fn switched(on: &[String]) -> Options {
    Options { kings_favor: on.iter().any(|value| value == KINGS_FAVOR) }
}

/// With or without the module.
pub(super) fn agreed(locale: Locale, options: &Options) -> String {
    match options.kings_favor {
        true => say!(locale, "merlin-agreed-kings-favor"),
        false => say!(locale, "merlin-agreed-plain"),
    }
}
