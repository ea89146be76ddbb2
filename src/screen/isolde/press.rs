//! What the buttons and menus of Fair Isolde come to. A control carries its action as records write it: after its
//! verb, or in a menu as the choice.

use super::super::press::{Audience, Meaning};
use super::super::scene::Scene;
use super::controls;
use crate::games::isolde::{Action, Board, Card, Refusal, View};

/// A verb's first word: `own` of `own2` and of `own.{…}`.
fn head(verb: &str) -> &str {
    verb.split(|letter: char| !letter.is_ascii_lowercase()).next().unwrap_or(verb)
}

/// Where the control of a verb sits.
pub(super) fn audience(verb: &str) -> Audience {
    match head(verb) {
        // Only who presses sees what lies on the codex.
        "see" | "steps" | "score" => Audience::Private,
        "own" | "pile" | "assign" => Audience::Own,
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
    let play = |action: Option<Action>| action.map(Meaning::Play).ok_or(None);
    match (head(verb), verb.split_once('.')) {
        ("do" | "see" | "own", Some((_, action))) => play(serde_json::from_str(action).ok()),
        ("do" | "see" | "own", None) => play(values.first().and_then(|action| serde_json::from_str(action).ok())),
        ("pile", None) => play(three(view, values).map(Action::Pile)),
        ("assign", None) => play(three(view, values).map(Action::Assign)),
        ("steps", None) => {
            let board: Board = values.first().and_then(|board| serde_json::from_str(board).ok()).ok_or(None)?;
            match controls::exact_steps(scene, view, board) {
                Some(panel) => Ok(Meaning::Panel(panel)),
                None => Err(Some(Refusal::NotNow)),
            }
        }
        _ => Err(None),
    }
}

/// A board as the value of a choice.
pub(super) fn key(board: Board) -> String {
    serde_json::to_string(&board).expect("boards are plain data")
}

/// Three cards of the own six, chosen by their places among them, in rising order.
fn three(view: &View, values: &[String]) -> Option<[Card; 3]> {
    let own = view.own.as_ref()?;
    let mut places: Vec<usize> = values.iter().map(|value| value.parse().ok()).collect::<Option<_>>()?;
    places.sort_unstable();
    places.dedup();
    let six = sorted(&own.packet);
    let cards: Vec<Card> = places.into_iter().map(|place| six.get(place).copied()).collect::<Option<_>>()?;
    cards.try_into().ok()
}

/// Cards by kind and value.
pub(super) fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}
