//! News about the table itself.

use super::board::seen;
use super::face;
use super::lobby::promise;
use super::name::of_person;
use super::press::Verb;
use super::scene::Scene;
use super::sheet::{Sheet, Style};
use crate::games::Viewer;
use crate::say;
use crate::table::{Notice, PersonId, Table};

/// A line about the table itself.
pub fn notice(table: &Table, notice: &Notice) -> Sheet {
    Scene::fit(table, table.locale, |scene| {
        let locale = scene.locale;
        let mut sheet = Sheet::default();
        sheet.text = match notice {
            Notice::Dealt => {
                let dealt = seen(table, Viewer::Public).map(|view| face::dealt(scene, &view));
                [dealt.unwrap_or_default(), promise(table, locale)].join("\n")
            }
            Notice::Nudge { people } if people.is_empty() => say!(locale, "notice-nudge-all"),
            Notice::Nudge { people } => {
                sheet.ping = people.clone();
                say!(locale, "notice-nudge", people = mentions(people))
            }
            Notice::SeatGiven { seat, was } => say!(
                locale,
                "notice-seat-given",
                number = seat.number(),
                computer = scene.name(*seat),
                name = of_person(was, locale).marked
            ),
            Notice::SeatOffered { seat, to } => {
                sheet.ping = vec![to.id];
                sheet.rows = vec![scene.buttons([(Verb::TakeSeat(*seat), Style::Success, "button-take-seat")])];
                let to = mentions(&[to.id]);
                say!(locale, "notice-seat-offered", number = seat.number(), name = scene.name(*seat), to = to)
            }
            Notice::SeatTaken { seat, by } => {
                say!(locale, "notice-seat-taken", number = seat.number(), name = of_person(by, locale).marked)
            }
            Notice::CameBack { seat } => {
                say!(locale, "notice-came-back", number = seat.number(), name = scene.name(*seat))
            }
            Notice::NewHost { host } => say!(locale, "notice-new-host", name = person(scene, *host)),
            Notice::StopVote { by, votes, needed } => {
                say!(locale, "notice-stop-vote", name = of_person(by, locale).marked, votes = *votes, needed = *needed)
            }
            Notice::ReplaceVote { by, seat, votes, needed } => say!(
                locale,
                "notice-replace-vote",
                name = of_person(by, locale).marked,
                absent = scene.name(*seat),
                votes = *votes,
                needed = *needed
            ),
            Notice::TakenBack { seat } => say!(locale, "notice-taken-back", name = scene.name(*seat)),
        };
        sheet
    })
}

fn mentions(people: &[PersonId]) -> String {
    let mentions: Vec<_> = people.iter().map(|person| format!("<@{person}>")).collect();
    mentions.join(" ")
}

/// The name of somebody who should sit at the table.
fn person(scene: &Scene, id: PersonId) -> String {
    let seat = scene.people.iter().find(|(_, person)| **person == Some(id));
    seat.map_or_else(|| format!("<@{id}>"), |(seat, _)| scene.name(seat).to_owned())
}
