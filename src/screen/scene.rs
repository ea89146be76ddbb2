//! What a face needs to know of a table beside the view: who sits where, the language, and how its controls
//! name it.

use super::name::{self, Name};
use super::press::{Press, Verb};
use super::sheet::{Button, Choice, Row, Sheet, Style};
use crate::art::Legend;
use crate::games::{BySeat, Seat, Seats};
use crate::language::{self, Locale};
use crate::say;
use crate::table::{PersonId, Stage, Table, TableId};

/// The most text of a message, in UTF-16 units; Discord takes 2,000.
pub const TEXT: usize = 1_900;

/// The most alt text of a picture, in UTF-16 units.
pub const ALT: usize = 1_024;

/// The widths of names that are tried in turn until everything fits.
const WIDTHS: [usize; 4] = [name::WIDE, 20, 12, 6];

/// A table without anything hidden.
pub struct Scene {
    pub locale: Locale,
    /// Who has a seat; `None` where a computer player sits.
    pub people: BySeat<Option<PersonId>>,
    /// Whose last step can be taken back.
    pub take_back: Option<Seat>,
    table: TableId,
    step: u64,
    names: BySeat<Name>,
}

impl Scene {
    pub fn new(table: &Table, locale: Locale) -> Scene {
        Scene::narrow(table, locale, name::WIDE)
    }

    fn narrow(table: &Table, locale: Locale, width: usize) -> Scene {
        Scene {
            locale,
            people: BySeat::new(table.seats.len(), |seat| table.seats[seat.index()].person().map(|person| person.id)),
            take_back: match &table.stage {
                Stage::Playing(playing) => playing.back.as_ref().map(|back| back.seat),
                _ => None,
            },
            table: table.id.clone(),
            step: table.step,
            names: name::of_seats(&table.seats, locale, width),
        }
    }

    /// A sheet within the limits: should it be too long, names are cut shorter.
    pub fn fit(table: &Table, locale: Locale, sheet: impl Fn(&Scene) -> Sheet) -> Sheet {
        let mut made = Sheet::default();
        for width in WIDTHS {
            made = sheet(&Scene::narrow(table, locale, width));
            let alt = made.picture.as_ref().map_or(0, |picture| units(&picture.alt));
            if units(&made.text) <= TEXT && alt <= ALT {
                break;
            }
        }
        made
    }

    pub fn seats(&self) -> usize {
        self.names.seats()
    }

    /// The name in a seat, for text.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat).map_or("", |name| &name.marked)
    }

    /// The name in a seat, for buttons, menus and alt text.
    pub fn plain(&self, seat: Seat) -> &str {
        self.names.get(seat).map_or("", |name| &name.plain)
    }

    /// Names in sitting order, for text.
    pub fn list(&self, seats: Seats) -> String {
        self.join(seats.iter().map(|seat| self.name(seat)))
    }

    /// Names in sitting order, for text; one word when it is everybody.
    pub fn crowd(&self, seats: Seats) -> String {
        if seats == Seats::all(self.seats()) { say!(self.locale, "name-all") } else { self.list(seats) }
    }

    /// Names in sitting order, for alt text.
    pub fn plain_list(&self, seats: Seats) -> String {
        self.join(seats.iter().map(|seat| self.plain(seat)))
    }

    fn join<'a>(&self, names: impl Iterator<Item = &'a str>) -> String {
        match names.collect::<Vec<_>>().join(", ") {
            none if none.is_empty() => say!(self.locale, "name-none"),
            names => names,
        }
    }

    pub fn legend(&self) -> Legend {
        Legend { names: self.names.map(|name| name.plain.clone()), locale: self.locale }
    }

    pub fn press(&self, verb: Verb) -> Press {
        Press { table: self.table.clone(), step: self.step, verb }
    }

    /// A button whose label is this message.
    pub fn button(&self, verb: Verb, style: Style, label: &str) -> Button {
        Button { press: self.press(verb), label: language::say(self.locale, label, &[]), style, disabled: false }
    }

    /// A row of buttons with a verb, a style and the id of the label each.
    pub fn buttons<const N: usize>(&self, buttons: [(Verb, Style, &str); N]) -> Row {
        Row::Buttons(buttons.into_iter().map(|(verb, style, label)| self.button(verb, style, label)).collect())
    }

    /// The seats as choices of a menu.
    pub fn choices(&self, seats: Seats) -> Vec<Choice> {
        seats
            .iter()
            .map(|seat| Choice {
                value: seat.to_string(),
                label: format!("{}. {}", seat.number(), self.plain(seat)),
                description: None,
                chosen: false,
            })
            .collect()
    }
}

/// A text's length as Discord counts it.
pub fn units(text: &str) -> usize {
    text.encode_utf16().count()
}
