//! Whole matches, with players that behave and players that do not.

mod matches;
mod rude;
