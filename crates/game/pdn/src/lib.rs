//! Draughts in text: squares, moves and positions as the codes write them, FEN, and PDN game files.
//!
//! # Positions
//!
//! [`read_fen`] takes what people and programs write, [`write_fen`] writes one exact form. Towers have
//! an extension of their own; the codes' printed positions are [`read_position_text`].
//!
//! ```
//! use damier_pdn::{read_fen, write_fen};
//! use damier_rules::{Position, Variant};
//!
//! let fen = read_fen(Variant::Columns, "W: Wd4=1/00, Kc1 : Bh8.")?;
//! assert_eq!(write_fen(&fen.setup), "W:WKc1,d4=1+00:Bh8");
//! assert!(Position::new(&fen.setup).is_ok());
//! # Ok::<(), damier_pdn::FenError>(())
//! ```
//!
//! # Moves
//!
//! [`read_move`] understands every spelling of the codes; a [`Notation`] is one of them for writing.
//!
//! ```
//! use damier_pdn::{Notation, read_move, write_move};
//! use damier_rules::{Position, Rulebook, Variant};
//!
//! let start = Position::start(Variant::International);
//! let mv = read_move(&start, "32 – 28!")?;
//! assert_eq!(write_move(&start, &mv, &Notation::pdn(Variant::International)), "32-28");
//!
//! let error = read_move(&start, "32-23").unwrap_err();
//! assert_eq!(error.to_string(), "32-23 is not a legal move: a man does not go as far as from 32 to 23");
//! # Ok::<(), damier_pdn::MoveTextError>(())
//! ```
//!
//! # Signs
//!
//! Commentary signs mean what the code at hand says: see [`Dialect`].
//!
//! # Game files
//!
//! [`read_games`] reads PDN of any age and length, game by game, and lists what is wrong with line and
//! column. [`replay`] plays a game on the board, [`Checker`] does so for files of millions of games,
//! [`normalise`] and [`write_game`] write a game as the standard wants it.
//!
//! ```
//! use damier_pdn::{ReplayOptions, normalise, read_games, write_game};
//!
//! let file = "[White \"A\"]\n1. 32-28 19-23 2. 28X19 14:23 ) 2-0";
//! let read = read_games(file.as_bytes()).next().expect("a game")?;
//! assert_eq!(read.faults[0].to_string(), "2:31: error: a closing parenthesis without a variation");
//!
//! let normal = normalise(&read, &ReplayOptions::default(), None);
//! assert!(normal.replayed.is_legal());
//! assert_eq!(
//!     write_game(&normal.game),
//!     "[White \"A\"]\n[GameType \"20,W,10,10,N2,0\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 14x23\n*\n\n"
//! );
//! # Ok::<(), std::io::Error>(())
//! ```

#![warn(missing_docs)]

mod comment;
mod cursor;
mod decoded;
mod encoding;
mod fault;
mod fen;
mod fold;
mod game_tree;
mod game_type;
mod games;
mod move_text;
mod notation;
mod numbering;
mod played;
mod position_text;
mod reader;
mod replay;
mod result;
mod signs;
mod squares_text;
mod tag;
mod tidy;
mod time_control;
mod writer;

pub use comment::{BadTime, ClockReading, ClockTime, Command, Comment};
pub use cursor::Place;
pub use decoded::Decoded;
pub use encoding::{Encoding, Evidence, UnknownEncoding, decode};
pub use fault::{Fault, FaultKind, Location, Severity};
pub use fen::{Fen, FenError, FenFault, FenReader, read_fen, read_tower_list, write_fen};
pub use fold::fold;
pub use game_tree::{Action, Line, Note, PdnGame, Step};
pub use game_type::{BadGameType, BoardForm, GameType, NotSupported, SquareNames};
pub use games::{Games, ReadGame, read_games};
pub use move_text::{MoveReader, MoveTextError, push_move, read_move, write_move};
pub use notation::{Form, Notation, Route};
pub use numbering::{Corner, Numbering};
pub use played::{PlayedGameError, read_played_game, write_played_game};
pub use position_text::{PositionStyle, PositionTextError, read_position_text, write_position_text};
pub use reader::{Ending, Limits, MoveNumber, PdnReader, Skip, TagText, Terminator, Text, Visitor};
pub use replay::{
    Checker, GameCheck, IllegalMove, Normalised, PlayedStep, ReplayOptions, Replayed, judge, normalise,
    replay,
};
pub use result::{GameEnd, ResultTag};
pub use signs::{Dialect, Meaning, Sign, UnknownSign, split_signs};
pub use squares_text::{
    SquaresTextError, read_dxp_position, read_hub_position, write_dxp_position, write_hub_position,
};
pub use tag::{Tag, Tags};
pub use time_control::{BadTimeControl, Stage, TimeControl};
pub use writer::{PdnWriter, write_game};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
