//! The rules crate from outside: one module per topic, data in `tests/cases`.

mod differential;
mod oracle;
mod perft;
mod perft_file;
mod towers;
