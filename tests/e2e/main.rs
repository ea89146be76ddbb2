//! Whole evenings: the real bot as a process of its own, connected to the stand-in as to Discord, and people
//! who press, type and are impatient.

mod bad_input;
mod carcassonne;
mod crash;
mod disk;
mod faults;
mod games;
mod harness;
mod hosting;
mod isolde;
mod merlin;
mod openapi;
mod panels;
mod play;
mod program;
mod relay;
mod shared;
mod verdict;
