//! Private answers: why the rules refuse something, and that something was done.

use super::super::scene::Scene;
use super::text::{Markup, asked};
use super::{castle, help, told, words};
use crate::games::Seat;
use crate::games::merlin::{Action, Event, Item, Phase, Plot, Refusal, Stage, View};
use crate::language::Locale;
use crate::say;

/// Why the rules refuse something; `at`: the table and its public view.
pub(super) fn refused(locale: Locale, at: Option<(&Scene, &View)>, refusal: &Refusal) -> String {
    let now = at.map(|(scene, view)| asked(scene, view, Markup::Discord));
    let missions = || say!(locale, "merlin-button-missions");
    let plot = |plot: Plot| words::plot(plot, locale);
    let payable = |plot: Plot| {
        let environs = at.map(|(_, view)| &view.board.environs).filter(|environs| environs.has(plot));
        environs.map(|environs| words::payable(plot, environs, locale))
    };
    match refusal {
        Refusal::Seats { seats } => say!(locale, "merlin-refused-seats", seats = *seats),
        Refusal::Deal => say!(locale, "merlin-refused-deal"),
        Refusal::Chance => say!(locale, "merlin-refused-chance"),
        Refusal::Over => say!(locale, "refused-over"),
        Refusal::NoSuchSeat { .. } => say!(locale, "refused-no-such-seat"),
        Refusal::OtherTurn { seat } => {
            let on_turn = || say!(locale, "name-seat", number = seat.number());
            say!(locale, "merlin-refused-other-turn", asked = now.unwrap_or_else(on_turn))
        }
        Refusal::Rolling => match at {
            Some((scene, view)) => {
                say!(locale, "merlin-refused-rolling-missing", names = scene.list(view.awaited))
            }
            None => say!(locale, "merlin-refused-rolling"),
        },
        Refusal::Rolled => say!(locale, "merlin-refused-rolled"),
        Refusal::AllRolled => say!(locale, "merlin-refused-all-rolled"),
        Refusal::NotNow => {
            [Some(say!(locale, "merlin-refused-not-now")), now].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Refusal::DieChosen => say!(locale, "merlin-refused-die-chosen"),
        Refusal::NoDie => say!(locale, "merlin-refused-no-die"),
        Refusal::DieUsed => match at.and_then(|(_, view)| Some((view, view.awaited.iter().next()?))) {
            Some((view, seat)) => {
                let dice = castle::dice(view, seat, locale);
                say!(locale, "merlin-refused-die-used-left", dice = dice)
            }
            None => say!(locale, "merlin-refused-die-used"),
        },
        Refusal::Moved => say!(locale, "merlin-refused-moved"),
        Refusal::NoApple => say!(locale, "merlin-refused-no-apple"),
        Refusal::SamePips => say!(locale, "merlin-refused-same-pips"),
        Refusal::NoFlag { of } => {
            say!(locale, "merlin-refused-no-flag", flag = words::item(Item::flag(*of), locale))
        }
        Refusal::CannotJump => say!(locale, "merlin-refused-cannot-jump"),
        Refusal::NoKnight { space } => {
            say!(locale, "merlin-refused-no-knight", space = words::space(*space, locale))
        }
        Refusal::Borrowed => say!(locale, "merlin-refused-borrowed"),
        Refusal::OtherField { space } => {
            say!(locale, "merlin-refused-other-field", space = words::space(*space, locale))
        }
        Refusal::Nothing => say!(locale, "merlin-refused-nothing"),
        Refusal::MustAct => say!(locale, "merlin-refused-must-act"),
        Refusal::StandsThere { henchman } => {
            say!(locale, "merlin-refused-stands-there", henchman = words::henchman(*henchman, locale))
        }
        Refusal::SameHenchman { henchman } => {
            say!(locale, "merlin-refused-same-henchman", henchman = words::henchman(*henchman, locale))
        }
        Refusal::TooFar { henchman } => {
            let henchman = words::henchman(*henchman, locale);
            match at.and_then(|(_, view)| here(view, locale)) {
                Some(rule) => say!(locale, "merlin-refused-too-far", henchman = henchman, rule = rule),
                None => say!(locale, "merlin-refused-too-far-bare", henchman = henchman),
            }
        }
        Refusal::NoInfluence { at: place } => {
            say!(locale, "merlin-refused-no-influence", at = words::at(*place, locale))
        }
        Refusal::OtherKind { kind } => {
            say!(locale, "merlin-refused-other-kind", kind = words::kind(*kind, locale))
        }
        Refusal::NoneLeft { item } => say!(locale, "merlin-refused-none-left", item = words::item(*item, locale)),
        Refusal::NotOwned { item } => say!(locale, "merlin-refused-not-owned", item = words::item(*item, locale)),
        Refusal::NoTraitor { shield } => {
            say!(locale, "merlin-refused-no-traitor", traitor = words::traitor(*shield, locale))
        }
        Refusal::ChooseTraitor => say!(locale, "merlin-refused-choose-traitor"),
        Refusal::NoSuchPlot { plot: at } => say!(locale, "merlin-refused-no-such-plot", plot = plot(*at)),
        Refusal::Occupied { plot: at } => say!(locale, "merlin-refused-occupied", plot = plot(*at)),
        Refusal::NoManor => say!(locale, "merlin-refused-no-manor"),
        Refusal::DoesNotPay { plot: at, of } => {
            let item = words::item(Item::material(*of), locale);
            let text = match payable(*at) {
                Some(payable) => {
                    say!(locale, "merlin-refused-does-not-pay-these", item = item, plot = plot(*at), payable = payable)
                }
                None => say!(locale, "merlin-refused-does-not-pay", item = item, plot = plot(*at)),
            };
            words::capital(&text)
        }
        Refusal::CannotPay { plot: at } => match payable(*at) {
            Some(payable) => {
                say!(locale, "merlin-refused-cannot-pay-these", plot = plot(*at), payable = payable)
            }
            None => say!(locale, "merlin-refused-cannot-pay", plot = plot(*at)),
        },
        Refusal::NoMaterialHere => say!(locale, "merlin-refused-no-material-here"),
        Refusal::NoCounter => say!(locale, "merlin-refused-no-counter"),
        Refusal::NotInHand { .. } => say!(locale, "merlin-refused-not-in-hand"),
        Refusal::SwapOrder => say!(locale, "merlin-refused-swap-order"),
        Refusal::NoSuchPick => say!(locale, "merlin-refused-no-such-pick"),
        Refusal::EnoughMissions => say!(locale, "merlin-refused-enough-missions"),
        Refusal::NotMet { mission } => {
            let mission = words::mission(*mission, locale);
            say!(locale, "merlin-refused-not-met", mission = mission, missions = missions())
        }
        Refusal::HalfDone => match now {
            Some(now) => say!(locale, "merlin-refused-half-done", asked = now),
            None => say!(locale, "merlin-refused-half-done-bare"),
        },
        Refusal::GreyUsed => say!(locale, "merlin-refused-grey-used"),
        Refusal::StaffNeedsMerlin => say!(locale, "merlin-refused-staff-needs-merlin"),
        Refusal::StaffUsed => say!(locale, "merlin-refused-staff-used"),
        Refusal::NoStaff => say!(locale, "merlin-refused-no-staff"),
        Refusal::NoRepeat => say!(locale, "merlin-refused-no-repeat"),
        Refusal::NotDone => say!(locale, "merlin-refused-not-done"),
        Refusal::WithoutModule => say!(locale, "merlin-refused-without-module"),
        Refusal::RowTooHigh { value, row } => {
            say!(locale, "merlin-refused-row-too-high", value = *value, row = row.number())
        }
        Refusal::Sealed => say!(locale, "merlin-refused-sealed"),
        Refusal::NoSeal => say!(locale, "merlin-refused-no-seal"),
        Refusal::NoFavor { henchman } => {
            say!(locale, "merlin-refused-no-favor", henchman = words::henchman(*henchman, locale))
        }
    }
}

/// The rule of the space whose action is open.
fn here(view: &View, locale: Locale) -> Option<String> {
    match view.phase {
        Phase::Turn(turn) => match turn.stage {
            Stage::Acting(visit, _) => Some(help::rule(visit.space.field(), locale)),
            _ => None,
        },
        _ => None,
    }
}

/// That an action was done; `view` is of who did it, after it.
pub(super) fn done(scene: &Scene, view: &View, action: &Action) -> String {
    let locale = scene.locale;
    let Some(own) = &view.own else { return say!(locale, "done") };
    match action {
        Action::Roll | Action::RollForAll => {
            let dice = castle::dice(view, own.seat, locale);
            say!(locale, "merlin-done-rolled", dice = dice)
        }
        Action::Draw(_) => match own.hand.last() {
            Some(drawn) => {
                let card = words::card(drawn.mission, view.options.kings_favor, locale);
                say!(locale, "merlin-done-drawn", mission = card)
            }
            None => say!(locale, "done"),
        },
        Action::Swap { second, .. } => {
            say!(locale, "merlin-done-swapped", count = 1 + u8::from(second.is_some()))
        }
        Action::Grail(true) => say!(locale, "merlin-done-grail"),
        Action::Grail(false) => say!(locale, "merlin-done-no-grail"),
        // The points come after it.
        Action::Complete { .. } => {
            let completed = view.turns[own.seat].iter().rfind(|event| matches!(event, Event::MissionCompleted { .. }));
            completed.map_or_else(|| say!(locale, "done"), |event| words::capital(&told::line(scene, event)))
        }
        _ => step(scene, view, own.seat),
    }
}

/// The latest step of a turn.
fn step(scene: &Scene, view: &View, seat: Seat) -> String {
    match view.turns[seat].last() {
        Some(event) => words::capital(&told::line(scene, event)),
        None => say!(scene.locale, "done"),
    }
}
