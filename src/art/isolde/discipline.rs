//! Signs of Fair Isolde: the disciplines, the markers, cards, the cup, scrolls and discs.

use super::HEAVY;
use crate::art::palette::Colour::{self, *};
use crate::art::shape::star;
use crate::art::svg::{Anchor, FINE, LINE, Paint, Svg, Type};
use crate::games::isolde::{Board, Kind};

/// Everything of this game that is drawn in the same way wherever it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// The sign of a discipline, 60 x 66 pixels.
    Discipline(Board),
    /// The sign of two disciplines that share their cards.
    Combat,
    /// The marker of a colour by its number from 0, 40 pixels wide; on top of discs for its laps.
    Marker(u8, u8),
    /// A card with its kind and value, 70 x 96 pixels.
    Card(Kind, u8),
    /// A card face down.
    Back,
    Cup,
    Scroll,
    /// A bonus disc with its sign; used ones are crossed out.
    Disc(Disc, bool),
    /// A shield of the codex, face down.
    Codex,
    /// Excalibur: who begins.
    Excalibur,
    /// This board is scored at the end of the round.
    Scored,
}

/// What a bonus disc does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Disc {
    Start,
    Combat,
    Fifth,
    King,
    Any,
}

/// The colours of the players' markers, in order.
pub const MARKERS: [Colour; 5] = [Tenne, Ultramarine, Azurite, Cream, Ink];

pub fn draw_piece(piece: Piece, svg: &mut Svg) {
    match piece {
        Piece::Discipline(board) => discipline(svg, board),
        Piece::Combat => {
            field(svg, Oxblood);
            svg.place(-9.0, 0.0, 0.0, 0.72, lance);
            svg.place(9.0, 0.0, 0.0, 0.72, swords);
        }
        Piece::Marker(number, laps) => marker(svg, number, laps),
        Piece::Card(kind, value) => card(svg, kind, value),
        Piece::Back => {
            svg.plate(Paint::fill(Oxblood), 0.0, 0.0, 30.0, 42.0, 4.0);
            svg.path(Paint::fine(Leaf), "M0 -13L8 0L0 13L-8 0Z");
        }
        Piece::Cup => cup(svg),
        Piece::Scroll => scroll(svg),
        Piece::Disc(disc, used) => disc_sign(svg, disc, used),
        Piece::Codex => {
            svg.path(Paint::fill(Tenne), "M-13 -15H13V0C13 8 7 13 0 16C-7 13 -13 8 -13 0Z");
            svg.text(Type { size: 22.0, ..HEAVY }, Anchor::Middle, 0.0, 6.0, "?");
        }
        Piece::Excalibur => {
            svg.path(Paint::fine(Cream), "M-4 -8H4V22L0 30L-4 22Z");
            svg.path(Paint::fine(Oxblood), "M-3 -22H3V-8H-3Z");
            svg.path(Paint::fine(Leaf), "M-15 -13Q0 -7 15 -13V-6Q0 -1 -15 -6Z");
            svg.circle(Paint::fine(Leaf), 0.0, -25.0, 4.5);
        }
        Piece::Scored => {
            svg.path(Paint::fill(Leaf), &star(8, &[22.0, 13.0]));
            svg.path(Paint::line(Ink, 4.0), "M-7 0L-2 6L8 -7");
        }
    }
}

fn field(svg: &mut Svg, colour: Colour) {
    svg.path(Paint::fill(colour), "M-30 -33H30V-2C30 16 17 27 0 33C-17 27 -30 16 -30 -2Z");
    svg.path(Paint::line(Leaf, FINE), "M-26 -29H26V-3C26 13 15 23 0 28.5C-15 23 -26 13 -26 -3Z");
}

fn discipline(svg: &mut Svg, board: Board) {
    match board {
        Board::Isolde => {
            field(svg, Oxblood);
            svg.path(
                Paint::fine(Cream),
                "M0 19C-24 2 -21 -19 -9 -18C-4 -18 -1 -14 0 -10C1 -14 4 -18 9 -18C21 -19 24 2 0 19Z",
            );
        }
        Board::Joust => {
            field(svg, Ink);
            lance(svg);
        }
        Board::Melee => {
            field(svg, Slate);
            swords(svg);
        }
        Board::Study => {
            field(svg, Vert);
            svg.path(
                Paint::fine(Cream),
                "M0 -10C-8 -17 -18 -16 -22 -14V12C-18 10 -8 9 0 16C8 9 18 10 22 12V-14C18 -16 8 -17 0 -10Z",
            );
            svg.path(Paint::line(Ink, FINE), "M0 -10V16M-17 -7H-6M-17 0H-6M6 -7H17M6 0H17");
        }
        Board::King => {
            field(svg, Purpure);
            svg.path(Paint::fine(Leaf), "M-20 14L-23 -13L-10 -1L0 -19L10 -1L23 -13L20 14Z");
            svg.path(Paint::line(Ink, FINE), "M-20 8H20");
        }
        Board::Grail => {
            field(svg, Azure);
            svg.place(0.0, 0.0, 0.0, 1.0, chalice);
        }
        Board::Chivalry => {
            field(svg, Leaf);
            svg.path(Paint::fine(Slate), "M-15 18V-4C-15 -16 -8 -23 0 -23C8 -23 15 -16 15 -4V18C9 22 -9 22 -15 18Z");
            svg.path(Paint::flat(Ink), "M-11 -6H11V-1H-11Z");
            svg.path(Paint::line(Ink, FINE), "M0 -23V18M-7 6V12M7 6V12");
        }
        Board::Magic => {
            field(svg, Ultramarine);
            svg.path(Paint::line(Ink, 8.0), "M-14 20L8 -8");
            svg.path(Paint::line(Cream, 4.0), "M-14 20L8 -8");
            svg.place(9.0, -10.0, 0.0, 1.0, |svg| svg.path(Paint::fine(Leaf), &star(5, &[14.0, 6.0])));
        }
    }
}

fn lance(svg: &mut Svg) {
    svg.path(Paint::fine(Cream), "M-19 21L-15 24L20 -18L23 -25L16 -22Z");
    svg.path(Paint::fine(Leaf), "M-13 8L-2 17L-12 21L-16 17Z");
}

fn swords(svg: &mut Svg) {
    for lean in [1.0, -1.0] {
        svg.flip(lean, 1.0, |svg| {
            svg.place(0.0, 0.0, 38.0, 1.0, |svg| {
                svg.path(Paint::fine(Cream), "M-3 10V-20L0 -26L3 -20V10Z");
                svg.path(Paint::fine(Leaf), "M-9 9H9V14H-9Z");
                svg.path(Paint::fine(Oxblood), "M-2 14H2V23H-2Z");
            });
        });
    }
}

fn chalice(svg: &mut Svg) {
    svg.path(
        Paint::fine(Leaf),
        "M-16 -20H16C16 -4 9 4 3 6V13C9 14 12 17 13 21H-13C-12 17 -9 14 -3 13V6C-9 4 -16 -4 -16 -20Z",
    );
    svg.path(Paint::line(Ink, FINE), "M-15 -13H15");
}

/// The outline of a marker: each colour has its own.
fn outline(number: u8) -> &'static str {
    match number {
        0 => "M0 -20A20 20 0 0 1 0 20A20 20 0 0 1 0 -20Z",
        1 => "M-18 -18H18V18H-18Z",
        2 => "M0 -24L22 0L0 24L-22 0Z",
        3 => "M-11 -20H11L21 0L11 20H-11L-21 0Z",
        _ => "M0 -23L21 -8L14 19H-14L-21 -8Z",
    }
}

fn marker(svg: &mut Svg, number: u8, laps: u8) {
    let colour = MARKERS[usize::from(number) % MARKERS.len()];
    for lap in (1..=laps.min(3)).rev() {
        svg.place(0.0, 6.0 * f32::from(lap), 0.0, 1.0, |svg| svg.path(Paint::fill(colour), outline(number)));
    }
    svg.path(Paint::fill(colour), outline(number));
    let digits = match colour {
        Ultramarine | Ink | Tenne => Cream,
        _ => Ink,
    };
    svg.text(Type { colour: digits, ..HEAVY }, Anchor::Middle, 0.0, 11.5, &(number + 1).to_string());
}

fn card(svg: &mut Svg, kind: Kind, value: u8) {
    svg.plate(Paint::fill(Cream), 0.0, 0.0, 70.0, 96.0, 7.0);
    let sign = match kind {
        Kind::Combat => Piece::Combat,
        Kind::Study => Piece::Discipline(Board::Study),
        Kind::Isolde => Piece::Discipline(Board::Isolde),
        Kind::King => Piece::Discipline(Board::King),
        Kind::Grail => Piece::Discipline(Board::Grail),
        Kind::Chivalry => Piece::Discipline(Board::Chivalry),
    };
    svg.place(0.0, 18.0, 0.0, 0.8, |svg| draw_piece(sign, svg));
    svg.text(Type { size: 38.0, ..HEAVY }, Anchor::Middle, 0.0, -16.0, &value.to_string());
}

fn cup(svg: &mut Svg) {
    svg.place(0.0, 0.0, 0.0, 1.15, chalice);
}

fn scroll(svg: &mut Svg) {
    svg.path(
        Paint::fill(Cream),
        "M-18 -10H14C22 -10 22 2 14 2H12V14H-14C-22 14 -22 2 -14 2H-18C-26 2 -26 -10 -18 -10Z",
    );
    svg.path(Paint::line(Oxblood, 3.0), "M-8 -3H8M-8 5H6");
}

fn disc_sign(svg: &mut Svg, disc: Disc, used: bool) {
    let ground = if used { Vellum } else { Leaf };
    svg.circle(Paint::fill(ground), 0.0, 0.0, 34.0);
    svg.circle(Paint::line(Ink, FINE), 0.0, 0.0, 29.0);
    let word = |svg: &mut Svg| svg.text(Type { size: 28.0, ..HEAVY }, Anchor::Middle, 13.0, 9.0, "+2");
    match disc {
        Disc::Start => svg.place(0.0, -2.0, 0.0, 0.95, |svg| draw_piece(Piece::Excalibur, svg)),
        Disc::Combat => {
            svg.place(-14.0, 0.0, 0.0, 0.42, |svg| draw_piece(Piece::Combat, svg));
            word(svg);
        }
        Disc::Fifth => {
            svg.place(-2.0, 0.0, -8.0, 0.95, |svg| draw_piece(Piece::Back, svg));
            svg.text(Type { colour: Cream, ..HEAVY }, Anchor::Middle, 0.0, 12.0, "5");
        }
        Disc::King => {
            svg.place(-14.0, 0.0, 0.0, 0.42, |svg| draw_piece(Piece::Discipline(Board::King), svg));
            word(svg);
        }
        Disc::Any => svg.text(HEAVY, Anchor::Middle, 0.0, 12.0, "+1"),
    }
    if used {
        svg.path(Paint::line(Ink, LINE + 2.0), "M-22 -22L22 22M22 -22L-22 22");
    }
}
