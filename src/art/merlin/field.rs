//! The pictures of the rondel's spaces, each within 44 pixels of the origin. The sign at the lower left says
//! what counts: a wreath points, a coronet influence.

use super::{beast, item, principality, token};
use crate::art::lettering::Weight;
use crate::art::palette::Colour::{self, *};
use crate::art::shape::around;
use crate::art::svg::{Anchor, FINE, LINE, Paint, Svg, Type};
use crate::games::Seat;
use crate::games::merlin::{Field, Kind, Principality, Tally};

pub fn draw(svg: &mut Svg, field: Field) {
    match field {
        Field::Principality(of) => arms(svg, of),
        Field::Points(tally) => {
            svg.place(10.0, -8.0, 0.0, 1.0, |svg| match tally {
                Tally::Flags => item::plain(svg, Kind::Flag),
                Tally::Shields => item::plain(svg, Kind::Shield),
                Tally::Materials => item::plain(svg, Kind::Material),
                Tally::Influence => svg.place(0.0, 2.0, 0.0, 1.3, influence),
            });
            svg.place(-20.0, 20.0, 0.0, 1.0, |svg| wreath(svg, 1));
        }
        Field::Influence(kind) => {
            svg.place(10.0, -8.0, 0.0, 1.0, |svg| item::plain(svg, kind));
            svg.place(-22.0, 22.0, 0.0, 0.92, influence);
        }
        Field::InfluenceHenchman => {
            svg.place(10.0, -2.0, 0.0, 1.0, |svg| pawn(svg, Cream));
            svg.place(-22.0, 22.0, 0.0, 0.92, influence);
        }
        Field::Excalibur => stone(svg),
        Field::Grail => altar(svg),
        Field::Relocate => {
            svg.place(0.0, 2.0, 0.0, 1.0, |svg| pawn(svg, Cream));
            for side in [1.0, -1.0] {
                svg.flip(side, 1.0, |svg| {
                    svg.path(Paint::fine(Leaf), "M22 -9H30V-18L44 -2L30 14V5H22Z");
                });
            }
        }
        Field::Exchange => exchange(svg),
        Field::Mission => scroll(svg),
        Field::Manor => {
            svg.place(0.0, 0.0, 0.0, 1.0, |svg| house(svg, Cream, Tenne));
            svg.place(25.0, 20.0, -40.0, 1.0, hammer);
        }
    }
}

/// A principality's beast on its shield, 84 pixels wide.
pub fn arms(svg: &mut Svg, of: Principality) {
    let shield = "M-42 -44H42V-4C42 22 24 38 0 46C-24 38 -42 22 -42 -4Z";
    svg.path(Paint::line(Leaf, 9.0), shield);
    svg.path(Paint::fill(principality::colour(of)), shield);
    svg.place(0.0, -3.0, 0.0, 0.9, |svg| beast::draw(svg, of));
}

/// So many points: a number in a laurel wreath, 48 pixels wide.
pub fn wreath(svg: &mut Svg, points: u8) {
    svg.circle(Paint::fill(Leaf), 0.0, 0.0, 19.0);
    for leaf in 0..12 {
        let part = leaf as f32 / 12.0 + 1.0 / 24.0;
        let (x, y) = around(part, 18.5);
        let lean = if leaf < 6 { 60.0 } else { 120.0 };
        svg.place(x, y, part * 360.0 + lean, 1.0, |svg| {
            svg.path(Paint::fine(Vert), "M-8 0C-4 -5.5 4 -5.5 9 0C4 5.5 -4 5.5 -8 0Z");
        });
    }
    let style = Type { size: 32.0, weight: Weight::Bold, colour: Ink };
    svg.text(style, Anchor::Middle, 0.0, 10.5, &points.to_string());
}

/// Influence: a coronet on a counter, 44 pixels wide.
pub fn influence(svg: &mut Svg) {
    svg.circle(Paint::fill(Purpure), 0.0, 0.0, 22.0);
    svg.circle(Paint::line(Leaf, FINE), 0.0, 0.0, 18.0);
    svg.path(Paint::flat(Leaf), "M-11 9L-14 -7L-6 -1L0 -11L6 -1L14 -7L11 9Z");
}

/// Any henchman, 56 pixels high.
pub fn pawn(svg: &mut Svg, colour: Colour) {
    svg.path(Paint::fill(colour), "M-21 28C-21 8 -14 0 -6 -4H6C14 0 21 8 21 28Z");
    svg.circle(Paint::fill(colour), 0.0, -15.0, 12.0);
    svg.path(Paint::line(Ink, FINE), "M-8 -2L0 10L8 -2");
}

/// A house with a tall roof, 60 pixels wide.
pub fn house(svg: &mut Svg, walls: Colour, roof: Colour) {
    svg.path(Paint::fill(roof), "M14 -34H23V-14H14Z");
    svg.path(Paint::fill(walls), "M-25 -6H25V30H-25Z");
    svg.path(Paint::fill(roof), "M0 -38L34 -4H-34Z");
    svg.path(Paint::fine(Oak), "M-7 30V12A7 7 0 0 1 7 12V30Z");
    svg.path(Paint::fine(Azurite), "M-20 4H-12V14H-20ZM12 4H20V14H12Z");
}

fn hammer(svg: &mut Svg) {
    svg.path(Paint::fine(Oak), "M-3.5 -8H3.5V24H-3.5Z");
    svg.path(Paint::fine(Slate), "M-14 -20H14V-6H-14Z");
}

/// The stone in which Excalibur stood.
fn stone(svg: &mut Svg) {
    svg.path(Paint::fill(Slate), "M-38 40L-32 18L-16 8L16 6L32 16L40 40Z");
    svg.path(Paint::line(Ink, FINE), "M-30 20L-10 24L4 38M16 7L10 20L26 28");
    svg.path(Paint::flat(Ink), "M-8 9H8V16H-8Z");
}

/// Where the Grail stood, with rays.
fn altar(svg: &mut Svg) {
    for ray in 0..9 {
        let (x, y) = around((ray as f32 - 4.0) / 18.0, 45.0);
        let (near, far) = (around((ray as f32 - 4.0) / 18.0, 30.0), (x, y));
        svg.path(
            Paint::line(Gold, 4.0),
            &format!("M{:.1} {:.1}L{:.1} {:.1}", near.0, near.1 + 4.0, far.0, far.1 + 4.0),
        );
    }
    svg.path(Paint::fill(Cream), "M-30 26H30V34H-30Z");
    svg.path(Paint::fill(Oxblood), "M-36 34H36V43H-36Z");
}

/// One thing returned, another taken.
fn exchange(svg: &mut Svg) {
    svg.place(-17.0, 0.0, 0.0, 0.72, |svg| item::plain(svg, Kind::Shield));
    svg.place(20.0, 2.0, 0.0, 0.72, |svg| item::plain(svg, Kind::Flag));
    let arrow = |svg: &mut Svg| {
        let bow = "M-24 -26C-12 -42 12 -42 22 -30";
        svg.path(Paint::line(Ink, 10.0), bow);
        svg.path(Paint::fill(Leaf), "M31 -40L30 -20L12 -28Z");
        svg.path(Paint::line(Leaf, 4.5), bow);
    };
    arrow(svg);
    svg.place(0.0, 2.0, 180.0, 1.0, arrow);
}

/// A scroll with a seal.
fn scroll(svg: &mut Svg) {
    svg.path(Paint::fill(Cream), "M-26 -34H22V26H-26Z");
    svg.path(Paint::fill(Vellum), "M-32 -42H20C30 -42 30 -28 20 -28H-32C-24 -30 -24 -40 -32 -42Z");
    svg.path(Paint::fill(Vellum), "M-22 22H32C26 24 26 34 32 37H-22C-32 37 -32 22 -22 22Z");
    svg.path(Paint::line(Ink, LINE), "M-16 -16H12M-16 -5H12M-16 6H4");
    svg.circle(Paint::fill(Oxblood), 14.0, 14.0, 12.0);
    svg.path(Paint::flat(Leaf), "M8 14L14 7L20 14L14 21Z");
}

/// A player's token with a house on it.
pub fn manor(svg: &mut Svg, seat: Seat) {
    token::draw(svg, seat);
    let colour = token::ink(seat);
    svg.place(0.0, token::drop(seat) + 1.0, 0.0, 0.85, |svg| {
        svg.path(Paint::flat(colour), "M0 -20L21 -1H15V18H4V7H-4V18H-15V-1H-21Z");
    });
}
