//! What the buttons and menus of Avalon come to.

use super::super::press::{Audience, Meaning, Verb, seat_chosen, seats_chosen};
use super::super::scene::Scene;
use super::super::sheet::{Sheet, Style};
use super::{board, secret};
use crate::games::avalon::{Action, Ballot, Card, Loyalty, PhaseView, Quest, Refusal, View};
use crate::games::{Seat, Seats};
use crate::say;

/// Where the control of a verb sits. Success and fail are alike.
pub(super) fn audience(verb: &str) -> Audience {
    match verb.split('.').next().unwrap_or(verb) {
        "success" | "fail" | "quest" | "assassin" => Audience::Private,
        "fail!" | "victim" | "victim!" | "own" => Audience::Panel,
        // The menu on the board, or with a quest's number that on the leader's panel.
        "team" if verb != "team" => Audience::Panel,
        _ => Audience::Board,
    }
}

/// What a press comes to; `view` is the presser's. What the rules would refuse is played all the same, so that
/// they refuse it.
pub(super) fn meaning(
    scene: &Scene,
    view: &View,
    verb: &str,
    values: &[String],
) -> Result<Meaning<Action>, Option<Refusal>> {
    let (verb, argument) = verb.split_once('.').unwrap_or((verb, ""));
    let play = |action| Ok(Meaning::Play(action));
    match (verb, argument) {
        ("approve", "") => play(Action::Vote(Ballot::Approve)),
        ("reject", "") => play(Action::Vote(Ballot::Reject)),
        ("success", "") => play(Action::Quest(Card::Success)),
        ("fail", "") if may_fail(view) => Ok(Meaning::Panel(confirm_fail(scene))),
        ("fail" | "fail!", "") => play(Action::Quest(Card::Fail)),
        ("team", "") => play(Action::Propose { team: seats_chosen(values).ok_or(None)?, quest: None }),
        ("team", quest) => {
            let quest = Some(number(quest)?);
            play(Action::Propose { team: seats_chosen(values).ok_or(None)?, quest })
        }
        ("quest", quest) => {
            let quest = number(quest)?;
            match choose_team(scene, view, quest) {
                Some(panel) => Ok(Meaning::Panel(panel)),
                None => play(Action::Propose { team: Seats::NONE, quest: Some(quest) }),
            }
        }
        ("lady", "") => play(Action::Lady(Some(seat_chosen(values).ok_or(None)?))),
        ("lady", "decline") => play(Action::Lady(None)),
        ("assassin", "") => match &view.own {
            Some(own) if !own.victims.is_empty() => Ok(Meaning::Panel(secret::secret(scene, view))),
            _ if view.phase == PhaseView::Assassinating => Err(Some(Refusal::NotAssassin)),
            _ => Err(Some(Refusal::NotNow)),
        },
        ("victim", "") => {
            let target = seat_chosen(values).ok_or(None)?;
            match &view.own {
                Some(own) if own.victims.contains(target) => Ok(Meaning::Panel(confirm_victim(scene, target))),
                _ => play(Action::Assassinate(target)),
            }
        }
        ("victim!", target) => play(Action::Assassinate(seat_chosen(&[target.to_owned()]).ok_or(None)?)),
        ("own", "") => Ok(Meaning::Panel(secret::secret(scene, view))),
        _ => Err(None),
    }
}

fn number(quest: &str) -> Result<Quest, Option<Refusal>> {
    quest.parse().ok().and_then(Quest::new).ok_or(None)
}

fn may_fail(view: &View) -> bool {
    match (&view.phase, &view.own) {
        (PhaseView::Questing { team, .. }, Some(own)) => {
            own.role.loyalty() == Loyalty::Evil && team.contains(own.seat) && own.card.is_none()
        }
        _ => false,
    }
}

fn confirm_fail(scene: &Scene) -> Sheet {
    Sheet {
        text: say!(scene.locale, "avalon-confirm-fail"),
        rows: vec![scene.buttons([
            (Verb::Game("fail!".to_owned()), Style::Danger, "avalon-button-fail-surely"),
            (Verb::Game("own".to_owned()), Style::Secondary, "button-back"),
        ])],
        ..Sheet::default()
    }
}

fn confirm_victim(scene: &Scene, target: Seat) -> Sheet {
    Sheet {
        text: say!(scene.locale, "avalon-confirm-victim", name = scene.name(target)),
        rows: vec![scene.buttons([
            (Verb::Game(format!("victim!.{target}")), Style::Danger, "avalon-button-victim-surely"),
            (Verb::Game("own".to_owned()), Style::Secondary, "button-back"),
        ])],
        ..Sheet::default()
    }
}

/// The leader's private menu for the team of a quest; `None` when the rules would refuse it.
fn choose_team(scene: &Scene, view: &View, quest: Quest) -> Option<Sheet> {
    let PhaseView::Proposing { quests } = &view.phase else {
        return None;
    };
    let leads = view.own.as_ref().is_some_and(|own| own.seat == view.leader);
    (leads && view.options.targeting && quests.contains(&quest)).then(|| Sheet {
        text: say!(scene.locale, "avalon-choose-team", quest = quest.number()),
        rows: vec![board::team_menu(scene, view, format!("team.{}", quest.number()), quest)],
        ..Sheet::default()
    })
}
