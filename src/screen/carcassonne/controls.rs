//! The controls below the board, from what may be done now.

use super::super::press::Verb;
use super::super::scene::{Scene, units};
use super::super::sheet::{Button, Choice, Menu, Row, Style};
use super::words::Markup;
use super::{feature, lay, words};
use crate::art::carcassonne::Mark;
use crate::games::carcassonne::{Action, Figure, Phase, Spot, View};
use crate::say;

/// An action as records write it: what its control carries.
pub(super) fn carried(action: &Action) -> String {
    serde_json::to_string(action).expect("actions are plain data")
}

/// At most three rows: what is asked, and what ends it, with room for the general buttons.
pub(super) fn controls(scene: &Scene, view: &View) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut last = Vec::new();
    match view.phase {
        Phase::Laying { .. } => {
            rows = lay::menus(scene, view, true);
            rows.truncate(2);
            last.push(scene.button(Verb::Game("see.tiles".to_owned()), Style::Secondary, "carcassonne-button-tiles"));
            last.push(score(scene));
        }
        Phase::Conjuring if feature::may_go(view) => {
            let figures = [("mage", "carcassonne-button-mage"), ("witch", "carcassonne-button-witch")];
            let button = |(key, label)| scene.button(Verb::Game(format!("figure.{key}")), Style::Primary, label);
            last.extend(figures.map(button));
        }
        Phase::Conjuring => {
            let figures =
                [(Figure::Mage, "carcassonne-button-mage-off"), (Figure::Witch, "carcassonne-button-witch-off")];
            last.extend(figures.map(|(figure, label)| play(scene, Action::TakeOff(figure), Style::Primary, label)));
        }
        Phase::Claiming => {
            rows.push(claim_menu(scene, view));
            last.push(play(scene, Action::Pass, Style::Secondary, "carcassonne-button-pass"));
        }
        Phase::Confirming => last.push(play(scene, Action::Done, Style::Success, "carcassonne-button-done")),
        Phase::Over => return Vec::new(),
    }
    if scene.take_back == Some(view.turn) {
        last.push(scene.button(Verb::TakeBackOnBoard, Style::Secondary, "button-take-back"));
    }
    rows.push(Row::Buttons(last));
    rows
}

/// Shows the points, and what the features with meeples give.
pub(super) fn score(scene: &Scene) -> Button {
    scene.button(Verb::Game("see.score".to_owned()), Style::Secondary, "carcassonne-button-score")
}

fn play(scene: &Scene, action: Action, style: Style, label: &str) -> Button {
    scene.button(Verb::Game(format!("do.{}", carried(&action))), style, label)
}

/// The segments of the tile laid last that a meeple can take, with their numbers from 1.
fn claims(view: &View) -> Vec<(u8, Spot)> {
    let cell = view.landscape.last().cell;
    let mut segments: Vec<u8> = Vec::new();
    for action in &view.choices {
        if let Action::Claim { segment, .. } = action
            && !segments.contains(segment)
        {
            segments.push(*segment);
        }
    }
    (1..).zip(segments).map(|(number, segment)| (number, Spot { cell, segment })).collect()
}

/// The marks of those segments.
pub(super) fn marks(view: &View) -> Vec<Mark> {
    claims(view).into_iter().map(|(number, spot)| Mark::Spot { number, spot }).collect()
}

fn claim_menu(scene: &Scene, view: &View) -> Row {
    let locale = scene.locale;
    let cell = view.landscape.last().cell;
    let numbers = claims(view);
    let choices = view.choices.iter().filter_map(|action| {
        let Action::Claim { segment, big } = *action else { return None };
        let spot = Spot { cell, segment };
        let (number, _) = numbers.iter().find(|(_, other)| *other == spot)?;
        let found = view.landscape.segment(spot)?;
        let role = words::role(found.terrain, big, locale);
        let label = say!(
            locale,
            "carcassonne-claim",
            number = *number,
            role = words::capital(&role),
            segment = words::segment(found, locale)
        );
        debug_assert!(units(&label) <= 100);
        let facts = feature::facts(scene, view, spot, Markup::None).join(" · ");
        Some(Choice { value: carried(action), label, description: Some(words::cut(&facts)), chosen: false })
    });
    Row::Menu(Menu {
        press: scene.press(Verb::Game("do".to_owned())),
        placeholder: say!(locale, "carcassonne-menu-claim"),
        choices: choices.collect(),
        least: 1,
        most: 1,
    })
}
