//! The pictures of the rondel's spaces, each within 44 pixels of the origin. The sign at the lower left says
//! what counts: a wreath points, a coronet influence.

use super::{beast, item, principality, token};
use crate::art::lettering::Weight;
use crate::art::palette::Colour::{self, *};
use crate::art::svg::{Anchor, Paint, Svg, Type};
use crate::games::Seat;
use crate::games::merlin::{Field, Kind, Principality, Tally};

pub fn draw(svg: &mut Svg, field: Field) {
    match field {
        Field::Principality(of) => svg.place(0.0, 0.0, 0.0, 1.1, |svg| beast::draw(svg, of)),
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
    svg.path(Paint::fill(principality::colour(of)), shield);
    svg.place(0.0, -3.0, 0.0, 0.9, |svg| beast::draw(svg, of));
}

/// So many points, 44 pixels wide.
pub fn wreath(svg: &mut Svg, points: u8) {
    svg.circle(Paint::fill(Leaf), 0.0, 0.0, 22.0);
    let style = Type { size: 36.0, weight: Weight::Bold, colour: Ink };
    svg.text(style, Anchor::Middle, 0.0, 12.0, &points.to_string());
}

/// Influence: a coronet on a counter, 44 pixels wide.
pub fn influence(svg: &mut Svg) {
    svg.circle(Paint::fill(Purpure), 0.0, 0.0, 22.0);
    svg.path(Paint::flat(Leaf), "M-12 10L-15 -8L-6 -1L0 -12L6 -1L15 -8L12 10Z");
}

/// Any henchman, 56 pixels high.
pub fn pawn(svg: &mut Svg, colour: Colour) {
    svg.path(Paint::fill(colour), "M-21 28C-21 10 -15 2 -5 -3A13 13 0 1 1 5 -3C15 2 21 10 21 28Z");
}

/// A house with a tall roof, 60 pixels wide.
pub fn house(svg: &mut Svg, walls: Colour, roof: Colour) {
    svg.path(Paint::fill(walls), "M-25 -8H25V30H-25Z");
    svg.path(Paint::fill(roof), "M0 -38L34 -4H-34Z");
    svg.path(Paint::flat(Ink), "M-7 30V12H7V30Z");
}

fn hammer(svg: &mut Svg) {
    svg.path(Paint::fine(Oak), "M-3.5 -8H3.5V24H-3.5Z");
    svg.path(Paint::fine(Slate), "M-14 -20H14V-6H-14Z");
}

/// The stone in which Excalibur stood.
fn stone(svg: &mut Svg) {
    svg.path(Paint::fill(Slate), "M-38 40L-32 18L-16 8L16 6L32 16L40 40Z");
    svg.path(Paint::flat(Ink), "M-8 9H8V16H-8Z");
}

/// Where the Grail stood, with rays.
fn altar(svg: &mut Svg) {
    svg.path(Paint::line(Gold, 5.0), "M-24 -20L-36 -30M0 -32V-44M24 -20L36 -30M-32 0H-44M32 0H44");
    svg.path(Paint::fill(Oxblood), "M-34 28H34V42H-34Z");
}

/// One thing returned, another taken: two arrows around a flag.
fn exchange(svg: &mut Svg) {
    svg.place(2.0, 0.0, 0.0, 0.66, |svg| item::plain(svg, Kind::Flag));
    for angle in [0.0, 180.0] {
        svg.place(0.0, 0.0, angle, 1.0, |svg| {
            svg.path(
                Paint::fill(Leaf),
                "M-38 -10C-34 -40 2 -52 22 -34L31 -44L35 -14L5 -18L14 -26C0 -38 -22 -30 -25 -8Z",
            );
        });
    }
}

/// A scroll with a seal.
fn scroll(svg: &mut Svg) {
    svg.path(Paint::fill(Cream), "M-24 -36H24V36H-24Z");
    svg.path(Paint::fill(Leaf), "M-32 -42H32V-30H-32ZM-32 30H32V42H-32Z");
    svg.path(Paint::line(Ink, 4.0), "M-13 -16H13M-13 -2H13M-13 12H-2");
    svg.circle(Paint::fill(Oxblood), 14.0, 16.0, 9.0);
}

/// A player's token with a house on it.
pub fn manor(svg: &mut Svg, seat: Seat) {
    token::draw(svg, seat);
    let colour = token::ink(seat);
    svg.place(0.0, token::drop(seat) + 1.0, 0.0, 0.85, |svg| {
        svg.path(Paint::flat(colour), "M0 -20L21 -1H15V18H4V7H-4V18H-15V-1H-21Z");
    });
}
