//! The pictures of Carcassonne: the whole landscape, and a part of it, large.

mod shown;

pub use shown::{Mark, Shown};
