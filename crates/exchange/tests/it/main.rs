//! One integration binary for the crate.

mod entries;
mod events;
