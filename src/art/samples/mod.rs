//! Pictures to show what the games look like, from games that are really played.

mod avalon;
mod carcassonne;
mod isolde;
mod merlin;

use super::Picture;

/// Pictures by the name of their file.
pub fn samples() -> Vec<(&'static str, Picture)> {
    let mut samples = Vec::new();
    avalon::evening(&mut samples);
    avalon::targeting(&mut samples);
    isolde::games(&mut samples);
    carcassonne::games(&mut samples);
    merlin::games(&mut samples);
    samples
}
