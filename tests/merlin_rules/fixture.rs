//! Games with everything written out that chance decides.

use std::collections::BTreeMap;

use roundtable::games::merlin::Direction::{Clockwise, CounterClockwise};
use roundtable::games::merlin::{
    Action, Board, Castle, Chance, Deal, Die, Direction, Event, Henchman, Item, Kind, Merlin, Mission, Options, Phase,
    Pips, Plot, Principality, Refusal, Source, Space, Stage, Terrain, Throw, Tile, View,
};
use roundtable::games::{BySeat, Dice, Game, Seat, Seed, Viewer};

/// Three own dice, then the white one: what everybody throws where nothing else is said.
const THROW: [u8; 4] = [1, 2, 3, 4];

/// Environs of four rows with 5 plain tiles and 3 towers of each terrain; of three rows with 4 and 2.
pub const FOUR_ROWS: &str = "mwlmwl mwlmwl mwlMWL MWLMWL";
pub const THREE_ROWS: &str = "mwlmwl mwlmwl MWLMWL";

/// What a game begins with. Whatever is not named follows in the order of the components.
pub struct Setup {
    tiles: Vec<u8>,
    start: u8,
    kings_favor: bool,
    environs: String,
    display: Vec<u8>,
    hands: BTreeMap<u8, Vec<u8>>,
    /// The top of the pile after the deal.
    pile: Vec<u8>,
    traitors: BTreeMap<u8, [Principality; 3]>,
    throws: BTreeMap<(u8, u8), Vec<[u8; 4]>>,
    later: Chance,
}

/// A game for as many as there are starting tiles; seat 0 begins.
pub fn tiles<const N: usize>(tiles: [u8; N]) -> Setup {
    Setup {
        tiles: tiles.to_vec(),
        start: 0,
        kings_favor: false,
        environs: if N == 4 { FOUR_ROWS } else { THREE_ROWS }.to_owned(),
        display: Vec::new(),
        hands: BTreeMap::new(),
        pile: Vec::new(),
        traitors: BTreeMap::new(),
        throws: BTreeMap::new(),
        later: Chance::default(),
    }
}

impl Setup {
    pub fn start(mut self, seat: u8) -> Setup {
        self.start = seat;
        self
    }

    pub fn kings_favor(mut self) -> Setup {
        self.kings_favor = true;
        self
    }

    /// A letter for each tile, row by row: mountain, wood, lake; a capital has a tower.
    pub fn environs(mut self, rows: &str) -> Setup {
        rows.clone_into(&mut self.environs);
        self
    }

    pub fn display(mut self, missions: [u8; 3]) -> Setup {
        self.display = missions.to_vec();
        self
    }

    pub fn hand<const N: usize>(mut self, seat: u8, missions: [u8; N]) -> Setup {
        self.hands.insert(seat, missions.to_vec());
        self
    }

    pub fn pile<const N: usize>(mut self, missions: [u8; N]) -> Setup {
        self.pile = missions.to_vec();
        self
    }

    pub fn traitors(mut self, seat: u8, shields: [Principality; 3]) -> Setup {
        self.traitors.insert(seat, shields);
        self
    }

    /// Three own dice, then the white one; once more for what is thrown after it. Rounds are counted from 1.
    pub fn throw(mut self, round: u8, seat: u8, dice: [u8; 4]) -> Setup {
        self.throws.entry((round, seat)).or_default().push(dice);
        self
    }

    pub fn mission_shuffle(mut self, order: Vec<Mission>) -> Setup {
        self.later.missions.push(order);
        self
    }

    pub fn traitor_shuffle(mut self, order: Vec<Principality>) -> Setup {
        self.later.traitors.push(order);
        self
    }

    pub fn seats(&self) -> usize {
        self.tiles.len()
    }

    fn clockwise(&self) -> impl Iterator<Item = u8> {
        let (start, seats) = (self.start, self.tiles.len() as u8);
        (0..seats).map(move |step| (start + step) % seats)
    }

    pub fn deal(&self) -> Deal {
        let mut wanted: Vec<Option<u8>> = Vec::new();
        let mut want = |missions: Option<&Vec<u8>>, count: usize| {
            let missions = missions.cloned().unwrap_or_default();
            wanted.extend((0..count).map(|place| missions.get(place).copied()));
        };
        want(Some(&self.display), 3);
        for seat in self.clockwise() {
            want(self.hands.get(&seat), 4);
        }
        want(Some(&self.pile), self.pile.len());
        let missions = fill((1..=55).collect(), &wanted).into_iter().map(mission).collect();

        let four_each = Principality::ALL.iter().flat_map(|shield| [*shield; 4]).collect();
        let wanted: Vec<Option<Principality>> = self
            .clockwise()
            .flat_map(|seat| self.traitors.get(&seat).map_or([None; 3], |shields| shields.map(Some)))
            .collect();
        let traitors = fill(four_each, &wanted);

        let rolling = (1..=6).flat_map(|round| (0..self.tiles.len() as u8).map(move |seat| (round, seat)));
        let throws = rolling.flat_map(|place| self.throws.get(&place).cloned().unwrap_or_else(|| vec![THROW]));
        let throws = throws.map(throw).collect();
        Deal {
            start: Seat(self.start),
            starting_tiles: BySeat::from(self.tiles.clone()),
            environs: self.environs.chars().filter(|letter| *letter != ' ').map(tile).collect(),
            missions,
            traitors,
            later: Chance { throws, ..self.later.clone() },
        }
    }

    /// Before the first roll.
    pub fn unrolled(&self) -> Match {
        let options = Options { kings_favor: self.kings_favor };
        let merlin = Merlin::set_up(&options, self.seats(), &self.deal()).unwrap();
        Match { merlin, dice: Dice::new(Seed::from_number(0)) }
    }

    /// Everybody has rolled.
    pub fn begin(&self) -> Match {
        let mut game = self.unrolled();
        game.by(0, Action::RollForAll);
        game
    }
}

/// All these things, with those that are wanted in their places and the others in their order.
fn fill<T: Copy + PartialEq>(all: Vec<T>, wanted: &[Option<T>]) -> Vec<T> {
    let mut others = all;
    for thing in wanted.iter().flatten() {
        let place = others.iter().position(|other| other == thing).expect("there are enough of it");
        others.remove(place);
    }
    let mut others = others.into_iter();
    let mut filled: Vec<T> =
        wanted.iter().map(|thing| thing.or_else(|| others.next()).expect("there are enough of all")).collect();
    filled.extend(others);
    filled
}

fn tile(letter: char) -> Tile {
    let terrain = match letter.to_ascii_lowercase() {
        'm' => Terrain::Mountain,
        'w' => Terrain::Wood,
        'l' => Terrain::Lake,
        _ => panic!("no terrain {letter}"),
    };
    Tile { terrain, tower: letter.is_ascii_uppercase() }
}

pub fn throw([a, b, c, white]: [u8; 4]) -> Throw {
    Throw { own: [pips(a), pips(b), pips(c)], white: pips(white) }
}

pub fn pips(number: u8) -> Pips {
    Pips::new(number).unwrap()
}

pub fn space(number: u8) -> Space {
    Space::new(number).unwrap()
}

pub fn mission(number: u8) -> Mission {
    Mission::new(number).unwrap()
}

pub fn flag(of: Principality) -> Item {
    Item { kind: Kind::Flag, of }
}

pub fn shield(of: Principality) -> Item {
    Item { kind: Kind::Shield, of }
}

pub fn material(of: Principality) -> Item {
    Item { kind: Kind::Material, of }
}

pub fn send(henchman: Henchman, to: Principality) -> Action {
    Action::Send { henchman, to }
}

pub fn own(die: u8) -> Action {
    Action::Choose(Die::Own(pips(die)))
}

/// The plot in this column and row, both from 0.
pub fn build(column: u8, row: u8) -> Action {
    Action::Build(Plot::at(column, row))
}

/// A game under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    pub merlin: Merlin,
    pub dice: Dice,
}

impl Match {
    /// Lets this seat do what must be legal.
    pub fn by(&mut self, seat: u8, action: Action) -> Vec<Event> {
        let legal = self.merlin.legal_actions(Seat(seat));
        assert!(legal.contains(&action), "{action:?} is not legal, but {legal:?}");
        self.merlin.play(Seat(seat), &action, &mut self.dice).unwrap()
    }

    /// Lets this seat try what must be refused, and checks that nothing changed.
    pub fn refused_by(&mut self, seat: u8, action: Action) -> Refusal {
        assert!(!self.merlin.legal_actions(Seat(seat)).contains(&action));
        let before = self.merlin.clone();
        let refusal = self.merlin.play(Seat(seat), &action, &mut self.dice).unwrap_err();
        assert_eq!(self.merlin, before);
        refusal
    }

    /// Who is on turn.
    pub fn seat(&self) -> u8 {
        match self.view().phase {
            Phase::Turn(turn) => turn.seat.0,
            Phase::Drawing { seat, .. } | Phase::Grail { seat, .. } => seat.0,
            Phase::Rolling | Phase::Over => panic!("nobody is on turn"),
        }
    }

    /// The player on turn does this.
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        self.by(self.seat(), action)
    }

    /// The player on turn does all of this.
    pub fn acts<const N: usize>(&mut self, actions: [Action; N]) {
        for action in actions {
            self.act(action);
        }
    }

    pub fn refused(&mut self, action: Action) -> Refusal {
        self.refused_by(self.seat(), action)
    }

    pub fn legal(&self) -> Vec<Action> {
        self.merlin.legal_actions(Seat(self.seat()))
    }

    pub fn may(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// The knight goes clockwise.
    pub fn ride(&mut self, die: u8) {
        self.acts([own(die), Action::Move(Clockwise)]);
    }

    /// Merlin goes.
    pub fn merlin(&mut self, direction: Direction) {
        self.acts([Action::Choose(Die::White), Action::Move(direction)]);
    }

    /// Merlin goes clockwise.
    pub fn on(&mut self) {
        self.merlin(Clockwise);
    }

    /// Merlin goes counter-clockwise.
    pub fn back(&mut self) {
        self.merlin(CounterClockwise);
    }

    /// Ends the turn; a round that begins is rolled for.
    pub fn done(&mut self) -> Vec<Event> {
        let mut events = self.act(Action::Done);
        events.extend(self.roll());
        events
    }

    /// Rolls for everybody where that is asked.
    pub fn roll(&mut self) -> Vec<Event> {
        if self.view().phase == Phase::Rolling { self.by(0, Action::RollForAll) } else { Vec::new() }
    }

    /// A turn in which the knight goes clockwise and these things are done.
    pub fn ride_and<const N: usize>(&mut self, die: u8, actions: [Action; N]) {
        self.ride(die);
        self.acts(actions);
        self.done();
    }

    /// A turn in which nothing is done but moving: the knight by the lowest own die, without one Merlin clockwise.
    pub fn idle(&mut self) -> Vec<Event> {
        let die = self.castle(self.seat()).dice.kinds().next().unwrap();
        self.acts([Action::Choose(die), Action::Move(Clockwise), Action::Decline]);
        self.done()
    }

    /// A turn in which only Merlin moves, clockwise.
    pub fn idle_on(&mut self) {
        self.on();
        self.act(Action::Decline);
        self.done();
    }

    /// A turn in which only Merlin moves, counter-clockwise.
    pub fn idle_back(&mut self) {
        self.back();
        self.act(Action::Decline);
        self.done();
    }

    /// Idle turns until it is this seat's.
    pub fn until(&mut self, seat: u8) {
        while self.seat() != seat {
            self.idle();
        }
    }

    /// Idle turns until this round begins or the Grail is asked about; what happened.
    pub fn until_round(&mut self, round: u8) -> Vec<Event> {
        let mut events = Vec::new();
        while self.view().round < round && matches!(self.view().phase, Phase::Turn(_)) {
            events.extend(self.idle());
        }
        events
    }

    /// Idle turns until the end; what happened.
    pub fn until_over(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while self.view().phase != Phase::Over {
            events.extend(self.idle());
        }
        events
    }

    pub fn view(&self) -> View {
        self.merlin.view(Viewer::Public)
    }

    pub fn board(&self) -> Board {
        self.view().board
    }

    pub fn castle(&self, seat: u8) -> Castle {
        self.view().castles[Seat(seat)].clone()
    }

    pub fn stage(&self) -> Stage {
        match self.view().phase {
            Phase::Turn(turn) => turn.stage,
            other => panic!("no turn, but {other:?}"),
        }
    }

    /// What a castle board has of this.
    pub fn has(&self, seat: u8, item: Item) -> u8 {
        self.castle(seat).items[item.kind][item.of]
    }

    /// What the principality still has of this.
    pub fn stock(&self, item: Item) -> u8 {
        self.board().stocks[item.kind][item.of]
    }

    pub fn points(&self, seat: u8, source: Source) -> i16 {
        self.castle(seat).points[source]
    }

    pub fn score(&self, seat: u8) -> i16 {
        self.castle(seat).score()
    }

    /// The numbers of the missions in hand, in rising order.
    pub fn hand(&self, seat: u8) -> Vec<u8> {
        let own = self.merlin.view(Viewer::Seat(Seat(seat))).own.unwrap();
        let mut numbers: Vec<u8> = own.hand.iter().map(|held| held.mission.number()).collect();
        numbers.sort_unstable();
        numbers
    }
}
