//! What happened. Nothing in it is secret but the order of the bag, which is never told.

use serde::{Deserialize, Serialize};

use super::{Cell, Figure, Rotation, Spot, Terrain, Tile};
use crate::games::{BySeat, Seat, Seats};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    Drawn {
        seat: Seat,
        tile: Tile,
    },
    /// The drawn tile fits nowhere and is out of the game.
    SetAside {
        tile: Tile,
    },
    Laid {
        seat: Seat,
        tile: Tile,
        cell: Cell,
        rotation: Rotation,
    },
    /// `from`: where the figure stood.
    Conjured {
        seat: Seat,
        figure: Figure,
        from: Option<Spot>,
        to: Spot,
    },
    /// Neither figure can go anywhere. `seat`: who chose this one, where there was a choice.
    TakenOff {
        seat: Option<Seat>,
        figure: Figure,
        from: Spot,
    },
    Claimed {
        seat: Seat,
        spot: Spot,
        terrain: Terrain,
        big: bool,
    },
    Passed {
        seat: Seat,
    },
    Scored(Scoring),
    /// The feature where it stood is closed.
    Returned {
        figure: Figure,
        from: Spot,
    },
    /// The bag is empty; what is left on the board is scored.
    LastScoring,
    Over {
        winners: Seats,
        scores: BySeat<u16>,
    },
}

/// How a feature's points came about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// A segment of it: on the tile that closed it, else where a meeple stands.
    pub spot: Spot,
    pub terrain: Terrain,
    /// Closed, or at the end of the game.
    pub closed: bool,
    /// Tiles, or for a monastery the tiles around and its own.
    pub tiles: u8,
    pub pennants: u8,
    pub inn: bool,
    pub cathedral: bool,
    /// For a field: closed cities.
    pub cities: u8,
    /// Points of each tile and each pennant; for a field, of each city.
    pub each: u8,
    /// The figure that stands in it.
    pub figure: Option<Figure>,
    /// The points of each winner.
    pub points: u16,
    /// Each player's meeples, a big one as 2.
    pub weights: BySeat<u8>,
    pub winners: Seats,
}

impl Scoring {
    /// What it gives without the mage or the witch.
    pub fn plain(&self) -> u16 {
        let counted = match self.terrain {
            Terrain::City => self.tiles + self.pennants,
            Terrain::Road | Terrain::Monastery => self.tiles,
            Terrain::Field => self.cities,
        };
        u16::from(self.each) * u16::from(counted)
    }

    fn figured(&self) -> u16 {
        match self.figure {
            Some(Figure::Mage) => self.plain() + u16::from(self.tiles),
            Some(Figure::Witch) => self.plain().div_ceil(2),
            None => self.plain(),
        }
    }

    /// With the points that it gives now.
    pub(super) fn counted(self) -> Scoring {
        Scoring { points: self.figured(), ..self }
    }
}
