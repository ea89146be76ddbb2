//! Signs with a meaning: crown, sword, seal, check and cross, the Lady, cards. Each is drawn around the
//! origin, mostly within 25 pixels.

use super::carcassonne;
use super::heraldry::{SHIELD, arms};
use super::lettering::Weight;
use super::merlin::Piece;
use super::palette::Colour::{self, *};
use super::shape::{around, polygon, scallops, star};
use super::svg::{Anchor, FINE, Paint, Svg, Type};

/// Everything that is drawn in the same way wherever it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// The arms of the seat with this index, 92 x 104 pixels.
    Arms(u8),
    /// A number as people read it.
    Number(u8),
    /// A name's banner, so many pixels wide and 46 high.
    Banner(u16, Ground),
    /// Rays around something of this radius: whoever is awaited, the quest that is open.
    Glory(u8),
    /// The leader, 62 x 44 pixels, standing on the origin.
    Crown,
    /// The place of somebody who is not on the team yet, as large as arms.
    Place,
    /// Two swords crossed behind arms: a member of the team.
    Swords,
    /// One small sword, 50 pixels high.
    Sword,
    /// A vote that is in and closed.
    Seal,
    /// The place of a vote that is not in yet.
    Gap,
    Approval,
    Rejection,
    /// A proposal of the round that is not rejected; with the fifth the game is lost.
    Chance(u8),
    Good,
    Evil,
    Lady,
    /// Somebody who held the Lady before.
    Shore,
    /// Those whom the Lady may look at, 56 pixels wide.
    Eye,
    /// A quest card face down, 48 x 66 pixels.
    Card,
    /// The place of a quest card that is not in yet.
    Slot,
    /// A quest's medallion of 56 pixels' radius.
    Medallion(Medallion),
    /// What a quest's numeral stands on; gold when the quest is open.
    Plaque(bool),
    /// Two fail cards: the quest needs two to fail.
    TwoFails,
    /// The ground for the number of fails that a quest got.
    Fails,
    /// A quest that may not be attempted yet.
    Lock,
    /// The Assassin's dagger, 120 pixels high.
    Dagger,
    /// A curl of vine that fills a free corner, 180 pixels wide and high.
    Spray(Corner),
    /// Points from the number before it to the one after it.
    Pointer,
    /// A piece of Fair Isolde.
    Isolde(super::isolde::Piece),
    /// What a player's line stands on, so many pixels wide and high; a darker one for whoever is asked.
    Plate {
        width: u16,
        height: u16,
        asked: bool,
    },
    /// Whatever only Merlin has.
    Merlin(Piece),
    /// Whatever only Carcassonne has.
    Carcassonne(carcassonne::Piece),
}

/// What a banner says by its ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    Plain,
    Team,
    Good,
    Evil,
}

/// How a quest stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Medallion {
    Closed,
    Open,
    Success,
    Failure,
}

/// A corner of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Corner {
    pub right: bool,
    pub lower: bool,
}

impl Sign {
    pub fn draw(self, svg: &mut Svg) {
        match self {
            Sign::Arms(seat) => arms(svg, usize::from(seat)),
            Sign::Number(number) => {
                svg.circle(Paint::fill(Ink), 0.0, 0.0, 24.5);
                svg.circle(Paint::line(Leaf, FINE), 0.0, 0.0, 22.5);
                digits(svg, number, 36.0, Cream);
            }
            Sign::Banner(width, ground) => banner(svg, f32::from(width) / 2.0, ground),
            Sign::Glory(radius) => glory(svg, f32::from(radius)),
            Sign::Crown => crown(svg),
            Sign::Place => svg.dashed(Paint::line(Ink, 4.0), "11 10", SHIELD),
            Sign::Swords => {
                svg.place(0.0, 0.0, 40.0, 1.0, long_sword);
                svg.place(0.0, 0.0, -40.0, 1.0, long_sword);
            }
            Sign::Sword => sword(svg),
            Sign::Seal => seal(svg),
            Sign::Gap => {
                svg.circle(Paint::flat(Cream), 0.0, 0.0, 23.0);
                svg.dashed(Paint::line(Ink, 3.0), "7 8", "M0 -23A23 23 0 0 1 0 23A23 23 0 0 1 0 -23");
            }
            Sign::Approval => {
                svg.circle(Paint::fill(Cream), 0.0, 0.0, 25.0);
                check(svg, Ink, 6.5);
            }
            Sign::Rejection => {
                svg.path(Paint::fill(Ink), DIAMOND);
                svg.path(Paint::line(Leaf, FINE), "M0 -24L24 0L0 24L-24 0Z");
                cross(svg, Cream, 6.0);
            }
            Sign::Chance(number) => {
                svg.path(Paint::fill(if number == 5 { Tenne } else { Cream }), DIAMOND);
                digits(svg, number, 40.0, Ink);
            }
            Sign::Good => {
                svg.circle(Paint::fill(Azure), 0.0, 0.0, 24.0);
                check(svg, Cream, 6.5);
            }
            Sign::Evil => {
                svg.path(Paint::fill(Tenne), "M0 -28L27 -9L17 24H-17L-27 -9Z");
                cross(svg, Ink, 6.5);
            }
            Sign::Lady => lady(svg),
            Sign::Shore => {
                svg.circle(Paint::fine(Cream), 0.0, 0.0, 19.0);
                svg.path(Paint::line(Ink, 2.6), "M-12 -5Q-8 -9.5 -4 -5T4 -5T12 -5");
                svg.path(Paint::line(Ink, 2.6), "M-12 5Q-8 0.5 -4 5T4 5T12 5");
            }
            Sign::Eye => {
                svg.path(Paint::fill(Cream), "M-28 0Q0 -30 28 0Q0 30 -28 0Z");
                svg.circle(Paint::fine(Azurite), 0.0, 0.0, 11.5);
                svg.circle(Paint::flat(Ink), 0.0, 0.0, 5.0);
            }
            Sign::Card => {
                svg.plate(Paint::fill(Oxblood), 0.0, 0.0, 48.0, 66.0, 6.0);
                svg.plate(Paint::line(Leaf, FINE), 0.0, 0.0, 38.0, 56.0, 3.0);
                svg.path(Paint::flat(Leaf), "M0 -16L10 0L0 16L-10 0Z");
            }
            Sign::Slot => svg.dashed(Paint::line(Ink, 3.0), "8 8", "M-24 -33H24V33H-24Z"),
            Sign::Medallion(state) => medallion(svg, state),
            Sign::Plaque(open) => {
                let ground = if open { Leaf } else { Cream };
                svg.path(Paint::fill(ground), "M-38 -20H38L31 0L38 20H-38L-31 0Z");
            }
            Sign::TwoFails => {
                svg.place(-11.0, -3.0, -9.0, 1.0, fail_card);
                svg.place(11.0, 3.0, 9.0, 1.0, fail_card);
            }
            Sign::Fails => {
                svg.plate(Paint::fill(Cream), 0.0, 0.0, 68.0, 46.0, 8.0);
                svg.place(14.0, 0.0, 0.0, 0.95, framed_cross);
            }
            Sign::Lock => lock(svg),
            Sign::Dagger => dagger(svg),
            Sign::Spray(Corner { right, lower }) => {
                let flip = |far| if far { -1.0 } else { 1.0 };
                svg.flip(flip(right), flip(lower), spray);
            }
            Sign::Isolde(piece) => super::isolde::draw_piece(piece, svg),
            Sign::Plate { width, height, asked } => {
                let ground = if asked { Leaf } else { Cream };
                svg.plate(Paint::fill(ground), 0.0, 0.0, f32::from(width), f32::from(height), 10.0);
            }
            Sign::Merlin(piece) => piece.draw(svg),
            Sign::Carcassonne(piece) => piece.draw(svg),
            Sign::Pointer => svg.path(Paint::fine(Gold), "M-7 -9L8 0L-7 9Z"),
        }
    }
}

const DIAMOND: &str = "M0 -30L30 0L0 30L-30 0Z";

fn digits(svg: &mut Svg, number: u8, size: f32, colour: Colour) {
    let style = Type { size, weight: Weight::Bold, colour };
    svg.text(style, Anchor::Middle, 0.0, size / 3.0, &number.to_string());
}

fn check(svg: &mut Svg, colour: Colour, width: f32) {
    svg.path(Paint::line(colour, width), "M-12 1L-4 10L13 -10");
}

fn cross(svg: &mut Svg, colour: Colour, width: f32) {
    svg.path(Paint::line(colour, width), "M-9.5 -9.5L9.5 9.5M9.5 -9.5L-9.5 9.5");
}

/// A cross in the colour of evil on a pale ground.
fn framed_cross(svg: &mut Svg) {
    cross(svg, Ink, 10.5);
    cross(svg, Tenne, 5.5);
}

fn banner(svg: &mut Svg, half: f32, ground: Ground) {
    let swallowtail = format!("M-{half} -23H{half}L{notch} 0L{half} 23H-{half}L-{notch} 0Z", notch = half - 9.0);
    match ground {
        Ground::Plain => svg.path(Paint::fill(Cream), &swallowtail),
        Ground::Team => svg.path(Paint::fill(Leaf), &swallowtail),
        Ground::Good => {
            let end = half - 22.0;
            svg.path(
                Paint::fill(Azure),
                &format!("M-{half} -23H{half}V0Q{half} 23 {end} 23H-{end}Q-{half} 23 -{half} 0Z"),
            );
            svg.place(30.0 - half, 0.0, 0.0, 0.9, |svg| check(svg, Cream, 6.5));
        }
        Ground::Evil => {
            let end = half - 18.0;
            svg.path(Paint::fill(Tenne), &format!("M-{half} -23H{half}L{end} 23H-{end}Z"));
            svg.place(34.0 - half, 0.0, 0.0, 0.9, |svg| cross(svg, Ink, 6.5));
        }
    }
}

fn glory(svg: &mut Svg, radius: f32) {
    let (long, short, root) = (radius + 28.0, radius + 17.0, radius + 5.0);
    svg.path(Paint::fill(Leaf), &star(16, &[long, root, short, root]));
}

fn crown(svg: &mut Svg) {
    svg.path(Paint::fill(Oxblood), "M-24 -4C-27 -32 27 -32 24 -4Z");
    svg.path(Paint::fill(Leaf), "M-25 0L-30 -26L-15 -15L0 -34L15 -15L30 -26L25 0Z");
    svg.path(Paint::fill(Gold), "M-26 -9H26V1H-26Z");
    svg.circle(Paint::fine(Cream), 0.0, -35.0, 4.5);
    svg.circle(Paint::fine(Cream), -30.0, -27.0, 4.0);
    svg.circle(Paint::fine(Cream), 30.0, -27.0, 4.0);
    svg.path(Paint::fine(Oxblood), "M0 -20L5 -14L0 -8L-5 -14Z");
}

/// Point down, from 96 above the origin to 84 below.
fn long_sword(svg: &mut Svg) {
    svg.path(Paint::fill(Cream), "M-5.5 -72H5.5V66L0 82L-5.5 66Z");
    svg.path(Paint::line(Slate, FINE), "M0 -66V62");
    svg.path(Paint::fine(Oxblood), "M-3.5 -90H3.5V-74H-3.5Z");
    svg.path(Paint::fill(Leaf), "M-20 -77Q0 -71 20 -77V-69Q0 -65 -20 -69Z");
    svg.circle(Paint::fill(Leaf), 0.0, -94.0, 6.0);
}

fn sword(svg: &mut Svg) {
    svg.path(Paint::fine(Cream), "M-4.5 -6H4.5V17L0 26L-4.5 17Z");
    svg.path(Paint::fine(Oxblood), "M-3 -19H3V-6H-3Z");
    svg.path(Paint::fine(Leaf), "M-14 -10H14V-4H-14Z");
    svg.circle(Paint::fine(Leaf), 0.0, -21.0, 4.5);
}

fn seal(svg: &mut Svg) {
    svg.path(Paint::fill(Oxblood), &scallops(9, 23.0, 9.0));
    svg.circle(Paint::line(Leaf, FINE), 0.0, 0.0, 17.0);
    svg.path(Paint::flat(Leaf), &star(5, &[13.0, 5.2]));
}

/// A sword held up out of the waves.
fn lady(svg: &mut Svg) {
    svg.circle(Paint::fill(Azurite), 0.0, 0.0, 25.0);
    svg.path(Paint::fine(Cream), "M-3.2 9V-16L0 -21L3.2 -16V9Z");
    svg.path(Paint::fine(Leaf), "M-9 3H9V8H-9Z");
    svg.path(Paint::line(Ink, 2.6), "M-20 13Q-15 8 -10 13T0 13T10 13T20 13");
    svg.path(Paint::line(Ink, 2.6), "M-13 20Q-8.5 15.5 -4 20T5 20T13 20");
}

fn medallion(svg: &mut Svg, state: Medallion) {
    svg.path(Paint::fill(Leaf), &scallops(20, 56.0, 10.0));
    let disc = |svg: &mut Svg, colour| svg.circle(Paint::fill(colour), 0.0, 0.0, 45.0);
    match state {
        Medallion::Closed => disc(svg, Vellum),
        Medallion::Open => disc(svg, Cream),
        Medallion::Success => {
            disc(svg, Azure);
            svg.place(0.0, 7.0, 0.0, 1.9, |svg| check(svg, Cream, 6.5));
        }
        Medallion::Failure => {
            disc(svg, Tenne);
            svg.place(0.0, 7.0, 0.0, 2.0, |svg| cross(svg, Ink, 6.5));
        }
    }
}

/// 30 x 40 pixels.
fn fail_card(svg: &mut Svg) {
    svg.plate(Paint::fine(Cream), 0.0, 0.0, 30.0, 40.0, 4.0);
    svg.place(0.0, 0.0, 0.0, 0.85, framed_cross);
}

fn lock(svg: &mut Svg) {
    svg.path(Paint::line(Ink, 9.0), "M-9 -3V-10A9 9 0 0 1 9 -10V-3");
    svg.path(Paint::line(Slate, 4.0), "M-9 -3V-10A9 9 0 0 1 9 -10V-3");
    svg.plate(Paint::fill(Leaf), 0.0, 8.0, 34.0, 24.0, 4.0);
    svg.path(Paint::flat(Ink), "M0 3A4 4 0 0 1 2.5 10L4 15H-4L-2.5 10A4 4 0 0 1 0 3Z");
}

fn dagger(svg: &mut Svg) {
    svg.path(Paint::fill(Cream), "M-9 -18H9L7 30L0 58L-7 30Z");
    svg.path(Paint::fine(Slate), "M0 -18H9L7 30L0 58Z");
    svg.path(Paint::fill(Oxblood), "M-6 -46H6V-18H-6Z");
    svg.path(Paint::fill(Gold), "M-30 -24Q0 -16 30 -24V-15Q0 -9 -30 -15Z");
    svg.circle(Paint::fill(Gold), 0.0, -52.0, 8.5);
}

/// A vine that curls inwards from the upper left corner to a rose.
fn spray(svg: &mut Svg) {
    let (middle, wide, narrow, turns) = ((104.0, 96.0), 82.0_f32, 30.0_f32, 1.5);
    // Clockwise from the left, closing in on the rose.
    let turn = |part: f32| part * turns - 0.25;
    let stem = |part: f32| {
        let (x, y) = around(turn(part), wide * (narrow / wide).powf(part));
        (middle.0 + x, middle.1 + y)
    };
    let mut d = "M-6 172C14 168 22 132 22 96".to_owned();
    for step in 1..=48 {
        let (x, y) = stem(step as f32 / 48.0);
        d.push_str(&format!("L{x:.1} {y:.1}"));
    }
    svg.path(Paint::line(Ink, 7.0), &d);
    svg.path(Paint::line(Vert, 3.0), &d);
    let leaf = |svg: &mut Svg, (x, y): (f32, f32), angle: f32, size: f32| {
        svg.place(x, y, angle, size, |svg| {
            svg.path(Paint::fine(Vert), "M0 0C-16 -4 -19 -20 -6 -34C10 -24 14 -8 0 0Z");
        });
    };
    let berry = |svg: &mut Svg, (x, y): (f32, f32), angle: f32| {
        svg.place(x, y, angle, 1.0, |svg| {
            svg.path(Paint::line(Ink, FINE), "M0 0V-18");
            svg.circle(Paint::fine(Oxblood), 0.0, -21.0, 5.5);
        });
    };
    leaf(svg, (12.0, 148.0), 80.0, 0.9);
    leaf(svg, (20.0, 118.0), -62.0, 0.8);
    for step in 0..6 {
        let part = 0.04 + step as f32 * 0.13;
        let angle = turn(part) * 360.0;
        leaf(svg, stem(part), angle + 40.0, 1.0 - 0.4 * part);
        if step < 5 {
            berry(svg, stem(part + 0.05), angle - 12.0);
        }
    }
    for part in [0.1, 0.32, 0.54] {
        leaf(svg, stem(part), turn(part) * 360.0 + 150.0, 0.62);
    }
    svg.place(middle.0, middle.1, 0.0, 1.0, |svg| rose(svg, 27.0, Oxblood, Leaf));
}

/// A rose with five petals and barbs, of this radius.
pub fn rose(svg: &mut Svg, radius: f32, petals: Colour, heart: Colour) {
    for barb in 0..5 {
        let turn = |offset: f32| (barb as f32 + 0.5 + offset) / 5.0;
        let corners = [around(turn(-0.1), radius * 0.5), around(turn(0.0), radius), around(turn(0.1), radius * 0.5)];
        svg.path(Paint::fine(Vert), &polygon(corners));
    }
    for petal in 0..5 {
        let (x, y) = around(petal as f32 / 5.0, radius * 0.58);
        svg.circle(Paint::fine(petals), x, y, radius * 0.4);
    }
    svg.circle(Paint::fine(heart), 0.0, 0.0, radius * 0.3);
}
