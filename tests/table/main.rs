//! Tables upon a real database file, with a clock that the tests move.

mod again;
mod base;
mod clock;
mod computer;
mod expiry;
mod fixture;
mod forget;
mod game;
mod lobby;
mod press;
mod seats;
mod store;
mod take_back;
