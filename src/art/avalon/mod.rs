//! The board of Avalon: the quests above, the players around the table, the votes below.

mod foot;
mod quests;
mod seats;
mod table;

use std::sync::LazyLock;

use super::Legend;
use super::drawing::Drawing;
use super::frame::{self, Margin};
use super::lettering::Weight;
use super::palette::Colour;
use super::raster::{Ground, Sheet};
use super::svg::{Svg, Type};
use crate::games::avalon::View;
use crate::language::Locale;

const WIDTH: u32 = 1200;
const HEIGHT: u32 = 970;

/// Numbers, names and whatever else must be read on a phone, which shows the picture at about 0.3.
const PLAIN: Type = Type { size: 36.0, weight: Weight::Semibold, colour: Colour::Ink };
/// What the table says.
const LARGE: Type = Type { size: 44.0, weight: Weight::Bold, colour: Colour::Ink };
/// Captions that explain a sign to whoever sees it for the first time.
const CAPTION: Type = Type { size: 28.0, weight: Weight::Regular, colour: Colour::Ink };

/// What a phone must show is at least this high.
const LEGIBLE: f32 = 34.0;
const _: () = assert!(PLAIN.size >= LEGIBLE && LARGE.size >= LEGIBLE);

/// What is the same on every board, one for each language.
static GROUNDS: [LazyLock<Ground>; Locale::ALL.len()] =
    [LazyLock::new(|| ground(Locale::En)), LazyLock::new(|| ground(Locale::Hu)), LazyLock::new(|| ground(Locale::Cs))];

fn ground(locale: Locale) -> Ground {
    let mut svg = Svg::default();
    frame::page(&mut svg, WIDTH as f32, HEIGHT as f32, Margin::Vine);
    quests::road(&mut svg);
    table::top(&mut svg);
    foot::captions(&mut svg, locale);
    Ground::new(WIDTH, HEIGHT, &svg)
}

/// Draws the board.
pub fn draw(view: &View, legend: &Legend) -> Sheet {
    let mut drawing = Drawing::default();
    quests::draw(&mut drawing, view);
    seats::draw(&mut drawing, view, legend);
    table::draw(&mut drawing, view, legend);
    foot::draw(&mut drawing, view, legend.locale);
    GROUNDS[legend.locale as usize].with(&drawing)
}
