//! Draughts in text: squares, moves and positions as the codes write them, FEN, and PDN game files.

mod cursor;
mod fen;
mod fold;
mod move_text;
mod notation;
mod numbering;
mod signs;

pub use cursor::Place;
pub use fen::{Fen, FenError, FenFault, FenReader, read_fen, read_tower_list, write_fen};
pub use fold::fold;
pub use move_text::{MoveReader, MoveTextError, push_move, read_move, write_move};
pub use notation::{Form, Notation, Route};
pub use numbering::{Corner, Numbering};
