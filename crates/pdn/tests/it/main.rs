//! Tests of the text formats.

mod case_file;
mod corpus;
mod fen;
mod move_properties;
mod moves;
mod play;
mod positions;
mod signs;
mod squares;
