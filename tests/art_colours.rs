//! Colours that mean different things stay apart for everybody: the difference is CIEDE2000 (Sharma, Wu,
//! Dalal 2005), colour vision deficiency as simulated by Machado, Oliveira, Fernandes (2009) at severity 1.

use roundtable::art::{Colour, SETS, SIX};

type Lab = [f64; 3];
type Matrix = [[f64; 3]; 3];

const NORMAL: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const PROTAN: Matrix =
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]];
const DEUTAN: Matrix =
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]];
const TRITAN: Matrix =
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]];
const SIGHTS: [(&str, Matrix); 4] = [("normal", NORMAL), ("protan", PROTAN), ("deutan", DEUTAN), ("tritan", TRITAN)];

fn times(matrix: Matrix, [x, y, z]: [f64; 3]) -> [f64; 3] {
    matrix.map(|[a, b, c]| a * x + b * y + c * z)
}

fn linear(rgb: [u8; 3]) -> [f64; 3] {
    rgb.map(|value| {
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

/// CIELAB under D65, from linear sRGB.
fn lab(rgb: [f64; 3]) -> Lab {
    let xyz = times(
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]],
        rgb,
    );
    let white = [0.95047, 1.0, 1.08883];
    let f = |axis: usize| {
        let part = xyz[axis] / white[axis];
        if part > 216.0 / 24389.0 { part.cbrt() } else { (24389.0 / 27.0 * part + 16.0) / 116.0 }
    };
    [116.0 * f(1) - 16.0, 500.0 * (f(0) - f(1)), 200.0 * (f(1) - f(2))]
}

fn seen(rgb: [u8; 3], sight: Matrix) -> Lab {
    lab(times(sight, linear(rgb)).map(|value| value.clamp(0.0, 1.0)))
}

/// CIEDE2000 with all weights 1.
fn difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab) -> f64 {
    let pow7 = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25f64.powi(7))).sqrt();
    let mean_c = (a1.hypot(b1) + a2.hypot(b2)) / 2.0;
    let g = 0.5 * (1.0 - pow7(mean_c));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).to_degrees().rem_euclid(360.0) };
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = match h2 - h1 {
        _ if grey => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let (dl, dc) = (l2 - l1, c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (mean_l, mean_c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let mean_h = match h1 + h2 {
        sum if grey => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => (sum + 360.0) / 2.0,
        sum => (sum - 360.0) / 2.0,
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(mean_h - 30.0) + 0.24 * cos(2.0 * mean_h) + 0.32 * cos(3.0 * mean_h + 6.0)
        - 0.20 * cos(4.0 * mean_h - 63.0);
    let off = (mean_l - 50.0).powi(2);
    let sl = 1.0 + 0.015 * off / (20.0 + off).sqrt();
    let sc = 1.0 + 0.045 * mean_c;
    let sh = 1.0 + 0.015 * mean_c * t;
    let theta = 30.0 * (-((mean_h - 275.0) / 25.0).powi(2)).exp();
    let rt = -2.0 * pow7(mean_c) * (2.0 * theta).to_radians().sin();
    let (dl, dc, dh) = (dl / sl, dc / sc, dh / sh);
    (dl * dl + dc * dc + dh * dh + rt * dc * dh).sqrt()
}

/// From the table of Sharma, Wu and Dalal; it has the cases in which implementations go wrong.
#[test]
fn the_difference_is_ciede2000() {
    let published: [(Lab, Lab, f64); 20] = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 3.1571, -77.2803], [50.0, 0.0, -82.7485], 2.8615),
        ([50.0, 2.8361, -74.0200], [50.0, 0.0, -82.7485], 3.4412),
        ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0000),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0009], 7.1792),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0011], 7.2195),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0009, -2.4900], 4.8045),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0011, -2.4900], 4.7461),
        ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [61.0, -5.0, 29.0], 22.8977),
        ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.9030),
        ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
        ([50.0, 2.5, 0.0], [50.0, 3.1736, 0.5854], 1.0000),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
        ([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
        ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ];
    for (one, other, expected) in published {
        for found in [difference(one, other), difference(other, one)] {
            assert!((found - expected).abs() < 0.00006, "{one:?} {other:?}: {found}, not {expected}");
        }
    }
}

/// White, grey and black are the same to everybody, and red looks dark to protans.
#[test]
fn simulated_sight_leaves_grey_alone() {
    for (name, sight) in SIGHTS {
        for value in [0, 127, 255] {
            let [lightness, a, b] = seen([value; 3], sight);
            assert!(a.abs() < 0.05 && b.abs() < 0.05, "{name}: {value} becomes {lightness} {a} {b}");
        }
    }
    assert!(seen([255, 0, 0], PROTAN)[0] < seen([255, 0, 0], NORMAL)[0] - 10.0);
}

#[test]
fn colours_of_different_meaning_stay_apart_for_everybody() {
    for set in SETS {
        stay_apart(set, 30.0);
    }
    stay_apart(&SIX, 24.0);
}

fn stay_apart(set: &[Colour], least: f64) {
    for (index, one) in set.iter().enumerate() {
        for other in &set[index + 1..] {
            for (name, sight) in SIGHTS {
                let apart = difference(seen(one.rgb(), sight), seen(other.rgb(), sight));
                assert!(apart >= least, "{one:?} and {other:?} are only {apart:.1} apart for {name} sight");
            }
        }
    }
}
