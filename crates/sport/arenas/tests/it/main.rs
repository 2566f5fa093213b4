//! Arenas: what can be said, who meets whom, how long one waits.

mod course;
mod simulated;
mod told;
