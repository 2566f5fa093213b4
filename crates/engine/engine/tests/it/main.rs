//! Tests of the engine through its public surface.

mod cases;
mod draws;
mod play;
mod search;
