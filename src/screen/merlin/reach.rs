//! Where dice lead, and what a view says between the lines.

use super::super::scene::Scene;
use super::words;
use crate::games::merlin::{
    Action, Castle, Chosen, Direction, Field, Part, Phase, Principality, Space, Stage, Turn, View,
};
use crate::games::{Seat, Seats};
use crate::say;

/// The turn under way.
pub(super) fn turn(view: &View) -> Option<Turn> {
    match view.phase {
        Phase::Turn(turn) => Some(turn),
        _ => None,
    }
}

/// How far the turn under way is.
pub(super) fn stage(view: &View) -> Option<Stage> {
    turn(view).map(|turn| turn.stage)
}

/// A space with what its points come to for this player: "16 Shields: 3 points".
pub(super) fn space(scene: &Scene, castle: &Castle, space: Space) -> String {
    let locale = scene.locale;
    match space.field() {
        Field::Points(tally) => {
            let counted = words::capital(&words::tally(tally, locale));
            let points = words::points(castle.tally(tally), locale);
            say!(locale, "merlin-reach-points", number = space.number(), counted = counted, points = points)
        }
        _ => words::space(space, locale),
    }
}

/// Where a die leads: the knight clockwise, Merlin either way.
pub(super) fn leads(scene: &Scene, view: &View, seat: Seat, die: Chosen) -> String {
    let locale = scene.locale;
    let castle = &view.castles[seat];
    let from = if die.white { view.board.merlin } else { castle.knight };
    let to = |direction| space(scene, castle, from.step(die.pips, direction));
    let clockwise = say!(locale, "merlin-reach-clockwise", space = to(Direction::Clockwise));
    match die.white {
        false => clockwise,
        true => [clockwise, say!(locale, "merlin-reach-counter", space = to(Direction::CounterClockwise))].join(" · "),
    }
}

/// A tie for most influence that the Grail may decide.
pub(super) struct Tie {
    /// Who has most, all with the same number.
    pub tied: Seats,
    /// All counters there: what the Grail wins.
    pub total: u8,
    /// What each wins without it.
    pub each: u8,
}

/// The tie that the holder of the Grail is asked about.
pub(super) fn tie(view: &View) -> Option<Tie> {
    match view.phase {
        Phase::Grail { at, .. } => tie_at(view, at),
        _ => None,
    }
}

/// The tie for most influence in a principality, if there is one.
pub(super) fn tie_at(view: &View, at: Principality) -> Option<Tie> {
    let counters = view.castles.map(|castle| castle.influence[at]);
    let most = counters.values().max().copied().filter(|most| *most > 0)?;
    let tied = counters.which(|count| *count == most);
    let total = counters.values().sum();
    (tied.len() > 1).then(|| Tie { tied, total, each: total / tied.len() as u8 })
}

/// Whether nothing can be done on the space whose action is open, as far as everybody knows.
pub(super) fn is_barren(view: &View) -> bool {
    let Some(Stage::Acting(visit, Part::Open)) = stage(view) else { return false };
    let swaps = visit.space.field() == Field::Mission && view.awaited.iter().any(|seat| view.hands[seat] > 0);
    let acts = |action: &Action| {
        matches!(
            action,
            Action::Perform
                | Action::Send { .. }
                | Action::Take(_)
                | Action::Return(_)
                | Action::Discard(_)
                | Action::Build(_)
                | Action::FavorTwice
                | Action::FavorTally(_)
        )
    };
    !swaps && !view.choices.iter().any(acts)
}
