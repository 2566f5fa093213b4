//! Draughts in text: squares, moves and positions as the codes write them, FEN, and PDN game files.

mod comment;
mod cursor;
mod encoding;
mod fault;
mod fen;
mod fold;
mod game_tree;
mod games;
mod move_text;
mod notation;
mod numbering;
mod position_text;
mod reader;
mod result;
mod signs;
mod squares_text;
mod tag;

pub use comment::{BadTime, ClockReading, ClockTime, Command, Comment};
pub use cursor::Place;
pub use encoding::{Encoding, Evidence, decode};
pub use fault::{Fault, FaultKind, Location, Severity};
pub use fen::{Fen, FenError, FenFault, FenReader, read_fen, read_tower_list, write_fen};
pub use fold::fold;
pub use game_tree::{Action, Line, Note, PdnGame, Step};
pub use games::{Games, ReadGame, read_games};
pub use move_text::{MoveReader, MoveTextError, push_move, read_move, write_move};
pub use notation::{Form, Notation, Route};
pub use numbering::{Corner, Numbering};
pub use position_text::{PositionStyle, PositionTextError, read_position_text, write_position_text};
pub use reader::{Ending, Limits, MoveNumber, PdnReader, Skip, TagText, Terminator, Text, Visitor};
pub use result::{Outcome, ResultTag};
pub use signs::{Dialect, Meaning, Sign, UnknownSign, split_signs};
pub use squares_text::{
    SquaresTextError, read_dxp_position, read_hub_position, write_dxp_position, write_hub_position,
};
pub use tag::{Tag, Tags};
