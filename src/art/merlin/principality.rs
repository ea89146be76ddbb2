//! How each principality looks.

use crate::art::palette::Colour::{self, *};
use crate::games::merlin::Principality;

/// The colour of everything that comes from it.
pub fn colour(of: Principality) -> Colour {
    match of {
        Principality::Black => Ink,
        Principality::Grey => Slate,
        Principality::Blue => Azure,
        Principality::Purple => Purpure,
        Principality::Orange => Tenne,
        Principality::Brown => Oak,
    }
}

/// What is written on that colour.
pub fn ink(of: Principality) -> Colour {
    match of {
        Principality::Grey | Principality::Orange => Ink,
        _ => Cream,
    }
}

/// The pale colour of its ground.
pub fn ground(of: Principality) -> Colour {
    match of {
        Principality::Black => Smoke,
        Principality::Grey => Mist,
        Principality::Blue => Sky,
        Principality::Purple => Lilac,
        Principality::Orange => Peach,
        Principality::Brown => Fawn,
    }
}
