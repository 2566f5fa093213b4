//! Whole contests, fact by fact.

mod columns;
mod courses;
mod items;
mod results;
mod told;
