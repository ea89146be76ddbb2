//! The tiles that lie, with the features they make, the meeples on them, and where the next ones can go.

use serde::{Deserialize, Serialize};

use super::feature::{Feature, Features, Node};
use super::grid::Grid;
use super::side::meeting_half;
use super::{Cell, Face, Rotation, Segment, Side, Tile};
use crate::games::Seat;

/// A tile that lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    pub tile: Tile,
    pub cell: Cell,
    pub rotation: Rotation,
}

impl Laid {
    pub fn face(&self) -> &'static Face {
        self.tile.face(self.rotation)
    }
}

/// A segment of a tile that lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    pub cell: Cell,
    /// The place among the tile's segments, from 0.
    pub segment: u8,
}

/// A meeple that stands, or lies in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeple {
    pub seat: Seat,
    pub spot: Spot,
    pub big: bool,
}

/// An empty cell beside a tile, with what its sides must match.
#[derive(Clone, Copy, Debug)]
struct Open {
    cell: Cell,
    /// Two bits for each side that meets a tile.
    mask: u8,
    /// The edges wanted there, as in [`Face`].
    code: u8,
}

/// Everything that lies on the table. Written as tiles and meeples; the rest follows from them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Landscape {
    laid: Vec<Laid>,
    meeples: Vec<Meeple>,
    /// The number of each tile's first segment.
    first_nodes: Vec<Node>,
    /// The number of the tile that each segment is on.
    tiles_of: Vec<u8>,
    grid: Grid,
    open: Vec<Open>,
    features: Features,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    tiles: Vec<Laid>,
    meeples: Vec<Meeple>,
}

impl PartialEq for Landscape {
    fn eq(&self, other: &Landscape) -> bool {
        self.laid == other.laid && self.meeples == other.meeples
    }
}

impl From<Landscape> for Written {
    fn from(landscape: Landscape) -> Written {
        Written { tiles: landscape.laid, meeples: landscape.meeples }
    }
}

impl TryFrom<Written> for Landscape {
    type Error = String;
    fn try_from(written: Written) -> Result<Landscape, String> {
        let mut landscape = Landscape::empty();
        for laid in written.tiles {
            if landscape.grid.get(laid.cell).is_some() || landscape.laid.len() == MOST {
                return Err(format!("a tile cannot lie at {}", laid.cell));
            }
            landscape.lay(laid);
        }
        for meeple in written.meeples {
            let known = meeple.seat.index() < 6 && landscape.node(meeple.spot).is_some();
            if !known {
                return Err(format!("no meeple can stand at {}", meeple.spot.cell));
            }
            landscape.put(meeple);
        }
        Ok(landscape)
    }
}

/// The most tiles that can lie.
const MOST: usize = 128;

impl Landscape {
    fn empty() -> Landscape {
        Landscape {
            laid: Vec::with_capacity(80),
            meeples: Vec::new(),
            first_nodes: Vec::with_capacity(80),
            tiles_of: Vec::with_capacity(512),
            grid: Grid::new(),
            open: Vec::with_capacity(64),
            features: Features::default(),
        }
    }

    /// One tile at 0, 0.
    pub(super) fn new(first: Tile) -> Landscape {
        let mut landscape = Landscape::empty();
        landscape.lay(Laid { tile: first, cell: Cell::new(0, 0), rotation: Rotation::default() });
        landscape
    }

    /// The tiles in the order of laying.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The tile laid last.
    pub fn last(&self) -> &Laid {
        self.laid.last().expect("the first tile lies from the beginning")
    }

    pub fn meeples(&self) -> &[Meeple] {
        &self.meeples
    }

    pub fn at(&self, cell: Cell) -> Option<&Laid> {
        self.grid.get(cell).map(|number| &self.laid[number])
    }

    /// A segment that lies.
    pub fn segment(&self, spot: Spot) -> Option<&'static Segment> {
        self.at(spot.cell)?.face().segments.get(usize::from(spot.segment))
    }

    /// The whole feature that a segment is part of.
    pub fn feature(&self, spot: Spot) -> Option<&Feature> {
        self.node(spot).map(|node| self.features.whole(node))
    }

    /// Whether two segments are part of one feature.
    pub fn is_same(&self, one: Spot, other: Spot) -> bool {
        match (self.node(one), self.node(other)) {
            (Some(one), Some(other)) => self.features.root(one) == self.features.root(other),
            _ => false,
        }
    }

    /// The empty cells where a tile can go, and how it must be turned. All rotations count that fit, also of a
    /// tile that looks the same.
    pub fn places(&self, tile: Tile) -> impl Iterator<Item = (Cell, Rotation)> {
        let codes = Rotation::ALL.map(|rotation| (rotation, tile.face(rotation).code));
        self.open.iter().flat_map(move |open| {
            let fitting = codes.into_iter().filter(|(_, code)| code & open.mask == open.code);
            fitting.map(|(rotation, _)| (open.cell, rotation))
        })
    }

    pub(super) fn fits(&self, tile: Tile, cell: Cell, rotation: Rotation) -> bool {
        let code = tile.face(rotation).code;
        self.open.iter().any(|open| open.cell == cell && code & open.mask == open.code)
    }

    /// Whether an empty cell touches a tile.
    pub(super) fn is_beside(&self, cell: Cell) -> bool {
        self.open.iter().any(|open| open.cell == cell)
    }

    /// The tiles around a cell, 0 to 8.
    pub fn neighbours(&self, cell: Cell) -> u8 {
        cell.around().filter(|cell| self.grid.get(*cell).is_some()).count() as u8
    }

    /// Every segment that lies, with the tile it is on, in the order of laying.
    pub fn spots(&self) -> impl Iterator<Item = (Spot, &'static Segment)> {
        self.laid.iter().flat_map(spots_of)
    }

    /// Every segment of a road or city that is not closed, with the one that stands for the whole feature.
    pub(super) fn open_segments(&self) -> impl Iterator<Item = (Spot, Node)> {
        self.features.open_nodes().map(|(node, root)| (self.spot(node), root))
    }

    /// One segment for each feature, in the order of laying.
    pub fn features(&self) -> impl Iterator<Item = (Spot, &Feature)> {
        let roots = (0..self.features.len() as Node).filter(|node| self.features.root(*node) == *node);
        roots.map(|node| (self.spot(node), self.features.whole(node)))
    }

    pub(super) fn node(&self, spot: Spot) -> Option<Node> {
        let number = self.grid.get(spot.cell)?;
        let within = usize::from(spot.segment) < self.laid[number].face().segments.len();
        within.then(|| self.first_nodes[number] + Node::from(spot.segment))
    }

    fn spot(&self, node: Node) -> Spot {
        let number = usize::from(self.tiles_of[usize::from(node)]);
        Spot { cell: self.laid[number].cell, segment: (node - self.first_nodes[number]) as u8 }
    }

    /// The segment that stands for the whole feature of this one.
    pub(super) fn root(&self, spot: Spot) -> Option<Node> {
        self.node(spot).map(|node| self.features.root(node))
    }

    /// Lays a tile on an empty cell; that it fits was checked.
    pub(super) fn lay(&mut self, laid: Laid) {
        let number = self.laid.len();
        let face = laid.face();
        let first = self.features.len() as Node;
        for segment in &face.segments {
            self.features.add(segment, number);
            self.tiles_of.push(number as u8);
        }
        self.first_nodes.push(first);
        self.laid.push(laid);
        self.grid.set(laid.cell, number);
        self.open.retain(|open| open.cell != laid.cell);
        for side in Side::ALL {
            let cell = laid.cell.next(side);
            match self.grid.get(cell) {
                Some(neighbour) => self.meet(number, side, neighbour),
                None => self.want(cell, side.opposite(), face.code >> (2 * side.index()) & 0b11),
            }
        }
    }

    /// Joins what meets at a side of a tile.
    fn meet(&mut self, number: usize, side: Side, neighbour: usize) {
        let (here, there) = (self.laid[number].face(), self.laid[neighbour].face());
        let (first, second) = (self.first_nodes[number], self.first_nodes[neighbour]);
        let own = |segment: u8| first + Node::from(segment);
        let other = |segment: u8| second + Node::from(segment);
        if let (Some(one), Some(two)) = (here.at_side[side.index()], there.at_side[side.opposite().index()]) {
            self.features.join(own(one), other(two), 2);
        }
        for half in [2 * side.index(), 2 * side.index() + 1] {
            if let (Some(one), Some(two)) = (here.at_half[half], there.at_half[meeting_half(half)]) {
                self.features.join(own(one), other(two), 0);
            }
        }
    }

    /// Notes what a side of an empty cell must match.
    fn want(&mut self, cell: Cell, side: Side, edge: u8) {
        let shift = 2 * side.index();
        let (mask, code) = (0b11 << shift, edge << shift);
        match self.open.iter_mut().find(|open| open.cell == cell) {
            Some(open) => {
                open.mask |= mask;
                open.code |= code;
            }
            None => self.open.push(Open { cell, mask, code }),
        }
    }

    /// Puts a meeple on a segment that lies.
    pub(super) fn put(&mut self, meeple: Meeple) {
        if let Some(node) = self.node(meeple.spot) {
            self.features.whole_mut(node).weights[meeple.seat.index()] += weight(&meeple);
            self.meeples.push(meeple);
        }
    }

    /// Takes all meeples off a feature.
    pub(super) fn clear(&mut self, spot: Spot) -> Vec<Meeple> {
        let Some(root) = self.root(spot) else { return Vec::new() };
        let mut taken = Vec::new();
        let all = std::mem::take(&mut self.meeples);
        for meeple in all {
            if self.root(meeple.spot) == Some(root) {
                taken.push(meeple);
            } else {
                self.meeples.push(meeple);
            }
        }
        self.features.whole_mut(root).weights = [0; 6];
        taken
    }

    /// One segment for each city that a field touches.
    pub fn cities_beside(&self, field: Spot) -> Vec<Spot> {
        let Some(root) = self.root(field) else { return Vec::new() };
        let mut roots: Vec<Node> = Vec::new();
        for (spot, segment) in self.spots().filter(|(_, segment)| segment.touches != 0) {
            if self.root(spot) != Some(root) {
                continue;
            }
            for city in (0..16).filter(|city| segment.touches & 1 << city != 0) {
                let city = self.root(Spot { cell: spot.cell, segment: city });
                roots.extend(city.filter(|city| !roots.contains(city)));
            }
        }
        roots.into_iter().map(|root| self.spot(root)).collect()
    }

    /// How many closed cities a field touches, each once.
    pub fn cities_of(&self, field: Spot) -> usize {
        let cities = self.cities_beside(field).into_iter();
        cities.filter(|city| self.feature(*city).is_some_and(Feature::is_closed)).count()
    }
}

/// The segments of a tile that lies.
pub(super) fn spots_of(laid: &Laid) -> impl Iterator<Item = (Spot, &'static Segment)> + use<> {
    let cell = laid.cell;
    laid.face().segments.iter().zip(0..).map(move |(segment, place)| (Spot { cell, segment: place }, segment))
}

fn weight(meeple: &Meeple) -> u8 {
    if meeple.big { 2 } else { 1 }
}
