//! What is agreed before the game, in words and as switches.

use super::super::switch::Switch;
use crate::games::carcassonne::Options;
use crate::language::Locale;
use crate::say;

macro_rules! switches {
    ($($field:ident $label:literal $description:literal),+ $(,)?) => {
        /// All switches, in the order of the menu.
        pub(super) const SWITCHES: &[Switch<Options>] = &[$(Switch {
            value: stringify!($field),
            label: $label,
            description: $description,
            get: |options| options.$field,
            set: |options, on| options.$field = on,
        }),+];
    };
}

switches! {
    mage_witch "carcassonne-switch-mage-witch" "carcassonne-switch-mage-witch-description",
    fields "carcassonne-switch-fields" "carcassonne-switch-fields-description",
    inns "carcassonne-switch-inns" "carcassonne-switch-inns-description",
    river "carcassonne-switch-river" "carcassonne-switch-river-description",
    short_bag "carcassonne-switch-short-bag" "carcassonne-switch-short-bag-description",
    small_cities "carcassonne-switch-small-cities" "carcassonne-switch-small-cities-description",
}

/// What is in the game.
pub(super) fn agreed(locale: Locale, options: &Options) -> String {
    let on = SWITCHES.iter().filter(|switch| (switch.get)(options));
    let on: Vec<String> = on.map(|switch| say!(locale, switch.label)).collect();
    match on.is_empty() {
        true => say!(locale, "carcassonne-agreed-plain"),
        false => say!(locale, "carcassonne-agreed", things = on.join(" · ")),
    }
}
