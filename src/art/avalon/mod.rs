//! The board of Avalon: the quests above, the players around the table, the votes below.

mod foot;
mod quests;
mod seats;
mod table;

use std::sync::LazyLock;

use super::Legend;
use super::lettering::{Weight, plain};
use super::palette::Colour;
use super::raster::Sheet;
use super::svg::{Svg, Type};
use super::{frame, lettering};
use crate::games::Seat;
use crate::games::avalon::View;
use crate::language::Locale;
use crate::say;

const WIDTH: u32 = 1200;
const HEIGHT: u32 = 950;

/// The smallest letters that a phone must show: the picture is about 0.3 of its size there.
const LEGIBLE: f32 = 36.0;

/// Numbers, names and whatever else must be read.
const PLAIN: Type = Type { size: LEGIBLE, weight: Weight::Semibold, colour: Colour::Ink };
/// What the table says.
const LARGE: Type = Type { size: 44.0, weight: Weight::Bold, colour: Colour::Ink };
/// Captions that explain a sign to whoever sees it for the first time.
const CAPTION: Type = Type { size: 25.0, weight: Weight::Regular, colour: Colour::Ink };

/// What is the same on every board, one for each language.
static GROUNDS: LazyLock<[Sheet; Locale::ALL.len()]> = LazyLock::new(|| Locale::ALL.map(ground));

fn ground(locale: Locale) -> Sheet {
    let mut svg = Svg::new(WIDTH, HEIGHT);
    frame::page(&mut svg, WIDTH as f32, HEIGHT as f32);
    quests::road(&mut svg);
    table::top(&mut svg);
    foot::captions(&mut svg, locale);
    Sheet::blank(WIDTH, HEIGHT).with(&svg.finish())
}

/// Draws the board.
pub fn draw(view: &View, legend: &Legend) -> Sheet {
    GROUNDS[legend.locale as usize].with(&svg(view, legend))
}

/// What changes on the board.
fn svg(view: &View, legend: &Legend) -> String {
    let mut svg = Svg::new(WIDTH, HEIGHT);
    quests::draw(&mut svg, view);
    table::draw(&mut svg, view, legend);
    seats::draw(&mut svg, view, legend);
    foot::draw(&mut svg, view);
    svg.finish()
}

/// A player's name as it can be drawn, within so many pixels.
fn name(legend: &Legend, seat: Seat, style: Type, room: f32) -> String {
    let name = legend.names.get(seat).and_then(|name| plain(name));
    let name = name.unwrap_or_else(|| say!(legend.locale, "avalon-picture-seat", seat = seat.number()));
    lettering::fit(&name, style.weight, style.size, room)
}
