//! The site from outside: a server on a port of its own, spoken to as browsers speak.

mod browser;
mod hall;
mod pages;
mod people;
mod play;
mod restart;
