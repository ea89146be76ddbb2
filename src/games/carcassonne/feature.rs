//! Features: cities, roads, monasteries and fields over any number of tiles, joined as tiles are laid.

use super::{Segment, Terrain};
use crate::games::{BySeat, Seat};

/// A segment of a tile that lies, by its number in the order of laying.
pub(super) type Node = u16;

/// What is known of a whole feature.
#[derive(Clone, Debug)]
pub struct Feature {
    pub terrain: Terrain,
    /// The tiles that it reaches, as bits by their number.
    pub(super) tiles: u128,
    /// Sides of cities and roads that nothing meets yet.
    pub open: u8,
    pub pennants: u8,
    pub inn: bool,
    pub cathedral: bool,
    /// The weight of each player's meeples: a big one weighs 2.
    pub(super) weights: [u8; 6],
}

impl Feature {
    fn new(segment: &Segment, number: usize) -> Feature {
        Feature {
            terrain: segment.terrain,
            tiles: 1 << number,
            open: segment.sides.count_ones() as u8,
            pennants: segment.pennants,
            inn: segment.inn,
            cathedral: segment.cathedral,
            weights: [0; 6],
        }
    }

    /// How many tiles it reaches; one that it meets twice counts once.
    pub fn size(&self) -> u8 {
        self.tiles.count_ones() as u8
    }

    /// A city or road without an open side.
    pub fn is_closed(&self) -> bool {
        matches!(self.terrain, Terrain::City | Terrain::Road) && self.open == 0
    }

    /// A city or road with an open side.
    pub fn is_open(&self) -> bool {
        self.open > 0
    }

    pub fn is_claimed(&self) -> bool {
        self.weights.iter().any(|weight| *weight > 0)
    }

    /// The weight of each player's meeples.
    pub fn weights(&self, seats: usize) -> BySeat<u8> {
        BySeat::new(seats, |seat: Seat| self.weights[seat.index()])
    }
}

/// All features, as a forest of segments whose roots know the whole.
#[derive(Clone, Debug, Default)]
pub(super) struct Features {
    parents: Vec<Node>,
    /// Of roots; of others out of date.
    wholes: Vec<Feature>,
}

impl Features {
    /// Adds a segment of the tile with this number as a feature of its own.
    pub fn add(&mut self, segment: &Segment, number: usize) {
        self.parents.push(self.parents.len() as Node);
        self.wholes.push(Feature::new(segment, number));
    }

    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// The segment that stands for the whole feature. Joining keeps the trees low.
    pub fn root(&self, node: Node) -> Node {
        let mut node = node;
        loop {
            let parent = self.parents[usize::from(node)];
            if parent == node {
                return node;
            }
            node = parent;
        }
    }

    /// Every segment of a city or road that is not closed, and the one that stands for it.
    pub fn open_nodes(&self) -> impl Iterator<Item = (Node, Node)> {
        let nodes = (0..self.len() as Node).map(|node| (node, self.root(node)));
        nodes.filter(|(_, root)| self.wholes[usize::from(*root)].is_open())
    }

    pub fn whole(&self, node: Node) -> &Feature {
        &self.wholes[usize::from(self.root(node))]
    }

    pub fn whole_mut(&mut self, node: Node) -> &mut Feature {
        let root = self.root(node);
        &mut self.wholes[usize::from(root)]
    }

    /// Joins two segments that meet at a side (`closing` 2 open sides) or half a side of a field (0).
    pub fn join(&mut self, one: Node, other: Node, closing: u8) {
        let (one, other) = (self.root(one), self.root(other));
        if one == other {
            self.wholes[usize::from(one)].open -= closing;
            return;
        }
        // The larger one takes the smaller one in.
        let size = |node: Node| self.wholes[usize::from(node)].tiles.count_ones();
        let (root, child) = if size(one) >= size(other) { (one, other) } else { (other, one) };
        self.parents[usize::from(child)] = root;
        let taken = self.wholes[usize::from(child)].clone();
        let whole = &mut self.wholes[usize::from(root)];
        whole.tiles |= taken.tiles;
        whole.open = whole.open + taken.open - closing;
        whole.pennants += taken.pennants;
        whole.inn |= taken.inn;
        whole.cathedral |= taken.cathedral;
        for (weight, more) in whole.weights.iter_mut().zip(taken.weights) {
            *weight += more;
        }
    }
}
