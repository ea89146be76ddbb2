//! Private panels: the own secret, the board in words, the history, and what is seldom needed.

use super::board::{ending, seen};
use super::face;
use super::lobby::{closed, lobby, seat_menu};
use super::press::Verb;
use super::refused::refused;
use super::scene::{Scene, TEXT, units};
use super::sheet::{Row, Sheet, Style};
use crate::games::registry::Event;
use crate::games::{Seat, Seats, Viewer};
use crate::language::Locale;
use crate::say;
use crate::table::{Holder, PersonId, Refused, Stage, Table};

/// What the person in this seat alone may see: his role, what he knows, what he has chosen. Also the direct
/// message at the deal. While a computer player keeps the seat: how to take it back, and nothing else.
pub fn secret(table: &Table, seat: Seat, locale: Locale) -> Sheet {
    secret_below(table, seat, None, locale)
}

/// The same below a line about what was just done or refused.
pub fn secret_after(table: &Table, seat: Seat, line: &str, locale: Locale) -> Sheet {
    secret_below(table, seat, Some(line), locale)
}

/// The own panel of somebody who sits here, or whose seat a computer player keeps.
pub fn own_panel(table: &Table, person: PersonId, locale: Locale) -> Option<Sheet> {
    let seat = table.seat_of(person).or_else(|| table.kept_for(person))?;
    Some(secret(table, seat, locale))
}

fn secret_below(table: &Table, seat: Seat, line: Option<&str>, locale: Locale) -> Sheet {
    let below = |text: String| line.map_or_else(|| text.clone(), |line| [line, &text].join("\n"));
    if let Some(Holder::Computer { keeps_for: Some(_), .. }) = table.seats.get(seat.index()) {
        let scene = Scene::new(table, locale);
        return Sheet {
            text: below(say!(locale, "panel-kept", name = scene.name(seat))),
            rows: come_back(table, &scene).into_iter().collect(),
            ..Sheet::default()
        };
    }
    let Some(view) = seen(table, Viewer::Seat(seat)) else {
        return Sheet { text: below(say!(locale, "panel-secret-early")), ..Sheet::default() };
    };
    Scene::fit(table, locale, |scene| {
        let mut sheet = match &table.stage {
            Stage::Playing(_) => face::secret(scene, &view),
            _ => Sheet { text: face::end(scene, &view).text, ..Sheet::default() },
        };
        sheet.text = below([sheet.text, place(table, locale)].join("\n"));
        sheet
    })
}

/// That a control of the own panel is of an earlier step, and the panel as it is now below.
pub fn stale(table: &Table, seat: Seat, locale: Locale) -> Sheet {
    secret_after(table, seat, &refused(&Refused::Stale, Some(table), locale), locale)
}

/// The board in words, complete enough to play without the picture.
pub fn text(table: &Table, viewer: Viewer, locale: Locale) -> Sheet {
    let Some(view) = seen(table, viewer) else {
        let text = match table.stage {
            Stage::Closed(closing) => closed(table, closing, locale).text,
            _ => lobby(table, locale).text,
        };
        return Sheet { text, ..Sheet::default() };
    };
    Scene::fit(table, locale, |scene| {
        let rows = vec![scene.buttons([
            (Verb::History(1), Style::Secondary, "button-history"),
            (Verb::Cancel, Style::Secondary, "button-back"),
        ])];
        let lines = [ending(table, locale), Some(face::text(scene, &view)), Some(place(table, locale))];
        Sheet { text: lines.into_iter().flatten().collect::<Vec<_>>().join("\n"), rows, ..Sheet::default() }
    })
}

/// Everything that happened, in pages (at least one), each with its buttons to turn them. `events`: what each
/// action brought about; the viewer is shown what he may know of it, and everything once the game is over.
pub fn history(table: &Table, events: &[Vec<Event>], viewer: Viewer, locale: Locale) -> Vec<Sheet> {
    let scene = Scene::new(table, locale);
    let view = seen(table, viewer);
    let viewer = if let Stage::Over(_) = table.stage { Viewer::All } else { viewer };
    let known = |events: &Vec<Event>| events.iter().filter_map(|event| event.seen(viewer)).collect::<Vec<_>>();
    let known: Vec<_> = events.iter().map(known).collect();
    let entries = view.map(|view| face::history(&scene, &view, &known)).unwrap_or_default();
    let mut pages = pages(&entries, TEXT - 100);
    if pages.is_empty() {
        pages.push(say!(locale, "history-empty"));
    }
    let count = pages.len();
    let sheets = pages.into_iter().zip(1..).map(|(page, number)| {
        let mut earlier = scene.button(Verb::History(number - 1), Style::Secondary, "button-earlier");
        earlier.disabled = number == 1;
        let mut later = scene.button(Verb::History(number + 1), Style::Secondary, "button-later");
        later.disabled = number == count;
        let back = scene.button(Verb::Cancel, Style::Secondary, "button-back");
        Sheet {
            text: [say!(locale, "history-title", page = number, pages = count), page].join("\n"),
            rows: vec![Row::Buttons(if count > 1 { vec![earlier, later, back] } else { vec![back] })],
            ..Sheet::default()
        }
    });
    sheets.collect()
}

/// Puts entries together to pages of at most `most` units; an entry is not torn apart.
fn pages(entries: &[String], most: usize) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for entry in entries {
        match pages.last_mut() {
            Some(page) if units(page) + 1 + units(entry) <= most => {
                page.push('\n');
                page.push_str(entry);
            }
            _ => pages.push(entry.clone()),
        }
    }
    pages
}

/// The private panel with what is seldom needed.
pub fn more(table: &Table, person: PersonId, locale: Locale) -> Sheet {
    Scene::fit(table, locale, |scene| {
        let own = Seat::all(table.seats.len()).find(|seat| table.seats[seat.index()].is(person));
        let kept = table
            .seats
            .iter()
            .any(|holder| matches!(holder, Holder::Computer { keeps_for: Some(owner), .. } if owner.id == person));
        let mut text = vec![say!(locale, "more-title")];
        let mut rows = Vec::new();
        let look = scene.buttons([
            (Verb::Text, Style::Secondary, "button-text"),
            (Verb::History(1), Style::Secondary, "button-history"),
            (Verb::Post, Style::Secondary, "button-post"),
        ]);
        if let (Stage::Playing(_), Some(seat)) = (&table.stage, own) {
            let mut back = scene.button(Verb::TakeBack, Style::Secondary, "button-take-back");
            back.disabled = scene.take_back != Some(seat);
            let nudge = scene.button(Verb::Nudge, Style::Secondary, "button-nudge");
            rows.push(look);
            rows.push(Row::Buttons(vec![nudge, back]));
            let others: Seats =
                Seat::all(scene.seats()).filter(|other| *other != seat && scene.people[*other].is_some()).collect();
            let host = table.host == person;
            text.push(say!(locale, "more-playing"));
            if let Some(menu) = seat_menu(scene, Verb::Replace, others, "more-replace") {
                rows.push(menu);
                text.push(say!(locale, if host { "more-host" } else { "more-majority" }));
            }
            rows.push(scene.buttons([
                (Verb::LeaveGame, Style::Danger, "button-leave"),
                (Verb::Stop, Style::Danger, "button-stop"),
            ]));
        } else {
            rows.push(look);
            text.push(say!(locale, "more-watching"));
        }
        if kept {
            text.push(say!(locale, "more-kept"));
            rows.extend(come_back(table, scene));
        }
        Sheet { text: text.join("\n"), rows, ..Sheet::default() }
    })
}

fn come_back(table: &Table, scene: &Scene) -> Option<Row> {
    matches!(table.stage, Stage::Playing(_))
        .then(|| scene.buttons([(Verb::ComeBack, Style::Success, "button-come-back")]))
}

/// What is asked once more before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    Stop,
    Leave,
}

/// A private panel that asks once more.
pub fn confirm(table: &Table, question: Question, locale: Locale) -> Sheet {
    let scene = Scene::new(table, locale);
    let (text, verb, label) = match question {
        Question::Stop => ("confirm-stop", Verb::StopSurely, "button-stop-surely"),
        Question::Leave => ("confirm-leave", Verb::LeaveSurely, "button-leave-surely"),
    };
    Sheet {
        text: say!(locale, text),
        rows: vec![scene.buttons([(verb, Style::Danger, label), (Verb::Cancel, Style::Secondary, "button-back")])],
        ..Sheet::default()
    }
}

/// Which table a private message is about.
fn place(table: &Table, locale: Locale) -> String {
    let game = face::title(table.options.kind(), locale);
    say!(locale, "panel-place", game = game, table = table.id.as_str(), channel = format!("<#{}>", table.channel))
}
