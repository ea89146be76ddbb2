//! The slash commands, free of Discord: what they are called in each language, and what they come to.

use crate::games::Seat;
use crate::games::registry::Kind;
use crate::language::{self, Locale};
use crate::table::{PersonId, Table};

use super::press::Verb;
use super::sheet::Choice;

/// A command: one for each game and one for the bot.
#[derive(Clone, Debug, PartialEq)]
pub struct CommandSpec {
    pub label: Label,
    /// The game whose tables it is about; `None` for the bot's own.
    pub kind: Option<Kind>,
    /// 1 to 25.
    pub parts: Vec<Part>,
}

/// A subcommand.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    pub label: Label,
    /// At most 25, the required ones first.
    pub options: Vec<OptionSpec>,
}

/// An option of a subcommand.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionSpec {
    pub label: Label,
    pub required: bool,
    pub kind: OptionKind,
}

/// What an option takes.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionKind {
    Switch,
    Number {
        least: u8,
        most: u8,
    },
    /// A seat of the table: text, completed by [`complete`] and read by [`seat`].
    Seat,
    Person,
    /// One of these, by their base names.
    Choice(Vec<Label>),
}

/// The base name of a command, subcommand, option or choice, and the id of its message. The id with
/// `-description` after it is the description's; choices have none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub name: String,
    id: String,
}

impl Label {
    /// The name in this language: lower case, 1 to 32 letters, digits, `-` and `_`; of a choice 1 to 100 characters.
    pub fn name(&self, locale: Locale) -> String {
        language::say(locale, &self.id, &[])
    }

    /// The description in this language, at most 100 characters.
    pub fn description(&self, locale: Locale) -> String {
        language::say(locale, &format!("{}-description", self.id), &[])
    }
}

/// All commands.
pub fn commands() -> Vec<CommandSpec> {
    todo!()
}

/// What somebody typed for an option, by its base name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    Switch(bool),
    Number(i64),
    /// A seat as typed or completed, or the base name of a choice.
    Text(String),
    Person(PersonId),
}

/// What a typed subcommand comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// The same as pressing this control with these values; the table's present step counts.
    Press(Verb, Vec<String>),
    /// Opens a table.
    Start {
        options: crate::games::registry::Options,
        computers: u8,
        thread: bool,
    },
    /// Gives a seat to a computer player or offers it to this person.
    Replace {
        seat: String,
        with: Option<PersonId>,
    },
    Tables,
    /// Sets the server's language, or unsets it.
    Language(Option<Locale>),
    /// The bot's own help.
    Help,
}

/// Reads a typed subcommand; `None` when there is no such subcommand. `typed` are the options by base name.
pub fn order(command: &str, part: &str, typed: &[(String, Typed)]) -> Option<Order> {
    let _ = (command, part, typed);
    todo!()
}

/// The seats that fit what somebody has typed so far, for completion: value is what [`seat`] reads. At most 25.
pub fn complete(table: &Table, typed: &str, locale: Locale) -> Vec<Choice> {
    let _ = (table, typed, locale);
    todo!()
}

/// Reads a seat: its number, or a name as shown at this table or the beginning of it.
pub fn seat(table: &Table, typed: &str) -> Option<Seat> {
    let _ = (table, typed);
    todo!()
}
