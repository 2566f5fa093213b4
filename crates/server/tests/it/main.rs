//! The site from outside: a server on a port of its own, spoken to as browsers speak.

mod admin;
mod analysis;
mod api;
mod archive;
mod browser;
mod client;
mod desk;
mod desk_file;
mod desk_online;
mod desk_rights;
mod device;
mod editor;
mod findings;
mod hall;
mod mail;
mod nodes;
mod own;
mod pages;
mod passkeys;
mod people;
mod play;
mod restart;
mod schema;
mod seeks;
mod studies;
mod tokens;
