//! A part of the landscape: tiles, outlines, meeples, the mage and the witch, and what is pointed at.

use std::collections::HashMap;

use super::piece::{Piece, Stance};
use super::shown::Mark;
use super::sketch::{Point, Sketch};
use crate::art::drawing::Drawing;
use crate::art::sign::Sign;
use crate::games::carcassonne::{Cell, Figure, Frame, Laid, Side, Spot, Terrain, Tile, View};

/// The cells that a picture shows, and where.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// The upper left cell.
    pub corner: Cell,
    pub columns: u8,
    pub rows: u8,
    /// The side of a cell in pixels.
    pub side: u8,
    /// The upper left corner of the upper left cell on the page.
    pub x: f32,
    pub y: f32,
}

/// The sides from which a picture chooses; few, since every tile is kept in each of them.
const SIDES: [u8; 14] = [150, 128, 110, 96, 84, 74, 66, 58, 52, 46, 40, 34, 28, 22];
/// Figures become no smaller than on cells of this side.
const FIGURES: u8 = 58;

/// The side of the largest cells of which so many fit; the smallest where none do.
pub fn side(columns: u8, rows: u8, width: f32, height: f32) -> u8 {
    let fits =
        |side: &u8| f32::from(columns) * f32::from(*side) <= width && f32::from(rows) * f32::from(*side) <= height;
    SIDES.into_iter().find(fits).unwrap_or(SIDES[SIDES.len() - 1])
}

impl Window {
    fn contains(&self, cell: Cell) -> bool {
        let (x, y) = (cell.x - self.corner.x, cell.y - self.corner.y);
        (0..i16::from(self.columns)).contains(&x) && (0..i16::from(self.rows)).contains(&y)
    }

    /// The upper left corner of a cell on the page.
    fn corner_of(&self, cell: Cell) -> Point {
        let side = f32::from(self.side);
        (self.x + f32::from(cell.x - self.corner.x) * side, self.y + f32::from(cell.y - self.corner.y) * side)
    }

    /// A point of a tile on the page.
    fn point(&self, cell: Cell, (x, y): Point) -> Point {
        let ((left, top), side) = (self.corner_of(cell), f32::from(self.side));
        (left + x / 100.0 * side, top + y / 100.0 * side)
    }

    fn mark(&self, drawing: &mut Drawing, piece: Piece, (x, y): Point) {
        drawing.mark_sized(Sign::Carcassonne(piece), self.side, x, y);
    }
}

pub fn draw(drawing: &mut Drawing, window: &Window, view: &View, marks: &[Mark]) {
    let mut copies: HashMap<Tile, u8> = HashMap::new();
    for laid in view.landscape.laid() {
        // The first ones that are laid have the gardens.
        let copy = copies.entry(laid.tile).or_default();
        *copy += 1;
        if window.contains(laid.cell) {
            draw_tile(drawing, window, *laid, *copy <= laid.tile.gardens());
        }
    }
    for laid in view.landscape.laid().iter().filter(|laid| window.contains(laid.cell)) {
        for side in Side::ALL.into_iter().filter(|side| view.landscape.at(laid.cell.next(*side)).is_none()) {
            window.mark(drawing, Piece::Shore(side), window.corner_of(laid.cell));
        }
    }
    for (seat, cell) in view.last.iter() {
        if let Some(cell) = cell.filter(|cell| window.contains(*cell)) {
            window.mark(drawing, Piece::Last(seat), window.corner_of(cell));
        }
    }
    let frame = Frame::of(&view.landscape);
    for mark in marks {
        match *mark {
            Mark::Cell(cell) if window.contains(cell) => draw_cell(drawing, window, &frame, cell),
            Mark::Preview(laid) if window.contains(laid.cell) => {
                draw_tile(drawing, window, laid, false);
                window.mark(drawing, Piece::Preview, window.corner_of(laid.cell));
            }
            _ => {}
        }
    }
    draw_meeples(drawing, window, view);
    for mark in marks {
        if let Mark::Spot { number, spot } = *mark
            && let Some((x, y)) = place(window, view, spot)
        {
            drawing.mark(Sign::Carcassonne(Piece::Number(number)), x, y);
        }
    }
}

/// A tile that lies, or may come to lie.
pub fn draw_tile(drawing: &mut Drawing, window: &Window, laid: Laid, garden: bool) {
    window.mark(drawing, Piece::Tile(laid.tile, laid.rotation, garden), window.corner_of(laid.cell));
}

/// An empty cell that can be chosen, with its name where there is room for it.
fn draw_cell(drawing: &mut Drawing, window: &Window, frame: &Frame, cell: Cell) {
    window.mark(drawing, Piece::Cell, window.corner_of(cell));
    if window.side >= 80
        && let Some((column, row)) = frame.place(cell)
    {
        let (x, y) = window.point(cell, (50.0, 50.0));
        drawing.mark(Sign::Carcassonne(Piece::Name(column, row)), x, y);
    }
}

/// Where something stands on a segment.
fn place(window: &Window, view: &View, spot: Spot) -> Option<Point> {
    let laid = view.landscape.at(spot.cell).filter(|laid| window.contains(laid.cell))?;
    let place = Sketch::of(laid.tile, laid.rotation).spots.get(usize::from(spot.segment))?;
    Some(window.point(spot.cell, *place))
}

/// The meeples, and over them the mage and the witch, so far to the upper left that a meeple below stays visible.
fn draw_meeples(drawing: &mut Drawing, window: &Window, view: &View) {
    let size = window.side.max(FIGURES);
    let part = f32::from(size) / 100.0;
    let mut stand = |piece: Piece, (x, y): Point, aside: f32| {
        drawing.mark_sized(Sign::Carcassonne(piece), size, x + aside * part, y + aside / 2.0 * part);
    };
    let figures = [(Figure::Mage, view.mage), (Figure::Witch, view.witch)];
    for meeple in view.landscape.meeples() {
        let Some(at) = place(window, view, meeple.spot) else { continue };
        let lies = view.landscape.segment(meeple.spot).is_some_and(|segment| segment.terrain == Terrain::Field);
        let stance = match (lies, meeple.big) {
            (false, false) => Stance::Standing,
            (false, true) => Stance::Big,
            (true, false) => Stance::Lying,
            (true, true) => Stance::LyingBig,
        };
        let shared = figures.iter().any(|(_, spot)| *spot == Some(meeple.spot));
        stand(Piece::Meeple(meeple.seat, stance), at, if shared { 14.0 } else { 0.0 });
    }
    for (figure, spot) in figures {
        let Some((spot, at)) = spot.and_then(|spot| Some((spot, place(window, view, spot)?))) else { continue };
        let shared = view.landscape.meeples().iter().any(|meeple| meeple.spot == spot);
        stand(Piece::Figure(figure), at, if shared { -16.0 } else { 0.0 });
    }
}

/// The names of the columns above and of the rows to the left.
pub fn draw_names(drawing: &mut Drawing, window: &Window, frame: &Frame) {
    let side = f32::from(window.side);
    // Small cells leave no room for every name.
    let step = if window.side < 40 { 2 } else { 1 };
    for column in (0..window.columns).step_by(step) {
        let cell = Cell::new(window.corner.x + i16::from(column), frame.corner.y);
        if let Some((name, _)) = frame.place(cell) {
            let x = window.x + side * (f32::from(column) + 0.5);
            drawing.mark(Sign::Carcassonne(Piece::Column(name)), x, window.y - 26.0);
        }
    }
    for row in (0..window.rows).step_by(step) {
        let cell = Cell::new(frame.corner.x, window.corner.y + i16::from(row));
        if let Some((_, name)) = frame.place(cell) {
            let y = window.y + side * (f32::from(row) + 0.5);
            drawing.mark(Sign::Carcassonne(Piece::Count(u16::from(name) + 1, 36)), window.x - 30.0, y);
        }
    }
}
