//! The database of a server: one suite, run on SQLite and on PostgreSQL.

mod arenas;
mod copies;
mod deciding;
mod doors;
mod events;
pub(crate) mod games;
mod keys;
mod leaving;
mod letters;
mod messages;
mod nodes;
mod offers;
mod opening;
pub(crate) mod people;
mod power_cut;
mod problems;
mod rebuilding;
mod rights;
pub(crate) mod stage;
mod streams;
mod studies;
