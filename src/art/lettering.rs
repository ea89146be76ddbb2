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
    let font = font(weight);
    let (charmap, metrics) = (font.charmap(), font.glyph_metrics(Size::new(size), LocationRef::default()));
    let advance = |letter| metrics.advance_width(charmap.map(letter).unwrap_or_default()).unwrap_or_default();
    text.chars().map(advance).sum()
}

/// The text, shortened with an ellipsis where it is wider than `room` pixels.
pub fn fit(text: &str, weight: Weight, size: f32, room: f32) -> String {
    if width(text, weight, size) <= room {
        return text.to_owned();
    }
    let mut short = text.to_owned();
    while short.pop().is_some() {
        let candidate = format!("{}…", short.trim_end());
        if width(&candidate, weight, size) <= room {
            return candidate;
        }
    }
    String::new()
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
