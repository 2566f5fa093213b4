//! Draughts in text: squares, moves and positions as the codes write them, FEN, and PDN game files.

mod cursor;
mod fen;
mod fold;
mod move_text;
mod notation;
mod numbering;
mod position_text;
mod signs;
mod squares_text;

pub use cursor::Place;
pub use fen::{Fen, FenError, FenFault, FenReader, read_fen, read_tower_list, write_fen};
pub use fold::fold;
pub use move_text::{MoveReader, MoveTextError, push_move, read_move, write_move};
pub use notation::{Form, Notation, Route};
pub use numbering::{Corner, Numbering};
pub use position_text::{PositionStyle, PositionTextError, read_position_text, write_position_text};
pub use signs::{Dialect, Meaning, Sign, UnknownSign, split_signs};
pub use squares_text::{
    SquaresTextError, read_dxp_position, read_hub_position, write_dxp_position, write_hub_position,
};
