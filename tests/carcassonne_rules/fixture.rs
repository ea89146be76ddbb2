//! Positions written down: one short text for each turn.
//!
//! `MW1@-1,0 r180 mg>0,0:road t:E` lays MW1 half turned beside the first tile, puts the mage on that tile's road and
//! a meeple on the road that leaves MW1 to the east. `wt` is the witch, `off:mg` takes the mage off; `k` is a knight
//! in a city, `t` a thief on a road, `m` a monk, `f` a farmer, in capitals the big meeple. After `:` stand sides, or
//! for a field halves of sides, that the segment has.

use roundtable::games::carcassonne::{
    Action, Carcassonne, Cell, Event, Figure, Options, Phase, Refusal, Rotation, Scoring, Segment, Spot, Terrain, Tile,
    View,
};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};
use serde_json::json;

/// A game whose bag holds what a test wants.
pub struct Table {
    pub game: Carcassonne,
    /// Of the last turn that was played.
    pub events: Vec<Event>,
}

/// Base game with the Mage & Witch and fields.
pub fn usual() -> Options {
    Options::default()
}

/// The same with Inns & Cathedrals.
pub fn inns() -> Options {
    Options { inns: true, ..Options::default() }
}

pub fn tile(id: &str) -> Tile {
    Tile::named(id).unwrap_or_else(|| panic!("there is no tile {id}"))
}

pub fn cell(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

pub fn degrees(degrees: u16) -> Rotation {
    Rotation::try_from(degrees).unwrap()
}

pub fn lay(x: i16, y: i16, turned: u16) -> Action {
    Action::Lay { cell: cell(x, y), rotation: degrees(turned) }
}

/// Two players after these turns; the bag is empty then, and the game over.
pub fn finished(turns: &[&str]) -> Table {
    finished_with(&usual(), turns)
}

pub fn finished_with(options: &Options, turns: &[&str]) -> Table {
    let mut table = Table::new(options, 2, &tiles(turns));
    table.play(turns);
    assert_eq!(table.view().phase, Phase::Over);
    table
}

/// Two players after these turns, who go on with a tile that always fits somewhere.
pub fn after(turns: &[&str]) -> Table {
    after_with(&usual(), turns, &["V"])
}

/// Two players after these turns, with these tiles left in the bag.
pub fn after_with(options: &Options, turns: &[&str], next: &[&str]) -> Table {
    let mut table = Table::new(options, 2, &[&tiles(turns)[..], next].concat());
    table.play(turns);
    table
}

fn tiles<'a>(turns: &[&'a str]) -> Vec<&'a str> {
    turns.iter().map(|turn| turn.split_once('@').unwrap().0).collect()
}

impl Table {
    /// The first seat begins with the first of these tiles.
    pub fn new(options: &Options, seats: usize, bag: &[&str]) -> Table {
        let deal = Carcassonne::deal(options, seats, &mut Dice::new(Seed::from_number(1))).unwrap();
        let mut position = serde_json::to_value(Carcassonne::set_up(options, seats, &deal).unwrap()).unwrap();
        let (first, rest) = bag.split_first().unwrap();
        position["turn"] = json!(0);
        position["phase"] = json!({ "laying": { "tile": first } });
        position["bag"] = rest.iter().rev().copied().collect();
        Table { game: serde_json::from_value(position).unwrap(), events: Vec::new() }
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Public)
    }

    pub fn seat(&self) -> Seat {
        self.view().turn
    }

    pub fn choices(&self) -> Vec<Action> {
        self.game.legal_actions(self.seat())
    }

    /// Plays one step of whoever is on turn.
    pub fn step(&mut self, action: Action) {
        let seat = self.seat();
        match self.game.play(seat, &action, &mut Dice::new(Seed::from_number(0))) {
            Ok(events) => self.events.extend(events),
            Err(refusal) => panic!("{action:?}: {refusal}"),
        }
    }

    /// Tries a step that is refused, which must change nothing.
    pub fn refuse(&mut self, action: Action) -> Refusal {
        let before = self.game.clone();
        let seat = self.seat();
        assert!(!self.choices().contains(&action), "{action:?} is offered");
        let refusal = self.game.play(seat, &action, &mut Dice::new(Seed::from_number(0)));
        assert_eq!(self.game, before);
        refusal.expect_err("it should be refused")
    }

    /// Plays whole turns.
    pub fn play(&mut self, turns: &[&str]) {
        for turn in turns {
            self.open(turn);
            if self.view().phase == Phase::Claiming {
                self.step(Action::Pass);
            }
            self.step(Action::Done);
        }
    }

    /// Plays a turn as far as it is written.
    pub fn open(&mut self, turn: &str) {
        self.events.clear();
        let mut parts = turn.split(' ');
        let (id, at) = parts.next().unwrap().split_once('@').unwrap();
        assert_eq!(self.view().phase, Phase::Laying { tile: tile(id) }, "{turn}");
        let at = read_cell(at);
        let mut parts: Vec<&str> = parts.collect();
        let turned = parts.first().and_then(|part| part.strip_prefix('r')).map(|turned| turned.parse().unwrap());
        if turned.is_some() {
            parts.remove(0);
        }
        self.step(Action::Lay { cell: at, rotation: degrees(turned.unwrap_or(0)) });
        for part in parts {
            self.step(self.read(at, part));
        }
    }

    fn read(&self, at: Cell, part: &str) -> Action {
        if let Some(figure) = part.strip_prefix("off:") {
            return Action::TakeOff(read_figure(figure));
        }
        if let Some((figure, place)) = part.split_once('>') {
            return Action::Conjure { figure: read_figure(figure), spot: self.spot(place) };
        }
        let (kind, sides) = part.split_once(':').unwrap_or((part, ""));
        let terrain = match kind.to_ascii_lowercase().as_str() {
            "k" => Terrain::City,
            "t" => Terrain::Road,
            "m" => Terrain::Monastery,
            "f" => Terrain::Field,
            _ => panic!("{part}"),
        };
        let big = kind.chars().all(char::is_uppercase);
        Action::Claim { segment: self.find(at, terrain, sides).segment, big }
    }

    /// A segment that lies: `0,0:road`, `1,-2:city:N`.
    pub fn spot(&self, place: &str) -> Spot {
        let (at, segment) = place.split_once(':').unwrap();
        let (kind, sides) = segment.split_once(':').unwrap_or((segment, ""));
        let terrain = match kind {
            "city" => Terrain::City,
            "road" => Terrain::Road,
            "monastery" => Terrain::Monastery,
            "field" => Terrain::Field,
            _ => panic!("{place}"),
        };
        self.find(read_cell(at), terrain, sides)
    }

    fn find(&self, cell: Cell, terrain: Terrain, sides: &str) -> Spot {
        let view = self.view();
        let laid = view.landscape.at(cell).unwrap_or_else(|| panic!("nothing lies at {cell}"));
        let has = |segment: &Segment| {
            let name = segment.name();
            let (_, own) = name.split_once(':').unwrap_or(("", ""));
            segment.terrain == terrain && sides.chars().all(|side| own.contains(side))
        };
        let mut found = (0..).zip(&laid.face().segments).filter(|(_, segment)| has(segment));
        let (segment, _) = found.next().unwrap_or_else(|| panic!("no {terrain:?} {sides} at {cell}"));
        assert!(found.next().is_none(), "several {terrain:?} {sides} at {cell}");
        Spot { cell, segment }
    }

    /// The points of all seats.
    pub fn scores(&self) -> Vec<u16> {
        self.game.scores().values().copied().collect()
    }

    /// What was scored in the last turn.
    pub fn scorings(&self) -> Vec<&Scoring> {
        let scored = self.events.iter().filter_map(|event| match event {
            Event::Scored(scoring) => Some(scoring),
            _ => None,
        });
        scored.collect()
    }

    /// Where a figure stands.
    pub fn figure(&self, figure: Figure) -> Option<Spot> {
        match figure {
            Figure::Mage => self.view().mage,
            Figure::Witch => self.view().witch,
        }
    }

    /// The segments that a figure may go to, as `x,y:city:NW`.
    pub fn targets(&self, wanted: Figure) -> Vec<String> {
        let view = self.view();
        let targets = self.choices().into_iter().filter_map(|action| match action {
            Action::Conjure { figure, spot } if figure == wanted => Some(spot),
            _ => None,
        });
        let name = |spot: Spot| {
            let segment = view.landscape.segment(spot).unwrap();
            format!("{},{}:{}", spot.cell.x, spot.cell.y, segment.name())
        };
        targets.map(name).collect()
    }

    /// The segments that a small meeple may take, by their names.
    pub fn claims(&self) -> Vec<String> {
        let view = self.view();
        let face = view.landscape.last().face();
        let claims = self.choices().into_iter().filter_map(|action| match action {
            Action::Claim { segment, big: false } => Some(face.segments[usize::from(segment)].name()),
            _ => None,
        });
        claims.collect()
    }
}

fn read_figure(name: &str) -> Figure {
    match name {
        "mg" => Figure::Mage,
        "wt" => Figure::Witch,
        _ => panic!("{name}"),
    }
}

fn read_cell(text: &str) -> Cell {
    let (x, y) = text.split_once(',').unwrap();
    cell(x.parse().unwrap(), y.parse().unwrap())
}
