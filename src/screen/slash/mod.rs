//! The slash commands, free of Discord: what they are called in each language, and what they come to.

mod game;
mod roundtable;

use super::answer::Answer;
use super::name;
use super::press::Verb;
use super::scene::Scene;
use super::sheet::Choice;
use crate::games::Seat;
use crate::games::registry::{Kind, Options};
use crate::language::{self, Locale};
use crate::table::{PersonId, Table};

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
    /// Any text of at most so many characters.
    Text {
        most: u8,
    },
    /// One of these, by their base names; their names in each language have no descriptions.
    Choice(Vec<Label>),
}

/// The base name of a command, subcommand, option or choice, and the id of its message: `command`, then all
/// base names down to this one. The id with `-description` after it is the description's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub name: &'static str,
    id: String,
}

impl Label {
    fn command(name: &'static str) -> Label {
        Label { name, id: format!("command-{name}") }
    }

    fn below(&self, name: &'static str) -> Label {
        Label { name, id: format!("{}-{name}", self.id) }
    }

    /// The name in this language: lower case, 1 to 32 letters, digits, `-` and `_`; of a choice any text of 1 to
    /// 100 characters.
    pub fn name(&self, locale: Locale) -> String {
        language::say(locale, &self.id, &[])
    }

    /// The description in this language, 1 to 100 characters.
    pub fn description(&self, locale: Locale) -> String {
        language::say(locale, &format!("{}-description", self.id), &[])
    }
}

impl CommandSpec {
    pub(super) fn new(name: &'static str, kind: Option<Kind>) -> CommandSpec {
        CommandSpec { label: Label::command(name), kind, parts: Vec::new() }
    }

    /// Adds a subcommand.
    pub(super) fn part(mut self, name: &'static str, fill: impl FnOnce(Part) -> Part) -> CommandSpec {
        let part = Part { label: self.label.below(name), options: Vec::new() };
        self.parts.push(fill(part));
        self
    }
}

impl Part {
    /// Adds an option that must be given.
    pub(super) fn needs(self, name: &'static str, kind: OptionKind) -> Part {
        self.option(name, kind, true)
    }

    /// Adds an option that may be given.
    pub(super) fn takes(self, name: &'static str, kind: OptionKind) -> Part {
        self.option(name, kind, false)
    }

    /// Adds an option that must be one of these.
    pub(super) fn chooses(self, name: &'static str, choices: &[&'static str]) -> Part {
        let kind = self.choice(name, choices);
        self.option(name, kind, true)
    }

    /// Adds an option that may be one of these.
    pub(super) fn may_choose(self, name: &'static str, choices: &[&'static str]) -> Part {
        let kind = self.choice(name, choices);
        self.option(name, kind, false)
    }

    fn choice(&self, name: &'static str, choices: &[&'static str]) -> OptionKind {
        let label = self.label.below(name);
        OptionKind::Choice(choices.iter().map(|choice| label.below(choice)).collect())
    }

    fn option(mut self, name: &'static str, kind: OptionKind, required: bool) -> Part {
        self.options.push(OptionSpec { label: self.label.below(name), required, kind });
        self
    }
}

/// All commands: one for each game, and the bot's own.
pub fn commands() -> Vec<CommandSpec> {
    Kind::ALL.iter().map(|kind| game::command(*kind)).chain([roundtable::command()]).collect()
}

/// The ids of all messages that commands are named and described by.
pub fn message_ids() -> Vec<String> {
    let mut ids = Vec::new();
    let mut described = |label: &Label| ids.extend([label.id.clone(), format!("{}-description", label.id)]);
    let mut choices = Vec::new();
    for command in commands() {
        described(&command.label);
        for part in command.parts {
            described(&part.label);
            for option in part.options {
                described(&option.label);
                if let OptionKind::Choice(labels) = option.kind {
                    choices.extend(labels.into_iter().map(|label| label.id));
                }
            }
        }
    }
    ids.extend(choices);
    ids
}

/// What somebody typed for an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    Switch(bool),
    Number(i64),
    /// A seat as typed or completed, or the base name of a choice.
    Text(String),
    Person(PersonId),
}

/// The options that were typed, by base name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given(pub Vec<(String, Typed)>);

impl Given {
    fn get(&self, name: &str) -> Option<&Typed> {
        self.0.iter().find(|(given, _)| given == name).map(|(_, typed)| typed)
    }

    pub(super) fn switch(&self, name: &str) -> Option<bool> {
        match self.get(name)? {
            Typed::Switch(on) => Some(*on),
            _ => None,
        }
    }

    pub(super) fn number(&self, name: &str) -> Option<u8> {
        match self.get(name)? {
            Typed::Number(number) => u8::try_from(*number).ok(),
            _ => None,
        }
    }

    pub(super) fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Typed::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(super) fn person(&self, name: &str) -> Option<PersonId> {
        match self.get(name)? {
            Typed::Person(person) => Some(*person),
            _ => None,
        }
    }
}

/// What a typed subcommand comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// The same as pressing this control with these values, at the table's present step.
    Press(Verb, Vec<String>),
    /// Opens a table.
    Start {
        options: Options,
        computers: u8,
        thread: bool,
    },
    /// Gives a seat to a computer player or offers it to this person.
    Replace {
        seat: Seat,
        with: Option<PersonId>,
    },
    Tables,
    /// Sets the server's language, or unsets it.
    Language(Option<Locale>),
    /// Erases whoever asks from what is stored.
    ForgetMe,
    /// What the bot is.
    BotHelp,
}

/// Reads a typed subcommand. `table`: the table it is about, when that is known; seats are read by it.
///
/// # Errors
/// The answer to give: no such name at the table, or no table where one is needed.
pub fn order(command: &str, part: &str, given: &Given, table: Option<&Table>) -> Result<Order, Answer> {
    let spec = commands().into_iter().find(|spec| spec.label.name == command).ok_or(Answer::Trouble)?;
    let options = spec.parts.iter().find(|known| known.label.name == part).ok_or(Answer::Trouble)?;
    let mut read = given.clone();
    for option in options.options.iter().filter(|option| option.kind == OptionKind::Seat) {
        for (_, typed) in read.0.iter_mut().filter(|(name, _)| name == option.label.name) {
            if let Typed::Text(text) = typed {
                let table = table.ok_or(Answer::NoTableHere)?;
                *text = seat(table, text).ok_or_else(|| Answer::NoSuchName(text.clone()))?.to_string();
            }
        }
    }
    let order = match spec.kind {
        Some(kind) => game::order(kind, part, &read, table),
        None => roundtable::order(part, &read),
    };
    order.ok_or(Answer::Trouble)
}

/// The seats that fit what somebody has typed so far, for completion; [`seat`] reads the values. At most 25.
pub fn complete(table: &Table, typed: &str, locale: Locale) -> Vec<Choice> {
    let scene = Scene::new(table, locale);
    let wanted = typed.trim().to_lowercase();
    let fits = |seat: &Seat| scene.plain(*seat).to_lowercase().contains(&wanted) || seat.number().to_string() == wanted;
    let seats = Seat::all(table.seats.len()).filter(fits).collect();
    let numbered = scene.choices(seats).into_iter().zip(seats.iter());
    numbered.map(|(choice, seat)| Choice { value: seat.number().to_string(), ..choice }).collect()
}

/// Reads a seat: its number from 1, or a name at this table in any language, or the only one that begins so.
pub fn seat(table: &Table, typed: &str) -> Option<Seat> {
    let typed = typed.trim().to_lowercase();
    if let Ok(number) = typed.parse::<usize>() {
        return Seat::all(table.seats.len()).find(|seat| seat.number() == number);
    }
    let names: Vec<_> = Locale::ALL.iter().map(|locale| name::of_seats(&table.seats, *locale, name::WIDE)).collect();
    let matching = |test: &dyn Fn(&str) -> bool| {
        let mut seats = Seat::all(table.seats.len())
            .filter(|seat| names.iter().any(|names| test(&names[*seat].plain.to_lowercase())));
        seats.next().filter(|_| seats.next().is_none())
    };
    matching(&|name| name == typed).or_else(|| matching(&|name| !typed.is_empty() && name.starts_with(&typed)))
}
