//! Private answers: why the rules refuse something, and that something was done.

use super::super::scene::Scene;
use super::words;
use crate::games::avalon::{Action, PhaseView, Refusal, View};
use crate::games::{Seat, Seats};
use crate::language::Locale;
use crate::say;

/// Why the rules refuse something; `at`: the table and its public view.
pub(super) fn refused(locale: Locale, at: Option<(&Scene, &View)>, refusal: &Refusal) -> String {
    let name = |seat: Seat| match at {
        Some((scene, _)) => scene.name(seat).to_owned(),
        None => say!(locale, "name-seat", number = seat.number()),
    };
    match refusal {
        Refusal::Seats { seats } => say!(locale, "avalon-refused-seats", seats = *seats),
        Refusal::TooManyEvil { chosen, evil } => {
            say!(locale, "avalon-refused-too-many-evil", chosen = *chosen, evil = *evil)
        }
        Refusal::PercivalAlone => say!(locale, "avalon-refused-percival-alone"),
        Refusal::WithoutMerlin => say!(locale, "avalon-refused-without-merlin"),
        Refusal::Deal => say!(locale, "avalon-refused-deal"),
        Refusal::Over => say!(locale, "refused-over"),
        Refusal::NoSuchSeat { .. } | Refusal::Strangers { .. } => say!(locale, "refused-no-such-seat"),
        Refusal::NotLeader { leader } => say!(locale, "avalon-refused-not-leader", name = name(*leader)),
        Refusal::NotNow => match at {
            Some((scene, view)) => [say!(locale, "avalon-refused-not-now"), now(scene, view)].join(" "),
            None => say!(locale, "avalon-refused-not-now"),
        },
        Refusal::TeamSize { quest, size, given } => {
            say!(locale, "avalon-refused-team-size", quest = quest.number(), size = *size, given = *given)
        }
        Refusal::QuestMissing => say!(locale, "avalon-refused-quest-missing"),
        Refusal::QuestNotChosen => say!(locale, "avalon-refused-quest-not-chosen"),
        Refusal::QuestDone { quest } => say!(locale, "avalon-refused-quest-done", quest = quest.number()),
        Refusal::QuestFiveEarly { successes } => {
            say!(locale, "avalon-refused-quest-five-early", successes = *successes)
        }
        Refusal::SameVote { ballot } => {
            say!(locale, "avalon-refused-same-vote", ballot = words::ballot(*ballot, locale))
        }
        Refusal::NotOnTeam => match at {
            Some((scene, View { phase: PhaseView::Questing { team, .. }, .. })) => {
                [say!(locale, "avalon-refused-not-on-team"), words::team(scene, *team)].join(" ")
            }
            _ => say!(locale, "avalon-refused-not-on-team"),
        },
        Refusal::AlreadyPlayed => say!(locale, "avalon-refused-already-played"),
        Refusal::GoodMustSucceed => say!(locale, "avalon-refused-good-must-succeed"),
        Refusal::NotHolder { holder } => say!(locale, "avalon-refused-not-holder", name = name(*holder)),
        Refusal::HeldLady { target } => say!(locale, "avalon-refused-held-lady", name = name(*target)),
        Refusal::NotAssassin => say!(locale, "avalon-refused-not-assassin"),
        Refusal::Fellow { target } => say!(locale, "avalon-refused-fellow", name = name(*target)),
    }
}

/// What is asked at the moment, and of whom, in a sentence.
fn now(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    match &view.phase {
        PhaseView::Proposing { .. } => say!(locale, "avalon-now-proposing", name = scene.name(view.leader)),
        PhaseView::Voting { .. } => say!(locale, "avalon-now-voting"),
        PhaseView::Questing { team, .. } => say!(locale, "avalon-now-questing", names = scene.list(*team)),
        PhaseView::Lady { .. } => {
            let holder: Seats = view.lady.iter().map(|lady| lady.holder).collect();
            say!(locale, "avalon-now-lady", name = scene.list(holder))
        }
        PhaseView::Assassinating => say!(locale, "avalon-now-assassin"),
        PhaseView::Over { .. } => say!(locale, "refused-over"),
    }
}

/// That an action was done; `view` is of who did it, after it.
pub(super) fn done(scene: &Scene, view: &View, action: &Action) -> String {
    let locale = scene.locale;
    match action {
        Action::Propose { team, .. } => say!(locale, "avalon-done-propose", names = scene.list(*team)),
        Action::Vote(ballot) if view.own.as_ref().is_some_and(|own| own.ballot.is_some()) => {
            say!(locale, "avalon-done-vote", ballot = words::ballot(*ballot, locale))
        }
        Action::Vote(ballot) => say!(locale, "avalon-done-last-vote", ballot = words::ballot(*ballot, locale)),
        Action::Quest(card) => say!(locale, "avalon-done-quest", card = words::card(*card, locale)),
        Action::Lady(None) => say!(locale, "avalon-done-decline"),
        Action::Lady(Some(target)) => {
            let looks = view.lady.iter().flat_map(|lady| &lady.looks);
            let seen = looks.filter(|look| look.target == *target).find_map(|look| look.loyalty);
            match seen {
                Some(loyalty) => {
                    say!(locale, "avalon-done-lady", name = scene.name(*target), side = words::side(loyalty, locale))
                }
                None => say!(locale, "done"),
            }
        }
        Action::Assassinate(target) => say!(locale, "avalon-done-assassinate", name = scene.name(*target)),
    }
}
