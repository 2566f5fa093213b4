//! The crate of competitions from outside: one module per topic, data in `tests/cases`.

mod swiss_random;
