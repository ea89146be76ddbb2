//! The public board: what is asked, what the others see, how the game stands, the controls.

use super::super::scene::{Scene, units};
use super::super::sheet::{Illustration, Sheet};
use super::{ask, controls, result, text, told, words};
use crate::art::Picture;
use crate::games::Seat;
use crate::games::merlin::{BySource, Event, Phase, Stage, Turn, View};
use crate::say;

/// The most text of the steps of one turn.
const STEPS: usize = 600;
/// The most text before the last turns of the others are left out.
const FULL: usize = 1_700;

/// The running board.
pub(super) fn board(scene: &Scene, view: &View) -> Sheet {
    let mut lines = vec![title(scene, view)];
    lines.extend(ask::asked(scene, view));
    lines.extend(this_turn(scene, view));
    lines.extend(thrown_again(scene, view));
    lines.extend(Seat::all(scene.seats()).map(|seat| player(scene, view, seat)));
    for line in last_turns(scene, view) {
        if lines.iter().map(|line| units(line) + 1).sum::<usize>() + units(&line) <= FULL {
            lines.push(line);
        }
    }
    Sheet {
        text: lines.join("\n"),
        picture: Some(illustration(scene, view)),
        rows: controls::controls(scene, view),
        ..Sheet::default()
    }
}

/// The board after the end: who won, and everybody's points by their source.
pub(super) fn end(scene: &Scene, view: &View) -> Sheet {
    let points = view.castles.map(|castle| castle.points);
    let best = points.values().map(BySource::total).max();
    let winners = points.which(|points| Some(points.total()) == best);
    let mut lines = Vec::new();
    if view.phase == Phase::Over {
        lines.push(result::winners(scene, winners, &points));
    }
    lines.extend(result::totals(scene, &points));
    Sheet { text: lines.join("\n"), picture: Some(illustration(scene, view)), ..Sheet::default() }
}

fn illustration(scene: &Scene, view: &View) -> Illustration {
    Illustration { picture: Picture::Merlin(Box::new(view.clone()), scene.legend()), alt: text::alt(scene, view) }
}

/// The round, and who is on turn or asked.
fn title(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let round = view.round;
    match view.phase {
        Phase::Rolling => say!(locale, "merlin-title-rolling", round = round, names = scene.list(view.awaited)),
        Phase::Turn(Turn { seat, .. }) | Phase::Drawing { seat, .. } => {
            say!(locale, "merlin-title-turn", round = round, turn = number(view, seat), name = scene.name(seat))
        }
        Phase::Grail { seat, .. } => say!(locale, "merlin-title-scoring", round = round, name = scene.name(seat)),
        Phase::Over => String::new(),
    }
}

/// Which turn of the round it is for whoever is on turn, 1 to 4: by the dice that are used.
fn number(view: &View, seat: Seat) -> u8 {
    let dice = &view.castles[seat].dice;
    let unused = dice.own.len() as u8 + u8::from(dice.white.is_some());
    let choosing = matches!(view.phase, Phase::Turn(turn) if turn.stage == Stage::Choosing);
    4 - unused + u8::from(choosing)
}

/// The turn under way so far.
fn this_turn(scene: &Scene, view: &View) -> Option<String> {
    let seat = match view.phase {
        Phase::Turn(Turn { seat, .. }) | Phase::Drawing { seat, .. } => seat,
        Phase::Rolling | Phase::Grail { .. } | Phase::Over => return None,
    };
    let steps = steps(scene, &view.turns[seat])?;
    let acted = matches!(view.phase, Phase::Turn(turn) if matches!(turn.stage, Stage::Acted { .. }));
    Some(match acted {
        true => say!(scene.locale, "merlin-turn-sum", steps = steps),
        false => say!(scene.locale, "merlin-turn-so-far", steps = steps),
    })
}

/// The throws of this round with three or four equal dice, until somebody's second turn.
fn thrown_again(scene: &Scene, view: &View) -> Vec<String> {
    let first = match view.phase {
        Phase::Rolling => true,
        Phase::Turn(Turn { seat, .. }) | Phase::Drawing { seat, .. } => number(view, seat) == 1,
        Phase::Grail { .. } | Phase::Over => false,
    };
    if !first {
        return Vec::new();
    }
    let throws = view.turns.values().flatten();
    let again = throws.filter(|event| matches!(event, Event::Rolled { again, .. } if !again.is_empty()));
    again.map(|event| told::line(scene, event)).collect()
}

/// What happened in a turn; of a very long one only the end. `None` when nothing did.
fn steps(scene: &Scene, events: &[Event]) -> Option<String> {
    let is_step = |event: &&Event| !matches!(event, Event::Rolled { .. });
    let events: Vec<Event> = events.iter().filter(is_step).cloned().collect();
    let all = told::turn(scene, &events);
    if units(&all) <= STEPS {
        return (!all.is_empty()).then_some(all);
    }
    let ends = (1..events.len()).map(|first| told::turn(scene, &events[first..]));
    let fitting = ends.into_iter().find(|end| units(end) <= STEPS)?;
    Some(say!(scene.locale, "merlin-turn-end", steps = fitting))
}

/// A player in a line: the score, the unused dice, the treasures.
fn player(scene: &Scene, view: &View, seat: Seat) -> String {
    let locale = scene.locale;
    let castle = &view.castles[seat];
    let dice = words::dice(&castle.dice.own, castle.dice.white, locale);
    let dice = match (dice.is_empty(), view.phase) {
        (true, Phase::Rolling) => say!(locale, "merlin-not-rolled"),
        (true, _) => say!(locale, "merlin-no-dice"),
        (false, _) => dice,
    };
    let mut facts = vec![score(scene, castle.score()), dice];
    facts.extend((view.board.grail == Some(seat)).then(|| say!(locale, "merlin-told-grail")));
    facts.extend((view.board.excalibur == Some(seat)).then(|| say!(locale, "merlin-told-excalibur")));
    say!(locale, "merlin-player", name = scene.name(seat), facts = facts.join(" · "))
}

/// So many points in all, which can be below 0.
fn score(scene: &Scene, points: i16) -> String {
    let count = say!(scene.locale, "merlin-points", count = u32::from(points.unsigned_abs()));
    if points < 0 { format!("−{count}") } else { count }
}

/// The latest turn of everybody but who is on turn, the most recent first.
fn last_turns(scene: &Scene, view: &View) -> Vec<String> {
    let seats = scene.seats();
    let acting = match view.phase {
        Phase::Turn(Turn { seat, .. }) | Phase::Drawing { seat, .. } => Some(seat),
        Phase::Rolling | Phase::Grail { .. } | Phase::Over => None,
    };
    let mut order = Vec::new();
    let mut seat = acting.unwrap_or(view.start);
    for _ in 0..seats {
        seat = seat.right(seats);
        order.push(seat);
    }
    let turns = order.into_iter().filter(|seat| Some(*seat) != acting).filter_map(|seat| {
        let steps = steps(scene, &view.turns[seat])?.replace('\n', ". ");
        Some(say!(scene.locale, "merlin-last-turn", name = scene.name(seat), steps = steps))
    });
    turns.collect()
}
