//! What is done by itself, since everybody sees that nothing else can be done.

use super::{Action, Field, Part, Phase, Stage, Turn, View};
use crate::games::Seat;

impl View {
    /// The only step that is open in a turn. Never the end of the turn or a mission to draw: when whoever is on turn
    /// does that depends on what he has in hand.
    pub(super) fn forced(&self) -> Option<(Seat, Action)> {
        let (Phase::Turn(turn), [action]) = (self.phase, &self.choices[..]) else { return None };
        let forced = match (action, turn.stage) {
            (Action::Done | Action::Draw(_), _) => false,
            (Action::Decline, Stage::Acting(visit, Part::Open)) => {
                let swaps = visit.space.field() == Field::Mission && self.hands[turn.seat] > 0;
                !swaps && !self.may_seal(&turn)
            }
            _ => true,
        };
        forced.then_some((turn.seat, *action))
    }

    /// Whether a mission might be completed for a seal, which could open something else to do on a space. Points
    /// open nothing, and the mission can be completed later in the turn.
    fn may_seal(&self, turn: &Turn) -> bool {
        let castle = &self.castles[turn.seat];
        let hand = self.hands[turn.seat];
        self.options.kings_favor && castle.seals_left() > 0 && turn.missions_left() > 0 && hand > 0
    }
}
