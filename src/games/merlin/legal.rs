//! What the rules allow now. The same facts that playing checks, turned round.

use super::{
    Action, Castle, Die, Direction, Field, Half, Henchman, Item, Kind, Merlin, Part, Phase, Pick, Pips, Principality,
    Reward, Row, Space, Stage, Tally, Turn, Turned, Visit,
};
use crate::games::{Seat, Seats};

impl Merlin {
    pub(super) fn awaited(&self) -> Seats {
        match self.phase {
            Phase::Rolling => self.castles.which(|castle| castle.dice.is_empty()),
            Phase::Turn(Turn { seat, .. }) | Phase::Drawing { seat, .. } | Phase::Grail { seat, .. } => {
                Seats::NONE.with(seat)
            }
            Phase::Over => Seats::NONE,
        }
    }

    /// What this seat may do, as far as everybody can see.
    pub(super) fn open(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        match self.phase {
            Phase::Rolling if seat.index() < self.seats() => {
                let missing = self.awaited();
                actions.extend(missing.contains(seat).then_some(Action::Roll));
                let others = !missing.without(Seats::NONE.with(seat)).is_empty();
                actions.extend(others.then_some(Action::RollForAll));
            }
            Phase::Turn(turn) if turn.seat == seat => self.open_in_turn(&turn, &mut actions),
            Phase::Drawing { seat: drawing, .. } if drawing == seat => actions.extend(self.picks()),
            Phase::Grail { seat: holder, .. } if holder == seat => {
                actions.extend([Action::Grail(true), Action::Grail(false)]);
            }
            _ => {}
        }
        actions
    }

    /// What this seat may do that nobody else may know: completing and discarding missions.
    pub(super) fn hidden(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let turn = self.turn().filter(|turn| turn.seat == seat);
        let completing = turn.filter(|turn| turn.is_between_steps() && turn.missions_left() > 0);
        let swapping = turn.filter(|turn| match turn.stage {
            Stage::Acting(visit, Part::Open | Part::Again { .. }) => visit.space.field() == Field::Mission,
            _ => false,
        });
        completing
            .map(|_| self.completions(seat))
            .into_iter()
            .flatten()
            .chain(swapping.map(|_| self.swaps(seat)).into_iter().flatten())
    }

    fn completions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let castle = &self.castles[seat];
        self.hands[seat].iter().filter(|mission| mission.is_met(castle)).flat_map(move |mission| {
            let rows = Row::ALL.into_iter().filter(|row| self.check_seal(castle, *mission, *row).is_ok());
            let rewards = std::iter::once(Reward::Points).chain(rows.map(Reward::Seal));
            rewards.map(|reward| Action::Complete { mission: *mission, reward })
        })
    }

    fn swaps(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let hand = &self.hands[seat];
        hand.iter().flat_map(move |first| {
            let others = hand.iter().filter(move |other| first < other).map(|other| Some(*other));
            std::iter::once(None).chain(others).map(|second| Action::Swap { first: *first, second })
        })
    }

    fn open_in_turn(&self, turn: &Turn, actions: &mut Vec<Action>) {
        let castle = &self.castles[turn.seat];
        let has_flag = |of| castle.items.flags[of] > 0;
        match turn.stage {
            Stage::Choosing => {
                actions.extend(castle.dice.kinds().map(Action::Choose));
                if has_flag(Principality::Purple) {
                    actions.extend(castle.dice.kinds().map(|die| Action::Turn(Turned::Unused(die))));
                }
            }
            Stage::Chosen(chosen) => {
                actions.push(Action::Move(Direction::Clockwise));
                if chosen.white || has_flag(Principality::Blue) {
                    actions.push(Action::Move(Direction::CounterClockwise));
                }
                if castle.apples > 0 {
                    actions.extend(Pips::ALL.into_iter().filter(|pips| *pips != chosen.pips).map(Action::Apple));
                }
                if has_flag(Principality::Purple) {
                    actions.push(Action::Turn(Turned::Chosen));
                    let unused = castle.dice.kinds().map(|die: Die| Action::Turn(Turned::Unused(die)));
                    actions.extend(unused);
                }
            }
            Stage::Acting(visit, part) => self.open_in_action(turn, &visit, part, actions),
            Stage::Acted { again, .. } => {
                let staff = again.filter(|again| {
                    !turn.staff && castle.staffs > 0 && self.can_act(turn.seat, &again.visit, again.but)
                });
                actions.extend(staff.map(|_| Action::Staff));
                actions.push(Action::Done);
            }
        }
        if turn.is_between_steps() {
            if has_flag(Principality::Grey) && !turn.grey {
                actions.push(Action::Grey);
            }
            if has_flag(Principality::Black) {
                actions.extend(castle.traitors.present().map(Action::Repel));
            }
            if castle.favor_ready(Henchman::ShieldBearer) {
                actions.extend(castle.traitors.present().map(Action::FavorRepel));
            }
        }
    }

    fn open_in_action(&self, turn: &Turn, visit: &Visit, part: Part, actions: &mut Vec<Action>) {
        let seat = turn.seat;
        let castle = &self.castles[seat];
        match part {
            Part::Open => {
                if !visit.borrowed {
                    if !visit.white && castle.items.flags[Principality::Brown] > 0 {
                        actions.push(Action::Jump);
                    }
                    if castle.items.flags[Principality::Orange] > 0 {
                        actions.extend(self.lendable(seat, visit.space).map(Action::Borrow));
                    }
                }
                self.parts(seat, visit, None, actions);
                self.tallies(castle, visit, actions);
                actions.extend(self.check_twice(castle, visit).is_ok().then_some(Action::FavorTwice));
                actions.push(Action::Decline);
            }
            Part::Again { but } => {
                self.parts(seat, visit, but, actions);
                self.tallies(castle, visit, actions);
            }
            Part::Exchange => actions.extend(self.board.stocks.present().map(Action::Take)),
            Part::Pay { plot, .. } => {
                let payable = self.board.environs.payable(plot);
                actions.extend(castle.items.materials.present().filter(|of| payable[*of]).map(Action::Pay));
            }
            Part::Tower { .. } => {
                let items = self.board.stocks.present().filter(|item| item.kind != Kind::Material);
                actions.extend(items.map(Action::Take));
                if castle.counters > 0 {
                    actions.extend(Principality::ALL.map(Action::Place));
                }
                actions.push(Action::Decline);
            }
            Part::Draw { .. } => actions.extend(self.picks()),
            Part::Twice(half) => {
                self.halves(castle, visit, actions);
                actions.extend((half == Half::Second).then_some(Action::Decline));
            }
        }
    }

    /// Whether anything of a space's action can be done, open or hidden.
    pub(super) fn can_act(&self, seat: Seat, visit: &Visit, but: Option<Henchman>) -> bool {
        let castle = &self.castles[seat];
        let mut actions = Vec::new();
        self.parts(seat, visit, but, &mut actions);
        self.tallies(castle, visit, &mut actions);
        !actions.is_empty() || (visit.space.field() == Field::Mission && !self.hands[seat].is_empty())
    }

    /// The first steps of a space's action, but for what is hidden.
    fn parts(&self, seat: Seat, visit: &Visit, but: Option<Henchman>, actions: &mut Vec<Action>) {
        let castle = &self.castles[seat];
        let stocks = &self.board.stocks;
        match visit.space.field() {
            Field::Principality(at) => {
                for henchman in Henchman::ALL.into_iter().filter(|henchman| Some(*henchman) != but) {
                    let anywhere = castle.seals[henchman].has(Row::Second);
                    let places = Principality::ALL.into_iter().filter(|to| *to == at || anywhere);
                    let free = places.filter(|to| castle.henchmen[henchman] != Some(*to));
                    actions.extend(free.map(|to| Action::Send { henchman, to }));
                }
            }
            Field::Points(tally) => actions.extend((castle.tally(tally) > 0).then_some(Action::Perform)),
            Field::Influence(kind) => {
                let places = castle.influence.present().filter(|of| stocks[kind][*of] > 0);
                actions.extend(places.map(|of| Action::Take(Item { kind, of })));
            }
            Field::InfluenceHenchman => sendable_by_influence(castle, actions),
            Field::Excalibur => {
                actions.extend(castle.traitors.present().map(Action::Discard));
                let bare = castle.traitors.total() == 0 && self.board.excalibur != Some(seat);
                actions.extend(bare.then_some(Action::Perform));
            }
            Field::Grail => {
                let gives = self.board.grail != Some(seat) || self.board.apples > 0;
                actions.extend(gives.then_some(Action::Perform));
            }
            Field::Relocate => {
                for (henchman, place) in castle.henchmen.iter() {
                    let targets = match place {
                        Some(place) => vec![place.next(), place.previous()],
                        None if castle.sent_out() == 0 => Principality::ALL.to_vec(),
                        None => Vec::new(),
                    };
                    actions.extend(targets.into_iter().map(|to| Action::Send { henchman, to }));
                }
            }
            Field::Exchange => actions.extend(castle.items.present().map(Action::Return)),
            Field::Mission => {}
            Field::Manor => self.sites(castle, actions),
        }
    }

    /// The Flag-bearer's third row on a victory point space.
    fn tallies(&self, castle: &Castle, visit: &Visit, actions: &mut Vec<Action>) {
        if matches!(visit.space.field(), Field::Points(_)) && castle.favor_ready(Henchman::FlagBearer) {
            actions.extend(Tally::ALL.map(Action::FavorTally));
        }
    }

    /// The steps of a half of a double action.
    pub(super) fn halves(&self, castle: &Castle, visit: &Visit, actions: &mut Vec<Action>) {
        match visit.space.field() {
            Field::Manor => self.sites(castle, actions),
            _ => sendable_by_influence(castle, actions),
        }
    }

    /// Where a manor can be built and paid.
    fn sites(&self, castle: &Castle, actions: &mut Vec<Action>) {
        if castle.manors == 0 {
            return;
        }
        let environs = &self.board.environs;
        let sites = environs.plots().filter(|plot| {
            let payable = environs.payable(*plot);
            environs.manor(*plot).is_none() && castle.items.materials.present().any(|of| payable[of])
        });
        actions.extend(sites.map(Action::Build));
    }

    /// Spaces with other players' knights but this one, clockwise.
    pub(super) fn lendable(&self, seat: Seat, reached: Space) -> impl Iterator<Item = Space> {
        let mut spaces: Vec<Space> =
            self.castles.iter().filter(|(other, _)| *other != seat).map(|(_, castle)| castle.knight).collect();
        spaces.sort_unstable();
        spaces.dedup();
        spaces.into_iter().filter(move |space| *space != reached)
    }

    /// Where a mission can be drawn.
    fn picks(&self) -> impl Iterator<Item = Action> {
        let display = (0..self.board.display.len()).map(|place| Pick::Display(place as u8));
        let pile = !self.pile.is_empty() || !self.discarded.is_empty();
        display.chain(pile.then_some(Pick::Pile)).map(Action::Draw)
    }
}

fn sendable_by_influence(castle: &Castle, actions: &mut Vec<Action>) {
    for henchman in Henchman::ALL {
        let places = castle.influence.present().filter(|to| castle.henchmen[henchman] != Some(*to));
        actions.extend(places.map(|to| Action::Send { henchman, to }));
    }
}
