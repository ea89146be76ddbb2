//! The rules of Merlin, case by case, with values worked out from the booklet and the tables of the components.

mod data;
mod dice;
mod end;
mod environs;
mod favor;
mod fixture;
mod flags;
mod forced;
mod henchmen;
mod influence;
mod manors;
mod missions;
mod setup;
mod spaces;
mod staffs;
mod traitors;
mod turns;
