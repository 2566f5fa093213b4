//! One integration binary for the crate.

mod bombs;
mod entries;
mod events;
mod games;
mod json;
mod random_event;
mod told;
mod trf;
mod trf_goes_on;
