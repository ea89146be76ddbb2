//! The ring of 24 spaces: numbers on the rim, pictures below them, and inside a lane for the figures.

use std::f32::consts::TAU;

use super::piece::{Numeral, Piece};
use super::{field, principality, token};
use crate::art::drawing::Drawing;
use crate::art::lettering::Weight;
use crate::art::palette::Colour::*;
use crate::art::shape::around;
use crate::art::sign::Sign;
use crate::art::svg::{Anchor, LINE, Paint, Svg, Type};
use crate::games::Seat;
use crate::games::merlin::Phase;
use crate::games::merlin::{Action, Die, Direction, Event, Field, Pips, Space, Stage, Turn, Unused, View};

/// The rondel's middle.
pub const X: f32 = 600.0;
pub const Y: f32 = 602.0;
/// From the outer edge inwards: the rim with the numbers, the pictures, the lane of the figures.
pub const RIM: f32 = 544.0;
const PICTURES: f32 = 496.0;
const LANE: f32 = 404.0;
/// Where the rondel ends and the principalities begin.
pub const INSIDE: f32 = 346.0;

const NUMBERS: f32 = (RIM + PICTURES) / 2.0;
const NUMBER: Type = Type { size: 38.0, weight: Weight::Bold, colour: Ink };

/// The middle of a space as a part of a turn.
fn turn(space: Space) -> f32 {
    space.index() as f32 / 24.0
}

/// A point of the page.
fn at(part: f32, radius: f32) -> (f32, f32) {
    let (x, y) = around(part, radius);
    (X + x, Y + y)
}

/// The part of a ring between two radii, from one part of a turn to another, around the origin.
pub fn sector(from: f32, to: f32, inner: f32, outer: f32) -> String {
    let large = u8::from(to - from > 0.5);
    let ((ax, ay), (bx, by)) = (around(from, outer), around(to, outer));
    let ((cx, cy), (dx, dy)) = (around(to, inner), around(from, inner));
    format!(
        "M{ax:.1} {ay:.1}A{outer} {outer} 0 {large} 1 {bx:.1} {by:.1}L{cx:.1} {cy:.1}A{inner} {inner} 0 {large} 0 {dx:.1} {dy:.1}Z"
    )
}

fn cell(space: Space, inner: f32, outer: f32) -> String {
    let part = turn(space);
    sector(part - 1.0 / 48.0, part + 1.0 / 48.0, inner, outer)
}

/// What never changes.
pub fn ground(svg: &mut Svg) {
    svg.place(X, Y, 0.0, 1.0, |svg| {
        svg.circle(Paint::flat(Cream), 0.0, 0.0, RIM);
        for space in Space::all() {
            let mut number = NUMBER;
            // Neighbours differ, so that no line is needed between them.
            let colour = match space.field() {
                Field::Principality(of) => {
                    number.colour = principality::ink(of);
                    Some(principality::colour(of))
                }
                _ => space.index().is_multiple_of(2).then_some(Vellum),
            };
            if let Some(colour) = colour {
                svg.path(Paint::flat(colour), &cell(space, INSIDE, RIM));
            }
            let (x, y) = around(turn(space), NUMBERS);
            svg.text(number, Anchor::Middle, x, y + 12.5, &space.number().to_string());
            let (x, y) = around(turn(space), (PICTURES + LANE) / 2.0);
            svg.place(x, y, 0.0, 1.0, |svg| field::draw(svg, space.field()));
        }
        svg.circle(Paint::line(Ink, LINE + 2.0), 0.0, 0.0, RIM);
    });
}

/// A space that stands out, around the rondel's middle: its number is light on dark and its edge is drawn twice.
pub fn light(svg: &mut Svg, space: Space) {
    svg.path(Paint::line(Ink, 11.0), &cell(space, INSIDE, RIM));
    svg.path(Paint::flat(Ink), &cell(space, PICTURES, RIM));
    svg.path(Paint::line(Leaf, 5.0), &cell(space, INSIDE, RIM));
}

pub fn draw(drawing: &mut Drawing, view: &View) {
    draw_traces(drawing, view);
    let reached = reached(view);
    for space in Space::all() {
        let dice: Vec<(Option<Seat>, Pips)> =
            reached.iter().filter(|(to, _)| *to == space).filter_map(|(_, die)| *die).collect();
        if reached.iter().all(|(to, _)| *to != space) {
            continue;
        }
        drawing.mark(Sign::Merlin(Piece::Lit(space)), X, Y);
        // The number and the dice share the rim, whose middle is the space's.
        let count = dice.len() as f32;
        let width = 42.0 + 38.0 * count;
        let place = |along: f32| at(turn(space) + (along - width / 2.0) / (NUMBERS * TAU), NUMBERS);
        let (x, y) = place(21.0);
        drawing.mark(Sign::Merlin(Piece::Number(i16::from(space.number()), Numeral::Plain(Leaf))), x, y);
        for (index, (owner, pips)) in dice.into_iter().enumerate() {
            let (x, y) = place(42.0 + 38.0 * index as f32 + 19.0);
            drawing.mark_sized(Sign::Merlin(Piece::Die(owner, pips)), 72, x, y);
        }
    }
    draw_figures(drawing, view);
}

/// A die: whose, or the white one, and what it shows.
type Shown = (Option<Seat>, Pips);

/// The spaces that matter now, each with the die that leads there: where the dice reach, or where the action is.
fn reached(view: &View) -> Vec<(Space, Option<Shown>)> {
    let Phase::Turn(Turn { seat, stage, .. }) = view.phase else { return Vec::new() };
    let castle = &view.castles[seat];
    let from = |white: bool| if white { view.board.merlin } else { castle.knight };
    let owner = |white: bool| (!white).then_some(seat);
    match stage {
        Stage::Choosing => reach_of_unused(&castle.dice)
            .flat_map(|(white, pips, directions)| {
                directions.iter().map(move |to| (from(white).step(pips, *to), Some((owner(white), pips))))
            })
            .collect(),
        Stage::Chosen(chosen) => {
            let moves = view.choices.iter().filter_map(|choice| match choice {
                Action::Move(direction) => Some(*direction),
                _ => None,
            });
            let die = Some((owner(chosen.white), chosen.pips));
            moves.map(|direction| (from(chosen.white).step(chosen.pips, direction), die)).collect()
        }
        Stage::Acting(visit, _) => vec![(visit.space, None)],
        Stage::Acted { .. } => Vec::new(),
    }
}

/// Whether it is white, what it shows and which ways it can be used, without a flag.
fn reach_of_unused(dice: &Unused) -> impl Iterator<Item = (bool, Pips, &'static [Direction])> + '_ {
    dice.kinds().filter_map(|die| {
        let pips = dice.pips(die)?;
        Some(match die {
            Die::Own(_) => (false, pips, &[Direction::Clockwise][..]),
            Die::White => (true, pips, &[Direction::Clockwise, Direction::CounterClockwise][..]),
        })
    })
}

/// The last way of each player's knight, or of Merlin in his hands.
fn draw_traces(drawing: &mut Drawing, view: &View) {
    for (seat, events) in view.turns.iter() {
        for event in events {
            let Event::Moved { from, to, direction, .. } = event else { continue };
            let steps = Pips::ALL.into_iter().take_while(|pips| from.step(*pips, *direction) != *to).count() + 1;
            // A mark at each edge that was crossed.
            for step in 0..steps {
                let edge = match direction {
                    Direction::Clockwise => (from.index() + step) % 24,
                    Direction::CounterClockwise => (from.index() + 23 - step) % 24,
                };
                drawing.mark(Sign::Merlin(Piece::Trace(seat, edge as u8, *direction)), X, Y);
            }
        }
    }
}

/// The mark of a player's way over the edge after this space, counted from 0, around the rondel's middle.
pub fn trace(svg: &mut Svg, seat: Seat, edge: u8, direction: Direction) {
    let part = (f32::from(edge) + 0.5) / 24.0;
    let (x, y) = around(part, INSIDE + 12.0 + 12.0 * seat.index() as f32);
    let way = match direction {
        Direction::Clockwise => 1.0,
        Direction::CounterClockwise => -1.0,
    };
    svg.place(x, y, part * 360.0, 1.0, |svg| {
        svg.flip(way, 1.0, |svg| svg.path(Paint::fine(token::colour(seat)), "M-9 -8L10 0L-9 8L-4 0Z"));
    });
}

fn draw_figures(drawing: &mut Drawing, view: &View) {
    for space in Space::all() {
        if let Some((piece, lift)) = treasure(view, space) {
            let (x, y) = at(turn(space), (PICTURES + LANE) / 2.0);
            drawing.mark(Sign::Merlin(piece), x, y - lift);
        }
        let mut figures: Vec<Piece> = view
            .castles
            .iter()
            .filter(|(_, castle)| castle.knight == space)
            .map(|(seat, _)| Piece::Knight(seat))
            .collect();
        if view.board.merlin == space {
            figures.push(Piece::Merlin);
        }
        for (piece, (along, out)) in figures.iter().zip(places(figures.len())) {
            let radius = (LANE + INSIDE) / 2.0 + out;
            let (x, y) = at(turn(space) + along / (radius * TAU), radius);
            drawing.mark(Sign::Merlin(*piece), x, y);
        }
    }
}

/// The Grail or Excalibur while nobody has it, and how far above its space's middle it stands.
fn treasure(view: &View, space: Space) -> Option<(Piece, f32)> {
    match space.field() {
        Field::Grail if view.board.grail.is_none() => Some((Piece::Grail, 2.0)),
        Field::Excalibur if view.board.excalibur.is_none() => Some((Piece::Excalibur, 14.0)),
        _ => None,
    }
}

/// Where so many figures stand in the lane: along it and outwards.
fn places(count: usize) -> &'static [(f32, f32)] {
    match count {
        0 | 1 => &[(0.0, 0.0)],
        2 => &[(-25.0, 0.0), (25.0, 0.0)],
        3 => &[(-33.0, 0.0), (0.0, 26.0), (33.0, 0.0)],
        4 => &[(-25.0, 30.0), (25.0, 30.0), (-25.0, -14.0), (25.0, -14.0)],
        _ => &[(-25.0, 34.0), (25.0, 34.0), (-33.0, -12.0), (33.0, -12.0), (0.0, 8.0)],
    }
}
