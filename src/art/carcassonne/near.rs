//! A part of the landscape, large enough for a phone.

use std::sync::LazyLock;

use super::WIDTH;
use super::land::{self, Window};
use super::piece::Piece;
use super::shown::{Mark, Shown};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::frame::{self, Margin};
use crate::art::raster::{Ground, Sheet};
use crate::art::sign::Sign;
use crate::art::svg::Svg;
use crate::games::carcassonne::{Action, Cell, Frame, Laid, Phase};

/// Cells from side to side.
const CELLS: u8 = 7;
const SIDE: u8 = 150;
const LEFT: f32 = 100.0;
const TOP: f32 = 98.0;
const HEIGHT: u32 = 1202;

static GROUND: LazyLock<Ground> = LazyLock::new(|| page(HEIGHT));

fn page(height: u32) -> Ground {
    let mut svg = Svg::default();
    frame::page(&mut svg, WIDTH as f32, height as f32, Margin::Bars);
    Ground::new(WIDTH, height, &svg)
}

/// Draws the cells around one of them.
pub fn draw(shown: &Shown, around: Cell, _legend: &Legend) -> Sheet {
    let frame = Frame::of(&shown.view.landscape);
    let window = Window {
        corner: Cell::new(start(around.x, frame.corner.x, frame.columns), start(around.y, frame.corner.y, frame.rows)),
        columns: CELLS,
        rows: CELLS,
        side: SIDE,
        x: LEFT,
        y: TOP,
    };
    let mut drawing = Drawing::default();
    land::draw(&mut drawing, &window, &shown.view, &shown.marks);
    land::draw_names(&mut drawing, &window, &frame);
    GROUND.with(&drawing)
}

/// Where the window begins, with a cell in its middle, or nearer to its edge where the frame ends.
fn start(around: i16, first: i16, count: u8) -> i16 {
    let spare = i16::from(count) - i16::from(CELLS);
    if spare <= 0 { first + spare / 2 } else { (around - i16::from(CELLS / 2)).clamp(first, first + spare) }
}

/// The rotations beside each other, two in a row, each with the eight cells around.
const TURNED: u8 = 160;
const BLOCK: f32 = 3.0 * TURNED as f32;
const GAP: f32 = 44.0;
const EDGE: f32 = 98.0;

static TURNS: [LazyLock<Ground>; 2] = [
    LazyLock::new(|| page((2.0 * EDGE + BLOCK) as u32)),
    LazyLock::new(|| page((2.0 * EDGE + 2.0 * BLOCK + GAP) as u32)),
];

/// Draws how the drawn tile can lie in a cell, numbered in the order of the rotations.
pub fn draw_turns(shown: &Shown, cell: Cell, _legend: &Legend) -> Sheet {
    let mut drawing = Drawing::default();
    let Phase::Laying { tile } = shown.view.phase else { return TURNS[0].with(&drawing) };
    let rotations = shown.view.choices.iter().filter_map(|choice| match choice {
        Action::Lay { cell: there, rotation } if *there == cell => Some(*rotation),
        _ => None,
    });
    let mut rotations: Vec<_> = rotations.collect();
    rotations.sort();
    let wide = rotations.len() > 1;
    for (index, rotation) in rotations.iter().enumerate() {
        let (column, row) = ((index % 2) as f32, (index / 2) as f32);
        let x = if wide { EDGE + column * (BLOCK + GAP) } else { (WIDTH as f32 - BLOCK) / 2.0 };
        let window = Window {
            corner: Cell::new(cell.x - 1, cell.y - 1),
            columns: 3,
            rows: 3,
            side: TURNED,
            x,
            y: EDGE + row * (BLOCK + GAP),
        };
        let preview = Mark::Preview(Laid { tile, cell, rotation: *rotation });
        land::draw(&mut drawing, &window, &shown.view, &[preview]);
        let number = Sign::Carcassonne(Piece::Number(index as u8 + 1));
        drawing.mark_sized(number, 130, window.x + 4.0, window.y + 4.0);
    }
    TURNS[usize::from(rotations.len() > 2)].with(&drawing)
}
