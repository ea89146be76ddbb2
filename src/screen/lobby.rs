//! A table before the game: its lobby, the host's panel, and what is left of a lobby that was closed.

use super::face;
use super::press::Verb;
use super::refused::refused;
use super::scene::Scene;
use super::sheet::{Menu, Row, Sheet, Style};
use crate::games::registry::Refusal;
use crate::games::{Seat, Seats};
use crate::language::Locale;
use crate::say;
use crate::table::{Closing, Holder, Refused, Table};

/// The lobby as everybody sees it.
pub(super) fn lobby(table: &Table, locale: Locale) -> Sheet {
    Scene::fit(table, locale, |scene| {
        let locale = scene.locale;
        let kind = table.options.kind();
        let seated = table.seats.len();
        let (least, most) = table.options.seats().into_inner();
        let full = seated >= *kind.seats().end();
        let mut text = vec![
            say!(locale, "lobby-title", game = face::title(kind, locale)),
            say!(locale, "lobby-host", name = host(table, scene)),
            say!(locale, "lobby-seated", seated = seated, least = least, most = most),
        ];
        text.extend(roster(scene));
        text.push(face::options(locale, &table.options));
        let obstacle = obstacle(table, locale);
        let ready = obstacle.is_none();
        // One more may still sit down, and the host then change the options.
        let next = if full {
            "lobby-full"
        } else if seated >= most {
            "lobby-enough"
        } else {
            "lobby-ready"
        };
        text.push(obstacle.unwrap_or_else(|| say!(locale, next)));
        text.push(promise(table, locale));
        let mut begin = scene.button(Verb::Begin, Style::Success, "button-begin");
        begin.disabled = !ready;
        let mut join = scene.button(Verb::Join, Style::Primary, "button-join");
        join.disabled = full;
        let rows = vec![Row::Buttons(vec![
            join,
            scene.button(Verb::Leave, Style::Secondary, "button-leave"),
            begin,
            scene.button(Verb::Options, Style::Secondary, "button-options"),
            scene.button(Verb::Help, Style::Secondary, "button-help"),
        ])];
        Sheet { text: text.join("\n"), rows, ..Sheet::default() }
    })
}

/// A lobby that ended without a game.
pub(super) fn closed(table: &Table, closing: Closing, locale: Locale) -> Sheet {
    let reason = match closing {
        Closing::ByHost => "closed-by-host",
        Closing::Expired => "closed-expired",
        Closing::Empty => "closed-empty",
    };
    let game = face::title(table.options.kind(), locale);
    let text = [say!(locale, "closed-title", game = game), say!(locale, reason)].join("\n");
    Sheet { text, ..Sheet::default() }
}

/// The host's private panel in the lobby.
pub fn options(table: &Table, locale: Locale) -> Sheet {
    Scene::fit(table, locale, |scene| {
        let kind = table.options.kind();
        let text = [
            say!(locale, "options-title"),
            face::options(locale, &table.options),
            obstacle(table, locale).unwrap_or_else(|| say!(locale, "options-ready")),
        ];
        let switches = face::switches(locale, &table.options);
        let mut rows = vec![Row::Menu(Menu {
            press: scene.press(Verb::Switches),
            placeholder: say!(locale, "options-switches"),
            least: 0,
            most: switches.len(),
            choices: switches,
        })];
        let own = table.seats.iter().position(|holder| holder.is(table.host)).map(Seat::at);
        let others: Seats = Seat::all(table.seats.len()).filter(|seat| Some(*seat) != own).collect();
        let people: Seats = others.iter().filter(|seat| scene.people[*seat].is_some()).collect();
        rows.extend(seat_menu(scene, Verb::RemoveSeat, others, "options-remove"));
        rows.extend(seat_menu(scene, Verb::HandOver, people, "options-hand-over"));
        let mut add = scene.button(Verb::AddComputer, Style::Secondary, "button-add-computer");
        add.disabled = table.seats.len() >= *kind.seats().end();
        let close = scene.button(Verb::Close, Style::Danger, "button-close");
        rows.push(Row::Buttons(vec![add, close]));
        Sheet { text: text.join("\n"), rows, ..Sheet::default() }
    })
}

/// A menu to choose one of these seats; `None` when there is none.
pub(super) fn seat_menu(scene: &Scene, verb: Verb, seats: Seats, placeholder: &str) -> Option<Row> {
    (!seats.is_empty()).then(|| {
        Row::Menu(Menu {
            press: scene.press(verb),
            placeholder: say!(scene.locale, placeholder),
            choices: scene.choices(seats),
            least: 1,
            most: 1,
        })
    })
}

/// Who sits where, a line each.
pub(super) fn roster(scene: &Scene) -> impl Iterator<Item = String> {
    Seat::all(scene.seats())
        .map(|seat| say!(scene.locale, "lobby-seat", number = seat.number(), name = scene.name(seat)))
}

/// Why the game cannot begin yet.
fn obstacle(table: &Table, locale: Locale) -> Option<String> {
    let seated = table.seats.len();
    let least = *table.options.kind().seats().start();
    if seated < least {
        return Some(say!(locale, "lobby-too-few", missing = least - seated));
    }
    let refusal: Refusal = table.options.check(seated).err()?;
    let reason = refused(&Refused::Rules(refusal), None, locale);
    Some(say!(locale, "lobby-obstacle", reason = reason))
}

/// The commitment to the secret from which the deal will follow.
pub(super) fn promise(table: &Table, locale: Locale) -> String {
    let hash = table.secret.commitment();
    say!(locale, "fair-promise", short = &hash[..8], hash = &hash)
}

fn host(table: &Table, scene: &Scene) -> String {
    let seat =
        table.seats.iter().position(|holder| matches!(holder, Holder::Person(person) if person.id == table.host));
    seat.map_or_else(|| format!("<@{}>", table.host), |seat| scene.name(Seat::at(seat)).to_owned())
}
