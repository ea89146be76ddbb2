//! What a person sees, free of Discord: lines of text, a picture, controls. Made from views only.
//!
//! Public messages are in the table's language and the same for all readers, so their controls come from the
//! public view; private ones are in the reader's language.

mod answer;
mod avalon;
mod board;
mod carcassonne;
mod done;
mod face;
mod help;
mod isolde;
mod lobby;
mod merlin;
pub mod name;
mod notice;
mod panel;
pub mod press;
mod prose;
mod refused;
mod result;
mod scene;
pub mod sheet;
pub mod slash;
mod switch;
mod tables;

pub use answer::{Answer, Permission, answer, permission, record};
pub use board::public;
pub use done::done;
pub use face::title;
pub use help::{help, intro};
pub use lobby::options;
pub use notice::notice;
pub use panel::{Question, confirm, history, more, own_panel, secret, secret_after, stale, text};
pub use press::{Audience, Meaning, Press, Verb, audience, meaning, seat_chosen, switched};
pub use refused::refused;
pub use result::result;
pub use sheet::Sheet;
pub use tables::{Listed, forgotten, tables, which};

/// Makes a clickable mention of a command, for example of `avalon vote`.
pub type Commands<'a> = &'a dyn Fn(&str) -> String;
