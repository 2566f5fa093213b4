//! The database of a server: one suite, run on SQLite and on PostgreSQL.

mod copies;
mod events;
mod games;
mod keys;
mod leaving;
mod letters;
mod opening;
mod people;
mod postgres;
mod power_cut;
mod rebuilding;
mod rights;
mod stage;
mod streams;
mod studies;
