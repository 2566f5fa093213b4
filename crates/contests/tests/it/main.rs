//! Whole contests, fact by fact.

mod courses;
mod results;
mod told;
