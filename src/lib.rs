pub mod art;
pub mod games;
pub mod language;
