//! Everything that happened: every proposal with every vote, every quest with its counts, every use of the Lady.

use super::super::scene::Scene;
use super::words;
use crate::games::avalon::{Ballot, Event};
use crate::say;

/// An entry for each proposal, quest and use of the Lady, oldest first.
pub(super) fn history<'a>(scene: &Scene, events: impl Iterator<Item = &'a Event>) -> Vec<String> {
    let locale = scene.locale;
    // A round ends with its quest; its proposals are numbered.
    let (mut round, mut number) = (1, 0);
    let entries = events.filter_map(|event| match event {
        Event::VotesOpened { leader, quest, team, ballots, approved, .. } => {
            number += 1;
            let yes = ballots.which(|ballot| *ballot == Ballot::Approve).len();
            let no = ballots.seats() - yes;
            let id = if *approved { "avalon-history-approved" } else { "avalon-history-rejected" };
            let lines = [
                say!(locale, id, round = round, number = number, quest = quest.number(), yes = yes, no = no),
                say!(locale, "avalon-leader", name = scene.name(*leader)),
                words::team(scene, *team),
                words::votes(scene, ballots),
            ];
            Some(lines.join("\n"))
        }
        Event::QuestDone { quest, team, fails, fails_needed, success } => {
            (round, number) = (round + 1, 0);
            let quest = quest.number();
            let outcome = match success {
                true => say!(locale, "avalon-result-success", quest = quest),
                false => say!(locale, "avalon-result-fail", quest = quest),
            };
            Some([outcome, words::cards(*team, *fails, *fails_needed, locale)].join("\n"))
        }
        Event::LadyLooked { holder, target, loyalty } => {
            let (holder, target) = (scene.name(*holder), scene.name(*target));
            let looked = say!(locale, "avalon-history-lady", holder = holder, target = target);
            Some(match loyalty {
                Some(loyalty) => {
                    let saw = say!(locale, "avalon-history-saw", name = target, side = words::side(*loyalty, locale));
                    [looked, saw].join("\n")
                }
                None => looked,
            })
        }
        _ => None,
    });
    entries.collect()
}
