//! The languages the bot speaks.

use serde::{Deserialize, Serialize};
use unic_langid::{LanguageIdentifier, langid};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Locale {
    #[default]
    En,
    Hu,
    Cs,
}

impl Locale {
    pub const ALL: [Locale; 3] = [Locale::En, Locale::Hu, Locale::Cs];

    /// The language of a Discord locale code (`hu`, `cs`, `en-US`, ...); English for those we do not speak.
    pub fn from_discord(code: &str) -> Locale {
        match code.split('-').next() {
            Some("hu") => Locale::Hu,
            Some("cs") => Locale::Cs,
            _ => Locale::En,
        }
    }

    /// `en`, `hu`, `cs`: the folder of its message files and the value of the language setting.
    pub fn code(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::Hu => "hu",
            Locale::Cs => "cs",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Locale> {
        Locale::ALL.into_iter().find(|locale| locale.code() == code)
    }

    pub(super) fn tag(self) -> LanguageIdentifier {
        match self {
            Locale::En => langid!("en"),
            Locale::Hu => langid!("hu"),
            Locale::Cs => langid!("cs"),
        }
    }
}
