//! The rules of Carcassonne, case by case, with values worked out by hand.

mod data;
mod features;
mod figures;
mod fixture;
mod inns;
mod laying;
mod meeples;
mod merging;
mod options;
mod recorded;
mod refusals;
mod river;
