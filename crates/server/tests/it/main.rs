//! The site from outside: a server on a port of its own, spoken to as browsers speak.

mod api;
mod browser;
mod client;
mod hall;
mod pages;
mod people;
mod play;
mod restart;
mod schema;
mod tokens;
