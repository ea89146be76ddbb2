//! Thinking ahead: the rules of a turn on what one player knows.

use super::{Action, Board, Castle, Chance, Event, Merlin, Mission, Options, Part, Phase, Space, Stage, View, Visit};
use crate::games::{BySeat, Dice, Seat, Seed};

/// A position as somebody at the table imagines it from his view. What he does not know is not there: the pile, the
/// stacks of traitors and the other hands are empty. The steps of his own turn go by the rules, as far as they need
/// no chance.
#[derive(Clone, Debug)]
pub struct Imagined {
    seat: Seat,
    position: Merlin,
}

impl Imagined {
    /// `None` when the viewer has no seat.
    pub fn new(view: &View) -> Option<Imagined> {
        let own = view.own.as_ref()?;
        let seats = view.castles.seats();
        let mut hands = BySeat::new(seats, |_| Vec::new());
        hands[own.seat] = own.hand.iter().map(|held| held.mission).collect();
        let position = Merlin {
            options: view.options,
            round: view.round,
            start: view.start,
            board: view.board.clone(),
            castles: view.castles.clone(),
            hands,
            pile: Vec::new(),
            discarded: Vec::new(),
            traitors: Vec::new(),
            turns: BySeat::new(seats, |_| Vec::<Event>::new()),
            chance: Chance::default(),
            choice: 0,
            phase: view.phase,
        };
        Some(Imagined { seat: own.seat, position })
    }

    /// Who imagines it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn options(&self) -> &Options {
        &self.position.options
    }

    /// 1 to 6.
    pub fn round(&self) -> u8 {
        self.position.round
    }

    pub fn phase(&self) -> Phase {
        self.position.phase
    }

    pub fn board(&self) -> &Board {
        &self.position.board
    }

    pub fn castles(&self) -> &BySeat<Castle> {
        &self.position.castles
    }

    /// The castle of whoever imagines it.
    pub fn castle(&self) -> &Castle {
        &self.position.castles[self.seat]
    }

    /// His missions, without those that he would still draw.
    pub fn hand(&self) -> &[Mission] {
        &self.position.hands[self.seat]
    }

    /// What he could do now.
    pub fn choices(&self) -> Vec<Action> {
        let mut actions = self.position.open(self.seat);
        actions.extend(self.position.hidden(self.seat));
        actions
    }

    /// After a step of his turn. `None` when it is not allowed, or when chance or somebody else would come in: a
    /// roll, a card from the pile, the end of the turn. A card taken from the display is not replaced.
    pub fn after(&self, action: Action) -> Option<Imagined> {
        self.position.turn()?;
        if action == Action::Done {
            return None;
        }
        let mut after = self.clone();
        // With no pile and nothing discarded there is nothing to draw from.
        let mut dice = Dice::new(Seed::from_number(0));
        after.position.act(self.seat, action, &mut dice).ok()?;
        after.position.discarded.clear();
        after.position.turns[self.seat].clear();
        Some(after)
    }

    /// As if in his turn his knight, or Merlin, had just come to a space, whose action is open. `None` when it is
    /// not his turn.
    pub fn visiting(&self, space: Space, white: bool) -> Option<Imagined> {
        let turn = *self.position.turn().filter(|turn| turn.seat == self.seat)?;
        let mut visiting = self.clone();
        let visit = Visit { space, white, borrowed: false };
        visiting.position.go_on(turn, Stage::Acting(visit, Part::Open));
        Some(visiting)
    }
}
