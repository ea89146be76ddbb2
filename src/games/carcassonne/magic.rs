//! The mage and the witch (the mini-expansion's text, and how it is read).

use super::{Action, Carcassonne, Event, Feature, Figure, Phase, Refusal, Spot};

impl Carcassonne {
    /// After a tile was laid: whether a figure must go somewhere. A single one that cannot is taken off.
    pub(super) fn begin_magic(&mut self, events: &mut Vec<Event>) -> bool {
        let together = match (self.mage, self.witch) {
            (Some(mage), Some(witch)) => self.landscape.is_same(mage, witch),
            _ => false,
        };
        if !self.landscape.last().tile.is_magic() && !together {
            return false;
        }
        if self.has_target() || (self.mage.is_some() && self.witch.is_some()) {
            self.phase = Phase::Conjuring;
            return true;
        }
        for figure in Figure::ALL {
            if let Some(from) = self.figure_mut(figure).take() {
                events.push(Event::TakenOff { seat: None, figure, from });
            }
        }
        false
    }

    /// Every segment where a figure may go: of roads and cities that are not closed, but for those where a figure
    /// stands.
    fn targets(&self) -> impl Iterator<Item = Spot> {
        let residences = Figure::ALL.map(|figure| self.figure(figure).and_then(|at| self.landscape.root(at)));
        let open = self.landscape.open_segments();
        open.filter(move |(_, root)| !residences.contains(&Some(*root))).map(|(spot, _)| spot)
    }

    fn has_target(&self) -> bool {
        self.targets().next().is_some()
    }

    /// The figure that stands in the feature of a segment.
    pub(super) fn resident(&self, spot: Spot) -> Option<Figure> {
        let stands = |figure: &Figure| self.figure(*figure).is_some_and(|at| self.landscape.is_same(at, spot));
        Figure::ALL.into_iter().find(stands)
    }

    pub(super) fn conjurings(&self) -> Vec<Action> {
        let targets: Vec<Spot> = self.targets().collect();
        if targets.is_empty() {
            return Figure::ALL.map(Action::TakeOff).to_vec();
        }
        let put = |figure| targets.iter().map(move |spot| Action::Conjure { figure, spot: *spot });
        Figure::ALL.into_iter().flat_map(put).collect()
    }

    pub(super) fn conjure(&mut self, figure: Figure, spot: Spot, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.phase != Phase::Conjuring {
            return Err(Refusal::NotNow);
        }
        if self.landscape.segment(spot).is_none() {
            return Err(Refusal::NoSuchSegment);
        }
        if self.resident(spot).is_some() {
            return Err(Refusal::OwnFeature { figure });
        }
        if !self.landscape.feature(spot).is_some_and(Feature::is_open) {
            return Err(Refusal::NoTarget);
        }
        let from = self.figure_mut(figure).replace(spot);
        events.push(Event::Conjured { seat: self.turn, figure, from, to: spot });
        self.begin_claim();
        Ok(())
    }

    pub(super) fn take_off(&mut self, figure: Figure, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.phase != Phase::Conjuring || self.has_target() {
            return Err(Refusal::NotNow);
        }
        let from = self.figure_mut(figure).take().ok_or(Refusal::NotOnBoard { figure })?;
        events.push(Event::TakenOff { seat: Some(self.turn), figure, from });
        self.begin_claim();
        Ok(())
    }
}
