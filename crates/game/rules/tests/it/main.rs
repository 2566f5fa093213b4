//! The rules crate from outside: one module per topic, data in `tests/cases`.

mod ballots;
mod cases;
mod cases_boards;
mod differential;
mod differential_refusals;
mod game;
mod game_cases;
mod game_facts;
mod game_properties;
mod game_slow;
mod oracle;
mod perft;
mod perft_file;
#[cfg(feature = "serde")]
mod stored;
mod text;
mod towers;
