//! The environs large, for whoever is to build.

use std::sync::LazyLock;

use super::map::{self, Map};
use super::piece::{Numeral, Piece};
use super::{WIDTH, token};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::frame::{self, Margin};
use crate::art::palette::Colour::*;
use crate::art::raster::{Ground, Sheet};
use crate::art::sign::Sign;
use crate::art::svg::{Paint, Svg};
use crate::games::merlin::{Action, COLUMNS, COMPONENTS, Part, Phase, Plot, Principality, Stage, View};

/// Beside and above the environs.
const MARGIN: f32 = 68.0;
const SIDE: f32 = 112.0;
/// How far from the middle of a plot and of a material their lines end.
const TOKEN: f32 = 66.0;
const MATERIAL: f32 = 62.0;

fn place(rows: u8) -> Map {
    Map { x: MARGIN, y: MARGIN, side: SIDE, rows }
}

/// What is the same in every game, with three rows or four.
static GROUNDS: [LazyLock<Ground>; 2] = [LazyLock::new(|| ground(3)), LazyLock::new(|| ground(4))];

fn ground(rows: u8) -> Ground {
    let mut svg = Svg::default();
    let map = place(rows);
    let height = map.height() + 2.0 * MARGIN;
    frame::page(&mut svg, WIDTH as f32, height, Margin::Bars);
    map::frames(&mut svg, &map);
    Ground::new(WIDTH, height as u32, &svg)
}

/// Draws the environs.
pub fn draw(view: &View, _legend: &Legend) -> Sheet {
    let mut drawing = Drawing::default();
    let map = place(view.board.environs.rows());
    map::tiles(&mut drawing, &map, &view.board.environs, Numeral::Huge);
    for choice in &view.choices {
        if let Action::Build(plot) = choice {
            let (x, y) = map.plot(*plot);
            drawing.mark_sized(Sign::Merlin(Piece::Site), (2.0 * SIDE) as u8, x, y);
        }
    }
    if let Phase::Turn(turn) = view.phase
        && let Stage::Acting(_, Part::Pay { plot, .. }) = turn.stage
    {
        draw_payment(&mut drawing, &map, view, plot);
        let (x, y) = map.plot(plot);
        drawing.mark_sized(Sign::Merlin(Piece::Site), (2.0 * SIDE) as u8, x, y);
        drawing.mark_sized(Sign::Merlin(Piece::Token(turn.seat)), 150, x, y + token::drop(turn.seat));
    }
    GROUNDS[usize::from(map.rows == 4)].with(&drawing)
}

/// The lines from a plot to the frames; those to materials that can be paid stand out.
fn draw_payment(drawing: &mut Drawing, map: &Map, view: &View, plot: Plot) {
    let (x, y) = map.plot(plot);
    let ends: Vec<End> = HEADINGS.iter().filter_map(|heading| end(map.rows, plot, *heading)).collect();
    for end in ends {
        let (to_x, to_y) = map.material(end.upper, end.column);
        // From the token's edge to the material's.
        let length = (to_x - x).hypot(to_y - y);
        let point = |far: f32| (x + (to_x - x) * far / length, y + (to_y - y) * far / length);
        let ((from_x, from_y), (end_x, end_y)) = (point(TOKEN), point(length - MATERIAL));
        let line = format!("M{from_x:.1} {from_y:.1}L{end_x:.1} {end_y:.1}");
        if view.choices.contains(&Action::Pay(end.material)) {
            drawing.svg.path(Paint::line(Ink, 15.0), &line);
            drawing.svg.path(Paint::line(Leaf, 8.0), &line);
            drawing.mark(Sign::Merlin(Piece::Payable), to_x, to_y);
        } else {
            drawing.svg.dashed(Paint::line(Ink, 6.0), "1 16", &line);
        }
    }
}

/// Where a straight line of hexes leaves through a frame.
struct End {
    upper: bool,
    column: u8,
    material: Principality,
}

/// The six ways from a hex: columns to the right, and half hexes downwards.
const HEADINGS: [(i8, i8); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

/// Follows a way until it leaves the environs; `None` when it leaves at a side.
fn end(rows: u8, plot: Plot, (right, down): (i8, i8)) -> Option<End> {
    let mut column = plot.column() as i8;
    let mut half = 2 * plot.row() as i8 + column % 2;
    loop {
        (column, half) = (column + right, half + down);
        let place = u8::try_from(column).ok().filter(|column| *column < COLUMNS)?;
        let row = (half - column % 2).div_euclid(2);
        let frames = &COMPONENTS.frames;
        if row < 0 {
            return Some(End { upper: true, column: place, material: frames.top[usize::from(place)] });
        }
        if row >= rows as i8 {
            return Some(End { upper: false, column: place, material: frames.bottom[usize::from(place)] });
        }
    }
}
