//! A part with tests of its own, compiled into this program of tests, which spares building the whole crate once more.
#![allow(dead_code, unreachable_pub)]

#[path = "../../src/hub/line.rs"]
mod line;
