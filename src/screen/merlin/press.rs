//! What the buttons and menus of Merlin come to. A control carries its action as records write it: a button in
//! its verb, a menu in its values.

use super::super::face::Face;
use super::super::press::{Audience, Meaning};
use super::super::scene::Scene;
use super::roll;
use crate::games::Seat;
use crate::games::merlin::{Action, Merlin, Phase, Refusal, View};

/// Where the control of a verb sits.
pub(super) fn audience(verb: &str) -> Audience {
    match verb.split('.').next().unwrap_or(verb) {
        "discard" | "roll" => Audience::Private,
        "own" | "swap" | "castle" | "status" | "environs" => Audience::Panel,
        _ => Audience::Board,
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
    let seat = view.own.as_ref().map(|own| own.seat).ok_or(None)?;
    let action = match (verb.split_once('.').unwrap_or((verb, "")), values) {
        (("roll", ""), []) => return begin(scene, view, seat),
        (("discard", ""), []) => {
            on_turn(view, seat)?;
            return Ok(Meaning::Panel(Merlin::secret(scene, view)));
        }
        (("do" | "own", carried), []) => read(carried),
        (("do" | "also" | "own" | "swap", ""), [carried]) => read(carried),
        _ => None,
    };
    action.map(Meaning::Play).ok_or(None)
}

fn read(carried: &str) -> Option<Action> {
    serde_json::from_str(carried).ok()
}

/// The command with which a turn is taken: rolls, or shows the own dice and brings the board to the end.
fn begin(scene: &Scene, view: &View, seat: Seat) -> Result<Meaning<Action>, Option<Refusal>> {
    if view.phase == Phase::Rolling {
        return Ok(Meaning::Play(Action::Roll));
    }
    on_turn(view, seat)?;
    Ok(Meaning::Post(roll::roll(scene, view, seat)))
}

/// That this seat is the one that is asked.
fn on_turn(view: &View, seat: Seat) -> Result<(), Option<Refusal>> {
    match view.awaited.iter().next() {
        _ if view.awaited.contains(seat) => Ok(()),
        Some(other) => Err(Some(Refusal::OtherTurn { seat: other })),
        None => Err(Some(Refusal::Over)),
    }
}
