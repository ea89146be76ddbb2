//! Switches of a game's options, as the lobby's menu and the command that opens a table have them.

use super::sheet::Choice;
use super::slash::{Given, OptionKind, Part};
use crate::language::Locale;
use crate::say;

/// A switch: its value in menus and commands, the ids of its words, and its field.
pub(super) struct Switch<Options> {
    pub value: &'static str,
    pub label: &'static str,
    pub description: &'static str,
    pub get: fn(&Options) -> bool,
    pub set: fn(&mut Options, bool),
}

/// All of them as choices of a menu.
pub(super) fn choices<Options>(switches: &[Switch<Options>], locale: Locale, options: &Options) -> Vec<Choice> {
    let choice = |switch: &Switch<Options>| Choice {
        value: switch.value.to_owned(),
        label: say!(locale, switch.label),
        description: Some(say!(locale, switch.description)),
        chosen: (switch.get)(options),
    };
    switches.iter().map(choice).collect()
}

/// The options with exactly these on.
pub(super) fn switched<Options: Default>(switches: &[Switch<Options>], on: &[String]) -> Options {
    let mut options = Options::default();
    for switch in switches {
        (switch.set)(&mut options, on.iter().any(|value| value == switch.value));
    }
    options
}

/// Adds all of them to a subcommand.
pub(super) fn take<Options>(switches: &[Switch<Options>], part: Part) -> Part {
    switches.iter().fold(part, |part, switch| part.takes(switch.value, OptionKind::Switch))
}

/// The options that such a subcommand asks for.
pub(super) fn given<Options: Default>(switches: &[Switch<Options>], given: &Given) -> Options {
    let mut options = Options::default();
    for switch in switches {
        if let Some(on) = given.switch(switch.value) {
            (switch.set)(&mut options, on);
        }
    }
    options
}
