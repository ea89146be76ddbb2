//! Private answers: why the rules refuse something, and that something was done.

use super::super::scene::Scene;
use super::cards;
use super::offer::mover;
use super::words::{self, Names};
use crate::games::Seat;
use crate::games::isolde::{Action, PhaseView, Refusal, View};
use crate::language::Locale;
use crate::say;

/// Why the rules refuse something; `at`: the table and its public view.
pub(super) fn refused(locale: Locale, at: Option<(&Scene, &View)>, refusal: &Refusal) -> String {
    let name = |seat: Seat| match at {
        Some((scene, _)) => scene.name(seat).to_owned(),
        None => say!(locale, "name-seat", number = seat.number()),
    };
    match refusal {
        Refusal::Seats { seats } => say!(locale, "isolde-refused-seats", seats = *seats),
        Refusal::CourtshipWithMagic => say!(locale, "isolde-refused-courtship-with-magic"),
        Refusal::CourtshipWithChallenge => say!(locale, "isolde-refused-courtship-with-challenge"),
        Refusal::Deal | Refusal::Chance => say!(locale, "isolde-refused-deal"),
        Refusal::Over => say!(locale, "refused-over"),
        Refusal::NoSuchSeat { .. } => say!(locale, "refused-no-such-seat"),
        Refusal::NotNow => match at {
            Some((scene, view)) if !view.awaited.is_empty() => {
                [say!(locale, "isolde-refused-not-now"), say!(locale, "isolde-now", names = scene.list(view.awaited))]
                    .join(" ")
            }
            _ => say!(locale, "isolde-refused-not-now"),
        },
        Refusal::OtherTurn { seat } => say!(locale, "isolde-refused-other-turn", name = name(*seat)),
        Refusal::AlreadyKept => say!(locale, "isolde-refused-already-kept"),
        Refusal::NotInPacket { card } => {
            say!(locale, "isolde-refused-not-in-packet", card = words::card(*card, locale))
        }
        Refusal::NotInHand { card } => say!(locale, "isolde-refused-not-in-hand", card = words::card(*card, locale)),
        Refusal::OtherBoard { card, board } => {
            let (card, board) = (words::card(*card, locale), words::board(*board, locale));
            say!(locale, "isolde-refused-other-board", card = card, board = board)
        }
        Refusal::BonusOnIsolde => say!(locale, "isolde-refused-bonus-on-isolde"),
        Refusal::AlreadyChosen => say!(locale, "isolde-refused-already-chosen"),
        Refusal::NotPossible => say!(locale, "isolde-refused-not-possible"),
    }
}

/// That an action was done; `view` is of who did it, after it.
pub(super) fn done(scene: &Scene, view: &View, action: &Action) -> String {
    let locale = scene.locale;
    // Until the others have chosen, too, the panel shows what was.
    if view.own.as_ref().is_some_and(|own| own.kept.is_some() || own.three.is_some()) {
        return String::new();
    }
    match action {
        Action::Keep(card) => say!(locale, "isolde-done-keep", card = words::card(*card, locale)),
        Action::Play { card, board } => {
            let (card, board) = (words::card(*card, locale), words::board(*board, locale));
            say!(locale, "isolde-done-play", card = card, board = board)
        }
        Action::Pile(cards) => say!(locale, "isolde-done-pile", cards = words::cards(cards, locale)),
        Action::Assign(cards) => say!(locale, "isolde-done-assign", cards = words::cards(cards, locale)),
        Action::Look(place) => {
            let looks = view.own.iter().flat_map(|own| &own.looks);
            let seen = looks.filter(|(looked, _)| looked == place).find_map(|(_, value)| *value);
            match seen {
                Some(value) => say!(locale, "isolde-done-look", number = place + 1, value = words::number(value)),
                None => say!(locale, "done"),
            }
        }
        Action::TakeShield(place) => {
            let own = view.own.iter().flat_map(|own| &own.hands);
            let mut lines = vec![say!(locale, "isolde-done-take", number = place + 1)];
            lines.extend(own.filter_map(|(colour, _)| cards::hidden(scene, view, *colour)));
            lines.join("\n")
        }
        Action::Give(value) => say!(locale, "isolde-done-give", value = words::number(*value)),
        Action::Steps { board, .. } => {
            let colour = mover(view);
            let asked = matches!(view.phase, PhaseView::Asking(_)) && view.own.is_some();
            match asked && view.holders.get(colour).copied().flatten() == view.own.as_ref().map(|own| own.seat) {
                true => {
                    let marker = words::marker(view, colour, *board, locale);
                    say!(locale, "isolde-done-steps", name = Names::marked(scene, view).of(colour), marker = marker)
                }
                false => say!(locale, "done"),
            }
        }
        _ => say!(locale, "done"),
    }
}
