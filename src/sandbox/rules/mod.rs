//! Discord's limits on what may be sent: lengths, counts and shapes.

mod commands;
mod components;
mod embeds;
mod emoji;
mod mentions;
mod message;

pub use commands::{check_choices, check_commands};
pub use components::check_modal;
pub use mentions::{oddities, pings};
pub use message::{Draft, Picture, Purpose, read_draft};
