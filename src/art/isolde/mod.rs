//! The boards of Fair Isolde as rows with a track each, the players below; and a hand of cards.

mod discipline;
mod hand;
mod players;
mod table;
mod track;

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

pub use discipline::{Piece, draw_piece};
pub use hand::{Hand, draw as draw_hand};

use super::Legend;
use super::drawing::Drawing;
use super::frame::{self, Margin};
use super::lettering::Weight;
use super::palette::Colour;
use super::raster::{Ground, Sheet};
use super::svg::{Svg, Type};
use crate::games::Seat;
use crate::games::isolde::{ByColour, Colour as Player, View};
use crate::language::Locale;
use crate::say;

const WIDTH: u32 = 1200;
/// Above the first row.
const HEAD: f32 = 116.0;
/// From row to row.
const ROW: f32 = 112.0;
/// What the cup or the discs take.
const STRIP: f32 = 96.0;
/// What each line of two players takes.
const PLAYER: f32 = 66.0;

/// Numbers, names and whatever else must be read on a phone, which shows the picture at about 0.3.
const PLAIN: Type = Type { size: 34.0, weight: Weight::Semibold, colour: Colour::Ink };
const HEAVY: Type = Type { weight: Weight::Bold, ..PLAIN };
/// Captions that explain a sign to whoever sees it for the first time.
const CAPTION: Type = Type { size: 26.0, weight: Weight::Regular, colour: Colour::Ink };

/// What a ground depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Layout {
    locale: Locale,
    /// With the board of Magic.
    rows: usize,
    strip: bool,
    players: usize,
}

impl Layout {
    fn of(view: &View, locale: Locale) -> Layout {
        let strip = view.variants.cup.is_some() || view.options.courtship;
        Layout { locale, rows: view.boards.len(), strip, players: view.holders.colours() }
    }

    fn strip(self) -> f32 {
        HEAD + self.rows as f32 * ROW
    }

    fn below(self) -> f32 {
        self.strip() + if self.strip { STRIP } else { 12.0 }
    }

    fn height(self) -> u32 {
        frame::whole((self.below() + self.players.div_ceil(2) as f32 * PLAYER) as u32 + 60)
    }
}

/// What is the same on every board of a layout, drawn once.
static GROUNDS: LazyLock<RwLock<HashMap<Layout, Arc<Ground>>>> = LazyLock::new(RwLock::default);

fn ground(view: &View, layout: Layout) -> Arc<Ground> {
    let known = GROUNDS.read().unwrap_or_else(PoisonError::into_inner).get(&layout).cloned();
    known.unwrap_or_else(|| {
        let height = layout.height();
        let mut svg = Svg::default();
        frame::page(&mut svg, WIDTH as f32, height as f32, Margin::Vine);
        track::grounds(&mut svg, view, layout.locale);
        let ground = Arc::new(Ground::new(WIDTH, height, &svg));
        GROUNDS.write().unwrap_or_else(PoisonError::into_inner).insert(layout, ground.clone());
        ground
    })
}

/// Draws the boards.
pub fn draw(view: &View, legend: &Legend) -> Sheet {
    let layout = Layout::of(view, legend.locale);
    let mut drawing = Drawing::default();
    table::head(&mut drawing, view, legend);
    track::draw(&mut drawing, view);
    if layout.strip {
        table::strip(&mut drawing, view, legend.locale, layout.strip());
    }
    players::draw(&mut drawing, view, legend, layout.below());
    ground(view, layout).with(&drawing)
}

/// What a colour is called where it is drawn: its player's name, for one of two colours with the number of it; the
/// neutral one has a name of its own.
fn name(holders: &ByColour<Option<Seat>>, legend: &Legend, colour: Player) -> String {
    let locale = legend.locale;
    let Some(seat) = holders[colour] else { return say!(locale, "isolde-picture-neutral") };
    let name = legend.name(seat);
    let own = holders.iter().filter(|(_, holder)| **holder == Some(seat));
    let place = own.clone().position(|(other, _)| other == colour).unwrap_or(0);
    if own.count() > 1 { format!("{name} {}", ["I", "II"][place % 2]) } else { name }
}
