//! The private answer to the command with which a turn begins: the own dice, where each leads, what may be done
//! first.

use super::super::scene::Scene;
use super::super::sheet::Sheet;
use super::{ask, reach, words};
use crate::games::Seat;
use crate::games::merlin::{Action, Chosen, Die, Direction, Henchman, Mission, Principality, Row, Stage, View};
use crate::say;

/// What the one on turn may want to know first. `view` is his.
pub(super) fn roll(scene: &Scene, view: &View, seat: Seat) -> Sheet {
    let locale = scene.locale;
    let castle = &view.castles[seat];
    let mut lines = vec![say!(
        locale,
        "merlin-roll-places",
        knight = words::space(castle.knight, locale),
        merlin = words::space(view.board.merlin, locale)
    )];
    if let Some(Stage::Chosen(chosen)) = reach::stage(view) {
        lines.push(way(scene, view, seat, chosen));
    }
    lines.extend(castle.dice.kinds().filter_map(|die| {
        let pips = castle.dice.pips(die)?;
        Some(way(scene, view, seat, Chosen { white: die == Die::White, pips }))
    }));
    lines.extend(first(scene, view, seat));
    lines.extend(ask::asked(scene, view).into_iter().next());
    Sheet { text: lines.join("\n"), ..Sheet::default() }
}

/// Where a die leads, either way.
fn way(scene: &Scene, view: &View, seat: Seat, die: Chosen) -> String {
    let locale = scene.locale;
    let castle = &view.castles[seat];
    let mut leads = reach::leads(scene, view, seat, die);
    if !die.white {
        let back = reach::space(scene, castle, castle.knight.step(die.pips, Direction::CounterClockwise));
        let back = match castle.items.flags[Principality::Blue] {
            0 => say!(locale, "merlin-roll-no-blue-flag", space = back),
            _ => say!(locale, "merlin-offer-blue-flag", space = back),
        };
        leads = [leads, back].join(" · ");
    }
    say!(locale, "merlin-offer-die", die = words::chosen(die, locale), leads = leads)
}

/// What may be done before moving, or at any time.
fn first(scene: &Scene, view: &View, seat: Seat) -> Vec<String> {
    let locale = scene.locale;
    let castle = &view.castles[seat];
    let mut lines = Vec::new();
    if castle.apples > 0 {
        lines.push(say!(locale, "merlin-roll-apples", count = castle.apples));
    }
    let flags = castle.items.flags.present().map(|of| {
        let flag = say!(locale, "merlin-flag-rule", of = words::colour_key(of));
        words::times(castle.items.flags[of], flag, locale)
    });
    lines.extend(flags);
    let choices = view.own.iter().flat_map(|own| &own.choices);
    let mut missions: Vec<Mission> = choices
        .filter_map(|action| match action {
            Action::Complete { mission, .. } => Some(*mission),
            _ => None,
        })
        .collect();
    missions.dedup();
    lines.extend(missions.into_iter().map(|mission| {
        let mission = words::card(mission, view.options.kings_favor, locale);
        say!(locale, "merlin-roll-mission", mission = mission)
    }));
    let ready = Henchman::ALL.into_iter().filter(|henchman| castle.favor_ready(*henchman));
    lines.extend(ready.map(|henchman| {
        say!(locale, "merlin-roll-favor", ability = words::ability_in_full(henchman, Row::Third, locale))
    }));
    if !lines.is_empty() {
        lines.insert(0, say!(locale, "merlin-roll-first"));
    }
    lines
}
