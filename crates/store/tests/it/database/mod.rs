//! The database of a server: one suite, run on SQLite and on PostgreSQL.

mod games;
mod opening;
mod people;
mod postgres;
mod stage;
mod streams;
