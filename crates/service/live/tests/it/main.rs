//! Games over a network: the stored form of facts, scripted games, random play and what is told.

mod arenas;
mod chance;
mod controls;
mod first_move;
mod inside;
mod openings;
mod play;
mod properties;
mod random;
mod scripted;
mod shown;
mod speed;
mod stored;
mod told;
mod weight;
