//! The own missions: what each still lacks, and the controls to complete or discard them.

use super::super::press::Verb;
use super::super::prose::cut;
use super::super::scene::Scene;
use super::super::sheet::{Button, Choice, Menu, Row as Controls, Sheet, Style};
use super::{castle, words};
use crate::games::merlin::{Action, Held, Mission, Own, Phase, Reward, View};
use crate::language::Locale;
use crate::say;

/// The private panel of whoever the view is of.
pub(super) fn secret(scene: &Scene, view: &View) -> Sheet {
    let Some(own) = &view.own else { return Sheet::default() };
    let locale = scene.locale;
    let mut lines = vec![say!(locale, "merlin-secret-title")];
    let completable = own.choices.iter().filter_map(|action| match action {
        Action::Complete { mission, .. } => Some(*mission),
        _ => None,
    });
    let completable: Vec<Mission> = completable.collect();
    for (number, held) in (1..).zip(&own.hand) {
        let card = words::card(held.mission, view.options.kings_favor, locale);
        lines.push(say!(locale, "merlin-secret-card", number = number, card = words::capital(&card)));
        lines.push(state(held, completable.contains(&held.mission), locale));
    }
    lines.extend(prompt(view, own, locale));
    lines.push(say!(locale, "merlin-secret-castle"));
    let belongings = castle::items(scene, &view.castles[own.seat]);
    lines.push(words::capital(&belongings.join(" · ")));
    Sheet { text: lines.join("\n"), rows: controls(scene, view, own), ..Sheet::default() }
}

/// What a card lacks, or that it can be completed.
fn state(held: &Held, now: bool, locale: Locale) -> String {
    if now {
        say!(locale, "merlin-secret-now")
    } else if held.lacking.is_empty() {
        say!(locale, "merlin-secret-met")
    } else {
        say!(locale, "merlin-secret-lacks", needs = words::needs(held.lacking.iter().copied(), locale))
    }
}

/// What he may do now that nobody else knows.
fn prompt(view: &View, own: &Own, locale: Locale) -> Vec<String> {
    let Phase::Turn(turn) = view.phase else { return Vec::new() };
    if turn.seat != own.seat {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if own.choices.iter().any(|action| matches!(action, Action::Swap { .. })) {
        lines.push(say!(locale, "merlin-secret-swap"));
    }
    match turn.missions_left() {
        0 => lines.push(say!(locale, "merlin-secret-enough")),
        left if turn.is_between_steps() => lines.push(say!(locale, "merlin-secret-left", count = left)),
        _ => lines.push(say!(locale, "merlin-secret-half-done")),
    }
    lines
}

fn controls(scene: &Scene, view: &View, own: &Own) -> Vec<Controls> {
    let mut rows = match view.options.kings_favor {
        true => menu(scene, "own", "merlin-menu-complete", rewards(own, scene.locale)),
        false => completions(scene, own),
    };
    rows.extend(menu(scene, "swap", "merlin-menu-swap", swaps(own, scene.locale)));
    rows.push(scene.buttons([
        (Verb::Game(format!("castle.{}", own.seat)), Style::Secondary, "merlin-button-own-castle"),
        (Verb::Game("environs".to_owned()), Style::Secondary, "merlin-button-environs"),
    ]));
    rows
}

/// A button for each mission that can be completed for points.
fn completions(scene: &Scene, own: &Own) -> Vec<Controls> {
    let buttons = own.choices.iter().filter_map(|action| match action {
        Action::Complete { mission, reward: Reward::Points } => {
            let points = words::points(mission.value(), scene.locale);
            Some(Button {
                press: scene.press(Verb::Game(format!("own.{}", json(action)))),
                label: say!(scene.locale, "merlin-button-complete", number = number(own, *mission), points = points),
                style: Style::Success,
                disabled: false,
            })
        }
        _ => None,
    });
    let buttons: Vec<_> = buttons.collect();
    if buttons.is_empty() { Vec::new() } else { vec![Controls::Buttons(buttons)] }
}

/// Each mission that can be completed, for points or for one of the abilities.
fn rewards(own: &Own, locale: Locale) -> Vec<Choice> {
    let choices = own.choices.iter().filter_map(|action| match action {
        Action::Complete { mission, reward } => {
            let number = number(own, *mission);
            let label = match reward {
                Reward::Points => {
                    let points = words::points(mission.value(), locale);
                    say!(locale, "merlin-menu-complete-points", number = number, points = points)
                }
                Reward::Seal(row) => {
                    let ability = words::ability(mission.icon(), *row, locale);
                    say!(locale, "merlin-menu-complete-ability", number = number, ability = ability)
                }
            };
            Some(choice(action, label, &[*mission], locale))
        }
        _ => None,
    });
    choices.collect()
}

/// Each mission, and each two, that can be discarded.
fn swaps(own: &Own, locale: Locale) -> Vec<Choice> {
    let choices = own.choices.iter().filter_map(|action| match action {
        Action::Swap { first, second: None } => {
            let label = say!(locale, "merlin-menu-discard-one", number = number(own, *first));
            Some(choice(action, label, &[*first], locale))
        }
        Action::Swap { first, second: Some(second) } => {
            let (one, two) = (number(own, *first), number(own, *second));
            let label = say!(locale, "merlin-menu-discard-two", first = one.min(two), second = one.max(two));
            Some(choice(action, label, &[*first, *second], locale))
        }
        _ => None,
    });
    choices.collect()
}

/// The number of a mission in the panel, from 1.
fn number(own: &Own, mission: Mission) -> usize {
    own.hand.iter().take_while(|held| held.mission != mission).count() + 1
}

fn choice(action: &Action, label: String, missions: &[Mission], locale: Locale) -> Choice {
    let missions: Vec<_> = missions.iter().map(|mission| words::mission(*mission, locale)).collect();
    Choice { value: json(action), label, description: Some(cut(&missions.join("; "))), chosen: false }
}

/// No menu where there is nothing to choose.
fn menu(scene: &Scene, verb: &str, placeholder: &str, choices: Vec<Choice>) -> Vec<Controls> {
    if choices.is_empty() {
        return Vec::new();
    }
    let press = scene.press(Verb::Game(verb.to_owned()));
    vec![Controls::Menu(Menu { press, placeholder: say!(scene.locale, placeholder), choices, least: 1, most: 1 })]
}

fn json(action: &Action) -> String {
    serde_json::to_string(action).expect("actions are plain data")
}
