//! What is agreed before the game, in words and as a switch.

use super::super::switch::Switch;
use crate::games::merlin::Options;
use crate::language::Locale;
use crate::say;

pub(super) const SWITCHES: &[Switch<Options>] = &[Switch {
    value: "kings_favor",
    label: "merlin-switch-kings-favor",
    description: "merlin-switch-kings-favor-description",
    get: |options| options.kings_favor,
    set: |options, on| options.kings_favor = on,
}];

/// With or without the module.
pub(super) fn agreed(locale: Locale, options: &Options) -> String {
    match options.kings_favor {
        true => say!(locale, "merlin-agreed-kings-favor"),
        false => say!(locale, "merlin-agreed-plain"),
    }
}
