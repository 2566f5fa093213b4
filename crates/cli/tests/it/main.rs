//! The command run as a person runs it: its words, its exit codes, its refusals.

mod command;
mod diagram;
mod help;
mod moves;
mod pdn;
mod perft;
mod rulebooks;
mod streams;
