//! Results that stay: opened votes, quests, the Lady, the end.

use super::super::scene::Scene;
use super::words;
use crate::games::avalon::{Ballot, Event};
use crate::say;

/// The results among these events, a paragraph each.
pub(super) fn results(scene: &Scene, events: &[Event]) -> Option<String> {
    let results: Vec<String> = events.iter().filter_map(|event| result(scene, event)).collect();
    (!results.is_empty()).then(|| results.join("\n\n"))
}

fn result(scene: &Scene, event: &Event) -> Option<String> {
    let locale = scene.locale;
    let lines = match event {
        Event::Proposed { .. } | Event::Voted { .. } | Event::CardPlayed { .. } => return None,
        Event::VotesOpened { leader, quest, team, ballots, approved, rejections } => {
            let yes = ballots.which(|ballot| *ballot == Ballot::Approve).len();
            let no = ballots.seats() - yes;
            let quest = quest.number();
            vec![
                if *approved {
                    say!(locale, "avalon-result-approved", quest = quest, yes = yes, no = no)
                } else {
                    let rejections = *rejections;
                    say!(locale, "avalon-result-rejected", quest = quest, yes = yes, no = no, rejections = rejections)
                },
                say!(locale, "avalon-leader", name = scene.name(*leader)),
                words::team(scene, *team),
                words::votes(scene, ballots),
            ]
        }
        Event::QuestDone { quest, team, fails, fails_needed, success } => {
            let quest = quest.number();
            vec![
                match success {
                    true => say!(locale, "avalon-result-success", quest = quest),
                    false => say!(locale, "avalon-result-fail", quest = quest),
                },
                words::team(scene, *team),
                words::cards(*team, *fails, *fails_needed, locale),
            ]
        }
        Event::LadyLooked { holder, target, .. } => {
            vec![say!(locale, "avalon-result-lady", holder = scene.name(*holder), target = scene.name(*target))]
        }
        Event::LadyDeclined { holder } => {
            vec![say!(locale, "avalon-result-declined", holder = scene.name(*holder))]
        }
        Event::AssassinCalled => vec![say!(locale, "avalon-result-assassin-called")],
        Event::Assassinated { assassin, target, .. } => {
            vec![say!(
                locale,
                "avalon-result-assassinated",
                assassin = scene.name(*assassin),
                target = scene.name(*target)
            )]
        }
        Event::Over { reason, roles, .. } => vec![words::reason(*reason, locale), words::all_roles(scene, roles)],
    };
    Some(lines.join("\n"))
}
