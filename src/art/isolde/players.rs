//! The players below the boards: marker, name, points, cards played and in hand.

use super::discipline::Piece;
use super::{HEAVY, PLAIN, PLAYER, name};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::sign::Sign;
use crate::art::svg::Anchor;
use crate::games::isolde::{Colour, PhaseView, View};

/// Where names begin, beside the marker with rays around it.
const NAME: f32 = 66.0;

pub fn draw(drawing: &mut Drawing, view: &View, legend: &Legend, top: f32) {
    // In the order of playing, from the start player on.
    for (place, colour) in view.order.iter().enumerate() {
        let x = if place % 2 == 0 { 66.0 } else { 612.0 };
        let y = top + 44.0 + (place / 2) as f32 * PLAYER;
        draw_player(drawing, view, legend, *colour, x, y);
    }
}

fn draw_player(drawing: &mut Drawing, view: &View, legend: &Legend, colour: Colour, x: f32, y: f32) {
    if is_awaited(view, colour) {
        drawing.mark_sized(Sign::Glory(28), 56, x + 24.0, y);
    }
    drawing.mark(Sign::Isolde(Piece::Marker(colour.0, 0)), x + 24.0, y);
    let mut left = x + NAME;
    if colour == view.start {
        drawing.mark(Sign::Isolde(Piece::Excalibur), left + 10.0, y - 2.0);
        left += 34.0;
    }
    let room = 256.0 - (left - x);
    let called = name(&view.holders, legend, colour);
    drawing.svg.line(PLAIN, Anchor::Start, left, y + 12.0, room, &called);
    let points = points(view, colour);
    let right = x + 316.0;
    drawing.svg.text(HEAVY, Anchor::End, right, y + 12.0, &points);
    let mut at = right + 26.0;
    if let Some((_, board)) = view.variants.marks.iter().find(|(marking, _)| *marking == colour) {
        drawing.mark_sized(Sign::Isolde(Piece::Discipline(*board)), 62, at, y);
        at += 40.0;
    }
    for (_, board) in &view.played[colour] {
        drawing.mark_sized(Sign::Isolde(Piece::Discipline(*board)), 50, at, y - 4.0);
        at += 36.0;
    }
    let hidden = usize::from(view.hands[colour]);
    let step = 14.0;
    for card in 0..hidden {
        drawing.mark_sized(Sign::Isolde(Piece::Back), 80, at + step * card as f32, y);
    }
}

/// The points that everybody knows of, with the sign of mathematics, and a question mark for shields face down.
fn points(view: &View, colour: Colour) -> String {
    let shields = &view.shields[colour];
    let over = matches!(view.phase, PhaseView::Over { .. });
    let points = if over { shields.total } else { shields.open_total() };
    let hidden = if over || shields.hidden == 0 { "" } else { "?" };
    format!("{points}{hidden}").replace('-', "−")
}

fn is_awaited(view: &View, colour: Colour) -> bool {
    match &view.phase {
        PhaseView::Turn { colour: acting } => *acting == colour,
        PhaseView::Asking(question) => question.colour() == colour,
        PhaseView::Over { winners, .. } => view.holders[colour].is_some_and(|seat| winners.contains(seat)),
        _ => view.holders[colour].is_some_and(|seat| view.awaited.contains(seat)),
    }
}
