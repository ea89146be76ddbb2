//! Roles, sides and the lines that several faces share.

use super::super::scene::Scene;
use crate::games::avalon::{Ballot, Card, Loyalty, QuestView, Reason, Role, View};
use crate::games::{BySeat, Seats};
use crate::language::Locale;
use crate::say;

/// A role's name.
pub(super) fn role(role: Role, locale: Locale) -> String {
    let id = match role {
        Role::Merlin => "avalon-role-merlin",
        Role::Percival => "avalon-role-percival",
        Role::Servant => "avalon-role-servant",
        Role::Assassin => "avalon-role-assassin",
        Role::Mordred => "avalon-role-mordred",
        Role::Morgana => "avalon-role-morgana",
        Role::Oberon => "avalon-role-oberon",
        Role::Minion => "avalon-role-minion",
    };
    say!(locale, id)
}

/// A side, with its sign.
pub(super) fn side(side: Loyalty, locale: Locale) -> String {
    match side {
        Loyalty::Good => say!(locale, "avalon-good"),
        Loyalty::Evil => say!(locale, "avalon-evil"),
    }
}

pub(super) fn ballot(ballot: Ballot, locale: Locale) -> String {
    match ballot {
        Ballot::Approve => say!(locale, "avalon-button-approve"),
        Ballot::Reject => say!(locale, "avalon-button-reject"),
    }
}

pub(super) fn card(card: Card, locale: Locale) -> String {
    match card {
        Card::Success => say!(locale, "avalon-button-success"),
        Card::Fail => say!(locale, "avalon-button-fail"),
    }
}

/// Which character cards were dealt; everybody may know.
pub(super) fn roles_in_play(view: &View, locale: Locale) -> String {
    // A table that plays has options that fit.
    let roles = view.options.roles(view.seats).unwrap_or_default();
    let names = |loyalty: Loyalty| {
        let mut names: Vec<String> = Vec::new();
        let mut own: Vec<Role> = roles.iter().copied().filter(|role| role.loyalty() == loyalty).collect();
        own.dedup();
        for kind in own {
            let count = roles.iter().filter(|role| **role == kind).count();
            names.push(match count {
                1 => role(kind, locale),
                _ => say!(locale, "avalon-role-times", count = count, role = role(kind, locale)),
            });
        }
        names.join(", ")
    };
    say!(locale, "avalon-roles", good = names(Loyalty::Good), evil = names(Loyalty::Evil))
}

/// Quests won by good and evil.
pub(super) fn score(view: &View) -> (usize, usize) {
    let results = || view.quests.iter().filter_map(|quest| quest.result);
    (results().filter(|result| result.success).count(), results().filter(|result| !result.success).count())
}

/// How a quest went, or what it asks for.
pub(super) fn quest_state(quest: &QuestView, locale: Locale) -> String {
    match quest.result {
        Some(result) if result.success => say!(locale, "avalon-quest-success", fails = result.fails),
        Some(result) => say!(locale, "avalon-quest-fail", fails = result.fails),
        None if quest.fails_needed > 1 => say!(locale, "avalon-quest-open-two"),
        None => say!(locale, "avalon-quest-open"),
    }
}

/// Who won and why.
pub(super) fn reason(reason: Reason, locale: Locale) -> String {
    let id = match reason {
        Reason::ThreeFailures => "avalon-reason-three-failures",
        Reason::FiveRejections => "avalon-reason-five-rejections",
        Reason::MerlinFound => "avalon-reason-merlin-found",
        Reason::MerlinMissed => "avalon-reason-merlin-missed",
        Reason::ThreeSuccesses => "avalon-reason-three-successes",
    };
    say!(locale, id)
}

/// Who was who, a line for each side, by role.
pub(super) fn all_roles(scene: &Scene, roles: &BySeat<Role>) -> String {
    let locale = scene.locale;
    let mut dealt: Vec<Role> = roles.values().copied().collect();
    dealt.sort_unstable();
    dealt.dedup();
    let players = |loyalty: Loyalty| {
        let players: Vec<_> = dealt
            .iter()
            .filter(|kind| kind.loyalty() == loyalty)
            .map(|kind| {
                let names = scene.list(roles.which(|role| role == kind));
                say!(locale, "avalon-end-role", role = role(*kind, locale), names = names)
            })
            .collect();
        players.join(" · ")
    };
    [
        say!(locale, "avalon-end-good", players = players(Loyalty::Good)),
        say!(locale, "avalon-end-evil", players = players(Loyalty::Evil)),
    ]
    .join("\n")
}

/// A team by name.
pub(super) fn team(scene: &Scene, team: Seats) -> String {
    say!(scene.locale, "avalon-team", size = team.len(), names = scene.list(team))
}

/// How a vote went, by name.
pub(super) fn votes(scene: &Scene, ballots: &BySeat<Ballot>) -> String {
    let (yes, no) = (ballots.which(|ballot| *ballot == Ballot::Approve), ballots.which(|b| *b == Ballot::Reject));
    [
        say!(scene.locale, "avalon-votes-approve", count = yes.len(), names = scene.list(yes)),
        say!(scene.locale, "avalon-votes-reject", count = no.len(), names = scene.list(no)),
    ]
    .join("\n")
}

/// How many cards of each kind were played, and how many fails it takes.
pub(super) fn cards(team: Seats, fails: u8, needed: u8, locale: Locale) -> String {
    let successes = team.len().saturating_sub(usize::from(fails));
    say!(locale, "avalon-cards", successes = successes, fails = fails, needed = needed)
}
