//! The rules of the step that the table is at.

use super::super::Commands;
use super::super::scene::Scene;
use super::words;
use crate::games::Seat;
use crate::games::merlin::{Field, Part, Phase, Stage, View, Visit};
use crate::language::Locale;
use crate::say;

/// What is asked now, how it is done, and the rule behind it. `view` is the public one.
pub(super) fn help(scene: &Scene, view: &View, seat: Option<Seat>, commands: Commands) -> String {
    let locale = scene.locale;
    let command = |part: &str| commands(&format!("merlin {part}"));
    let missions = say!(locale, "merlin-button-missions");
    let mut lines = Vec::new();
    if seat.is_some_and(|seat| view.awaited.contains(seat)) {
        lines.push(say!(locale, "merlin-help-you"));
    }
    let mut in_turn = true;
    match view.phase {
        Phase::Rolling => {
            in_turn = false;
            lines.push(say!(locale, "merlin-help-rolling", roll = command("roll")));
        }
        Phase::Turn(turn) => match turn.stage {
            Stage::Choosing => {
                lines.push(say!(locale, "merlin-help-choosing", roll = command("roll")));
                lines.push(say!(locale, "merlin-help-kinds"));
            }
            Stage::Chosen(_) => {
                lines.push(say!(locale, "merlin-help-moving"));
                lines.push(say!(locale, "merlin-help-kinds"));
            }
            Stage::Acting(visit, part) => lines.extend(acting(&visit, part, locale)),
            Stage::Acted { .. } => lines.push(say!(locale, "merlin-help-ending")),
        },
        Phase::Drawing { .. } => lines.push(say!(locale, "merlin-help-drawing")),
        Phase::Grail { .. } => {
            in_turn = false;
            lines.push(say!(locale, "merlin-help-grail"));
        }
        Phase::Over => return say!(locale, "refused-over"),
    }
    if in_turn {
        lines.push(say!(locale, "merlin-help-any-time", missions = missions));
        if view.options.kings_favor {
            lines.push(say!(locale, "merlin-help-favor"));
        }
    } else {
        lines.push(say!(locale, "merlin-help-scoring"));
    }
    lines.push(say!(
        locale,
        "merlin-help-commands",
        missions = command("missions"),
        status = command("status"),
        environs = command("environs"),
        board = command("board"),
        history = command("history")
    ));
    lines.join("\n")
}

fn acting(visit: &Visit, part: Part, locale: Locale) -> Vec<String> {
    let mut lines = vec![
        say!(locale, "merlin-help-acting", space = words::space(visit.space, locale)),
        rule(visit.space.field(), locale),
    ];
    if part == Part::Open {
        lines.push(say!(locale, "merlin-help-decline"));
        if !visit.borrowed {
            lines.push(say!(locale, "merlin-help-elsewhere"));
        }
    }
    lines
}

/// What can be done on a kind of space, in the rulebook's words.
pub(super) fn rule(field: Field, locale: Locale) -> String {
    match field {
        Field::Principality(_) => say!(locale, "merlin-rule-principality"),
        Field::Points(_) => say!(locale, "merlin-rule-points"),
        Field::Influence(_) => say!(locale, "merlin-rule-influence"),
        Field::InfluenceHenchman => say!(locale, "merlin-rule-influence-henchman"),
        Field::Excalibur => say!(locale, "merlin-rule-excalibur"),
        Field::Grail => say!(locale, "merlin-rule-grail"),
        Field::Relocate => say!(locale, "merlin-rule-relocate"),
        Field::Exchange => say!(locale, "merlin-rule-exchange"),
        Field::Mission => {
            let missions = say!(locale, "merlin-button-missions");
            say!(locale, "merlin-rule-mission", missions = missions)
        }
        Field::Manor => say!(locale, "merlin-rule-manor"),
    }
}
