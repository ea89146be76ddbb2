//! What is said privately after a deed that was done.

use super::board::seen;
use super::face;
use super::lobby::options;
use super::scene::Scene;
use super::sheet::Sheet;
use crate::games::{Seat, Viewer};
use crate::language::Locale;
use crate::say;
use crate::table::{Deed, PersonId, Stage, Table};

/// The private panel after a deed that was done; `table` is as it is now. For the host's deeds in the lobby
/// the options panel again, for others a line.
pub fn done(table: &Table, deed: &Deed, person: PersonId, locale: Locale) -> Sheet {
    let scene = Scene::new(table, locale);
    let name = |seat: &Seat| scene.name(*seat).to_owned();
    let text = match deed {
        Deed::SetOptions(_) | Deed::AddComputer | Deed::RemoveSeat(_)
            if table.stage == Stage::Lobby && table.host == person =>
        {
            return options(table, locale);
        }
        Deed::SetOptions(_) | Deed::AddComputer | Deed::RemoveSeat(_) => say!(locale, "done"),
        Deed::Join => say!(locale, "done-join"),
        Deed::Leave => say!(locale, "done-leave"),
        Deed::Begin => say!(locale, "done-begin"),
        Deed::HandOver(_) => say!(locale, "done-hand-over", host = format!("<@{}>", table.host)),
        Deed::Close => say!(locale, "done-close"),
        Deed::Play(action) => {
            let seat = (0..).zip(&table.seats).find(|(_, holder)| holder.is(person)).map(|(index, _)| Seat(index));
            let view = seen(table, seat.map_or(Viewer::Public, Viewer::Seat));
            view.and_then(|view| face::done(&scene, &view, action)).unwrap_or_else(|| say!(locale, "done"))
        }
        Deed::TakeBack => say!(locale, "done-take-back"),
        Deed::Nudge => say!(locale, "done-nudge"),
        Deed::Replace { seat, with: None } if scene.people.get(*seat) == Some(&None) => {
            say!(locale, "done-replace", number = seat.number())
        }
        Deed::Replace { seat, with: None } => say!(locale, "done-replace-vote", name = name(seat)),
        Deed::Replace { with: Some(to), .. } => say!(locale, "done-offer", to = format!("<@{}>", to.id)),
        Deed::TakeSeat(_) => say!(locale, "done-take-seat"),
        Deed::ComeBack => say!(locale, "done-come-back"),
        Deed::Stop if matches!(table.stage, Stage::Over(_)) => say!(locale, "done-stop"),
        Deed::Stop => say!(locale, "done-stop-vote"),
        Deed::Again => say!(locale, "done-again"),
        Deed::PostBoard => say!(locale, "done-post"),
    };
    Sheet { text, ..Sheet::default() }
}
