//! What the buttons and menus of Merlin come to. A control carries its action as records write it.

use super::super::press::{Audience, Meaning};
use super::super::scene::Scene;
use crate::games::merlin::{Action, Refusal, View};

/// Where the control of a verb sits.
pub(super) fn audience(verb: &str) -> Audience {
    match verb.split('.').next().unwrap_or(verb) {
        "own" => Audience::Panel,
        _ => Audience::Board,
    }
}

/// What a press comes to. What the rules would refuse is played all the same, so that they refuse it.
pub(super) fn meaning(
    _scene: &Scene,
    _view: &View,
    verb: &str,
    values: &[String],
) -> Result<Meaning<Action>, Option<Refusal>> {
    let action = match (verb.split_once('.'), verb) {
        (Some(("do" | "own", action)), _) => Some(action),
        (None, "do" | "also" | "own") => values.first().map(String::as_str),
        _ => None,
    };
    let action: Option<Action> = action.and_then(|action| serde_json::from_str(action).ok());
    action.map(Meaning::Play).ok_or(None)
}
