//! The castle board of one player: what he has, where his people are, and where his points come from.

use std::sync::LazyLock;

use super::piece::{Numeral, Piece};
use super::{PLAIN, WIDTH, principality, source};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::frame::{self, Margin};
use crate::art::palette::Colour::*;
use crate::art::raster::{Ground, Sheet};
use crate::art::sign::Sign;
use crate::art::svg::{Anchor, Paint, Svg, Type};
use crate::games::Seat;
use crate::games::merlin::{Castle, Item, Kind, Principality, Row, View};
use crate::language::Locale;
use crate::say;

/// Without King's Favor, and what that adds.
const HEIGHT: u32 = 1302;
const WITH_FAVOR: u32 = 110;
const LEFT: f32 = 62.0;
const TABLE: f32 = 220.0;
const COLUMN: f32 = 178.0;
const ROW: f32 = 92.0;
/// Where what is at home stands, then the points, then King's Favor.
const STORE: f32 = 972.0;
const POINTS: f32 = 1082.0;
const FAVOR: f32 = 1310.0;
/// The lines of the points.
const SMALL: Type = Type { size: 34.0, ..PLAIN };

/// What is the same on every castle board, without King's Favor and with it.
static GROUNDS: [LazyLock<Ground>; 2] =
    [LazyLock::new(|| ground(HEIGHT)), LazyLock::new(|| ground(HEIGHT + WITH_FAVOR))];

fn ground(height: u32) -> Ground {
    let mut svg = Svg::default();
    frame::page(&mut svg, WIDTH as f32, height as f32, Margin::Bars);
    for of in Principality::ALL {
        svg.plate(Paint::fill(principality::ground(of)), column(of), TABLE + 330.0, COLUMN - 10.0, 660.0, 10.0);
    }
    Ground::new(WIDTH, height, &svg)
}

fn column(of: Principality) -> f32 {
    LEFT + COLUMN * (of.index() as f32 + 0.5)
}

/// Draws the castle board of a player.
pub fn draw(view: &View, seat: Seat, legend: &Legend) -> Sheet {
    let ground = &GROUNDS[usize::from(view.options.kings_favor)];
    let mut drawing = Drawing::default();
    let Some(castle) = view.castles.get(seat) else { return ground.with(&drawing) };
    drawing.mark_sized(Sign::Merlin(Piece::Token(seat)), 130, LEFT + 60.0, 120.0);
    drawing.svg.line(PLAIN, Anchor::Start, LEFT + 130.0, 132.0, 500.0, &legend.name(seat));
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
    draw_henchmen(&mut drawing, castle, seat);
    draw_store(&mut drawing, castle, seat, legend.locale);
    draw_points(&mut drawing, castle, legend.locale);
    if view.options.kings_favor {
        draw_favor(&mut drawing, castle, seat);
    }
    ground.with(&drawing)
}

/// Each henchman in the column of the principality where he stands, or at home.
fn draw_henchmen(drawing: &mut Drawing, castle: &Castle, seat: Seat) {
    let mut home = 0.0;
    for of in Principality::ALL {
        let here = castle.henchmen.iter().filter(|(_, place)| **place == Some(of));
        for (index, (who, _)) in here.enumerate() {
            let (right, down) = ((index % 2) as f32, (index / 2) as f32);
            let (x, y) = (column(of) - 38.0 + 76.0 * right, TABLE + ROW * 6.45 + 66.0 * down);
            drawing.mark_sized(Sign::Merlin(Piece::Henchman(seat, who)), 94, x, y);
        }
    }
    for (who, _) in castle.henchmen.iter().filter(|(_, place)| place.is_none()) {
        drawing.mark(Sign::Merlin(Piece::Henchman(seat, who)), LEFT + 210.0 + home, STORE);
        home += 66.0;
    }
}

/// Henchmen at home, dice, and what is left of everything.
fn draw_store(drawing: &mut Drawing, castle: &Castle, seat: Seat, locale: Locale) {
    drawing.svg.line(PLAIN, Anchor::Start, LEFT + 10.0, STORE + 12.0, 160.0, &say!(locale, "merlin-picture-home"));
    let mut x = LEFT + 520.0;
    for pips in &castle.dice.own {
        drawing.mark(Sign::Merlin(Piece::Die(Some(seat), *pips)), x, STORE);
        x += 56.0;
    }
    if let Some(pips) = castle.dice.white {
        drawing.mark(Sign::Merlin(Piece::Die(None, pips)), x + 4.0, STORE);
    }
    let stores = [
        (Piece::Apple, castle.apples),
        (Piece::Staff, castle.staffs),
        (Piece::Manor(seat), castle.manors),
        (Piece::Influence, castle.counters),
    ];
    for (index, (piece, count)) in stores.into_iter().enumerate() {
        let x = LEFT + 790.0 + 150.0 * (index % 2) as f32;
        let y = STORE - 36.0 + 72.0 * (index / 2) as f32;
        drawing.mark(Sign::Merlin(piece), x, y);
        drawing.mark(Sign::Merlin(Piece::Number(i16::from(count), Numeral::Plain(Ink))), x + 58.0, y);
    }
}

/// The points by where they come from, in three columns.
fn draw_points(drawing: &mut Drawing, castle: &Castle, locale: Locale) {
    let sources = castle.points.iter().filter(|(_, points)| *points != 0);
    for (index, (source, points)) in sources.enumerate() {
        let x = LEFT + 10.0 + 362.0 * (index % 3) as f32;
        let y = POINTS + 48.0 * (index / 3) as f32;
        drawing.svg.line(SMALL, Anchor::Start, x, y, 240.0, &source::source(source, locale));
        drawing.svg.text(SMALL, Anchor::End, x + 326.0, y, &points.to_string().replace('-', "−"));
    }
}

/// King's Favor: for each henchman three rows, the third of which lies face down when it was used.
fn draw_favor(drawing: &mut Drawing, castle: &Castle, seat: Seat) {
    for (who, seals) in castle.seals.iter() {
        let x = LEFT + 34.0 + 269.0 * who as usize as f32;
        drawing.mark_sized(Sign::Merlin(Piece::Henchman(seat, who)), 80, x, FAVOR);
        for row in Row::ALL {
            let x = x + 10.0 + 62.0 * f32::from(row.number());
            drawing.under.plate(Paint::fine(Cream), x, FAVOR, 58.0, 76.0, 8.0);
            if seals.has(row) {
                let turned = row == Row::Third && seals.used;
                drawing.mark_sized(Sign::Merlin(Piece::Seal(seat, turned)), 68, x, FAVOR);
            } else {
                let number = i16::from(row.number());
                drawing.mark(Sign::Merlin(Piece::Number(number, Numeral::Plain(Ink))), x, FAVOR);
            }
        }
    }
}
