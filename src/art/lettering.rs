//! The font, and making any name fit to be drawn.

use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::{Database, Source};
use skrifa::instance::{LocationRef, Size};
use skrifa::string::StringId;
use skrifa::{FontRef, MetadataProvider};
use unicode_normalization::UnicodeNormalization;

/// The only font family in the pictures.
pub const FAMILY: &str = "Libertinus Serif";

/// How heavy letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Regular,
    Semibold,
    Bold,
}

impl Weight {
    const ALL: [Weight; 3] = [Weight::Regular, Weight::Semibold, Weight::Bold];

    /// As fonts count it.
    pub const fn number(self) -> u16 {
        match self {
            Weight::Regular => 400,
            Weight::Semibold => 600,
            Weight::Bold => 700,
        }
    }

    fn style(self) -> &'static str {
        match self {
            Weight::Regular => "Regular",
            Weight::Semibold => "Semibold",
            Weight::Bold => "Bold",
        }
    }
}

/// The upright faces of [`FAMILY`], found once.
static FACES: LazyLock<[&'static [u8]; 3]> = LazyLock::new(|| {
    Weight::ALL.map(|weight| {
        typst_assets::fonts()
            .find(|data| {
                face(data).is_some_and(|font| {
                    let name = |id| font.localized_strings(id).english_or_first().map(|name| name.to_string());
                    let family = name(StringId::TYPOGRAPHIC_FAMILY_NAME).or_else(|| name(StringId::FAMILY_NAME));
                    let style = name(StringId::TYPOGRAPHIC_SUBFAMILY_NAME).or_else(|| name(StringId::SUBFAMILY_NAME));
                    family.as_deref() == Some(FAMILY) && style.as_deref() == Some(weight.style())
                })
            })
            .expect("the fonts compiled in have this face; a test says so")
    })
});

fn face(data: &'static [u8]) -> Option<FontRef<'static>> {
    FontRef::new(data).ok()
}

fn font(weight: Weight) -> FontRef<'static> {
    face(FACES[weight as usize]).expect("the face was read when it was found")
}

/// The faces for the renderer.
pub fn database() -> Database {
    let mut database = Database::new();
    for data in FACES.iter() {
        database.load_font_source(Source::Binary(Arc::new(*data)));
    }
    database
}

/// The width of a line in pixels, without kerning.
pub fn width(text: &str, weight: Weight, size: f32) -> f32 {
    advances(text, weight, size).sum()
}

fn advances(text: &str, weight: Weight, size: f32) -> impl Iterator<Item = f32> {
    let font = font(weight);
    let (charmap, metrics) = (font.charmap(), font.glyph_metrics(Size::new(size), LocationRef::default()));
    text.chars().map(move |letter| metrics.advance_width(charmap.map(letter).unwrap_or_default()).unwrap_or_default())
}

/// The text, shortened with an ellipsis where it is wider than `room` pixels.
pub fn fit(text: &str, weight: Weight, size: f32, room: f32) -> String {
    if width(text, weight, size) <= room {
        return text.to_owned();
    }
    let mut left = room - width("…", weight, size);
    let fitting = advances(text, weight, size).take_while(|advance| {
        left -= advance;
        left >= 0.0
    });
    let short: String = text.chars().take(fitting.count()).collect();
    format!("{}…", short.trim_end())
}

/// A name with only what the font can draw: styled letters become plain ones, marks that cannot be joined
/// to their letter, emoji, controls and direction marks are left out. `None` when nothing is left.
pub fn plain(name: &str) -> Option<String> {
    let charmap = font(Weight::Semibold).charmap();
    let drawn: String = name
        .nfkc()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(|letter| *letter == ' ' || (is_visible(*letter) && charmap.map(*letter).is_some()))
        .collect();
    let words: Vec<&str> = drawn.split(' ').filter(|word| !word.is_empty()).collect();
    let name = words.join(" ");
    name.chars().any(char::is_alphanumeric).then_some(name)
}

/// Whether a character is drawn by itself: no control, no direction or joining mark, no loose accent.
fn is_visible(letter: char) -> bool {
    !letter.is_control()
        && !unicode_normalization::char::is_combining_mark(letter)
        && !matches!(letter,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF0}'..='\u{FFFF}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{self, Locale};

    /// The renderer draws nothing for a family that it does not know.
    #[test]
    fn the_renderer_knows_the_family_in_every_weight() {
        let database = database();
        for weight in Weight::ALL {
            let known = database.faces().any(|face| {
                face.families.iter().any(|(family, _)| family == FAMILY) && face.weight.0 == weight.number()
            });
            assert!(known, "no {weight:?} {FAMILY}");
        }
    }

    #[test]
    fn the_font_has_every_letter_of_the_pictures() {
        for locale in Locale::ALL {
            for (file, text) in language::sources(locale) {
                for line in text.lines().filter(|line| line.contains("-picture-")) {
                    for weight in Weight::ALL {
                        let charmap = font(weight).charmap();
                        let missing: String = line.chars().filter(|letter| charmap.map(*letter).is_none()).collect();
                        assert_eq!(missing, "", "{file} in {}: {line}", locale.code());
                    }
                }
            }
        }
    }

    #[test]
    fn a_long_text_ends_in_an_ellipsis_within_its_room() {
        let text = "Guinevere of Cameliard";
        let whole = width(text, Weight::Bold, 40.0);
        assert_eq!(fit(text, Weight::Bold, 40.0, whole), text);
        let short = fit(text, Weight::Bold, 40.0, whole / 2.0);
        assert!(short.starts_with("Guine") && short.ends_with('…'), "{short}");
        let taken = width(&short, Weight::Bold, 40.0);
        assert!(taken <= whole / 2.0 && taken > whole / 3.0, "{short} takes {taken} of {}", whole / 2.0);
    }
}
