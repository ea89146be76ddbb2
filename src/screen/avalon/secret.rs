//! The private panel: the own role, what it knows, what was chosen, and the Assassin's menu.

use super::super::press::Verb;
use super::super::scene::Scene;
use super::super::sheet::{Menu, Row, Sheet};
use super::words;
use crate::games::avalon::{Knowledge, Loyalty, Options, Own, Role, View};
use crate::say;

/// What the viewer alone may see.
pub(super) fn secret(scene: &Scene, view: &View) -> Sheet {
    let locale = scene.locale;
    let Some(own) = &view.own else {
        return Sheet { text: say!(locale, "refused-not-seated"), ..Sheet::default() };
    };
    let mut lines = vec![
        say!(
            locale,
            "avalon-secret-role",
            role = words::role(own.role, locale),
            side = words::side(own.role.loyalty(), locale)
        ),
        say!(locale, aim(own.role, &view.options)),
    ];
    lines.extend(knowledge(scene, view, own));
    lines.extend(lady(scene, view, own));
    if let Some(ballot) = own.ballot {
        lines.push(say!(locale, "avalon-secret-ballot", ballot = words::ballot(ballot, locale)));
    }
    if let Some(card) = own.card {
        lines.push(say!(locale, "avalon-secret-card", card = words::card(card, locale)));
    }
    let mut rows = Vec::new();
    if !own.victims.is_empty() {
        lines.push(say!(locale, "avalon-secret-victims"));
        rows.push(Row::Menu(Menu {
            press: scene.press(Verb::Game("victim".to_owned())),
            placeholder: say!(locale, "avalon-menu-victim"),
            choices: scene.choices(own.victims),
            least: 1,
            most: 1,
        }));
    }
    Sheet { text: lines.join("\n"), rows, ..Sheet::default() }
}

/// What a role is out for.
fn aim(role: Role, options: &Options) -> &'static str {
    match role {
        Role::Merlin => "avalon-aim-merlin",
        Role::Percival => "avalon-aim-percival",
        Role::Servant => "avalon-aim-servant",
        Role::Assassin => "avalon-aim-assassin",
        Role::Mordred => "avalon-aim-mordred",
        Role::Morgana if options.percival => "avalon-aim-morgana",
        Role::Oberon => "avalon-aim-oberon",
        Role::Morgana => "avalon-aim-minion",
        Role::Minion if options.merlin => "avalon-aim-minion",
        Role::Minion => "avalon-aim-minion-without-merlin",
    }
}

fn knowledge(scene: &Scene, view: &View, own: &Own) -> Vec<String> {
    let locale = scene.locale;
    let mut lines = Vec::new();
    match own.knowledge {
        Knowledge::Nothing => {}
        Knowledge::Evil(evil) => {
            lines.push(say!(locale, "avalon-know-evil", count = evil.len(), names = scene.list(evil)));
            if view.options.mordred {
                lines.push(say!(locale, "avalon-know-not-mordred"));
            }
        }
        Knowledge::Fellows(fellows) => {
            if fellows.is_empty() {
                lines.push(say!(locale, "avalon-know-no-fellows"));
            } else {
                lines.push(say!(locale, "avalon-know-fellows", count = fellows.len(), names = scene.list(fellows)));
            }
            if view.options.oberon {
                lines.push(say!(locale, "avalon-know-not-oberon"));
            }
        }
        Knowledge::Merlin(merlin) => {
            lines.push(say!(locale, "avalon-know-merlin", count = merlin.len(), names = scene.list(merlin)));
        }
    }
    lines
}

/// What the Lady has shown the viewer.
pub(super) fn lady(scene: &Scene, view: &View, own: &Own) -> Vec<String> {
    let looks = view.lady.iter().flat_map(|lady| &lady.looks).filter(|look| look.holder == own.seat);
    looks
        .filter_map(|look| {
            let name = scene.name(look.target);
            look.loyalty.map(|loyalty: Loyalty| {
                say!(scene.locale, "avalon-secret-lady", name = name, side = words::side(loyalty, scene.locale))
            })
        })
        .collect()
}
