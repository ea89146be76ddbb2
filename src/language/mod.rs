//! Every word that a player reads comes from the message files under `locales/`, in Fluent.

mod locale;

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use locale::Locale;

use crate::with_games;

type Bundle = FluentBundle<FluentResource>;

/// The message files of one locale, by file name: the bot's own, and one for each game.
macro_rules! list_files {
    ($($Name:ident $name:ident),+ $(,)?) => {
        fn files(locale: Locale) -> Vec<(&'static str, &'static str)> {
            match locale {
                Locale::En => vec![
                    ("roundtable", include_str!("../../locales/en/roundtable.ftl")),
                    $((stringify!($name), include_str!(concat!("../../locales/en/", stringify!($name), ".ftl"))),)+
                ],
                Locale::Hu => vec![
                    ("roundtable", include_str!("../../locales/hu/roundtable.ftl")),
                    $((stringify!($name), include_str!(concat!("../../locales/hu/", stringify!($name), ".ftl"))),)+
                ],
                Locale::Cs => vec![
                    ("roundtable", include_str!("../../locales/cs/roundtable.ftl")),
                    $((stringify!($name), include_str!(concat!("../../locales/cs/", stringify!($name), ".ftl"))),)+
                ],
            }
        }
    };
}

with_games!(list_files);

static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| Locale::ALL.map(load));

fn load(locale: Locale) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![locale.tag()]);
    // Names are made safe before they get here, and isolation marks would show in pictures.
    bundle.set_use_isolating(false);
    for (name, text) in files(locale) {
        let resource = FluentResource::try_new(text.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("locales/{}/{name}.ftl does not parse: {errors:?}", locale.code()));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("locales/{}/{name}.ftl: {errors:?}", locale.code()));
    }
    bundle
}

/// A fact that goes into a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    Text(String),
    Number(i64),
}

impl From<&str> for Fact {
    fn from(text: &str) -> Fact {
        Fact::Text(text.to_owned())
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Fact {
        Fact::Text(text)
    }
}

impl From<&String> for Fact {
    fn from(text: &String) -> Fact {
        Fact::Text(text.clone())
    }
}

macro_rules! numbers {
    ($($Type:ty),+) => {$(
        impl From<$Type> for Fact {
            fn from(number: $Type) -> Fact {
                // Counts in a game are small.
                Fact::Number(number as i64)
            }
        }
    )+};
}

numbers!(u8, u16, u32, i8, i16, i32, i64, usize);

/// The message with this id, in this language, with these facts in it.
///
/// A test checks that every id used exists in every language with the same variables; should one be
/// missing all the same, the id itself is shown, since a game must go on.
pub fn say(locale: Locale, id: &str, facts: &[(&'static str, Fact)]) -> String {
    let bundle = &BUNDLES[locale as usize];
    let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
        tracing::error!(id, locale = locale.code(), "no such message");
        return id.to_owned();
    };
    let args: FluentArgs = facts
        .iter()
        .map(|(name, fact)| {
            let value = match fact {
                Fact::Text(text) => FluentValue::String(Cow::Owned(text.clone())),
                Fact::Number(number) => FluentValue::from(*number),
            };
            (*name, value)
        })
        .collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    if !errors.is_empty() {
        tracing::error!(id, locale = locale.code(), "a message lacks a fact");
    }
    text
}

/// Whether a message with this id exists in this language.
pub fn has(locale: Locale, id: &str) -> bool {
    BUNDLES[locale as usize].has_message(id)
}

/// The source of the message files of a language, by file name.
pub fn sources(locale: Locale) -> Vec<(&'static str, &'static str)> {
    files(locale)
}

/// `say!(locale, "id", name = fact, ...)`: see [`say`].
#[macro_export]
macro_rules! say {
    ($locale:expr, $id:expr $(, $name:ident = $fact:expr)* $(,)?) => {
        $crate::language::say($locale, $id, &[$((stringify!($name), $crate::language::Fact::from($fact))),*])
    };
}
