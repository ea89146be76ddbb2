//! What the buttons and menus of Carcassonne come to. Cells are carried by their place from the first tile, so that
//! a press means the same however people call them by now.

use super::super::face::Face;
use super::super::press::{Audience, Meaning};
use super::super::scene::Scene;
use super::super::sheet::Sheet;
use super::{feature, lay};
use crate::games::carcassonne::{Action, Carcassonne, Cell, Figure, Frame, Refusal, Rotation, Spot, View};

/// Where the control of a verb sits.
pub(super) fn audience(verb: &str) -> Audience {
    match verb.split('.').next().unwrap_or(verb) {
        "at" | "near" | "figure" | "see" => Audience::Private,
        "do" => Audience::Board,
        _ => Audience::Panel,
    }
}

/// What a press comes to; `view` is the presser's. What the rules would refuse is played all the same, so that
/// they refuse it.
pub(super) fn meaning(
    scene: &Scene,
    view: &View,
    verb: &str,
    values: &[String],
) -> Result<Meaning<Action>, Option<Refusal>> {
    let (verb, argument) = verb.split_once('.').unwrap_or((verb, ""));
    match (verb, values) {
        ("do", []) => play(serde_json::from_str(argument).ok()),
        ("do", [carried]) => play(serde_json::from_str(carried).ok()),
        ("turn", []) => {
            on_turn(view)?;
            Ok(Meaning::Panel(Carcassonne::secret(scene, view)))
        }
        ("near" | "part", [number]) => {
            on_turn(view)?;
            panel(number.parse().ok().and_then(|number| lay::in_region(scene, view, number)))
        }
        ("at" | "cell", [carried]) => {
            let cell = read_cell(carried).ok_or(None)?;
            match lay::places(view).into_iter().find(|place| place.cell == cell) {
                Some(place) if place.rotations.len() > 1 => {
                    on_turn(view)?;
                    panel(lay::turns(scene, view, cell))
                }
                Some(place) => play(place.rotations.first().map(|rotation| Action::Lay { cell, rotation: *rotation })),
                None => play(Some(Action::Lay { cell, rotation: Rotation::default() })),
            }
        }
        ("lay", []) => play(read_way(argument).map(|(cell, rotation)| Action::Lay { cell, rotation })),
        ("lay", [name, turned @ ..]) => typed(scene, view, name, turned.first().map(String::as_str)),
        ("figure" | "move", []) => {
            on_turn(view)?;
            if !feature::may_go(view) {
                return Err(Some(Refusal::NotNow));
            }
            panel(read_figure(argument).map(|figure| feature::panel(scene, view, figure)))
        }
        ("features", [number]) => {
            on_turn(view)?;
            let figure = read_figure(argument.split('.').next().unwrap_or(argument)).ok_or(None)?;
            panel(number.parse().ok().and_then(|number| feature::in_region(scene, view, figure, number)))
        }
        ("to", [carried]) => {
            let figure = read_figure(argument.split('.').next().unwrap_or(argument)).ok_or(None)?;
            play(read_spot(carried).map(|spot| Action::Conjure { figure, spot }))
        }
        _ => Err(None),
    }
}

fn play(action: Option<Action>) -> Result<Meaning<Action>, Option<Refusal>> {
    action.map(Meaning::Play).ok_or(None)
}

fn panel(sheet: Option<Sheet>) -> Result<Meaning<Action>, Option<Refusal>> {
    sheet.map(Meaning::Panel).ok_or(None)
}

/// That the presser is on turn.
fn on_turn(view: &View) -> Result<(), Option<Refusal>> {
    match view.awaited.iter().next() {
        Some(seat) if view.own == Some(seat) => Ok(()),
        Some(seat) => Err(Some(Refusal::OtherTurn { seat })),
        None => Err(Some(Refusal::Over)),
    }
}

/// The command with the name of a cell, and the rotation or none.
fn typed(scene: &Scene, view: &View, name: &str, turned: Option<&str>) -> Result<Meaning<Action>, Option<Refusal>> {
    on_turn(view)?;
    if lay::drawn(view).is_none() {
        return Err(Some(Refusal::NotNow));
    }
    let cell = Frame::of(&view.landscape).named(name).ok_or_else(|| Some(Refusal::NoCell { name: name.to_owned() }))?;
    let rotation = turned.and_then(|turned| Rotation::try_from(turned.parse::<u16>().ok()?).ok());
    match rotation {
        Some(rotation) => play(Some(Action::Lay { cell, rotation })),
        None => meaning(scene, view, "cell", &[format!("{},{}", cell.x, cell.y)]),
    }
}

fn read_cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    Cell::try_from((x.parse().ok()?, y.parse().ok()?)).ok()
}

/// A cell and a rotation: `-1,2.90`.
fn read_way(text: &str) -> Option<(Cell, Rotation)> {
    let (cell, degrees) = text.split_once('.')?;
    Some((read_cell(cell)?, Rotation::try_from(degrees.parse::<u16>().ok()?).ok()?))
}

fn read_spot(text: &str) -> Option<Spot> {
    let (cell, segment) = text.rsplit_once(',')?;
    Some(Spot { cell: read_cell(cell)?, segment: segment.parse().ok()? })
}

fn read_figure(key: &str) -> Option<Figure> {
    match key {
        "mage" => Some(Figure::Mage),
        "witch" => Some(Figure::Witch),
        _ => None,
    }
}
