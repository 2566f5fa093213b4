//! Whole contests, fact by fact.

mod courses;
mod items;
mod results;
mod told;
