//! The four henchmen as signs within 20 pixels of the origin, in two colours.

use crate::art::palette::Colour;
use crate::art::svg::{Paint, Svg};
use crate::games::merlin::Henchman;

/// A flat sign that stands on `ground`.
pub fn draw(svg: &mut Svg, henchman: Henchman, colour: Colour, ground: Colour) {
    match henchman {
        // A tall pointed hat with a veil.
        Henchman::Lady => {
            svg.path(Paint::line(colour, 2.6), "M0 -20C10 -16 15 -4 14 12");
            svg.path(Paint::flat(colour), "M-7.5 -4L0 -22L7.5 -4Z");
            svg.circle(Paint::flat(colour), 0.0, 2.0, 6.6);
            svg.path(Paint::flat(colour), "M-15 20C-14 11 -8 9 0 9C8 9 14 11 15 20Z");
        }
        Henchman::ShieldBearer => {
            svg.path(Paint::flat(colour), "M-15 -19H15V-2C15 9 8 16 0 20C-8 16 -15 9 -15 -2Z");
            svg.path(Paint::line(ground, 4.0), "M0 -15V14M-11 -4H11");
        }
        Henchman::Builder => svg.place(0.0, 0.0, 40.0, 1.0, |svg| {
            svg.path(Paint::flat(colour), "M-15 -20H15V-5H-15ZM-3.5 -5H3.5V22H-3.5Z");
            svg.path(Paint::line(ground, 2.4), "M-9 -20V-5M9 -20V-5");
        }),
        Henchman::FlagBearer => {
            svg.path(Paint::flat(colour), "M-14 -21H-9.5V21H-14Z");
            svg.path(Paint::flat(colour), "M-7.5 -19L19 -8L-7.5 3Z");
        }
    }
}
