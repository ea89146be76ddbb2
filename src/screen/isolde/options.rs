//! What is agreed before the game, in words and as switches.

use super::super::switch::Switch;
use crate::games::isolde::{Form, Options, Table};
use crate::language::{self, Locale};
use crate::say;

fn name(switch: &Switch<Options>, locale: Locale) -> String {
    say!(locale, switch.label)
}

/// The rule of a switch, for who plays by it.
pub(super) fn explain(switch: &Switch<Options>, locale: Locale) -> String {
    let rule = language::say(locale, &format!("isolde-help-{}", switch.value), &[]);
    say!(locale, "isolde-help-switch", name = name(switch, locale), rule = rule)
}

macro_rules! switches {
    ($($value:literal $get:expr, $set:expr;)+) => {
        /// All switches, in the order of the menu.
        pub(super) const SWITCHES: &[Switch<Options>] = &[$(Switch {
            value: $value,
            label: concat!("isolde-switch-", $value),
            description: concat!("isolde-switch-", $value, "-description"),
            get: $get,
            set: $set,
        }),+];
    };
}

switches! {
    "lancelot" |options| options.form == Form::Lancelot, |options, on| {
        options.form = if on { Form::Lancelot } else { Form::Parcifal };
    };
    "advanced" |options| options.advanced, |options, on| options.advanced = on;
    "printed" |options| options.table == Table::Printed, |options, on| {
        options.table = if on { Table::Printed } else { Table::Booklet };
    };
    "courtship" |options| options.courtship, |options, on| options.courtship = on;
    "magic" |options| options.magic, |options, on| options.magic = on;
    "tournament" |options| options.tournament, |options, on| options.tournament = on;
    "challenge" |options| options.challenge, |options, on| options.challenge = on;
    "learning" |options| options.learning, |options, on| options.learning = on;
    "king" |options| options.king, |options, on| options.king = on;
    "grail" |options| options.grail, |options, on| options.grail = on;
    "chivalry" |options| options.chivalry, |options, on| options.chivalry = on;
}

/// Rules and form in one line, the variants in a second one.
pub(super) fn agreed(locale: Locale, options: &Options) -> String {
    let rules = if options.advanced { "isolde-agreed-advanced" } else { "isolde-agreed-base" };
    let table = match options.table {
        Table::Booklet => "isolde-agreed-booklet",
        Table::Printed => "isolde-agreed-printed",
    };
    let form = match options.form {
        Form::Parcifal => "isolde-agreed-parcifal",
        Form::Lancelot => "isolde-agreed-lancelot",
    };
    let mut lines = vec![[rules, table, form].map(|id| say!(locale, id)).join(" · ")];
    // The first three are no variants.
    let variants: Vec<String> =
        SWITCHES[3..].iter().filter(|switch| (switch.get)(options)).map(|switch| name(switch, locale)).collect();
    if !variants.is_empty() {
        lines.push(say!(locale, "isolde-agreed-variants", variants = variants.join(", ")));
    }
    lines.join("\n")
}
