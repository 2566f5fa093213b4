//! Tests of the text formats.

mod fen;
mod move_properties;
mod play;
