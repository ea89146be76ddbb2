//! What is drawn over a sheet: shapes, then signs over them, then shapes and words over all of them.

use super::sign::Sign;
use super::svg::Svg;

/// A sign at its place.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    pub sign: Sign,
    /// The size in hundredths.
    pub percent: u8,
    pub x: i32,
    pub y: i32,
}

/// A picture in the making.
#[derive(Default)]
pub struct Drawing {
    /// What lies under the marks.
    pub under: Svg,
    /// In the order in which they lie over each other.
    pub marks: Vec<Mark>,
    /// What lies over the marks.
    pub svg: Svg,
}

impl Drawing {
    /// A sign in its own size.
    pub fn mark(&mut self, sign: Sign, x: f32, y: f32) {
        self.mark_sized(sign, 100, x, y);
    }

    /// A sign in so many hundredths of its size.
    pub fn mark_sized(&mut self, sign: Sign, percent: u8, x: f32, y: f32) {
        self.marks.push(Mark { sign, percent, x: x.round() as i32, y: y.round() as i32 });
    }
}
