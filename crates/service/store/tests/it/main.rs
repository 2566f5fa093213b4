//! The store from outside: what is kept, what goes wrong, what survives.

mod beside;
mod database;
mod files;
mod power_cut;
mod released;
mod sample;
mod told;
mod writers;
