//! Draughts in text: squares, moves and positions as the codes write them, FEN, and PDN game files.

mod cursor;
mod fen;
mod fold;
mod numbering;

pub use cursor::Place;
pub use fen::{Fen, FenError, FenFault, FenReader, read_fen, read_tower_list, write_fen};
pub use fold::fold;
pub use numbering::{Corner, Numbering};
