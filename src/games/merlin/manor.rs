//! Building manors (booklet, "Majorság építése").

use super::act::whole;
use super::{Event, Field, Item, Kind, Merlin, Part, Plot, Principality, Refusal, Stage, Turn};

impl Merlin {
    pub(super) fn choose_plot(&mut self, turn: Turn, plot: Plot, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (visit, twice) = match turn.acting()? {
            (visit, Part::Twice(half)) => (visit, Some(half)),
            _ => (whole(&turn)?.0, None),
        };
        if visit.space.field() != Field::Manor {
            return Err(Refusal::OtherField { space: visit.space });
        }
        let environs = &self.board.environs;
        if !environs.has(plot) {
            return Err(Refusal::NoSuchPlot { plot });
        }
        if environs.manor(plot).is_some() {
            return Err(Refusal::Occupied { plot });
        }
        let castle = &self.castles[turn.seat];
        if castle.manors == 0 {
            return Err(Refusal::NoManor);
        }
        let payable = environs.payable(plot);
        if !castle.items.materials.present().any(|of| payable[of]) {
            return Err(Refusal::CannotPay { plot });
        }
        events.push(Event::PlotChosen { seat: turn.seat, plot });
        self.go_on(turn, Stage::Acting(visit, Part::Pay { plot, twice }));
        Ok(())
    }

    pub(super) fn pay(&mut self, turn: Turn, of: Principality, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (visit, Part::Pay { plot, twice }) = turn.acting()? else {
            return Err(Refusal::NotNow);
        };
        if !self.board.environs.payable(plot)[of] {
            return Err(Refusal::DoesNotPay { plot, of });
        }
        let item = Item::material(of);
        let castle = &mut self.castles[turn.seat];
        if !castle.items.has(item) {
            return Err(Refusal::NotOwned { item });
        }
        castle.items.pass(item, &mut self.board.stocks);
        castle.manors -= 1;
        self.board.environs.build(plot, turn.seat);
        events.push(Event::ManorBuilt { seat: turn.seat, plot, paid: of });
        let gives = self.board.stocks.present().any(|item| item.kind != Kind::Material);
        if self.board.environs.tile(plot).tower && (gives || self.castles[turn.seat].counters > 0) {
            self.go_on(turn, Stage::Acting(visit, Part::Tower { twice }));
        } else {
            self.finish(turn, visit, twice, None);
        }
        Ok(())
    }

    /// A tower's bonus as influence.
    pub(super) fn place(&mut self, turn: Turn, at: Principality, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (visit, Part::Tower { twice }) = turn.acting()? else {
            return Err(Refusal::NotNow);
        };
        if !self.put_counter(turn.seat, at) {
            return Err(Refusal::NoCounter);
        }
        events.push(Event::Placed { seat: turn.seat, at });
        self.finish(turn, visit, twice, None);
        Ok(())
    }
}
