//! The public board: what is asked, what the others see, how the game stands, the controls.

use super::super::scene::{Scene, units};
use super::super::sheet::{Illustration, Row, Sheet};
use super::{ask, controls, lay, result, text, told, words};
use crate::art::Picture;
use crate::art::carcassonne::Shown;
use crate::games::Seat;
use crate::games::carcassonne::{Figure, Frame, Phase, View};
use crate::say;

/// The most text before the last turns of the others are left out.
const FULL: usize = 1_700;

/// The running board.
pub(super) fn board(scene: &Scene, view: &View) -> Sheet {
    let mut lines = vec![title(scene, view)];
    lines.extend(ask::asked(scene, view));
    lines.extend(this_turn(scene, view));
    lines.extend(Seat::all(scene.seats()).map(|seat| player(scene, view, seat)));
    lines.extend(figures(scene, view));
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

/// The board after the end: who won, and a control that shows what the last features gave.
pub(super) fn end(scene: &Scene, view: &View) -> Sheet {
    let lines = match view.phase {
        Phase::Over => {
            let best = view.scores.values().max().copied();
            let winners = view.scores.which(|score| Some(*score) == best);
            vec![result::over(scene, winners, &view.scores), say!(scene.locale, "carcassonne-over-where")]
        }
        _ => Seat::all(scene.seats()).map(|seat| player(scene, view, seat)).collect(),
    };
    Sheet {
        text: lines.join("\n"),
        picture: Some(illustration(scene, view)),
        rows: vec![Row::Buttons(vec![controls::score(scene)])],
        ..Sheet::default()
    }
}

/// The whole landscape; once the tile lies, what is around it.
fn illustration(scene: &Scene, view: &View) -> Illustration {
    let legend = scene.legend();
    let shown = |marks| Box::new(Shown { view: view.clone(), marks });
    let cell = view.landscape.last().cell;
    let near = |marks| Illustration {
        picture: Picture::Near(shown(marks), cell, scene.legend()),
        alt: text::near_alt(scene, view, cell),
    };
    match view.phase {
        Phase::Claiming => near(controls::marks(view)),
        Phase::Confirming => near(Vec::new()),
        _ => {
            Illustration { picture: Picture::Carcassonne(shown(lay::marks(view)), legend), alt: text::alt(scene, view) }
        }
    }
}

/// Which tile it is, and who is on turn.
fn title(scene: &Scene, view: &View) -> String {
    say!(scene.locale, "carcassonne-title-turn", name = scene.name(view.turn), count = view.bag)
}

/// The turn under way so far.
fn this_turn(scene: &Scene, view: &View) -> Option<String> {
    let so_far = matches!(view.phase, Phase::Conjuring | Phase::Claiming | Phase::Confirming);
    let steps = so_far.then(|| told::turn(scene, view, &view.turns[view.turn]))?;
    Some(match view.phase {
        Phase::Confirming => say!(scene.locale, "carcassonne-turn-sum", steps = steps),
        _ => say!(scene.locale, "carcassonne-turn-so-far", steps = steps),
    })
}

/// A player in a line: the score, the meeples in hand.
pub(super) fn player(scene: &Scene, view: &View, seat: Seat) -> String {
    let locale = scene.locale;
    let supply = view.supplies[seat];
    let points = words::points(view.scores[seat], locale);
    let mut facts = vec![points, say!(locale, "carcassonne-in-hand", count = supply.small)];
    facts.extend(supply.big.then(|| say!(locale, "carcassonne-big-in-hand")));
    say!(locale, "carcassonne-player", number = seat.number(), name = scene.name(seat), facts = facts.join(" · "))
}

/// Where the mage and the witch stand.
pub(super) fn figures(scene: &Scene, view: &View) -> Vec<String> {
    let locale = scene.locale;
    if !view.options.mage_witch {
        return Vec::new();
    }
    let frame = Frame::of(&view.landscape);
    let place = |figure: Figure| {
        let place = match words::stands(view, figure) {
            Some(at) => words::spot(&view.landscape, &frame, at, locale),
            None => say!(locale, "carcassonne-beside"),
        };
        say!(locale, "carcassonne-stands", figure = words::capital(&words::figure(figure, locale)), place = place)
    };
    vec![Figure::ALL.map(place).join(" · ")]
}

/// The latest turn of everybody but who is on turn, the most recent first.
fn last_turns(scene: &Scene, view: &View) -> Vec<String> {
    let seats = scene.seats();
    let mut order = Vec::new();
    let mut seat = view.turn;
    for _ in 1..seats {
        seat = seat.right(seats);
        order.push(seat);
    }
    let told = order.into_iter().filter(|seat| !view.turns[*seat].is_empty()).map(|seat| {
        let steps = told::turn(scene, view, &view.turns[seat]);
        say!(scene.locale, "carcassonne-last-turn", name = scene.name(seat), steps = steps)
    });
    told.collect()
}
