//! Pictures: a view becomes SVG, and SVG becomes an indexed PNG.

use crate::games::BySeat;
use crate::games::avalon;
use crate::language::Locale;

/// What is to be drawn. Made from a view only, so it can show no more than the viewer may know.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// The board of a game of Avalon.
    Avalon(Box<avalon::View>, Legend),
}

/// What a picture needs to know beside the view.
#[derive(Clone, Debug, PartialEq)]
pub struct Legend {
    /// As people see them on that server; the drawing leaves out what the font lacks.
    pub names: BySeat<String>,
    pub locale: Locale,
}

/// Draws the picture: a PNG, 1200 pixels wide.
pub fn draw(picture: &Picture) -> Vec<u8> {
    todo!()
}
