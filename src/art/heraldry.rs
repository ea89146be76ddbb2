//! The arms of the ten seats. Each has a field and a charge of its own, so that they differ without colour too.

use super::palette::Colour::*;
use super::shape::{around, polygon, scallops, star};
use super::sign::rose;
use super::svg::{FINE, LINE, Paint, Svg};

/// A shield 92 pixels wide and 104 high around the origin.
pub const SHIELD: &str = "M-46 -51H46V-4C46 24 26 43 0 53C-26 43 -46 24 -46 -4Z";

/// The arms of the seat with this index, 0 to 9, and again from the start.
pub fn arms(svg: &mut Svg, seat: usize) {
    let charge: fn(&mut Svg) = match seat % 10 {
        0 => castle,
        1 => lily,
        2 => sun,
        3 => tudor,
        4 => moon,
        5 => oak,
        6 => grail,
        7 => chequers,
        8 => ship,
        _ => gyrons,
    };
    charge(svg);
    svg.path(Paint::line(Ink, LINE + 0.5), SHIELD);
}

/// Oxblood, a castle gold.
fn castle(svg: &mut Svg) {
    svg.path(Paint::flat(Oxblood), SHIELD);
    svg.path(
        Paint::fine(Leaf),
        "M-27 26V-8H-31V-26H-23V-20H-16V-26H-8V-8H-7V-20H-11V-38H-4V-32H4V-38H11V-20H7V-8H8V-26H16V-20H23V-26H31V-8H27V26Z",
    );
    svg.path(Paint::flat(Oxblood), "M-8 26V12A8 8 0 0 1 8 12V26Z");
    svg.path(Paint::line(Ink, FINE), "M-8 26V12A8 8 0 0 1 8 12V26M-27 -2H27M-20 6V14M20 6V14");
}

/// Vert, a fleur-de-lis.
fn lily(svg: &mut Svg) {
    svg.path(Paint::flat(Vert), SHIELD);
    for side in [1.0, -1.0] {
        svg.flip(side, 1.0, |svg| {
            svg.path(Paint::fine(Cream), "M5 6C9 -10 20 -22 30 -12C37 -4 31 8 20 6C22 0 18 -4 14 0C10 3 9 8 9 10Z");
        });
    }
    svg.path(Paint::fine(Cream), "M0 -42C13 -28 14 -14 6 8H-6C-14 -14 -13 -28 0 -42Z");
    svg.path(Paint::fine(Cream), "M-5 14H5C6 22 10 26 15 27C10 33 4 32 0 38C-4 32 -10 33 -15 27C-10 26 -6 22 -5 14Z");
    svg.path(Paint::fine(Leaf), "M-14 7H14V15H-14Z");
}

/// Sable, a sun in its splendour.
fn sun(svg: &mut Svg) {
    svg.path(Paint::flat(Ink), SHIELD);
    svg.place(0.0, -6.0, 0.0, 1.0, |svg| {
        svg.path(Paint::flat(Leaf), &star(16, &[36.0, 21.0]));
        svg.circle(Paint::fine(Leaf), 0.0, 0.0, 17.0);
        svg.path(Paint::line(Ink, FINE), "M-7 -4H-6M6 -4H7M-7 5Q0 11 7 5M0 -3V2");
    });
}

/// Argent, a rose.
fn tudor(svg: &mut Svg) {
    svg.path(Paint::flat(Cream), SHIELD);
    svg.place(0.0, -5.0, 0.0, 1.0, |svg| rose(svg, 34.0, Oxblood, Leaf));
}

/// Purpure, a crescent and a mullet.
fn moon(svg: &mut Svg) {
    svg.path(Paint::flat(Purpure), SHIELD);
    svg.path(Paint::fine(Cream), "M-30 -10A31 31 0 1 0 30 -10A24 24 0 1 1 -30 -10Z");
    svg.place(0.0, -22.0, 0.0, 1.0, |svg| svg.path(Paint::fine(Leaf), &star(6, &[17.0, 8.0])));
}

/// Or, an oak.
fn oak(svg: &mut Svg) {
    svg.path(Paint::flat(Leaf), SHIELD);
    svg.path(Paint::fine(Oak), "M-5 0H5V24Q8 31 15 33H-15Q-8 31 -5 24Z");
    svg.place(0.0, -13.0, 0.0, 1.0, |svg| svg.path(Paint::fine(Vert), &scallops(8, 23.0, 10.0)));
    for (x, y) in [(-11.0, -19.0), (10.0, -22.0), (0.0, -8.0), (16.0, -7.0), (-17.0, -6.0)] {
        svg.circle(Paint::flat(Leaf), x, y, 3.4);
    }
}

/// Parted slate and argent, a grail gold.
fn grail(svg: &mut Svg) {
    svg.path(Paint::flat(Cream), SHIELD);
    svg.path(Paint::flat(Slate), "M-46 -51H0V53C-26 43 -46 24 -46 -4Z");
    svg.path(Paint::line(Ink, FINE), "M0 -51V53");
    svg.path(
        Paint::fine(Leaf),
        "M-25 -30H25C25 -8 16 2 5 5V17C6 22 16 23 18 30H-18C-16 23 -6 22 -5 17V5C-16 2 -25 -8 -25 -30Z",
    );
    svg.path(Paint::line(Ink, FINE), "M-23 -21H23");
    svg.circle(Paint::fine(Oxblood), 0.0, 11.0, 5.0);
}

/// Chequy sable and or.
fn chequers(svg: &mut Svg) {
    svg.within("chequers", SHIELD, |svg| {
        svg.path(Paint::flat(Leaf), SHIELD);
        let mut d = String::new();
        for row in 0..5 {
            for column in 0..4 {
                if (row + column) % 2 == 0 {
                    d.push_str(&format!("M{} {}h23v21h-23Z", column * 23 - 46, row * 21 - 51));
                }
            }
        }
        svg.path(Paint::flat(Ink), &d);
    });
}

/// Barry wavy argent and slate, a ship.
fn ship(svg: &mut Svg) {
    svg.path(Paint::flat(Cream), SHIELD);
    svg.within("ship", SHIELD, |svg| {
        for y in [18, 36] {
            let wave = format!("M-48 {y}q6 -7 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0V{}H-48Z", y + 9);
            svg.path(Paint::flat(Vert), &wave);
        }
    });
    svg.path(Paint::fine(Oak), "M-34 -2H34C31 10 24 16 16 16H-16C-24 16 -31 10 -34 -2Z");
    svg.path(Paint::line(Ink, 3.0), "M0 -2V-42");
    svg.path(Paint::fine(Oxblood), "M-22 -36H22C18 -26 18 -18 22 -8H-22C-18 -18 -18 -26 -22 -36Z");
    svg.path(Paint::flat(Leaf), "M-4 -34H4V-10H-4Z");
}

/// Gyronny of eight vert and argent, a roundel gold.
fn gyrons(svg: &mut Svg) {
    svg.path(Paint::flat(Cream), SHIELD);
    svg.within("gyrons", SHIELD, |svg| {
        for part in 0..4 {
            let start = part as f32 / 4.0;
            let (ax, ay) = around(start, 90.0);
            let (bx, by) = around(start + 0.125, 90.0);
            svg.path(Paint::fine(Purpure), &polygon([(0.0, -4.0), (ax, ay), (bx, by)]));
        }
    });
    svg.place(0.0, -4.0, 0.0, 1.0, |svg| {
        svg.circle(Paint::fine(Leaf), 0.0, 0.0, 17.0);
        svg.path(Paint::flat(Oxblood), "M-4 -12H4V-4H12V4H4V12H-4V4H-12V-4H-4Z");
    });
}
