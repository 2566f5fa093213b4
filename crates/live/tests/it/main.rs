//! Games over a network: the stored form of facts, scripted games, random play and what is told.

mod chance;
mod play;
mod random;
mod scripted;
mod stored;
mod told;
