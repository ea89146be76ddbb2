//! The board in words: for those who do not see the picture.

use super::super::scene::Scene;
use super::{board, words};
use crate::games::avalon::{PhaseView, View};
use crate::games::{Seat, Seats};
use crate::say;

/// The whole board in words.
pub(super) fn text(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let mut lines = if stopped(view) { Vec::new() } else { board::prompt(scene, view) };
    lines.push(board::status(scene, view));
    lines.push(say!(locale, "avalon-text-quests"));
    lines.extend(view.quests.iter().map(|quest| {
        let state = words::quest_state(quest, locale);
        let size = quest.team_size;
        let line = say!(locale, "avalon-text-quest", quest = quest.quest.number(), size = size, state = state);
        match quest.result {
            Some(result) => say!(locale, "avalon-text-quest-team", line = line, names = scene.list(result.team)),
            None => line,
        }
    }));
    lines.push(say!(locale, "avalon-text-seats"));
    lines.push(seats(scene));
    if let Some(lady) = &view.lady {
        lines.push(say!(locale, "avalon-text-lady-held", names = scene.list(lady.held)));
    }
    if let Some(last) = view.proposals.last() {
        lines.push(say!(locale, "avalon-text-last-vote", quest = last.quest.number(), names = scene.list(last.team)));
        lines.push(words::votes(scene, &last.ballots));
    }
    lines.push(match &view.roles {
        Some(roles) => words::all_roles(scene, roles),
        None => words::roles_in_play(view, locale),
    });
    lines.join("\n")
}

/// Whether the game ended before the rules ended it: everything is open, and nothing is asked any more.
fn stopped(view: &View) -> bool {
    view.roles.is_some() && !matches!(view.phase, PhaseView::Over { .. })
}

fn seats(scene: &Scene) -> String {
    let seats: Vec<_> =
        Seat::all(scene.seats()).map(|seat| format!("{} {}", seat.number(), scene.name(seat))).collect();
    seats.join(", ")
}

/// The picture in words: shorter, without markup.
pub(super) fn alt(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let (good, evil) = words::score(view);
    let mut lines = vec![say!(locale, "avalon-alt", good = good, evil = evil, rejections = view.rejections)];
    if !stopped(view) {
        lines.push(phase(scene, view));
    }
    lines.extend(view.quests.iter().map(|quest| {
        let state = words::quest_state(quest, locale);
        say!(locale, "avalon-alt-quest", quest = quest.quest.number(), size = quest.team_size, state = state)
    }));
    let seats: Vec<_> = Seat::all(view.seats)
        .map(|seat| {
            let name = format!("{} {}", seat.number(), scene.plain(seat));
            match &view.roles {
                Some(roles) => say!(locale, "avalon-alt-seat", name = name, role = words::role(roles[seat], locale)),
                None => name,
            }
        })
        .collect();
    lines.push(say!(locale, "avalon-alt-seats", seats = seats.join(", ")));
    if let Some(lady) = &view.lady {
        lines.push(say!(locale, "avalon-alt-lady", name = scene.plain(lady.holder)));
    }
    lines.join(" ")
}

fn phase(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let list = |seats: Seats| scene.plain_list(seats);
    let leader = scene.plain(view.leader);
    match &view.phase {
        PhaseView::Proposing { .. } => say!(locale, "avalon-alt-proposing", leader = leader),
        PhaseView::Voting { quest, team, voted } => say!(
            locale,
            "avalon-alt-voting",
            quest = quest.number(),
            leader = leader,
            team = list(*team),
            voted = voted.len(),
            seats = view.seats
        ),
        PhaseView::Questing { quest, team, cards } => say!(
            locale,
            "avalon-alt-questing",
            quest = quest.number(),
            team = list(*team),
            cards = *cards,
            size = team.len()
        ),
        PhaseView::Lady { .. } => say!(locale, "avalon-alt-lady-looks"),
        PhaseView::Assassinating => say!(locale, "avalon-alt-assassin"),
        PhaseView::Over { winner, .. } => say!(locale, "avalon-alt-over", winner = words::side(*winner, locale)),
    }
}
