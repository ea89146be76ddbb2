//! A second bookkeeping, slow and plain: it turns the tiles itself, fills features from segment to segment, and
//! counts and scores them anew each time.

use std::collections::{BTreeMap, BTreeSet};

use roundtable::games::carcassonne::{
    Cell, Edge, Figure, Laid, Meeple, Options, Rotation, Segment, Side, Spot, Terrain, Tile, View,
};
use roundtable::games::{BySeat, Seat, Seats};

/// A feature with everything in it.
#[derive(Clone, Debug)]
pub struct Feature {
    pub terrain: Terrain,
    pub spots: BTreeSet<Spot>,
    pub tiles: BTreeSet<Cell>,
    /// Sides that lead to an empty cell.
    pub open: usize,
    pub pennants: u16,
    pub inn: bool,
    pub cathedral: bool,
    pub meeples: Vec<Meeple>,
    pub figures: Vec<Figure>,
}

/// What lies on the table, and the features that it makes.
pub struct Recount {
    pub tiles: BTreeMap<(i16, i16), Laid>,
    pub features: Vec<Feature>,
    owner: BTreeMap<Spot, usize>,
    options: Options,
    seats: usize,
}

/// The sides of a segment as the tile lies.
fn sides(laid: &Laid, segment: &Segment) -> Vec<usize> {
    let quarters = laid.rotation.quarters();
    (0..4).filter(|side| segment.sides & 1 << side != 0).map(|side| (side + quarters) % 4).collect()
}

/// The halves of sides of a field as the tile lies.
fn halves(laid: &Laid, segment: &Segment) -> Vec<usize> {
    let quarters = laid.rotation.quarters();
    (0..8).filter(|half| segment.halves & 1 << half != 0).map(|half| (half + 2 * quarters) % 8).collect()
}

fn segments(laid: &Laid) -> &'static [Segment] {
    &laid.tile.face(Rotation::default()).segments
}

/// What is at a side of a tile that is turned so.
pub fn edge(tile: Tile, rotation: Rotation, side: usize) -> Edge {
    tile.face(Rotation::default()).edges[(side + 4 - rotation.quarters()) % 4]
}

/// The half that lies against this one on the neighbouring tile.
fn against(half: usize) -> usize {
    [5, 4, 7, 6, 1, 0, 3, 2][half]
}

pub fn neighbour(cell: Cell, side: usize) -> Cell {
    let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side];
    Cell::new(cell.x + dx, cell.y + dy)
}

impl Recount {
    pub fn new(view: &View) -> Recount {
        let tiles = view.landscape.laid().iter().map(|laid| ((laid.cell.x, laid.cell.y), *laid)).collect();
        let mut recount = Recount {
            tiles,
            features: Vec::new(),
            owner: BTreeMap::new(),
            options: view.options,
            seats: view.scores.seats(),
        };
        for laid in view.landscape.laid() {
            for segment in 0..segments(laid).len() {
                let spot = Spot { cell: laid.cell, segment: segment as u8 };
                if !recount.owner.contains_key(&spot) {
                    recount.fill(spot);
                }
            }
        }
        for meeple in view.landscape.meeples() {
            recount.features[recount.owner[&meeple.spot]].meeples.push(*meeple);
        }
        for (figure, at) in [(Figure::Mage, view.mage), (Figure::Witch, view.witch)] {
            if let Some(at) = at {
                recount.features[recount.owner[&at]].figures.push(figure);
            }
        }
        recount
    }

    pub fn at(&self, cell: Cell) -> Option<&Laid> {
        self.tiles.get(&(cell.x, cell.y))
    }

    pub fn of(&self, spot: Spot) -> &Feature {
        &self.features[self.owner[&spot]]
    }

    fn segment(&self, spot: Spot) -> (&Laid, &'static Segment) {
        let laid = self.at(spot.cell).unwrap();
        (laid, &segments(laid)[usize::from(spot.segment)])
    }

    fn fill(&mut self, first: Spot) {
        let mut feature = Feature {
            terrain: self.segment(first).1.terrain,
            spots: BTreeSet::new(),
            tiles: BTreeSet::new(),
            open: 0,
            pennants: 0,
            inn: false,
            cathedral: false,
            meeples: Vec::new(),
            figures: Vec::new(),
        };
        let mut left = vec![first];
        while let Some(spot) = left.pop() {
            if !feature.spots.insert(spot) {
                continue;
            }
            let (laid, segment) = self.segment(spot);
            feature.tiles.insert(spot.cell);
            feature.pennants += u16::from(segment.pennants);
            feature.inn |= segment.inn;
            feature.cathedral |= segment.cathedral;
            for side in sides(laid, segment) {
                match self.at(neighbour(spot.cell, side)) {
                    None => feature.open += 1,
                    Some(next) => {
                        let met = |other: &Segment| sides(next, other).contains(&((side + 2) % 4));
                        left.extend(find(next, met));
                    }
                }
            }
            for half in halves(laid, segment) {
                if let Some(next) = self.at(neighbour(spot.cell, half / 2)) {
                    left.extend(find(next, |other| halves(next, other).contains(&against(half))));
                }
            }
        }
        let index = self.features.len();
        self.owner.extend(feature.spots.iter().map(|spot| (*spot, index)));
        self.features.push(feature);
    }

    /// Tiles around a cell.
    pub fn around(&self, cell: Cell) -> usize {
        let near = |at: &&Laid| (at.cell.x - cell.x).abs() <= 1 && (at.cell.y - cell.y).abs() <= 1;
        self.tiles.values().filter(near).count() - usize::from(self.at(cell).is_some())
    }

    /// Whether it is complete; fields never are.
    pub fn is_complete(&self, feature: &Feature) -> bool {
        match feature.terrain {
            Terrain::City | Terrain::Road => feature.open == 0,
            Terrain::Monastery => self.around(*feature.tiles.first().unwrap()) == 8,
            Terrain::Field => false,
        }
    }

    /// The complete cities that a field touches.
    pub fn cities(&self, field: &Feature) -> usize {
        let mut cities = BTreeSet::new();
        for spot in &field.spots {
            let touches = self.segment(*spot).1.touches;
            for city in (0..16).filter(|city| touches & 1 << city != 0) {
                let city = self.owner[&Spot { cell: spot.cell, segment: city }];
                if self.features[city].open == 0 {
                    cities.insert(city);
                }
            }
        }
        cities.len()
    }

    /// The points of a feature as it is.
    pub fn points(&self, feature: &Feature) -> u16 {
        let tiles = feature.tiles.len() as u16;
        let complete = self.is_complete(feature);
        let normal = match feature.terrain {
            Terrain::Field => 3 * self.cities(feature) as u16,
            Terrain::Monastery => 1 + self.around(*feature.tiles.first().unwrap()) as u16,
            Terrain::Road if feature.inn => {
                if complete {
                    2 * tiles
                } else {
                    0
                }
            }
            Terrain::Road => tiles,
            Terrain::City if complete => {
                let old = self.options.small_cities && tiles == 2;
                let each = if feature.cathedral {
                    3
                } else if old {
                    1
                } else {
                    2
                };
                each * tiles + each * feature.pennants
            }
            Terrain::City if feature.cathedral => 0,
            Terrain::City => tiles + feature.pennants,
        };
        match feature.figures[..] {
            [] => normal,
            [Figure::Mage] => normal + tiles,
            [Figure::Witch] => normal / 2 + normal % 2,
            _ => panic!("both figures stand in one feature"),
        }
    }

    pub fn weights(&self, feature: &Feature) -> BySeat<u8> {
        let weight = |seat: Seat| {
            let own = feature.meeples.iter().filter(|meeple| meeple.seat == seat);
            own.map(|meeple| if meeple.big { 2 } else { 1 }).sum()
        };
        BySeat::new(self.seats, weight)
    }

    /// Who gets the points.
    pub fn winners(&self, feature: &Feature) -> Seats {
        let weights = self.weights(feature);
        let most = *weights.values().max().unwrap();
        weights.which(|weight| most > 0 && *weight == most)
    }

    /// Where a tile matches what lies around it.
    pub fn places(&self, tile: Tile) -> BTreeSet<(Cell, u16)> {
        let mut places = BTreeSet::new();
        for laid in self.tiles.values() {
            for cell in (0..4).map(|side| neighbour(laid.cell, side)) {
                if self.at(cell).is_some() {
                    continue;
                }
                for rotation in Rotation::ALL {
                    let matches = (0..4).all(|side| match self.at(neighbour(cell, side)) {
                        Some(next) => edge(tile, rotation, side) == edge(next.tile, next.rotation, (side + 2) % 4),
                        None => true,
                    });
                    if matches {
                        places.insert((cell, rotation.degrees()));
                    }
                }
            }
        }
        places
    }

    /// Every segment of an incomplete road or city without a figure.
    pub fn targets(&self) -> BTreeSet<Spot> {
        let open = |feature: &&Feature| feature.open > 0 && feature.figures.is_empty();
        self.features.iter().filter(open).flat_map(|feature| feature.spots.iter().copied()).collect()
    }
}

fn find(laid: &Laid, wanted: impl Fn(&Segment) -> bool) -> Option<Spot> {
    let place = segments(laid).iter().position(wanted)?;
    Some(Spot { cell: laid.cell, segment: place as u8 })
}

/// The ways in which the river flows, in the order of laying, and the cell where it goes on.
pub fn river(laid: &[Laid]) -> (Vec<Side>, Cell) {
    let mut ways = Vec::new();
    let mut next = laid[0].cell;
    for laid in laid {
        let is_river = |side: &usize| edge(laid.tile, laid.rotation, *side) == Edge::River;
        let from = ways.last().map(|way: &Side| (way.index() + 2) % 4);
        if let Some(out) = (0..4).filter(is_river).find(|side| Some(*side) != from) {
            ways.push(Side::ALL[out]);
            next = neighbour(laid.cell, out);
        }
    }
    (ways, next)
}
