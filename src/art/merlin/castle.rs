//! The castle board of one player: what he has, where his people are, and where his points come from.

use std::sync::LazyLock;

use super::piece::{Numeral, Piece};
use super::{PLAIN, WIDTH, name, principality};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::frame;
use crate::art::palette::Colour::*;
use crate::art::raster::Sheet;
use crate::art::sign::Sign;
use crate::art::svg::{Anchor, Paint, Svg};
use crate::games::Seat;
use crate::games::merlin::{Item, Kind, Principality, Row, View};

const HEIGHT: u32 = 1000;
const LEFT: f32 = 62.0;
const TABLE: f32 = 220.0;
const COLUMN: f32 = 178.0;
const ROW: f32 = 92.0;

static GROUND: LazyLock<Sheet> = LazyLock::new(|| {
    let mut svg = Svg::default();
    frame::page(&mut svg, WIDTH as f32, HEIGHT as f32);
    for of in Principality::ALL {
        svg.plate(Paint::fill(principality::ground(of)), column(of), TABLE + 300.0, COLUMN - 10.0, 600.0, 10.0);
    }
    Sheet::new(WIDTH, HEIGHT, &svg)
});

fn column(of: Principality) -> f32 {
    LEFT + COLUMN * (of.index() as f32 + 0.5)
}

/// Draws the castle board of a player.
pub fn draw(view: &View, seat: Seat, legend: &Legend) -> Sheet {
    let mut drawing = Drawing::default();
    let Some(castle) = view.castles.get(seat) else { return GROUND.with(&drawing) };
    drawing.mark_sized(Sign::Merlin(Piece::Token(seat)), 130, LEFT + 60.0, 120.0);
    drawing.svg.line(PLAIN, Anchor::Start, LEFT + 130.0, 132.0, 500.0, &name(legend, seat));
    drawing.mark(Sign::Merlin(Piece::Number(castle.score(), Numeral::Huge)), 1060.0, 120.0);
    for of in Principality::ALL {
        let x = column(of);
        drawing.mark(Sign::Merlin(Piece::Arms(of)), x, TABLE + 40.0);
        for (row, kind) in Kind::ALL.into_iter().enumerate() {
            let y = TABLE + ROW * (row as f32 + 1.5);
            drawing.mark(Sign::Merlin(Piece::Item(Item { kind, of })), x - 30.0, y);
            let count = i16::from(castle.items[kind][of]);
            drawing.mark(Sign::Merlin(Piece::Number(count, Numeral::Plain(Ink))), x + 40.0, y);
        }
        let y = TABLE + ROW * 4.5;
        if castle.traitors[of] > 0 {
            drawing.mark(Sign::Merlin(Piece::Traitor(of)), x - 30.0, y);
            let count = i16::from(castle.traitors[of]);
            drawing.mark(Sign::Merlin(Piece::Number(count, Numeral::Plain(Ink))), x + 40.0, y);
        }
    }
    for of in Principality::ALL.into_iter().filter(|of| castle.influence[*of] > 0) {
        let (x, y) = (column(of), TABLE + ROW * 5.5);
        drawing.mark(Sign::Merlin(Piece::Influence), x - 30.0, y);
        let count = i16::from(castle.influence[of]);
        drawing.mark(Sign::Merlin(Piece::Number(count, Numeral::Plain(Ink))), x + 40.0, y);
    }
    drawing.mark(Sign::Merlin(Piece::Wreath(1)), 980.0, 120.0);
    for (who, seals) in castle.seals.iter() {
        for row in Row::ALL.into_iter().filter(|row| seals.has(*row)) {
            let x = LEFT + 60.0 + 240.0 * who as usize as f32 + 80.0 * row as usize as f32;
            let turned = row == Row::Third && seals.used;
            drawing.mark(Sign::Merlin(Piece::Seal(seat, turned)), x, TABLE + ROW * 7.0);
        }
    }
    GROUND.with(&drawing)
}
