//! The public board: what is asked, what the others see, the picture, the controls.

use super::super::press::Verb;
use super::super::scene::Scene;
use super::super::sheet::{Button, Illustration, Menu, Row, Sheet, Style};
use super::{text, words};
use crate::art::Picture;
use crate::games::Seats;
use crate::games::avalon::{PhaseView, Quest, View};
use crate::say;

/// The running board.
pub(super) fn board(scene: &Scene, view: &View) -> Sheet {
    let mut lines = prompt(scene, view);
    lines.push(status(scene, view));
    Sheet {
        text: lines.join("\n"),
        picture: Some(illustration(scene, view)),
        rows: controls(scene, view),
        ..Sheet::default()
    }
}

/// The board after the end: who won and why, who was who.
pub(super) fn end(scene: &Scene, view: &View) -> Sheet {
    let locale = scene.locale;
    let mut lines = Vec::new();
    if let PhaseView::Over { reason, .. } = view.phase {
        lines.push(words::reason(reason, locale));
    }
    if let Some(target) = view.assassinated {
        lines.push(say!(locale, "avalon-named", name = scene.name(target)));
    }
    let (good, evil) = words::score(view);
    lines.push(say!(locale, "avalon-score", good = good, evil = evil));
    lines.extend(view.roles.as_ref().map(|roles| words::all_roles(scene, roles)));
    Sheet { text: lines.join("\n"), picture: Some(illustration(scene, view)), ..Sheet::default() }
}

fn illustration(scene: &Scene, view: &View) -> Illustration {
    Illustration { picture: Picture::Avalon(Box::new(view.clone()), scene.legend()), alt: text::alt(scene, view) }
}

/// What is asked of whom, and what the others are told.
pub(super) fn prompt(scene: &Scene, view: &View) -> Vec<String> {
    let locale = scene.locale;
    let next = scene.name(view.leader.left(view.seats));
    let leader = say!(locale, "avalon-leader-next", name = scene.name(view.leader), next = next);
    match &view.phase {
        PhaseView::Proposing { .. } if view.options.targeting => vec![
            say!(locale, "avalon-targeting-title"),
            leader,
            say!(locale, "avalon-targeting-leader"),
            say!(locale, "avalon-proposing-others"),
        ],
        PhaseView::Proposing { quests } => {
            let quest = quests.first().copied().unwrap_or(Quest::ALL[0]);
            let mut lines = vec![
                say!(locale, "avalon-proposing-title", quest = quest.number()),
                leader,
                say!(locale, "avalon-proposing-leader", size = view.quests[quest.index()].team_size),
                say!(locale, "avalon-proposing-others"),
            ];
            lines.extend(two_fails(scene, view, quest));
            lines
        }
        PhaseView::Voting { quest, team, voted } => {
            let mut lines = vec![
                say!(locale, "avalon-voting-title", quest = quest.number()),
                leader,
                words::team(scene, *team),
                say!(locale, "avalon-voting-all"),
                say!(
                    locale,
                    "avalon-voting-in",
                    voted = voted.len(),
                    seats = view.seats,
                    names = scene.crowd(view.awaited)
                ),
            ];
            lines.extend(two_fails(scene, view, *quest));
            lines
        }
        PhaseView::Questing { quest, team, cards } => {
            let mut lines = vec![
                say!(locale, "avalon-questing-title", quest = quest.number()),
                words::team(scene, *team),
                say!(locale, "avalon-questing-team"),
                say!(locale, "avalon-questing-others"),
                say!(locale, "avalon-questing-in", cards = *cards, size = team.len()),
            ];
            lines.extend(two_fails(scene, view, *quest));
            lines
        }
        PhaseView::Lady { .. } => {
            let holder = view.lady.as_ref().map_or("", |lady| scene.name(lady.holder));
            vec![
                say!(locale, "avalon-lady-title"),
                say!(locale, "avalon-lady-holder", name = holder),
                say!(locale, "avalon-lady-prompt"),
                say!(locale, "avalon-lady-others"),
            ]
        }
        PhaseView::Assassinating => vec![
            say!(locale, "avalon-assassin-title"),
            say!(locale, "avalon-assassin-talk"),
            say!(locale, "avalon-assassin-prompt", button = say!(locale, "avalon-button-assassin")),
            say!(locale, "avalon-assassin-others"),
        ],
        PhaseView::Over { reason, .. } => vec![words::reason(*reason, locale)],
    }
}

fn two_fails(scene: &Scene, view: &View, quest: Quest) -> Option<String> {
    (view.quests[quest.index()].fails_needed > 1).then(|| say!(scene.locale, "avalon-two-fails"))
}

/// The score line, the warning before the fifth proposal, and the Lady.
pub(super) fn status(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let (good, evil) = words::score(view);
    let rejections = view.rejections;
    let forming = matches!(view.phase, PhaseView::Proposing { .. } | PhaseView::Voting { .. });
    let mut lines = vec![match forming {
        true => say!(locale, "avalon-status", good = good, evil = evil, rejections = rejections),
        false => say!(locale, "avalon-score", good = good, evil = evil),
    }];
    if forming && rejections == 4 {
        lines.push(say!(locale, "avalon-last-team"));
    }
    if let Some(lady) = view.lady.as_ref().filter(|_| !matches!(view.phase, PhaseView::Lady { .. })) {
        lines.push(say!(locale, "avalon-lady-holder", name = scene.name(lady.holder)));
    }
    lines.join("\n")
}

fn controls(scene: &Scene, view: &View) -> Vec<Row> {
    let locale = scene.locale;
    let game = |verb: &str| Verb::Game(verb.to_owned());
    match &view.phase {
        PhaseView::Proposing { quests } if view.options.targeting => {
            let buttons = quests.iter().map(|quest| Button {
                press: scene.press(Verb::Game(format!("quest.{}", quest.number()))),
                label: say!(
                    locale,
                    "avalon-button-quest",
                    quest = quest.number(),
                    size = view.quests[quest.index()].team_size
                ),
                style: Style::Primary,
                disabled: false,
            });
            vec![Row::Buttons(buttons.collect())]
        }
        PhaseView::Proposing { quests } => {
            let quest = quests.first().copied().unwrap_or(Quest::ALL[0]);
            vec![team_menu(scene, view, "team".to_owned(), quest)]
        }
        PhaseView::Voting { .. } => vec![scene.buttons([
            (game("approve"), Style::Success, "avalon-button-approve"),
            (game("reject"), Style::Danger, "avalon-button-reject"),
        ])],
        PhaseView::Questing { .. } => vec![scene.buttons([
            (game("success"), Style::Success, "avalon-button-success"),
            (game("fail"), Style::Danger, "avalon-button-fail"),
        ])],
        PhaseView::Lady { targets } => vec![
            Row::Menu(Menu {
                press: scene.press(game("lady")),
                placeholder: say!(locale, "avalon-menu-lady"),
                choices: scene.choices(*targets),
                least: 1,
                most: 1,
            }),
            scene.buttons([(game("lady.decline"), Style::Secondary, "avalon-button-decline")]),
        ],
        PhaseView::Assassinating => {
            vec![scene.buttons([(game("assassin"), Style::Danger, "avalon-button-assassin")])]
        }
        PhaseView::Over { .. } => Vec::new(),
    }
}

/// A menu of all seats from which exactly a quest's team is chosen.
pub(super) fn team_menu(scene: &Scene, view: &View, verb: String, quest: Quest) -> Row {
    let size = view.quests[quest.index()].team_size;
    Row::Menu(Menu {
        press: scene.press(Verb::Game(verb)),
        placeholder: say!(scene.locale, "avalon-menu-team", quest = quest.number(), size = size),
        choices: scene.choices(Seats::all(view.seats)),
        least: size,
        most: size,
    })
}
