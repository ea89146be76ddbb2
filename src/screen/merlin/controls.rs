//! The controls below the board, from what everybody knows to be allowed.

use super::super::press::Verb;
use super::super::scene::Scene;
use super::super::sheet::{Button, Menu, Row, Style};
use super::offer::offer;
use super::reach;
use crate::games::Seat;
use crate::games::merlin::{Action, Field, Part, Phase, Stage, View};
use crate::say;

/// At most three rows: what is asked, what may be done besides, and what ends it, with room for the general
/// buttons.
pub(super) fn controls(scene: &Scene, view: &View) -> Vec<Row> {
    let Some(seat) = view.awaited.iter().next() else { return Vec::new() };
    if view.phase == Phase::Rolling {
        // Whoever has rolled may still do so for the others.
        let buttons = [(Action::Roll, Style::Primary), (Action::RollForAll, Style::Secondary)];
        return vec![Row::Buttons(
            buttons.map(|(action, style)| offer(scene, view, seat, &action).button(scene, style)).to_vec(),
        )];
    }
    let of_kind = |wanted: Kind| -> Vec<Action> {
        view.choices.iter().copied().filter(|action| Kind::of(action) == wanted).collect()
    };
    let mut rows: Vec<Row> = [main(scene, view, seat, &of_kind(Kind::Asked))].into_iter().flatten().collect();
    let besides = of_kind(Kind::Besides);
    if !besides.is_empty() {
        rows.push(menu(scene, view, seat, "also", "merlin-menu-also", &besides));
    }
    let mut last: Vec<Button> = of_kind(Kind::Last)
        .iter()
        .map(|action| {
            let style = if *action == Action::Done { Style::Success } else { Style::Secondary };
            offer(scene, view, seat, action).button(scene, style)
        })
        .collect();
    if scene.take_back == Some(seat) {
        last.push(scene.button(Verb::TakeBackOnBoard, Style::Secondary, "button-take-back"));
    }
    if !last.is_empty() {
        rows.push(Row::Buttons(last));
    }
    rows
}

/// Where an action's control stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// What the turn asks for now.
    Asked,
    /// What may be done besides: apples, flags, King's Favor.
    Besides,
    /// What leaves an action or ends the turn.
    Last,
}

impl Kind {
    fn of(action: &Action) -> Kind {
        match action {
            Action::Apple(_)
            | Action::Turn(_)
            | Action::Jump
            | Action::Borrow(_)
            | Action::Grey
            | Action::Repel(_)
            | Action::FavorRepel(_)
            | Action::FavorTwice
            | Action::FavorTally(_) => Kind::Besides,
            Action::Decline | Action::Done => Kind::Last,
            _ => Kind::Asked,
        }
    }
}

/// Buttons where there are few things to do and each is short to say, else a menu.
fn main(scene: &Scene, view: &View, seat: Seat, actions: &[Action]) -> Option<Row> {
    if chooses_missions(view) {
        let verb = Verb::Game("discard".to_owned());
        return Some(Row::Buttons(vec![scene.button(verb, Style::Primary, "merlin-button-discard")]));
    }
    let placeholder = match actions.first()? {
        Action::Send { .. } => "merlin-menu-send",
        Action::Take(_) | Action::Place(_) => "merlin-menu-take",
        Action::Return(_) => "merlin-menu-return",
        Action::Discard(_) => "merlin-menu-traitor",
        Action::Build(_) => "merlin-menu-build",
        _ => return Some(buttons(scene, view, seat, actions)),
    };
    Some(match actions {
        [_] => buttons(scene, view, seat, actions),
        _ => menu(scene, view, seat, "do", placeholder, actions),
    })
}

/// Whether a mission space's action is open: which missions go is chosen in private.
fn chooses_missions(view: &View) -> bool {
    match reach::turn(view).map(|turn| (turn.seat, turn.stage)) {
        Some((seat, Stage::Acting(visit, Part::Open | Part::Again { .. }))) => {
            visit.space.field() == Field::Mission && view.hands[seat] > 0
        }
        _ => false,
    }
}

fn buttons(scene: &Scene, view: &View, seat: Seat, actions: &[Action]) -> Row {
    Row::Buttons(actions.iter().map(|action| offer(scene, view, seat, action).button(scene, Style::Primary)).collect())
}

fn menu(scene: &Scene, view: &View, seat: Seat, verb: &str, placeholder: &str, actions: &[Action]) -> Row {
    Row::Menu(Menu {
        press: scene.press(Verb::Game(verb.to_owned())),
        placeholder: say!(scene.locale, placeholder),
        choices: actions.iter().map(|action| offer(scene, view, seat, action).choice()).collect(),
        least: 1,
        most: 1,
    })
}
