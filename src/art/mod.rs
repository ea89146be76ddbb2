//! Pictures: a view becomes SVG, and SVG becomes an indexed PNG.
//!
//! What never changes on a board is drawn once for each language and kept; a picture draws the rest over it.
//! Drawing takes some milliseconds of one core and blocks: call it off the async threads.

mod avalon;
pub mod carcassonne;
mod drawing;
mod frame;
mod heraldry;
pub mod isolde;
mod lettering;
pub mod merlin;
mod palette;
mod raster;
mod samples;
mod shape;
mod sign;
mod stamp;
mod svg;

use crate::games::{BySeat, Seat};
use crate::language::Locale;
use crate::say;

pub use palette::{Colour, SETS, SIX};
pub use samples::samples;

macro_rules! pictures {
    ($($(#[$doc:meta])* $Kind:ident($Subject:ty $(, $whose:ident: $Whose:ty)?) $draw:path),+ $(,)?) => {
        /// What is to be drawn. Made from a view only, so it can show no more than the viewer may know.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Picture { $($(#[$doc])* $Kind(Box<$Subject>, $($Whose,)? Legend)),+ }

        /// Draws the picture: a PNG, 1200 pixels wide, of at most 256 colours. Any view and any names can be
        /// drawn.
        pub fn draw(picture: &Picture) -> Vec<u8> {
            match picture { $(Picture::$Kind(subject, $($whose,)? legend) => $draw(subject, $(*$whose,)? legend).png()),+ }
        }
    };
}

// Every kind of picture: what it is made from beside the legend, whose it is, and who draws it.
pictures! {
    /// The board of a game of Avalon.
    Avalon(crate::games::avalon::View) avalon::draw,
    /// The boards of a game of Fair Isolde.
    Isolde(crate::games::isolde::View) isolde::draw,
    /// One's own cards in a game of Fair Isolde.
    Hand(isolde::Hand) isolde::draw_hand,
    /// The board of a game of Merlin.
    Merlin(crate::games::merlin::View) merlin::board,
    /// The environs of a game of Merlin, large.
    Environs(crate::games::merlin::View) merlin::environs,
    /// The castle board of one player of Merlin.
    Castle(crate::games::merlin::View, seat: Seat) merlin::castle,
    /// The landscape of Carcassonne.
    Carcassonne(carcassonne::Shown) carcassonne::board,
    /// The cells around one of them, large.
    Near(carcassonne::Shown, cell: crate::games::carcassonne::Cell) carcassonne::near,
    /// How the drawn tile can lie in a cell.
    Turns(carcassonne::Shown, cell: crate::games::carcassonne::Cell) carcassonne::turns,
}

/// What a picture needs to know beside the view.
#[derive(Clone, Debug, PartialEq)]
pub struct Legend {
    /// As people see them on that server; the drawing leaves out what the font lacks.
    pub names: BySeat<String>,
    pub locale: Locale,
}

impl Legend {
    /// A player's name as it can be drawn; where nothing of it can, the seat.
    fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat).and_then(|name| lettering::plain(name));
        name.unwrap_or_else(|| say!(self.locale, "name-seat", number = seat.number()))
    }
}
