//! One integration binary for the crate.

mod entries;
mod events;
mod random_event;
mod trf;
