//! Names as people read them: display names made safe, computer players named from the message files.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::games::{BySeat, Seat};
use crate::language::{self, Locale};
use crate::say;
use crate::table::{Holder, Person};

/// How many names for computer players the message files have.
pub const COMPUTERS: u8 = 16;

/// The longest a name is shown, in UTF-16 units (as Discord counts): as long as Discord lets it be, so that
/// only names of wide signs are cut.
pub(super) const WIDE: usize = 32;

/// Most marks that may be stacked on one letter.
const MARKS: usize = 2;

/// A name that is safe to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// For buttons, menus, pictures and alt text, which know no markup.
    pub plain: String,
    /// For text: markup escaped, nothing mentioned or linked.
    pub marked: String,
}

impl Name {
    fn new(plain: String) -> Name {
        Name { marked: escape(&plain), plain }
    }
}

/// The name of a person who need not sit at the table.
pub fn of_person(person: &Person, locale: Locale) -> Name {
    match clean(&person.name, WIDE) {
        name if name.is_empty() => Name::new(say!(locale, "name-nobody")),
        name => Name::new(name),
    }
}

/// What somebody typed where a name was asked for, for text.
pub(super) fn typed(text: &str) -> String {
    escape(&clean(text, WIDE))
}

/// The names of all seats, at most `width` UTF-16 units each. Those that look the same get their seat's
/// number, those of which nothing is left are called by it.
pub(super) fn of_seats(holders: &[Holder], locale: Locale, width: usize) -> BySeat<Name> {
    let names: Vec<String> = holders
        .iter()
        .zip(0..)
        .map(|(holder, index)| match holder {
            Holder::Person(person) => match clean(&person.name, width) {
                name if name.is_empty() => say!(locale, "name-seat", number = Seat(index).number()),
                name => name,
            },
            Holder::Computer { name, .. } => computer(*name, locale),
            Holder::Forgotten => say!(locale, "name-seat", number = Seat(index).number()),
        })
        .collect();
    let folded: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
    let twice = |index: usize| folded.iter().filter(|name| **name == folded[index]).count() > 1;
    BySeat::new(names.len(), |seat| {
        let name = &names[seat.index()];
        Name::new(match twice(seat.index()) {
            true => say!(locale, "name-twice", name = name, number = seat.number()),
            false => name.clone(),
        })
    })
}

fn computer(number: u8, locale: Locale) -> String {
    let number = number.saturating_sub(1) % COMPUTERS + 1;
    let name = language::say(locale, &format!("computer-name-{number}"), &[]);
    say!(locale, "computer", name = name)
}

/// A display name without what could disturb the text around it: line breaks, invisible and direction
/// signs, stacks of marks, blanks at the ends and in a row. Cut at `width` UTF-16 units. Ordinary names stay
/// as they are.
fn clean(name: &str, width: usize) -> String {
    let mut clean = String::new();
    let mut marks = 0;
    for letter in name.nfc() {
        let last = clean.chars().next_back();
        if letter == JOINER {
            // Joins emoji; elsewhere it is invisible.
            if last.is_some_and(is_pictorial) {
                clean.push(letter);
            }
        } else if is_blank(letter) {
            if last.is_some_and(|last| last != ' ') {
                clean.push(' ');
            }
        } else if is_invisible(letter) {
        } else if is_mark(letter) {
            marks += 1;
            if marks <= MARKS && last.is_some_and(|last| last != ' ') {
                clean.push(letter);
            }
        } else {
            marks = 0;
            clean.push(letter);
        }
    }
    let clean = cut(clean.trim_end_matches([' ', JOINER]), width);
    if clean.chars().any(is_right_to_left) { format!("{ISOLATE}{clean}{RELEASE}") } else { clean }
}

fn cut(name: &str, width: usize) -> String {
    if name.encode_utf16().count() <= width {
        return name.to_owned();
    }
    let mut short = String::new();
    let mut units = 1;
    for letter in name.chars() {
        units += letter.len_utf16();
        if units > width {
            break;
        }
        short.push(letter);
    }
    let short = short.trim_end_matches([JOINER, ' ']);
    // A flag is two letters; half a flag would show as one.
    let halves = short.chars().rev().take_while(|letter| ('\u{1F1E6}'..='\u{1F1FF}').contains(letter)).count();
    let mut letters = short.chars();
    if halves % 2 == 1 {
        letters.next_back();
    }
    format!("{}…", letters.as_str())
}

/// Escapes Discord's markup and breaks mentions and links with a blank of no width.
fn escape(name: &str) -> String {
    let mut escaped = String::with_capacity(name.len());
    for letter in name.chars() {
        if matches!(letter, '\\' | '*' | '_' | '~' | '`' | '|' | '[' | ']' | '<' | '>' | '#') {
            escaped.push('\\');
        }
        escaped.push(letter);
        if matches!(letter, '@' | '/') {
            escaped.push('\u{200B}');
        }
    }
    escaped
}

const JOINER: char = '\u{200D}';
const ISOLATE: char = '\u{2068}';
const RELEASE: char = '\u{2069}';

/// Blanks and letters that look like one.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace()
        || letter.is_control()
        || matches!(letter, '\u{115F}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}')
}

/// Signs that show nothing and change how others are shown.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0E}' | '\u{FEFF}'
        | '\u{FFF0}'..='\u{FFFD}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{10FFFF}')
}

fn is_mark(letter: char) -> bool {
    is_combining_mark(letter) || letter == '\u{FE0F}'
}

/// Emoji and what belongs to them: after these a joiner joins.
fn is_pictorial(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}' | '\u{FE0F}')
}

fn is_right_to_left(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}' | '\u{10800}'..='\u{10FFF}'
        | '\u{1E800}'..='\u{1EFFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_names_stay_as_they_are() {
        for name in ["Anna", "Žofie Nováková", "Őrsi Éva", "李小龙", "D'Arcy-Smith jr.", "👩‍🚀 Zoé", "नमस्ते"]
        {
            assert_eq!(clean(name, WIDE), name);
        }
        assert_eq!(escape("D'Arcy-Smith jr."), "D'Arcy-Smith jr.");
        // Written with a mark of its own, shown as one letter.
        assert_eq!(clean("E\u{301}va", WIDE), "Éva");
    }

    #[test]
    fn what_disturbs_is_left_out() {
        assert_eq!(clean("  a\n\nb\t ", WIDE), "a b");
        assert_eq!(clean("\u{202E}evil\u{200B}\u{2066}", WIDE), "evil");
        assert_eq!(clean(&format!("z{}algo", "\u{351}".repeat(40)), WIDE), "z\u{351}\u{351}algo");
        assert_eq!(clean("\u{3164}\u{2800}", WIDE), "");
        assert_eq!(clean("\u{301}\u{301}", WIDE), "");
        assert_eq!(clean("a\u{200D}b", WIDE), "ab");
        // A name written from right to left does not turn the text around it.
        assert_eq!(clean("שלום", WIDE), "\u{2068}שלום\u{2069}");
    }

    #[test]
    fn markup_mentions_and_links_are_only_letters() {
        assert_eq!(escape("**bold** ||x||"), "\\*\\*bold\\*\\* \\|\\|x\\|\\|");
        assert_eq!(escape("@everyone"), "@\u{200B}everyone");
        assert_eq!(escape("<@123>"), "\\<@\u{200B}123\\>");
        assert_eq!(escape("https://x.y"), "https:/\u{200B}/\u{200B}x.y");
        assert_eq!(escape("[a](b)"), "\\[a\\](b)");
    }

    #[test]
    fn long_names_are_cut_between_signs() {
        assert_eq!(clean(&"a".repeat(32), WIDE), "a".repeat(32));
        // Fifteen emoji of two units each and the dots.
        assert_eq!(clean(&"🐉".repeat(32), WIDE), format!("{}…", "🐉".repeat(15)));
        // Three whole flags; the half of the fourth is left out.
        assert_eq!(clean(&"🇭🇺".repeat(8), 15), "🇭🇺🇭🇺🇭🇺…");
        assert_eq!(clean("👩\u{200D}🚀👩\u{200D}🚀", 7), "👩\u{200D}🚀…");
    }
}
