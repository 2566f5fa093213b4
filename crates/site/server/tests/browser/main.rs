//! The site in a browser: headless Chromium does what people do.
//!
//! Where there is no Chromium this is said aloud and nothing is tried.

mod accounts;
mod analysis;
mod board;
mod cable;
mod club;
mod clubs;
mod course;
mod direct;
mod endings;
mod events;
mod gallery;
mod games;
#[path = "../it/hall.rs"]
mod hall;
mod import;
mod keyboard;
mod language;
mod line;
mod look;
mod newcomer;
mod pages;
mod palette;
mod pictures;
mod pocket;
mod sharing;
mod steady;
mod wall;
