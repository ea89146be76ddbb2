//! Tables upon a real database file, with a clock that the tests move.

mod expiry;
mod fixture;
mod game;
mod lobby;
