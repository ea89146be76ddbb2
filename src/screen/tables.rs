//! Lists of tables.

use super::Commands;
use super::face;
use super::press::{Press, Verb};
use super::scene::{TEXT, units};
use super::sheet::{Button, Row, Sheet, Style};
use crate::language::Locale;
use crate::say;
use crate::table::{Stage, Table};

/// A table in a list, with the message of its board when that is known.
#[derive(Clone, Copy, Debug)]
pub struct Listed<'a> {
    pub table: &'a Table,
    pub board: Option<u64>,
}

/// The most buttons a message takes.
const BUTTONS: usize = 25;

/// Somebody's tables, with links.
pub fn tables(tables: &[Listed], locale: Locale) -> Sheet {
    if tables.is_empty() {
        return Sheet { text: say!(locale, "tables-none"), ..Sheet::default() };
    }
    Sheet { text: list(say!(locale, "tables-title", count = tables.len()), tables, locale), ..Sheet::default() }
}

/// Asks which of several tables is meant: a button for each that does what was asked.
pub fn which(tables: &[Listed], verb: &Verb, locale: Locale) -> Sheet {
    let buttons: Vec<_> = tables
        .iter()
        .take(BUTTONS)
        .map(|listed| Button {
            press: Press { table: listed.table.id.clone(), step: listed.table.step, verb: verb.clone() },
            label: say!(
                locale,
                "tables-button",
                game = face::title(listed.table.options.kind(), locale),
                table = listed.table.id.as_str()
            ),
            style: Style::Secondary,
            disabled: false,
        })
        .collect();
    Sheet {
        text: list(say!(locale, "tables-which"), tables, locale),
        rows: buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect(),
        ..Sheet::default()
    }
}

/// That somebody is forgotten, and where he is not yet: at the tables where he sits, and where nothing could be read.
pub fn forgotten(seated: &[Listed], unreadable: usize, locale: Locale, commands: Commands) -> Sheet {
    let mut text = match seated {
        [] => say!(locale, "forgotten"),
        _ => say!(locale, "forgotten-elsewhere", command = commands("roundtable forget-me")),
    };
    if unreadable > 0 {
        text = [text, say!(locale, "forgotten-unreadable", count = unreadable)].join("\n");
    }
    Sheet { text: list(text, seated, locale), ..Sheet::default() }
}

/// The title and as many tables as fit.
fn list(title: String, tables: &[Listed], locale: Locale) -> String {
    let mut text = title;
    for (listed, left) in tables.iter().zip((0..tables.len()).rev()) {
        let table = listed.table;
        let state = match table.stage {
            Stage::Lobby => "tables-lobby",
            Stage::Playing(_) => "tables-playing",
            Stage::Over(_) | Stage::Closed(_) => "tables-over",
        };
        let line = say!(
            locale,
            "tables-line",
            game = face::title(table.options.kind(), locale),
            table = table.id.as_str(),
            state = say!(locale, state),
            seats = table.seats.len(),
            place = link(listed)
        );
        if units(&text) + 1 + units(&line) > TEXT - 60 {
            return [text, say!(locale, "tables-more", count = left + 1)].join("\n");
        }
        text = [text, line].join("\n");
    }
    text
}

/// Where the board is: its message, else the channel.
fn link(listed: &Listed) -> String {
    let Listed { table, board } = listed;
    match (board, table.guild) {
        (Some(message), Some(guild)) => format!("https://discord.com/channels/{guild}/{}/{message}", table.channel),
        (Some(message), None) => format!("https://discord.com/channels/@me/{}/{message}", table.channel),
        (None, _) => format!("<#{}>", table.channel),
    }
}
