//! The living board of a game that runs or is over.

use super::face;
use super::lobby::{closed, lobby};
use super::press::Verb;
use super::scene::Scene;
use super::sheet::{Row, Sheet, Style};
use crate::games::Viewer;
use crate::games::registry::View;
use crate::language::Locale;
use crate::say;
use crate::table::{Ending, Over, PersonId, Stage, Table};

/// The living board message, whatever the stage: lobby, running board, finished game, closed lobby.
/// `ping`: who is pinged by it, being asked to act; empty when it is only edited.
pub fn public(table: &Table, ping: &[PersonId]) -> Sheet {
    let mut sheet = match &table.stage {
        Stage::Lobby => lobby(table, table.locale),
        Stage::Playing(playing) => running(table, &playing.position.view(Viewer::Public)),
        Stage::Over(over) => finished(table, over),
        Stage::Closed(closing) => closed(table, *closing, table.locale),
    };
    if !ping.is_empty() {
        let people: Vec<_> = ping.iter().map(|person| format!("<@{person}>")).collect();
        sheet.text = [say!(table.locale, "board-ping", people = people.join(" ")), sheet.text].join("\n");
        sheet.ping = ping.to_vec();
    }
    sheet
}

/// A table's position as a viewer may see it: everything once the game is over, nothing before it.
pub(super) fn seen(table: &Table, viewer: Viewer) -> Option<View> {
    match &table.stage {
        Stage::Playing(playing) => Some(playing.position.view(viewer)),
        Stage::Over(over) => Some(over.position.view(Viewer::All)),
        Stage::Lobby | Stage::Closed(_) => None,
    }
}

fn running(table: &Table, view: &View) -> Sheet {
    Scene::fit(table, table.locale, |scene| {
        let kind = table.options.kind();
        let mut sheet = face::board(scene, view);
        sheet.text = [sheet.text, footer(table, scene)].join("\n");
        let general = [
            scene.button(Verb::Secret, Style::Primary, face::secret_label(kind)),
            scene.button(Verb::Help, Style::Secondary, "button-help"),
            scene.button(Verb::More, Style::Secondary, "button-more"),
        ];
        match sheet.rows.last_mut() {
            Some(Row::Buttons(buttons)) if buttons.len() + general.len() <= 5 => buttons.extend(general),
            _ => sheet.rows.push(Row::Buttons(general.into())),
        }
        sheet
    })
}

fn finished(table: &Table, over: &Over) -> Sheet {
    let view = over.position.view(Viewer::All);
    Scene::fit(table, table.locale, |scene| {
        let locale = scene.locale;
        let mut sheet = face::end(scene, &view);
        let mut text = vec![ending(table, locale), Some(sheet.text)].into_iter().flatten().collect::<Vec<_>>();
        if let Some(again) = &over.again {
            text.push(say!(locale, "over-again", table = again.as_str()));
        }
        let hash = table.secret.commitment();
        text.push(say!(locale, "fair-secret", secret = table.secret.reveal(), short = &hash[..8]));
        text.push(footer(table, scene));
        sheet.text = text.join("\n");
        let mut again = scene.button(Verb::Again, Style::Success, "button-again");
        again.disabled = over.again.is_some();
        sheet.rows.push(Row::Buttons(vec![
            again,
            scene.button(Verb::Record, Style::Secondary, "button-record"),
            scene.button(Verb::More, Style::Secondary, "button-more"),
        ]));
        sheet
    })
}

/// That a game ended before the rules ended it.
pub(super) fn ending(table: &Table, locale: Locale) -> Option<String> {
    let Stage::Over(over) = &table.stage else { return None };
    match over.ending {
        Ending::Played => None,
        Ending::Stopped => Some(say!(locale, "over-stopped")),
        Ending::Deserted => Some(say!(locale, "over-deserted")),
        Ending::Idle => Some(say!(locale, "over-idle")),
    }
}

/// The game and the code of the table, small.
fn footer(table: &Table, scene: &Scene) -> String {
    let game = face::title(table.options.kind(), scene.locale);
    say!(scene.locale, "board-footer", game = game, table = table.id.as_str())
}
