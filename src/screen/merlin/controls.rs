//! The controls below the board, from what everybody knows to be allowed.

use super::super::press::Verb;
use super::super::scene::Scene;
use super::super::sheet::{Button, Row, Style};
use crate::games::merlin::{Action, View};

/// At most two rows.
pub(super) fn controls(scene: &Scene, view: &View) -> Vec<Row> {
    let buttons = view.choices.iter().take(5).map(|action| button(scene, action));
    let row: Vec<Button> = buttons.collect();
    if row.is_empty() { Vec::new() } else { vec![Row::Buttons(row)] }
}

fn button(scene: &Scene, action: &Action) -> Button {
    let action = serde_json::to_string(action).expect("actions are plain data");
    let verb = Verb::Game(format!("do.{action}"));
    Button { press: scene.press(verb), label: action, style: Style::Primary, disabled: false }
}
