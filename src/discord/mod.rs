//! Discord: interactions come in by the gateway, everything goes out through one REST client.

mod answer;
mod bot;
mod command;
mod delivery;
pub mod gateway;
mod incoming;
mod lane;
mod message;
pub mod metrics;
mod order;
mod painter;
mod panels;
pub mod permission;
mod post;
mod register;
pub mod rest;
mod seen;
mod shards;
mod verb;

pub use bot::Bot;
pub use command::definitions;
pub use shards::Advice;
