//! Rules on the spot, and what the bot is.

use super::Commands;
use super::board::seen;
use super::face;
use super::scene::Scene;
use super::sheet::Sheet;
use crate::games::registry::Kind;
use crate::games::{Seat, Viewer};
use crate::language::Locale;
use crate::say;
use crate::table::{Stage, Table};

/// What one can do now and by which rule; without a table, what the bot is.
pub fn help(table: Option<&Table>, seat: Option<Seat>, locale: Locale, commands: Commands) -> Sheet {
    let Some(table) = table else {
        return bot(locale, commands);
    };
    let kind = table.options.kind();
    match &table.stage {
        Stage::Lobby => {
            let command = |part: &str| commands(&format!("{} {part}", kind.name()));
            let lobby = say!(locale, "help-lobby", leave = command("leave"), help = command("help"));
            Sheet { text: [face::intro(kind, locale), lobby].join("\n"), ..Sheet::default() }
        }
        Stage::Playing(_) => Scene::fit(table, locale, |scene| Sheet {
            text: seen(table, Viewer::Public).map(|view| face::help(scene, &view, seat, commands)).unwrap_or_default(),
            ..Sheet::default()
        }),
        Stage::Over(_) => Sheet { text: say!(locale, "help-over", start = start(kind, commands)), ..Sheet::default() },
        Stage::Closed(_) => {
            Sheet { text: say!(locale, "help-closed", start = start(kind, commands)), ..Sheet::default() }
        }
    }
}

/// What a game is and how to open a table for it.
pub fn intro(kind: Kind, locale: Locale, commands: Commands) -> Sheet {
    let text = [face::intro(kind, locale), say!(locale, "help-start", start = start(kind, commands))].join("\n");
    Sheet { text, ..Sheet::default() }
}

fn bot(locale: Locale, commands: Commands) -> Sheet {
    let games = Kind::ALL
        .iter()
        .map(|kind| say!(locale, "help-game", game = face::title(*kind, locale), start = start(*kind, commands)));
    let mut text = vec![say!(locale, "help-bot")];
    text.extend(games);
    text.push(say!(
        locale,
        "help-commands",
        tables = commands("roundtable tables"),
        language = commands("roundtable language")
    ));
    text.push(say!(locale, "help-stored", forget = commands("roundtable forget-me")));
    Sheet { text: text.join("\n"), ..Sheet::default() }
}

fn start(kind: Kind, commands: Commands) -> String {
    commands(&format!("{} start", kind.name()))
}
