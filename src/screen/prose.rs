//! Putting texts together: beginnings of lines, names, and what fits where.

use super::scene::{ALT, Scene, units};
use crate::games::Seat;

/// The most of a menu's description, in UTF-16 units.
const DESCRIPTION: usize = 100;

/// Whether a text knows Discord's markup, by which names are escaped.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Markup {
    Discord,
    None,
}

/// A name as the text can take it.
pub(super) fn name(scene: &Scene, seat: Seat, markup: Markup) -> &str {
    match markup {
        Markup::Discord => scene.name(seat),
        Markup::None => scene.plain(seat),
    }
}

/// A text with a capital at its beginning.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// As many of these sentences as an alt text takes.
pub(super) fn fitting(parts: Vec<String>) -> String {
    let mut alt = String::new();
    for part in parts {
        if units(&alt) + 1 + units(&part) > ALT {
            break;
        }
        if !alt.is_empty() {
            alt.push(' ');
        }
        alt.push_str(&part);
    }
    alt
}

/// What a menu's description can take.
pub(super) fn cut(text: &str) -> String {
    if units(text) <= DESCRIPTION {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if units(&short) + letter.len_utf16() + 1 > DESCRIPTION {
            break;
        }
        short.push(letter);
    }
    format!("{}…", short.trim_end())
}
