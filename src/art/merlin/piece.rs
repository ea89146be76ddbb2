//! Whatever is drawn in the same way wherever it stands, so that it is drawn once and kept.

use std::cmp::Ordering;

use super::{die, favor, field, figure, henchman, item, rondel, round, tile, token};
use crate::art::lettering::Weight;
use crate::art::palette::Colour::{self, *};
use crate::art::svg::{Anchor, Paint, Svg, Type};
use crate::games::Seat;
use crate::games::merlin::{Direction, Henchman, Item, Pips, Principality, Space, Terrain};

/// A piece of Merlin. Its size is that of the function that draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A player's token.
    Token(Seat),
    /// A player's henchman.
    Henchman(Seat, Henchman),
    /// A manor.
    Manor(Seat),
    Knight(Seat),
    Merlin,
    Grail,
    Excalibur,
    Apple,
    Staff,
    /// A die: a player's own, or the white one.
    Die(Option<Seat>, Pips),
    Item(Item),
    /// A principality's arms.
    Arms(Principality),
    /// Terrain, and whether a tower stands there.
    Tile(Terrain, bool),
    /// A plot that can be built on, or that was chosen, as large as a tile.
    Site,
    /// A ring around a material that can be paid, 100 pixels wide.
    Payable,
    /// A traitor with this shield.
    Traitor(Principality),
    /// A wax seal, face up or turned.
    Seal(Seat, bool),
    /// Influence, 44 pixels wide.
    Influence,
    /// So many points in a wreath.
    Wreath(u8),
    /// A space that stands out, drawn around the rondel's middle.
    Lit(Space),
    /// What a round's number stands on: one before the round that is played, this one, or one after it; and
    /// whether it ends in a scoring.
    Round(Ordering, bool),
    /// A player's way over the edge after this space, drawn around the rondel's middle.
    Trace(Seat, u8, Direction),
    /// A number.
    Number(i16, Numeral),
}

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numeral {
    /// 36 pixels, in this colour.
    Plain(Colour),
    /// 56 pixels, ink.
    Large,
    /// 72 pixels, ink.
    Huge,
}

impl Piece {
    pub fn draw(self, svg: &mut Svg) {
        match self {
            Piece::Token(seat) => token::draw(svg, seat),
            Piece::Henchman(seat, who) => {
                token::draw(svg, seat);
                svg.place(0.0, token::drop(seat), 0.0, [1.0, 1.05, 0.92, 0.85][seat.index() % 4], |svg| {
                    henchman::draw(svg, who, token::ink(seat), token::colour(seat));
                });
            }
            Piece::Manor(seat) => field::manor(svg, seat),
            Piece::Knight(seat) => figure::knight(svg, seat),
            Piece::Merlin => figure::merlin(svg),
            Piece::Grail => figure::grail(svg),
            Piece::Excalibur => figure::excalibur(svg),
            Piece::Apple => figure::apple(svg),
            Piece::Staff => figure::staff(svg),
            Piece::Die(owner, pips) => die::draw(svg, owner, pips),
            Piece::Item(item) => item::draw(svg, item),
            Piece::Arms(of) => field::arms(svg, of),
            Piece::Tile(terrain, tower) => tile::draw(svg, terrain, tower),
            Piece::Site => tile::site(svg),
            Piece::Payable => {
                svg.circle(Paint::line(Ink, 13.0), 0.0, 0.0, 48.0);
                svg.circle(Paint::line(Leaf, 7.0), 0.0, 0.0, 48.0);
            }
            Piece::Traitor(of) => figure::traitor(svg, of),
            Piece::Seal(seat, turned) => favor::seal(svg, seat, turned),
            Piece::Influence => field::influence(svg),
            Piece::Wreath(points) => field::wreath(svg, points),
            Piece::Lit(space) => rondel::light(svg, space),
            Piece::Trace(seat, edge, direction) => rondel::trace(svg, seat, edge, direction),
            Piece::Round(order, scoring) => round::disc(svg, order, scoring),
            Piece::Number(number, numeral) => {
                let (size, colour) = match numeral {
                    Numeral::Plain(colour) => (36.0, colour),
                    Numeral::Large => (56.0, Ink),
                    Numeral::Huge => (72.0, Ink),
                };
                let style = Type { size, weight: Weight::Bold, colour };
                let text = number.to_string().replace('-', "−");
                svg.text(style, Anchor::Middle, 0.0, size * 0.325, &text);
            }
        }
    }
}
