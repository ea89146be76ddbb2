//! The environs: hexes between two frames that name the materials.

use super::piece::{Numeral, Piece};
use super::{beast, principality};
use crate::art::drawing::Drawing;
use crate::art::palette::Colour::*;
use crate::art::shape::polygon;
use crate::art::sign::Sign;
use crate::art::svg::{FINE, Paint, Svg};
use crate::games::merlin::{COLUMNS, COMPONENTS, Environs, Plot, Principality, Tile};

/// Where the environs lie on a page and how large they are.
#[derive(Clone, Copy)]
pub struct Map {
    /// The upper left corner of the upper frame.
    pub x: f32,
    pub y: f32,
    /// The side of a hex in pixels.
    pub side: f32,
    pub rows: u8,
}

impl Map {
    /// From the upper to the lower side of a hex: a little more than in a regular one, so that the slanted sides
    /// go two pixels down for each to the side, which repeats and keeps the PNG small.
    fn tall(&self) -> f32 {
        self.side * 2.0
    }

    /// The height of the frames, without their teeth.
    fn frame(&self) -> f32 {
        self.side * 0.92
    }

    /// The whole width, and the whole height with both frames.
    pub fn width(&self) -> f32 {
        self.side * (1.5 * f32::from(COLUMNS) + 0.5)
    }

    pub fn height(&self) -> f32 {
        2.0 * self.frame() + self.tall() * (f32::from(self.rows) + 0.5)
    }

    fn percent(&self) -> u8 {
        (self.side * 2.0).round() as u8
    }

    /// The middle of a plot, also of one beyond the edge.
    fn middle(&self, column: u8, row: f32) -> (f32, f32) {
        let lower = if column % 2 == 1 { 0.5 } else { 0.0 };
        (
            self.x + self.side * (1.0 + 1.5 * f32::from(column)),
            self.y + self.frame() + self.tall() * (row + 0.5 + lower),
        )
    }

    /// The middle of a plot.
    pub fn plot(&self, plot: Plot) -> (f32, f32) {
        self.middle(plot.column(), f32::from(plot.row()))
    }

    /// The middle of the material that a frame shows above or below a column.
    pub fn material(&self, upper: bool, column: u8) -> (f32, f32) {
        let (row, out) = if upper { (-0.5, -1.0) } else { (f32::from(self.rows) - 0.5, 1.0) };
        let (x, y) = self.middle(column, row);
        (x, y + out * self.side * 0.48)
    }
}

/// Both frames with their materials.
pub fn frames(svg: &mut Svg, map: &Map) {
    for upper in [true, false] {
        let (row, edge) = if upper { (-0.5, map.y) } else { (f32::from(map.rows) - 0.5, map.y + map.height()) };
        let mut corners = vec![(map.x, edge)];
        for column in 0..COLUMNS {
            let (x, y) = map.middle(column, row);
            if column == 0 {
                corners.push((x - map.side, y + if upper { map.tall() / 2.0 } else { -map.tall() / 2.0 }));
            }
            corners.extend([(x - map.side / 2.0, y), (x + map.side / 2.0, y)]);
            if column + 1 == COLUMNS {
                corners.push((x + map.side, y + if upper { map.tall() / 2.0 } else { -map.tall() / 2.0 }));
            }
        }
        corners.push((map.x + map.width(), edge));
        svg.path(Paint::fill(Vellum), &polygon(corners));
        let (inner, width) = (if upper { edge + 6.0 } else { edge - 6.0 }, map.width());
        svg.path(Paint::line(Gold, FINE), &format!("M{} {inner}h{}", map.x + 6.0, width - 12.0));
        let materials = if upper { &COMPONENTS.frames.top } else { &COMPONENTS.frames.bottom };
        for (column, of) in (0..COLUMNS).zip(materials) {
            let (x, y) = map.material(upper, column);
            svg.place(x, y, 0.0, map.side / 50.0, |svg| block(svg, *of));
        }
    }
}

/// A material with its principality's beast, about 50 pixels wide.
fn block(svg: &mut Svg, of: Principality) {
    svg.plate(Paint::fill(principality::colour(of)), 0.0, 0.0, 44.0, 38.0, 0.0);
    svg.place(0.0, 0.0, 0.0, 0.46, |svg| beast::silhouette(svg, of, principality::ink(of)));
}

/// The tiles with their numbers and what stands on them.
pub fn tiles(drawing: &mut Drawing, map: &Map, environs: &Environs, numeral: Numeral) {
    let scale = map.side / 50.0;
    for plot in environs.plots() {
        let (x, y) = map.plot(plot);
        let Tile { terrain, tower } = environs.tile(plot);
        drawing.mark_sized(Sign::Merlin(Piece::Tile(terrain, tower)), map.percent(), x, y);
        let number = Piece::Number(i16::from(plot.number()), numeral);
        drawing.mark(Sign::Merlin(number), x - 14.0 * scale, y - 22.0 * scale);
        if let Some(seat) = environs.manor(plot) {
            drawing.mark_sized(
                Sign::Merlin(Piece::Manor(seat)),
                (map.percent() as f32 * 0.82) as u8,
                x,
                y + 12.0 * scale,
            );
        }
    }
}
