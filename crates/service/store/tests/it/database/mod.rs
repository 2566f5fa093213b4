//! The database of a server: one suite, run on SQLite and on PostgreSQL.

mod copies;
mod deciding;
mod events;
mod games;
mod keys;
mod leaving;
mod letters;
mod messages;
mod nodes;
mod offers;
mod opening;
mod people;
mod power_cut;
mod problems;
mod rebuilding;
mod rights;
mod stage;
mod streams;
mod studies;
