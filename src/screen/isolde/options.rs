//! What is agreed before the game, in words and as switches.

use super::super::sheet::Choice;
use crate::games::isolde::{Form, Options, Table};
use crate::language::Locale;
use crate::say;

/// A switch of the options: its value in menus and commands, its words, and its field.
pub(super) struct Switch {
    pub value: &'static str,
    label: &'static str,
    description: &'static str,
    rule: &'static str,
    pub get: fn(&Options) -> bool,
    pub set: fn(&mut Options, bool),
}

impl Switch {
    pub fn name(&self, locale: Locale) -> String {
        say!(locale, self.label)
    }

    /// Its rule, for who plays by it.
    pub fn explain(&self, locale: Locale) -> String {
        say!(locale, "isolde-help-switch", name = self.name(locale), rule = say!(locale, self.rule))
    }
}

macro_rules! switches {
    ($($value:literal $get:expr, $set:expr;)+) => {
        /// All switches, in the order of the menu.
        pub(super) const SWITCHES: &[Switch] = &[$(Switch {
            value: $value,
            label: concat!("isolde-switch-", $value),
            description: concat!("isolde-switch-", $value, "-description"),
            rule: concat!("isolde-help-", $value),
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

pub(super) fn switches(locale: Locale, options: &Options) -> Vec<Choice> {
    SWITCHES
        .iter()
        .map(|switch| Choice {
            value: switch.value.to_owned(),
            label: switch.name(locale),
            description: Some(say!(locale, switch.description)),
            chosen: (switch.get)(options),
        })
        .collect()
}

pub(super) fn switched(on: &[String]) -> Options {
    let mut options = Options::default();
    for switch in SWITCHES {
        (switch.set)(&mut options, on.iter().any(|value| value == switch.value));
    }
    options
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
        SWITCHES[3..].iter().filter(|switch| (switch.get)(options)).map(|switch| switch.name(locale)).collect();
    if !variants.is_empty() {
        lines.push(say!(locale, "isolde-agreed-variants", variants = variants.join(", ")));
    }
    lines.join("\n")
}
