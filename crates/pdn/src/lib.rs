//! Draughts in text: squares, moves and positions as the codes write them, FEN, and PDN game files.

mod fen;

pub use fen::{Fen, FenError, FenFault, read_fen, write_fen};
