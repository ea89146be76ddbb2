//! Why something was not done, and what is possible instead.

use super::board::seen;
use super::face;
use super::scene::Scene;
use crate::games::Viewer;
use crate::language::Locale;
use crate::say;
use crate::table::{Refused, Table};

/// Why something was not done, and what is possible instead. Private.
pub fn refused(refused: &Refused, table: Option<&Table>, locale: Locale) -> String {
    match refused {
        Refused::Rules(refusal) => {
            let scene = table.map(|table| Scene::new(table, locale));
            let view = table.and_then(|table| seen(table, Viewer::Public));
            let at = scene.as_ref().zip(view.as_ref());
            face::refused(locale, at, refusal).unwrap_or_else(|| say!(locale, "refused-stale"))
        }
        Refused::NoTable => say!(locale, "refused-no-table"),
        Refused::ChannelTaken(other) => say!(locale, "refused-channel-taken", table = other.as_str()),
        Refused::Stale => say!(locale, "refused-stale"),
        Refused::Repeated => say!(locale, "refused-repeated"),
        Refused::Begun => say!(locale, "refused-begun"),
        Refused::NotBegun => say!(locale, "refused-not-begun"),
        Refused::Over => say!(locale, "refused-over"),
        Refused::NotOver => say!(locale, "refused-not-over"),
        Refused::LobbyClosed => say!(locale, "refused-lobby-closed"),
        Refused::AlreadySeated => say!(locale, "refused-already-seated"),
        Refused::NotSeated => say!(locale, "refused-not-seated"),
        Refused::Full => say!(locale, "refused-full"),
        Refused::TooFew { seats, least } => say!(locale, "refused-too-few", seats = *seats, least = *least),
        Refused::NotHost => match table.map(|table| table.host) {
            Some(host) => say!(locale, "refused-not-host", host = format!("<@{host}>")),
            None => say!(locale, "refused-not-yours"),
        },
        Refused::NoSuchSeat => say!(locale, "refused-no-such-seat"),
        Refused::OwnSeat => say!(locale, "refused-own-seat"),
        Refused::ComputerSeat => say!(locale, "refused-computer-seat"),
        Refused::NothingToTakeBack => say!(locale, "refused-nothing-to-take-back"),
        Refused::NudgedAlready { wait_seconds } => {
            say!(locale, "refused-nudged-already", seconds = i64::try_from(*wait_seconds).unwrap_or(i64::MAX))
        }
        Refused::NobodyAwaited => say!(locale, "refused-nobody-awaited"),
        Refused::NotOffered => say!(locale, "refused-not-offered"),
        Refused::NoSeatKept => say!(locale, "refused-no-seat-kept"),
        Refused::AlreadyAgreed => say!(locale, "refused-already-agreed"),
        Refused::PersonSeated => say!(locale, "refused-person-seated"),
        Refused::NotIdle { wait_minutes } => {
            say!(locale, "refused-not-idle", minutes = i64::try_from(*wait_minutes).unwrap_or(i64::MAX))
        }
    }
}
