//! One's own cards: the packet to choose from, and what is in hand.

use std::sync::LazyLock;

use super::discipline::Piece;
use super::{PLAIN, WIDTH, name};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::frame::{self, Margin};
use crate::art::raster::{Ground, Sheet};
use crate::art::sign::Sign;
use crate::art::svg::{Anchor, Svg};
use crate::games::Seat;
use crate::games::isolde::{ByColour, Card, Colour, View};
use crate::say;

/// What each line of cards takes.
const LINE: f32 = 240.0;

/// The empty page for one line, two and three: a packet and the hands of two colours are the most.
static GROUNDS: [LazyLock<Ground>; 3] =
    [LazyLock::new(|| ground(1)), LazyLock::new(|| ground(2)), LazyLock::new(|| ground(3))];

fn ground(lines: u32) -> Ground {
    let height = frame::whole(100 + lines * LINE as u32);
    let mut svg = Svg::default();
    frame::page(&mut svg, WIDTH as f32, height as f32, Margin::Vine);
    Ground::new(WIDTH, height, &svg)
}

/// Somebody's own cards, and nothing of the game beside them: what others do must not change the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    packet: Vec<Card>,
    /// The cards of each own colour.
    hands: Vec<(Colour, Vec<Card>)>,
    holders: ByColour<Option<Seat>>,
}

impl Hand {
    /// The cards of whoever the view is of; `None` where he does not sit at the table or has none.
    pub fn of(view: &View) -> Option<Hand> {
        let own = view.own.as_ref()?;
        let any = !own.packet.is_empty() || own.hands.iter().any(|(_, cards)| !cards.is_empty());
        let (packet, hands) = (own.packet.clone(), own.hands.clone());
        any.then(|| Hand { packet, hands, holders: view.holders.clone() })
    }
}

/// Draws the cards.
pub fn draw(hand: &Hand, legend: &Legend) -> Sheet {
    let locale = legend.locale;
    let mut lines: Vec<(String, &[Card])> = Vec::new();
    if !hand.packet.is_empty() {
        lines.push((say!(locale, "isolde-picture-packet"), &hand.packet));
    }
    for (colour, cards) in hand.hands.iter().filter(|(_, cards)| !cards.is_empty()) {
        let caption = match hand.hands.len() {
            1 => say!(locale, "isolde-picture-hand"),
            _ => name(&hand.holders, legend, *colour),
        };
        lines.push((caption, cards));
    }
    let mut drawing = Drawing::default();
    for (place, (caption, cards)) in lines.iter().enumerate() {
        let y = 58.0 + place as f32 * LINE;
        drawing.svg.line(PLAIN, Anchor::Start, 72.0, y + 30.0, 600.0, caption);
        for (index, card) in cards.iter().enumerate() {
            let x = 138.0 + index as f32 * 180.0;
            drawing.mark_sized(Sign::Isolde(Piece::Card(card.kind, card.value)), 180, x, y + 134.0);
        }
    }
    GROUNDS[lines.len().clamp(1, GROUNDS.len()) - 1].with(&drawing)
}
