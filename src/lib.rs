pub mod art;
pub mod command_line;
pub mod games;
pub mod language;
pub mod players;
pub mod screen;
pub mod store;
pub mod table;
