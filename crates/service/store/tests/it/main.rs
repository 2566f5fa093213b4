//! The store from outside: what is kept, what goes wrong, what survives.

mod beside;
mod database;
mod files;
mod hostile;
mod power_cut;
mod released;
mod rights_of_files;
mod sample;
mod told;
mod writers;
