//! What a person sees, free of Discord: lines of text, a picture, controls. Made from views only.
//!
//! Public messages are in the table's language and the same for all readers, so their controls come from the
//! public view; private ones are in the reader's language.

mod face;
pub mod press;
pub mod sheet;
pub mod slash;

use crate::games::registry::{Event, Kind, Options};
use crate::games::{Seat, Viewer};
use crate::language::Locale;
use crate::table::{Deed, Notice, PersonId, Refused, Table};

pub use press::{Audience, Meaning, Press, Verb, audience};
pub use sheet::Sheet;

/// A clickable mention of a command, for example of `avalon vote`.
pub type Commands<'a> = &'a dyn Fn(&str) -> String;

/// The living board message, whatever the stage: lobby, running board, finished game, closed lobby.
/// `ping`: who is pinged by it, being asked to act; empty when it is only edited.
pub fn public(table: &Table, ping: &[PersonId]) -> Sheet {
    let _ = (table, ping);
    todo!()
}

/// Results that stay as a message of their own; `None` when the events have none.
pub fn result(table: &Table, events: &[Event]) -> Option<Sheet> {
    let _ = (table, events);
    todo!()
}

/// A line about the table itself.
pub fn notice(table: &Table, notice: &Notice) -> Sheet {
    let _ = (table, notice);
    todo!()
}

/// What the person in this seat alone may see: his role, what he knows, what he has chosen. Also the direct
/// message at the deal.
pub fn secret(table: &Table, seat: Seat, locale: Locale) -> Sheet {
    let _ = (table, seat, locale);
    todo!()
}

/// The board in words, complete enough to play without the picture.
pub fn text(table: &Table, viewer: Viewer, locale: Locale) -> Sheet {
    let _ = (table, viewer, locale);
    todo!()
}

/// Everything that happened, in pages (at least one), each with its buttons to turn them.
pub fn history(table: &Table, viewer: Viewer, locale: Locale) -> Vec<Sheet> {
    let _ = (table, viewer, locale);
    todo!()
}

/// The host's private panel in the lobby.
pub fn options(table: &Table, locale: Locale) -> Sheet {
    let _ = (table, locale);
    todo!()
}

/// The options that a menu of switches asks for.
pub fn switched(options: &Options, on: &[String]) -> Options {
    let _ = (options, on);
    todo!()
}

/// The private panel with what is seldom needed.
pub fn more(table: &Table, person: PersonId, locale: Locale) -> Sheet {
    let _ = (table, person, locale);
    todo!()
}

/// What one can do now and by which rule; without a table, what the bot is.
pub fn help(table: Option<&Table>, seat: Option<Seat>, locale: Locale, commands: Commands) -> Sheet {
    let _ = (table, seat, locale, commands("help"));
    todo!()
}

/// What a game is and how to open a table for it.
pub fn intro(kind: Kind, locale: Locale, commands: Commands) -> Sheet {
    let _ = (kind, locale, commands("help"));
    todo!()
}

/// What is asked once more before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    Stop,
    Leave,
}

/// A private panel that asks once more.
pub fn confirm(table: &Table, question: Question, locale: Locale) -> Sheet {
    let _ = (table, question, locale);
    todo!()
}

/// Why something was not done, and what is possible instead. Private.
pub fn refused(refused: &Refused, table: Option<&Table>, locale: Locale) -> String {
    let _ = (refused, table, locale);
    todo!()
}

/// The private panel after a deed that was done; `table` is as it is now. For the host's deeds in the lobby
/// the options panel again, for others a line.
pub fn done(table: &Table, deed: &Deed, person: PersonId, locale: Locale) -> Sheet {
    let _ = (table, deed, person, locale);
    todo!()
}

/// A table in a list, with the message of its board when that is known.
#[derive(Clone, Copy, Debug)]
pub struct Listed<'a> {
    pub table: &'a Table,
    pub board: Option<u64>,
}

/// Somebody's tables, with links.
pub fn tables(tables: &[Listed], locale: Locale) -> Sheet {
    let _ = (tables, locale);
    todo!()
}

/// Asks which of several tables is meant: a button for each that does what was asked.
pub fn which(tables: &[Listed], verb: &Verb, locale: Locale) -> Sheet {
    let _ = (tables, verb, locale);
    todo!()
}

/// The record of a finished game as a file, and how to check it.
pub fn record(table: &Table, json: Vec<u8>, locale: Locale) -> Sheet {
    let _ = (table, json, locale);
    todo!()
}

/// What a press of a game's own control comes to. `values` are what was chosen in a menu; `seat` is the
/// presser's.
///
/// # Errors
/// Why nothing comes of it: no seat, an earlier turn, a control that this game does not have, or a rule.
pub fn meaning(
    table: &Table,
    press: &Press,
    values: &[String],
    seat: Option<Seat>,
    locale: Locale,
) -> Result<Meaning, Refused> {
    let _ = (table, press, values, seat, locale);
    todo!()
}

/// The seat chosen in a menu of seats.
pub fn seat_chosen(values: &[String]) -> Option<Seat> {
    values.first()?.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok())
}

/// What the bot needs in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    ViewChannel,
    SendMessages,
    SendInThreads,
    EmbedLinks,
    AttachFiles,
    ReadHistory,
    CreateThreads,
}

/// A short private answer that is about no table in particular.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A table was opened there.
    Opened { channel: crate::table::ChannelId },
    /// These permissions are missing; with the mend.
    Missing(Vec<Permission>),
    /// The server's language is now this; `None`: whatever Discord says.
    LanguageSet(Option<Locale>),
    /// Only who may manage the server sets its language.
    LanguageForbidden,
    /// Works in a server only.
    ServerOnly,
    /// No table is in this channel, and the person sits at none.
    NoTableHere,
    /// Nobody sits there under this name.
    NoSuchName(String),
    /// Something of ours failed; nothing changed, trying again is fine.
    Trouble,
    /// The bot is being stopped or started; the press can be repeated.
    Restarting,
}

/// Puts a short answer into words.
pub fn answer(answer: &Answer, locale: Locale) -> String {
    let _ = (answer, locale);
    todo!()
}
