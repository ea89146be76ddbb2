//! The bot's own command.

use super::{CommandSpec, Given, Order};
use crate::language::Locale;

pub(super) fn command() -> CommandSpec {
    CommandSpec::new("roundtable", None)
        .part("tables", |part| part)
        .part("language", |part| part.chooses("language", &["automatic", "en", "hu", "cs"]))
        .part("forget-me", |part| part)
        .part("help", |part| part)
}

pub(super) fn order(part: &str, given: &Given) -> Option<Order> {
    match part {
        "tables" => Some(Order::Tables),
        "language" => match given.text("language")? {
            "automatic" => Some(Order::Language(None)),
            code => Locale::from_code(code).map(|locale| Order::Language(Some(locale))),
        },
        "forget-me" => Some(Order::ForgetMe),
        "help" => Some(Order::BotHelp),
        _ => None,
    }
}
