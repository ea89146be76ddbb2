//! What things are called.

use super::super::scene::{Scene, units};
use crate::games::isolde::{Board, Card, Colour, Hue, Kind, Shield, View};
use crate::language::Locale;
use crate::say;

/// A board's name: "Joust".
pub(super) fn board(board: Board, locale: Locale) -> String {
    say!(locale, "isolde-board", board = board_key(board))
}

/// Boards' names: "Joust, Melee".
pub(super) fn boards(boards: impl IntoIterator<Item = Board>, locale: Locale) -> String {
    boards.into_iter().map(|one| board(one, locale)).collect::<Vec<_>>().join(", ")
}

/// A card: "Combat 4".
pub(super) fn card(card: Card, locale: Locale) -> String {
    let kind = match card.kind {
        Kind::Combat => say!(locale, "isolde-kind-combat"),
        kind => board(kind.boards()[0], locale),
    };
    say!(locale, "isolde-card", kind = kind, value = card.value)
}

/// Cards: "Combat 4, King 2"; a dash for none.
pub(super) fn cards<'a>(cards: impl IntoIterator<Item = &'a Card>, locale: Locale) -> String {
    or_dash(cards.into_iter().map(|one| card(*one, locale)).collect::<Vec<_>>().join(", "))
}

/// Where a marker is: "Joust 4".
pub(super) fn marker(view: &View, colour: Colour, on: Board, locale: Locale) -> String {
    say!(locale, "isolde-marker", board = board(on, locale), space = view.tracks[on].space(colour))
}

/// A move: "Joust: 4 → 8".
pub(super) fn moved(on: Board, from: u16, to: u16, locale: Locale) -> String {
    let board = board(on, locale);
    match from == to {
        true => say!(locale, "isolde-move-none", board = board, space = from),
        false => say!(locale, "isolde-move", board = board, from = from, to = to),
    }
}

/// A place: "1st".
pub(super) fn place(place: usize, locale: Locale) -> String {
    say!(locale, "isolde-place", place = place)
}

/// A shield: "light blue 3".
pub(super) fn shield(shield: Shield, locale: Locale) -> String {
    say!(locale, "isolde-shield", hue = hue(shield.hue, locale), value = number(shield.value))
}

/// The colour of shields, and what they are for: "light blue (Joust, Melee)".
pub(super) fn hue_in_full(of: Hue, locale: Locale) -> String {
    say!(locale, "isolde-hue-for", hue = hue(of, locale), boards = boards(boards_of(of).iter().copied(), locale))
}

pub(super) fn hue(hue: Hue, locale: Locale) -> String {
    let key = match hue {
        Hue::LightBlue => "light_blue",
        Hue::DarkBlue => "dark_blue",
        Hue::Orange => "orange",
        Hue::Red => "red",
        Hue::Grey => "grey",
    };
    say!(locale, "isolde-hue", hue = key)
}

/// The boards that give shields of a colour.
fn boards_of(hue: Hue) -> &'static [Board] {
    match hue {
        Hue::LightBlue => &[Board::Joust, Board::Melee],
        Hue::DarkBlue => &[Board::King],
        Hue::Orange => &[Board::Study],
        Hue::Red => &[Board::Grail],
        Hue::Grey => &[Board::Chivalry],
    }
}

/// Where the cup stands: "Joust side, 3".
pub(super) fn cup(cup: i8, locale: Locale) -> String {
    let side = match cup {
        0 => "border",
        ..0 => "joust",
        _ => "melee",
    };
    say!(locale, "isolde-cup", side = side, space = cup.unsigned_abs())
}

/// Points with the sign of mathematics: "−3".
pub(super) fn number(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// Points won or lost: "+3", "−3".
pub(super) fn signed(points: i16) -> String {
    if points > 0 { format!("+{points}") } else { number(points) }
}

/// Points in several shields: "12 + 4".
pub(super) fn sum(values: impl IntoIterator<Item = i16>) -> String {
    let mut sum = String::new();
    for value in values {
        match (sum.is_empty(), value < 0) {
            (true, _) => sum = number(value),
            (false, true) => sum.push_str(&format!(" − {}", value.unsigned_abs())),
            (false, false) => sum.push_str(&format!(" + {value}")),
        }
    }
    sum
}

pub(super) fn or_dash(text: String) -> String {
    if text.is_empty() { "–".to_owned() } else { text }
}

/// A text of at most so many UTF-16 units; what is too long ends with dots.
pub(super) fn clipped(text: String, most: usize) -> String {
    if units(&text) <= most {
        return text;
    }
    let mut short = String::new();
    let mut length = 1;
    for letter in text.chars() {
        length += letter.len_utf16();
        if length > most {
            break;
        }
        short.push(letter);
    }
    short + "…"
}

/// What colours are called: by who plays them.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    scene: &'a Scene,
    view: &'a View,
    marked: bool,
}

impl<'a> Names<'a> {
    /// For text.
    pub fn marked(scene: &'a Scene, view: &'a View) -> Names<'a> {
        Names { scene, view, marked: true }
    }

    /// For buttons, menus and alt text.
    pub fn plain(scene: &'a Scene, view: &'a View) -> Names<'a> {
        Names { scene, view, marked: false }
    }

    /// The name of a colour. Who has two of them has a number with each; the neutral one has a name of its own.
    pub fn of(self, colour: Colour) -> String {
        let holders = &self.view.holders;
        let Some(seat) = holders.get(colour).copied().flatten() else {
            return say!(self.scene.locale, "isolde-parcifal");
        };
        let name = if self.marked { self.scene.name(seat) } else { self.scene.plain(seat) };
        let own = holders.iter().filter(|(_, holder)| **holder == Some(seat)).map(|(own, _)| own);
        let own: Vec<Colour> = own.collect();
        match own[..] {
            [_] => name.to_owned(),
            _ => {
                let number = if own.first() == Some(&colour) { "I" } else { "II" };
                say!(self.scene.locale, "isolde-colour", name = name, number = number)
            }
        }
    }

    /// Set in bold, where there is markup.
    pub fn strong(self, text: String) -> String {
        if self.marked { format!("**{text}**") } else { text }
    }

    pub fn locale(self) -> Locale {
        self.scene.locale
    }

    /// Names in this order; a dash for none.
    pub fn list(self, colours: impl IntoIterator<Item = Colour>) -> String {
        or_dash(colours.into_iter().map(|colour| self.of(colour)).collect::<Vec<_>>().join(", "))
    }
}

fn board_key(board: Board) -> &'static str {
    match board {
        Board::Isolde => "isolde",
        Board::Joust => "joust",
        Board::Melee => "melee",
        Board::Study => "study",
        Board::King => "king",
        Board::Grail => "grail",
        Board::Chivalry => "chivalry",
        Board::Magic => "magic",
    }
}
