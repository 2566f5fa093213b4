//! Tests of the text formats.

mod corpus;
mod fen;
mod move_properties;
mod play;
