//! Parts with tests of their own, compiled into this program of tests, which spares building the whole crate once more.
#![allow(dead_code, unreachable_pub)]

#[path = "../../src/identity.rs"]
mod identity;
#[path = "../../src/mark.rs"]
mod mark;
