//! Tests of the engine through its public surface.

mod draws;
mod play;
mod search;
