//! The whole board: everything that is laid with a ring around it, and below it the players, the drawn tile and the
//! bag.

use std::sync::OnceLock;

use super::land::{self, Window};
use super::shown::Shown;
use super::{WIDTH, seats};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::frame::{self, Margin};
use crate::art::raster::{Ground, Sheet};
use crate::art::svg::Svg;
use crate::games::carcassonne::Frame;

/// Where the land can be, beside and below the names of rows and columns.
const LEFT: f32 = 112.0;
const RIGHT: f32 = 1132.0;
const TOP: f32 = 112.0;
/// The heights for small, middling and wide landscapes.
const HEIGHTS: [f32; 3] = [480.0, 760.0, 1040.0];

/// What is the same on every board: by the height of the land and the rows of players.
static GROUNDS: [[OnceLock<Ground>; 3]; 3] = [const { [const { OnceLock::new() }; 3] }; 3];

/// Draws the board.
pub fn draw(shown: &Shown, legend: &Legend) -> Sheet {
    let frame = Frame::of(&shown.view.landscape);
    let width = RIGHT - LEFT;
    let size = |height: f32| land::side(frame.columns, frame.rows, width, height);
    let fits = |height: &f32| f32::from(frame.rows) * f32::from(size(*height)) <= *height;
    // The lowest page on which the cells are as large as they can be, or large enough.
    let enough = size(HEIGHTS[2]).min(110);
    let chosen = HEIGHTS.iter().position(|height| size(*height) >= enough && fits(height)).unwrap_or(2);
    let (height, side) = (HEIGHTS[chosen], size(HEIGHTS[chosen]));
    let taken = |count: u8| f32::from(count) * f32::from(side);
    let window = Window {
        corner: frame.corner,
        columns: frame.columns,
        rows: frame.rows,
        side,
        x: (LEFT + (width - taken(frame.columns)) / 2.0).round(),
        y: (TOP + (height - taken(frame.rows)) / 2.0).round(),
    };
    let rows = shown.view.scores.seats().div_ceil(2).clamp(1, 3);
    let mut drawing = Drawing::default();
    land::draw(&mut drawing, &window, &shown.view, &shown.marks);
    land::draw_names(&mut drawing, &window, &frame);
    seats::draw(&mut drawing, TOP + height + 14.0, &shown.view, legend);
    let ground = GROUNDS[chosen][rows - 1].get_or_init(|| {
        let mut svg = Svg::default();
        let height = TOP + height + 14.0 + seats::height(rows) + 60.0;
        frame::page(&mut svg, WIDTH as f32, height, Margin::Bars);
        Ground::new(WIDTH, height as u32, &svg)
    });
    ground.with(&drawing)
}
