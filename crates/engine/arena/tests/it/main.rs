//! Whole matches, with players that behave and players that do not.

mod judged;
mod matches;
mod rude;
