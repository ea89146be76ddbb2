//! The board: the rondel with the principalities, below it the environs and the players.

use std::sync::LazyLock;

use super::map::{self, Map};
use super::piece::Numeral;
use super::seats::{self, Table};
use super::{WIDTH, court, middle, rondel, round};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::frame::{self, Margin};
use crate::art::palette::Colour::Ink;
use crate::art::raster::{Ground, Sheet};
use crate::art::svg::Svg;
use crate::games::merlin::View;

/// Where the lower part begins.
const LOWER: f32 = rondel::Y + rondel::RIM + 14.0;
const LEFT: f32 = 62.0;
const RIGHT: f32 = 1138.0;
/// Below the lower part.
const FOOT: f32 = 62.0;

/// The environs of so many rows on the board.
fn place(rows: u8) -> Map {
    Map { x: LEFT, y: LOWER, side: if rows == 3 { 56.0 } else { 46.0 }, rows }
}

/// The height of the whole page.
fn height(rows: u8) -> u32 {
    (LOWER + place(rows).height() + FOOT) as u32
}

/// What is the same on every board, with three rows of environs or four.
static GROUNDS: [LazyLock<Ground>; 2] = [LazyLock::new(|| ground(3)), LazyLock::new(|| ground(4))];

fn ground(rows: u8) -> Ground {
    let mut svg = Svg::default();
    let height = height(rows);
    frame::page(&mut svg, WIDTH as f32, height as f32, Margin::Bars);
    rondel::ground(&mut svg);
    court::ground(&mut svg);
    map::frames(&mut svg, &place(rows));
    Ground::new(WIDTH, height, &svg)
}

/// Draws the board.
pub fn draw(view: &View, legend: &Legend) -> Sheet {
    let mut drawing = Drawing::default();
    let map = place(view.board.environs.rows());
    rondel::draw(&mut drawing, view);
    court::draw(&mut drawing, view);
    middle::draw(&mut drawing, view, legend);
    round::draw(&mut drawing, view);
    map::tiles(&mut drawing, &map, &view.board.environs, Numeral::Plain(Ink));
    let table = Table { left: map.x + map.width() + 22.0, right: RIGHT, top: map.y, bottom: map.y + map.height() };
    seats::draw(&mut drawing, &table, view, legend);
    GROUNDS[usize::from(map.rows == 4)].with(&drawing)
}
