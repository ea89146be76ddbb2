//! The rules of Fair Isolde, case by case, with values worked out from the booklet. Colours are A, B, C, ... = 0, 1, 2.

mod advanced;
mod cards;
mod challenge;
mod chivalry;
mod courtship;
mod draft;
mod end;
mod fixture;
mod grail;
mod isolde;
mod king;
mod lancelot;
mod learning;
mod magic;
mod options;
mod parcifal;
mod points;
mod reset;
mod table;
mod tournament;
