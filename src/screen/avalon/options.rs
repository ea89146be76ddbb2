//! What is agreed before the game, in words and as switches.

use super::super::switch::Switch;
use super::words;
use crate::games::avalon::{Options, Role};
use crate::language::Locale;
use crate::say;

/// What a switch brings into the game, in a line.
pub(super) fn explain(switch: &Switch<Options>, locale: Locale) -> String {
    let (name, rule) = (say!(locale, switch.label), say!(locale, switch.description));
    say!(locale, "avalon-help-switch", name = name, rule = rule)
}

macro_rules! switches {
    ($($field:ident),+ $(,)?) => {
        /// All switches, in the order of the menu.
        pub(super) const SWITCHES: &[Switch<Options>] = &[$(Switch {
            value: stringify!($field),
            label: concat!("avalon-switch-", stringify!($field)),
            description: concat!("avalon-switch-", stringify!($field), "-description"),
            get: |options| options.$field,
            set: |options, on| options.$field = on,
        }),+];
    };
}

switches! { merlin, percival, mordred, morgana, oberon, lady, targeting }

/// The special roles and the variants, in two lines at most.
pub(super) fn agreed(locale: Locale, options: &Options) -> String {
    let roles: Vec<String> = [
        (options.merlin, Role::Merlin),
        (options.merlin, Role::Assassin),
        (options.percival, Role::Percival),
        (options.mordred, Role::Mordred),
        (options.morgana, Role::Morgana),
        (options.oberon, Role::Oberon),
    ]
    .into_iter()
    .filter(|(on, _)| *on)
    .map(|(_, role)| words::role(role, locale))
    .collect();
    let mut lines = vec![match roles.is_empty() {
        true => say!(locale, "avalon-agreed-no-roles"),
        false => say!(locale, "avalon-agreed-roles", roles = roles.join(", ")),
    }];
    let variants: Vec<String> = [(options.lady, "avalon-switch-lady"), (options.targeting, "avalon-switch-targeting")]
        .into_iter()
        .filter(|(on, _)| *on)
        .map(|(_, id)| say!(locale, id))
        .collect();
    if !variants.is_empty() {
        lines.push(say!(locale, "avalon-agreed-variants", variants = variants.join(", ")));
    }
    lines.join("\n")
}
