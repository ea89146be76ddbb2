//! What is asked of whoever is on turn, and what the others are told.

use super::super::scene::Scene;
use super::{reach, words};
use crate::games::Seat;
use crate::games::merlin::{Field, Half, Part, Phase, Principality, Stage, Turn, View, Visit};
use crate::say;

/// Lines for who is asked, then for everybody else.
pub(super) fn asked(scene: &Scene, view: &View) -> Vec<String> {
    let locale = scene.locale;
    match view.phase {
        Phase::Rolling => vec![say!(locale, "merlin-ask-rolling"), say!(locale, "merlin-wait-rolling")],
        Phase::Turn(turn) => {
            let mut lines = in_turn(scene, view, &turn);
            lines.push(next(scene, view, turn.seat));
            lines
        }
        Phase::Drawing { seat, left } => {
            vec![say!(locale, "merlin-ask-drawing", count = left), next(scene, view, seat)]
        }
        Phase::Grail { seat, at } => {
            let mut lines = grail(scene, view, seat, at);
            lines.push(say!(locale, "merlin-wait-grail"));
            lines
        }
        Phase::Over => Vec::new(),
    }
}

/// What the others are told during a turn: who is next, or what comes after it.
fn next(scene: &Scene, view: &View, seat: Seat) -> String {
    let locale = scene.locale;
    let next = seat.left(scene.seats());
    if !view.castles[next].dice.is_empty() {
        say!(locale, "merlin-wait-next", name = scene.name(next))
    } else if view.round.is_multiple_of(2) {
        say!(locale, "merlin-wait-scoring")
    } else {
        say!(locale, "merlin-wait-round")
    }
}

fn in_turn(scene: &Scene, view: &View, turn: &Turn) -> Vec<String> {
    let locale = scene.locale;
    match turn.stage {
        Stage::Choosing => vec![say!(locale, "merlin-ask-choosing")],
        Stage::Chosen(chosen) => {
            let die = words::die(chosen.pips, false, locale);
            vec![match chosen.white {
                true => say!(locale, "merlin-ask-merlin", die = die),
                false => say!(locale, "merlin-ask-knight", die = die),
            }]
        }
        Stage::Acting(visit, part) => acting(scene, view, turn.seat, &visit, part),
        Stage::Acted { .. } => {
            let mut lines = vec![match scene.take_back == Some(turn.seat) {
                true => say!(locale, "merlin-ask-acted-back"),
                false => say!(locale, "merlin-ask-acted"),
            }];
            let missions = turn.missions_left().min(view.hands[turn.seat]);
            if missions > 0 {
                let button = say!(locale, "merlin-button-missions");
                lines.push(say!(locale, "merlin-ask-missions", count = missions, button = button));
            }
            lines
        }
    }
}

fn acting(scene: &Scene, view: &View, seat: Seat, visit: &Visit, part: Part) -> Vec<String> {
    let locale = scene.locale;
    let castle = &view.castles[seat];
    let mut lines = Vec::new();
    if let Part::Again { but } = part {
        lines.push(match but {
            Some(but) => say!(locale, "merlin-ask-again-but", henchman = words::henchman(but, locale)),
            None => say!(locale, "merlin-ask-again"),
        });
    }
    lines.push(match part {
        Part::Open | Part::Again { .. } => match visit.space.field() {
            Field::Principality(of) => {
                say!(locale, "merlin-ask-principality", principality = words::principality_in_full(of, locale))
            }
            Field::Points(tally) => say!(locale, "merlin-ask-points", tally = words::tally_key(tally)),
            Field::Influence(kind) => say!(locale, "merlin-ask-influence", kind = words::kind_key(kind)),
            Field::InfluenceHenchman => say!(locale, "merlin-ask-influence-henchman"),
            Field::Excalibur => say!(locale, "merlin-ask-excalibur"),
            Field::Grail => say!(locale, "merlin-ask-grail-space"),
            Field::Relocate if castle.sent_out() == 0 => say!(locale, "merlin-ask-relocate-home"),
            Field::Relocate => say!(locale, "merlin-ask-relocate"),
            Field::Exchange => say!(locale, "merlin-ask-exchange"),
            Field::Mission => say!(locale, "merlin-ask-mission"),
            Field::Manor => say!(locale, "merlin-ask-manor"),
        },
        Part::Exchange => say!(locale, "merlin-ask-exchanged"),
        Part::Pay { plot, .. } => {
            let plot = words::plot_with_tile(plot, &view.board.environs, locale);
            say!(locale, "merlin-ask-pay", plot = plot)
        }
        Part::Tower { .. } => say!(locale, "merlin-ask-tower"),
        Part::Draw { left } => say!(locale, "merlin-ask-draw", count = left),
        Part::Twice(half) => match (visit.space.field(), half) {
            (Field::Manor, Half::First) => say!(locale, "merlin-ask-twice-manor"),
            (Field::Manor, Half::Second) => say!(locale, "merlin-ask-second-manor"),
            (_, Half::First) => say!(locale, "merlin-ask-twice-henchman"),
            (_, Half::Second) => say!(locale, "merlin-ask-second-henchman"),
        },
    });
    if matches!(visit.space.field(), Field::Mission) && matches!(part, Part::Open | Part::Again { .. }) {
        let cards = view.board.display.iter().map(|card| words::card(*card, view.options.kings_favor, locale));
        lines.push(say!(locale, "merlin-display", cards = cards.collect::<Vec<_>>().join("; ")));
    }
    if part == Part::Open && reach::is_barren(view) {
        lines.push(say!(locale, "merlin-ask-nothing"));
    }
    lines
}

/// The tie, and where the Grail could decide one later in this scoring.
fn grail(scene: &Scene, view: &View, seat: Seat, at: Principality) -> Vec<String> {
    let locale = scene.locale;
    let mut lines = Vec::new();
    if let Some(tie) = reach::tie_at(view, at) {
        let count = tie.tied.iter().next().map_or(0, |tied| view.castles[tied].influence[at]);
        lines.push(say!(
            locale,
            "merlin-grail-tie",
            at = words::capital(&words::at(at, locale)),
            count = count,
            total = tie.total,
            names = scene.list(tie.tied)
        ));
    }
    lines.push(say!(locale, "merlin-ask-grail"));
    let later = Principality::ALL.into_iter().skip(at.index() + 1);
    let later = later.filter(|later| reach::tie_at(view, *later).is_some_and(|tie| tie.tied.contains(seat)));
    let places: Vec<_> = later.map(|later| words::at(later, locale)).collect();
    lines.push(match places.is_empty() {
        true => say!(locale, "merlin-grail-last"),
        false => say!(locale, "merlin-grail-later", places = places.join(", ")),
    });
    lines
}
