//! The crate of pairings from outside: one module per topic, data in `tests/cases`.

mod double_elimination;
mod matches;
mod schedules;
mod sheet_text;
mod standings_cases;
mod standings_naive;
mod standings_random;
mod standings_speed;
mod swiss_cases;
mod swiss_random;
