//! The book: how the parts are used, chapter by chapter. Every example is run by the tests.

pub mod engines;
pub mod events;
pub mod files;
pub mod games;
pub mod positions;
pub mod start;
