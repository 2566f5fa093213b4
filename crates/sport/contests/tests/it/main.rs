//! Whole contests, fact by fact.

mod columns;
mod courses;
mod inside;
mod items;
mod results;
mod told;
