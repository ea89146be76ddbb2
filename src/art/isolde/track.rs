//! A row for each board: its sign and name, the track, the markers in the order in which they lie.

use super::discipline::Piece;
use super::{CAPTION, HEAD, HEAVY, PLAIN, ROW};
use crate::art::drawing::Drawing;
use crate::art::palette::Colour::*;
use crate::art::sign::Sign;
use crate::art::svg::{Anchor, Paint, Svg, Type};
use crate::games::isolde::{Board, COMPONENTS, Colour, Scroll, View};
use crate::language::{self, Locale};
use crate::say;

/// The left edge of the start.
const START: f32 = 222.0;
/// The left edge of the first space after it.
const FIRST: f32 = 420.0;
/// From space to space.
const STEP: f32 = 36.0;
/// From marker to marker on the start, which is as wide as the markers of all.
const START_STEP: f32 = (FIRST - START - 48.0) / 4.0;
/// How much higher the next marker of a stack lies, and how high a stack may become.
const LIFT: f32 = 38.0;
const HIGHEST: f32 = 66.0;

/// The middle of a row's track.
fn line(row: usize) -> f32 {
    HEAD + row as f32 * ROW + 80.0
}

fn spaces(board: Board) -> u16 {
    board.last_space().unwrap_or(COMPONENTS.lap)
}

fn across(space: u16) -> f32 {
    FIRST + (f32::from(space) - 0.5) * STEP
}

/// What never changes.
pub fn grounds(svg: &mut Svg, view: &View, locale: Locale) {
    for (row, board) in view.boards.iter().enumerate() {
        let y = line(row);
        if row > 0 {
            svg.path(Paint::line(Leaf, 2.0), &format!("M60 {}H1140", y - 80.0));
        }
        svg.line(PLAIN, Anchor::Start, 128.0, y - 35.0, 290.0, &language::say(locale, name_id(*board), &[]));
        svg.line(CAPTION, Anchor::Start, 128.0, y + 10.0, START - 136.0, &rounds(view, *board, locale));
        svg.plate(Paint::fill(Vellum), (START + FIRST) / 2.0 - 3.0, y, FIRST - START - 8.0, 46.0, 8.0);
        for space in 1..=spaces(*board) {
            let fill = if space % 5 == 0 { Leaf } else { Cream };
            svg.plate(Paint::fine(fill), across(space), y, STEP, 42.0, 0.0);
            if space % 5 == 0 || *board == Board::King && space % 6 == 0 {
                let small = Type { size: 24.0, ..PLAIN };
                svg.text(small, Anchor::Middle, across(space), y + 8.0, &space.to_string());
            }
        }
    }
}

fn name_id(board: Board) -> &'static str {
    match board {
        Board::Isolde => "isolde-picture-isolde",
        Board::Joust => "isolde-picture-joust",
        Board::Melee => "isolde-picture-melee",
        Board::Study => "isolde-picture-study",
        Board::King => "isolde-picture-king",
        Board::Grail => "isolde-picture-grail",
        Board::Chivalry => "isolde-picture-chivalry",
        Board::Magic => "isolde-picture-magic",
    }
}

fn rounds(view: &View, board: Board, locale: Locale) -> String {
    match view.rounds(board).map(Iterator::collect::<Vec<u8>>) {
        None => say!(locale, "isolde-picture-scrolls"),
        Some(rounds) if rounds.len() == 6 => "1–6".to_owned(),
        Some(rounds) => rounds.iter().map(u8::to_string).collect::<Vec<_>>().join(" · "),
    }
}

pub fn draw(drawing: &mut Drawing, view: &View) {
    let scored = view.scored();
    for (row, board) in view.boards.iter().enumerate() {
        let y = line(row);
        drawing.mark(Sign::Isolde(Piece::Discipline(*board)), 92.0, y - 10.0);
        if scored.contains(board) {
            drawing.mark(Sign::Isolde(Piece::Scored), 74.0, y + 24.0);
        }
        if *board == Board::Study {
            let left = view.variants.codex.iter().filter(|left| **left).count();
            for place in 0..left {
                drawing.mark(Sign::Isolde(Piece::Codex), START + 96.0 + 29.0 * place as f32, y - 42.0);
            }
        }
        if let (Board::King, Some(scrolls)) = (*board, view.variants.scrolls) {
            for (scroll, space) in scrolls.into_iter().zip([6, 12]) {
                let (x, lift) = match scroll {
                    Scroll::OnBoard => (across(space), 44.0),
                    Scroll::Taken | Scroll::Aside => (across(space) + 260.0, 20.0),
                };
                drawing.mark(Sign::Isolde(Piece::Scroll), x, y - lift);
            }
        }
        draw_markers(drawing, view, *board, y);
    }
}

fn draw_markers(drawing: &mut Drawing, view: &View, board: Board, y: f32) {
    let track = &view.tracks[board];
    let on_start: Vec<Colour> = track.on_start().collect();
    for (place, colour) in on_start.iter().enumerate() {
        // Side by side, since nobody is ahead there.
        let x = START + 20.0 + START_STEP * place as f32;
        drawing.mark(Sign::Isolde(Piece::Marker(colour.0, 0)), x, y);
    }
    let spaces = spaces(board);
    // The last ones first, so that whoever is ahead on a space lies on top.
    let shown = |colour: Colour| match board.last_space() {
        Some(_) => (0, track.space(colour)),
        None => ((track.space(colour) - 1) / spaces, (track.space(colour) - 1) % spaces + 1),
    };
    let ranking = track.ranking();
    for (place, colour) in ranking.iter().copied().enumerate().rev() {
        let (laps, space) = shown(colour);
        let here = |other: &&Colour| shown(**other).1 == space;
        let below = ranking[place + 1..].iter().filter(here).count();
        let all = ranking.iter().filter(here).count();
        let lift = below as f32 * LIFT.min(HIGHEST / (all as f32 - 1.0).max(1.0));
        let shown = space;
        drawing.mark(Sign::Isolde(Piece::Marker(colour.0, laps as u8)), across(shown), y - lift);
        if laps > 0 {
            let small = Type { size: 28.0, ..HEAVY };
            drawing.svg.text(small, Anchor::Middle, across(shown) + 30.0, y - lift - 20.0, &format!("+{laps}"));
        }
    }
}
