//! Tests of the text formats.

mod case_file;
mod corpus;
mod engine_positions;
mod fen;
mod move_properties;
mod moves;
mod play;
mod positions;
mod signs;
mod squares;
