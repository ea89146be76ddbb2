//! What happened, in a line each.

use super::super::scene::Scene;
use super::words::{self, Names};
use super::{board, score};
use crate::games::Seat;
use crate::games::isolde::{Board, Cause, Colour, Disc, Event, Hue, Shield, Shields, View};
use crate::say;

/// One event; nothing for those that are told with another one, or not at all.
pub(super) fn told(scene: &Scene, view: &View, event: &Event) -> Option<String> {
    let locale = scene.locale;
    let names = Names::marked(scene, view);
    let name = |colour: &Colour| names.of(*colour);
    let board_name = |board: &Board| words::board(*board, locale);
    let line = match event {
        Event::RoundBegan { round, start, order, .. } => {
            let order = order.iter().map(name).collect::<Vec<_>>().join(" → ");
            say!(locale, "isolde-told-round", round = *round, name = name(start), order = order)
        }
        Event::Kept { colour, card: Some(card), .. } => {
            say!(locale, "isolde-told-kept", name = name(colour), card = words::card(*card, locale))
        }
        Event::NeutralKept { card: Some(card), .. } => {
            let parcifal = say!(locale, "isolde-parcifal");
            say!(locale, "isolde-told-kept", name = parcifal, card = words::card(*card, locale))
        }
        Event::Played { colour, card, .. } => {
            say!(locale, "isolde-told-played", name = name(colour), card = words::card(*card, locale))
        }
        Event::Moved { colour, board, from, to, cause } => {
            let moved = words::moved(*board, *from, *to, locale);
            let id = match cause {
                Cause::Card => return Some(moved),
                Cause::Isolde => "isolde-told-bonus",
                Cause::Magic => "isolde-told-magic",
                Cause::Disc => "isolde-told-disc-move",
                Cause::Back => "isolde-told-back",
            };
            say!(locale, id, name = name(colour), move = moved)
        }
        Event::Declined { colour } => say!(locale, "isolde-told-declined", name = name(colour)),
        Event::BoardScored { board, order, points } => scored(scene, view, *board, order, points),
        Event::IsoldeRanked { ranks } => ranked(names, &board_name(&Board::Isolde), ranks),
        Event::MagicRanked { ranks } => ranked(names, &board_name(&Board::Magic), ranks),
        Event::Reset { board } => say!(locale, "isolde-told-reset", boards = board_name(board)),
        Event::ClosedUp { board } => say!(locale, "isolde-told-closed-up", boards = board_name(board)),
        Event::PutOnTop { colour, board } => {
            say!(locale, "isolde-told-edge", name = name(colour), board = board_name(board))
        }
        Event::PilesShown { piles } => {
            let of_seat = |(seat, piles): (Seat, &[Vec<_>; 2])| {
                let piles = piles.each_ref().map(|pile| format!("({})", words::cards(pile, locale)));
                format!("{}: {}", scene.name(seat), piles.join(" "))
            };
            let piles: Vec<String> = Seat::all(piles.len()).zip(piles).map(of_seat).collect();
            say!(locale, "isolde-told-piles", piles = piles.join(" · "))
        }
        Event::PileTaken { seat, pile } => {
            say!(locale, "isolde-told-pile", name = scene.name(*seat), number = pile + 1)
        }
        Event::Assigned { seat, first: Some(first) } => {
            let first_colour = view.holders.iter().find(|(_, holder)| **holder == Some(*seat));
            let name = first_colour.map(|(colour, _)| name(&colour)).unwrap_or_default();
            say!(locale, "isolde-told-assigned", name = name, cards = words::cards(first, locale))
        }
        Event::Marked { colour, board } => {
            say!(locale, "isolde-told-marked", name = name(colour), board = board_name(board))
        }
        Event::CodexFilled { shields: Some(shields) } => {
            let shields = shields.iter().map(|value| words::number(*value)).collect::<Vec<_>>();
            say!(locale, "isolde-told-codex", shields = shields.join(", "))
        }
        Event::Looked { colour, place, value, .. } => {
            with_value(scene, say!(locale, "isolde-told-looked", name = name(colour), number = place + 1), *value)
        }
        Event::ShieldTaken { colour, place, value, .. } => {
            with_value(scene, say!(locale, "isolde-told-taken", name = name(colour), number = place + 1), *value)
        }
        Event::ZerosReturned { colours } => {
            say!(locale, "isolde-told-zeros", names = names.list(colours.iter().copied()))
        }
        Event::DiscUsed { colour, disc } => {
            let disc = match disc {
                Disc::Start(Some(named)) => say!(locale, "isolde-offer-start", name = name(named)),
                Disc::Start(None) => say!(locale, "isolde-offer-start-nobody"),
                Disc::Combat(board) => say!(locale, "isolde-told-steps", board = board_name(board), steps = 2),
                Disc::Fifth => say!(locale, "isolde-offer-fifth"),
                Disc::King => say!(locale, "isolde-told-steps", board = board_name(&Board::King), steps = 2),
                Disc::Any(board) => say!(locale, "isolde-told-steps", board = board_name(board), steps = 1),
            };
            say!(locale, "isolde-told-disc", name = name(colour), disc = disc)
        }
        Event::CupMoved { to, .. } => say!(locale, "isolde-cup-stands", cup = words::cup(*to, locale)),
        Event::CupReset => say!(locale, "isolde-cup-stands", cup = words::cup(0, locale)),
        Event::ScrollTaken { colour, at } => say!(locale, "isolde-told-scroll", name = name(colour), space = *at),
        Event::ScrollsBack => say!(locale, "isolde-told-scrolls-back"),
        Event::BonusScored { points } => {
            let points = points.iter().map(|(colour, points)| format!("{} {}", name(colour), words::signed(*points)));
            let points = words::or_dash(points.collect::<Vec<_>>().join(" · "));
            say!(locale, "isolde-told-scored", board = board_name(&Board::Grail), places = points)
        }
        Event::ShieldGiven { from, to, value, .. } => {
            let shield = match value {
                Some(value) => words::shield(Shield { hue: Hue::Orange, value: *value }, locale),
                None => say!(locale, "isolde-shield-hidden"),
            };
            say!(locale, "isolde-told-given", from = name(from), to = name(to), shield = shield)
        }
        Event::BlueTaken { from, to, shield } => {
            say!(locale, "isolde-told-given", from = name(from), to = name(to), shield = words::shield(*shield, locale))
        }
        Event::Over { winners, neutral, .. } => {
            [board::winner(scene, view, *winners, *neutral), score::points(scene, view)].join("\n")
        }
        Event::Kept { card: None, .. }
        | Event::NeutralKept { card: None, .. }
        | Event::Passed { .. }
        | Event::Drafted
        | Event::NeutralDrew { .. }
        | Event::Piled { .. }
        | Event::Assigned { first: None, .. }
        | Event::CodexFilled { shields: None } => return None,
    };
    Some(line)
}

/// A board's order with what each place wins or loses: "**Joust** · 1. Bors +3 · 2. Anna +2 · start: Kay".
fn scored(scene: &Scene, view: &View, board: Board, order: &[Colour], points: &[(Colour, i16)]) -> String {
    let locale = scene.locale;
    let names = Names::marked(scene, view);
    let with_points = |colour: Colour| {
        let own = points.iter().filter(|(of, _)| *of == colour).map(|(_, points)| points);
        own.fold(names.of(colour), |name, points| match board {
            // Several shields may make up what the King gives.
            Board::King => format!("{name} {}{}", words::signed(*points), shields(*points)),
            _ => format!("{name} {}", words::signed(*points)),
        })
    };
    let mut places: Vec<String> =
        order.iter().zip(1..).map(|(colour, place)| format!("{place}. {}", with_points(*colour))).collect();
    let on_start = view.holders.iter().map(|(colour, _)| colour).filter(|colour| !order.contains(colour));
    let on_start = on_start.map(with_points).collect::<Vec<_>>().join(", ");
    if !on_start.is_empty() {
        places.push(say!(locale, "isolde-text-start", names = on_start));
    }
    let board = words::board(board, locale);
    say!(locale, "isolde-told-scored", board = board, places = places.join(" · "))
}

/// The shields of what the King gives, when they are several: " (12 + 4)".
fn shields(points: i16) -> String {
    let values: Vec<i16> = Shields::paying(Hue::DarkBlue, points).into_iter().map(|shield| shield.value).collect();
    if values.len() > 1 { format!(" ({})", words::sum(values)) } else { String::new() }
}

/// The places that count on a board: "**Isolde** · 1. Bors · 2. Anna".
fn ranked(names: Names, board: &str, ranks: &[Colour]) -> String {
    let places = ranks.iter().zip(1..).map(|(colour, place)| format!("{place}. {}", names.of(*colour)));
    let places = words::or_dash(places.collect::<Vec<_>>().join(" · "));
    say!(names.locale(), "isolde-told-scored", board = board, places = places)
}

/// With what lies there, for whoever may know it.
fn with_value(scene: &Scene, line: String, value: Option<i16>) -> String {
    match value {
        Some(value) => say!(scene.locale, "isolde-told-value", line = line, value = words::number(value)),
        None => line,
    }
}
