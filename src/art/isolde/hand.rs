//! One's own cards: the packet to choose from, and what is in hand.

use super::discipline::Piece;
use super::{CAPTION, PLAIN, WIDTH, name};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::frame::{self, Margin};
use crate::art::raster::Sheet;
use crate::art::sign::Sign;
use crate::art::svg::{Anchor, Svg};
use crate::games::isolde::{Card, View};
use crate::say;

/// What each line of cards takes.
const LINE: f32 = 240.0;

/// Draws the cards of whoever the view is of.
pub fn draw(view: &View, legend: &Legend) -> Sheet {
    let locale = legend.locale;
    let mut lines: Vec<(String, &[Card])> = Vec::new();
    if let Some(own) = &view.own {
        if !own.packet.is_empty() {
            lines.push((say!(locale, "isolde-picture-packet"), &own.packet));
        }
        for (colour, cards) in &own.hands {
            let caption = match own.hands.len() {
                1 => say!(locale, "isolde-picture-hand"),
                _ => name(view, legend, *colour),
            };
            lines.push((caption, cards));
        }
    }
    let height = frame::whole(100 + lines.len().max(1) as u32 * LINE as u32);
    let mut ground = Svg::default();
    frame::page(&mut ground, WIDTH as f32, height as f32, Margin::Vine);
    let mut drawing = Drawing::default();
    for (place, (caption, cards)) in lines.iter().enumerate() {
        let y = 58.0 + place as f32 * LINE;
        drawing.svg.line(PLAIN, Anchor::Start, 72.0, y + 30.0, 600.0, caption);
        if cards.is_empty() {
            drawing.svg.text(CAPTION, Anchor::Start, 72.0, y + 100.0, "—");
        }
        for (index, card) in cards.iter().enumerate() {
            let x = 138.0 + index as f32 * 190.0;
            drawing.mark_sized(Sign::Isolde(Piece::Card(card.kind, card.value)), 180, x, y + 134.0);
        }
    }
    Sheet::new(WIDTH, height, &ground).with(&drawing)
}
