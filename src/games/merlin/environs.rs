//! The environs: hexes between two frames (booklet, "Környező Vidék", "Majorság építése").

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::components::COMPONENTS;
use super::{ByPrincipality, Principality};
use crate::games::Seat;

/// Columns of the environs.
pub const COLUMNS: u8 = 6;
/// Rows with four players; with fewer there are [`ROWS_FOR_FEW`].
const ROWS: u8 = 4;
/// Rows with two or three players.
const ROWS_FOR_FEW: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Mountain,
    Wood,
    Lake,
}

impl Terrain {
    pub const ALL: [Terrain; 3] = [Terrain::Mountain, Terrain::Wood, Terrain::Lake];
}

/// A terrain tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    pub terrain: Terrain,
    pub tower: bool,
}

/// A place in the environs, row by row from the upper left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Plot(u8);

impl Plot {
    /// The plot in this column and row, both from 0; odd columns lie half a hex lower. `column` is below
    /// [`COLUMNS`].
    pub fn at(column: u8, row: u8) -> Plot {
        Plot(row * COLUMNS + column)
    }

    /// From 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// As people read it, from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// From 0 at the left.
    pub fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// From 0 at the top.
    pub fn row(self) -> u8 {
        self.0 / COLUMNS
    }
}

/// The tiles with what stands on them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Environs {
    /// Row by row.
    tiles: Vec<Tile>,
    /// Whose manor stands on each tile.
    manors: Vec<Option<Seat>>,
}

impl Environs {
    pub(super) fn new(tiles: Vec<Tile>) -> Environs {
        Environs { manors: vec![None; tiles.len()], tiles }
    }

    /// Rows of tiles: 3 or 4.
    pub fn rows(&self) -> u8 {
        self.tiles.len() as u8 / COLUMNS
    }

    /// Every plot, row by row.
    pub fn plots(&self) -> impl Iterator<Item = Plot> + use<> {
        (0..self.tiles.len() as u8).map(Plot)
    }

    pub fn has(&self, plot: Plot) -> bool {
        plot.index() < self.tiles.len()
    }

    /// The tile on a plot of these environs.
    pub fn tile(&self, plot: Plot) -> Tile {
        self.tiles[plot.index()]
    }

    /// Whose manor stands on a plot of these environs.
    pub fn manor(&self, plot: Plot) -> Option<Seat> {
        self.manors[plot.index()]
    }

    pub(super) fn build(&mut self, plot: Plot, seat: Seat) {
        self.manors[plot.index()] = Some(seat);
    }

    /// Which materials pay for a manor on this plot: those where a straight line of hexes leaves through the
    /// top or bottom frame.
    pub fn payable(&self, plot: Plot) -> &'static ByPrincipality<bool> {
        static FEW: LazyLock<Vec<ByPrincipality<bool>>> = LazyLock::new(|| payable(ROWS_FOR_FEW));
        static MANY: LazyLock<Vec<ByPrincipality<bool>>> = LazyLock::new(|| payable(ROWS));
        let plots = if self.rows() == ROWS_FOR_FEW { &*FEW } else { &*MANY };
        &plots[plot.index()]
    }

    /// The areas: connected tiles of one terrain, each with its plots in order; in the order of their first plot.
    pub fn areas(&self) -> Vec<(Terrain, Vec<Plot>)> {
        let mut areas = Vec::new();
        let mut seen = vec![false; self.tiles.len()];
        for first in self.plots() {
            if seen[first.index()] {
                continue;
            }
            let terrain = self.tile(first).terrain;
            seen[first.index()] = true;
            let mut area = vec![first];
            let mut next = 0;
            while let Some(plot) = area.get(next).copied() {
                next += 1;
                for heading in Heading::ALL {
                    let neighbour = step((plot.column() as i8, plot.row() as i8), heading);
                    let Some(neighbour) = self.inside(neighbour) else { continue };
                    if !seen[neighbour.index()] && self.tile(neighbour).terrain == terrain {
                        seen[neighbour.index()] = true;
                        area.push(neighbour);
                    }
                }
            }
            area.sort_unstable();
            areas.push((terrain, area));
        }
        areas
    }

    fn inside(&self, (column, row): (i8, i8)) -> Option<Plot> {
        let inside = (0..COLUMNS as i8).contains(&column) && (0..self.rows() as i8).contains(&row);
        inside.then(|| Plot::at(column as u8, row as u8))
    }
}

/// The tiles in play: with two or three players one without and one with a tower of each terrain are left out.
pub(super) fn tiles(seats: usize) -> Vec<Tile> {
    let fewer = u8::from(seats < 4);
    let supply = &COMPONENTS.supply;
    let mut tiles = Vec::new();
    for terrain in Terrain::ALL {
        for (tower, count) in [(false, supply.plain), (true, supply.towers)] {
            tiles.extend((fewer..count).map(|_| Tile { terrain, tower }));
        }
    }
    tiles
}

/// The six sides of a hex with a flat top.
#[derive(Clone, Copy)]
enum Heading {
    North,
    NorthEast,
    SouthEast,
    South,
    SouthWest,
    NorthWest,
}

impl Heading {
    const ALL: [Heading; 6] = [
        Heading::North,
        Heading::NorthEast,
        Heading::SouthEast,
        Heading::South,
        Heading::SouthWest,
        Heading::NorthWest,
    ];
}

/// The hex beyond a side; odd columns lie half a hex lower.
fn step((column, row): (i8, i8), heading: Heading) -> (i8, i8) {
    let odd = column.rem_euclid(2);
    match heading {
        Heading::North => (column, row - 1),
        Heading::South => (column, row + 1),
        Heading::NorthEast => (column + 1, row - 1 + odd),
        Heading::SouthEast => (column + 1, row + odd),
        Heading::NorthWest => (column - 1, row - 1 + odd),
        Heading::SouthWest => (column - 1, row + odd),
    }
}

fn payable(rows: u8) -> Vec<ByPrincipality<bool>> {
    let plots = (0..rows * COLUMNS).map(Plot);
    let materials = plots.map(|plot| {
        let mut payable = ByPrincipality::default();
        for heading in Heading::ALL {
            if let Some(material) = seen_along(plot, heading, rows) {
                payable[material] = true;
            }
        }
        payable
    });
    materials.collect()
}

/// The material that a frame shows at the end of the straight line from a plot.
fn seen_along(plot: Plot, heading: Heading, rows: u8) -> Option<Principality> {
    let mut at = (plot.column() as i8, plot.row() as i8);
    loop {
        at = step(at, heading);
        let (column, row) = at;
        let place = usize::try_from(column).ok();
        if row < 0 {
            return COMPONENTS.frames.top.get(place?).copied();
        }
        if row >= rows as i8 {
            return COMPONENTS.frames.bottom.get(place?).copied();
        }
        if !(0..COLUMNS as i8).contains(&column) {
            return None;
        }
    }
}
