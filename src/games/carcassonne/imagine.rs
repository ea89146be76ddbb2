//! Thinking ahead: the rules of a turn on what everybody knows.

use super::{Action, Carcassonne, Figure, Landscape, Options, Phase, Scoring, Spot, Supply, View};
use crate::games::{BySeat, Seat};

/// A position as it is imagined from a view: with no tile in the bag, since nobody knows the next one. The steps of
/// the turn go by the rules.
#[derive(Clone, Debug)]
pub struct Imagined(Carcassonne);

impl Imagined {
    pub fn new(view: &View) -> Imagined {
        Imagined(Carcassonne {
            options: view.options,
            turn: view.turn,
            landscape: view.landscape.clone(),
            bag: Vec::new(),
            left_out: Vec::new(),
            set_aside: Vec::new(),
            supplies: view.supplies.clone(),
            scores: view.scores.clone(),
            mage: view.mage,
            witch: view.witch,
            turns: BySeat::new(view.scores.seats(), |_| Vec::new()),
            choice: 0,
            phase: view.phase,
        })
    }

    pub fn options(&self) -> &Options {
        &self.0.options
    }

    pub fn landscape(&self) -> &Landscape {
        &self.0.landscape
    }

    pub fn phase(&self) -> Phase {
        self.0.phase
    }

    pub fn supplies(&self) -> &BySeat<Supply> {
        &self.0.supplies
    }

    pub fn scores(&self) -> &BySeat<u16> {
        &self.0.scores
    }

    /// Where a figure stands.
    pub fn figure(&self, figure: Figure) -> Option<Spot> {
        self.0.figure(figure)
    }

    /// What whoever is on turn could do now.
    pub fn choices(&self) -> Vec<Action> {
        self.0.allowed(self.0.turn)
    }

    /// What a feature would give, closed or as it is at the end of the game, and to whom.
    pub fn worth(&self, spot: Spot, closed: bool) -> Option<Scoring> {
        self.0.worth(spot, closed)
    }

    /// After a step of this turn. `None` when it is not allowed, and for the end of the turn, which draws a tile.
    pub fn after(&self, seat: Seat, action: Action) -> Option<Imagined> {
        if action == Action::Done {
            return None;
        }
        let mut after = self.clone();
        after.0.act(seat, action).ok()?;
        Some(after)
    }

    /// As if no figure had to move.
    #[must_use]
    pub fn without_magic(mut self) -> Imagined {
        if self.0.phase == Phase::Conjuring {
            self.0.begin_claim();
        }
        self
    }

    /// With everything scored that the tile laid last has closed.
    #[must_use]
    pub fn settled(mut self) -> Imagined {
        self.0.score_closed(&mut Vec::new());
        self
    }
}
