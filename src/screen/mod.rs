//! What a person sees, free of Discord: lines of text, a picture, controls. Made from views only.

pub mod press;
pub mod sheet;
