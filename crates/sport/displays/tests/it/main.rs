//! Displays of the three kinds, achievements, prizes, words.

mod achievements;
mod kinds;
mod told;
