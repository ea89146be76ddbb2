//! Everything that happened: every proposal with every vote, every quest with its counts, every use of the Lady.

use super::super::scene::Scene;
use super::words;
use crate::games::avalon::{Ballot, Look, Proposal, View};
use crate::say;

/// An entry for each proposal, quest and use of the Lady, oldest first.
pub(super) fn history(scene: &Scene, view: &View) -> Vec<String> {
    let locale = scene.locale;
    let mut entries = Vec::new();
    for round in 1..=5 {
        let proposals = view.proposals.iter().filter(|proposal| proposal.round == round);
        entries.extend(proposals.zip(1..).map(|(proposal, number)| entry(scene, proposal, number)));
        let played = view.quests.iter().filter_map(|quest| Some((quest, quest.result?)));
        entries.extend(played.filter(|(_, result)| result.order == round).map(|(quest, result)| {
            let number = quest.quest.number();
            let outcome = match result.success {
                true => say!(locale, "avalon-result-success", quest = number),
                false => say!(locale, "avalon-result-fail", quest = number),
            };
            [outcome, words::cards(result.team, result.fails, quest.fails_needed, locale)].join("\n")
        }));
        let looks = view.lady.iter().flat_map(|lady| &lady.looks).filter(|look| look.after == round);
        entries.extend(looks.map(|look| glance(scene, look)));
    }
    entries
}

fn entry(scene: &Scene, proposal: &Proposal, number: usize) -> String {
    let locale = scene.locale;
    let yes = proposal.ballots.which(|ballot| *ballot == Ballot::Approve).len();
    let no = proposal.ballots.seats() - yes;
    let id = if proposal.approved { "avalon-history-approved" } else { "avalon-history-rejected" };
    [
        say!(locale, id, round = proposal.round, number = number, quest = proposal.quest.number(), yes = yes, no = no),
        say!(locale, "avalon-leader", name = scene.name(proposal.leader)),
        words::team(scene, proposal.team),
        words::votes(scene, &proposal.ballots),
    ]
    .join("\n")
}

fn glance(scene: &Scene, look: &Look) -> String {
    let locale = scene.locale;
    let (holder, target) = (scene.name(look.holder), scene.name(look.target));
    let looked = say!(locale, "avalon-history-lady", holder = holder, target = target);
    match look.loyalty {
        Some(loyalty) => {
            let saw = say!(locale, "avalon-history-saw", name = target, side = words::side(loyalty, locale));
            [looked, saw].join("\n")
        }
        None => looked,
    }
}
