//! Tests of the text formats.

mod case_file;
mod corpus;
mod engine_positions;
mod fen;
mod limits;
mod move_properties;
mod moves;
mod play;
mod positions;
mod replaying;
mod round_trip;
mod signs;
mod squares;
