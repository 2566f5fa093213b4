//! Who sits at the board.

mod dxp;
mod hub;
mod own;

pub use dxp::DxpPlayer;
pub use hub::HubPlayer;
pub use own::OwnPlayer;

use std::io;

use damier_protocol::dxp::{EndReason, SessionFault};
use damier_protocol::hub::ClientFault;
use damier_rules::{Color, Move, Position};
use damier_tables::TablesFault;

use crate::pace::Side;

/// A player of one match.
pub trait Player {
    /// Another game begins after these moves, and this is the player's colour.
    fn new_game(
        &mut self,
        start: &Position,
        moves: &[Move],
        color: Color,
        side: &Side,
    ) -> Result<(), Failure>;

    /// A move in the position after these moves.
    fn think(&mut self, start: &Position, moves: &[Move], side: &Side) -> Result<Reply, Failure>;

    /// The opponent thinks in the position after these moves, and the player may do so too. Those that were not
    /// asked to when they were seated do nothing.
    fn ponder(&mut self, start: &Position, moves: &[Move], side: &Side) -> Result<(), Failure> {
        let _ = (start, moves, side);
        Ok(())
    }

    /// The game is over after these moves and this side has won it. What the player says of the result, if it
    /// says anything.
    fn game_over(&mut self, moves: &[Move], winner: Option<Color>) -> Result<Option<EndReason>, Failure> {
        let _ = (moves, winner);
        Ok(None)
    }
}

/// A player that can be at a table in any thread.
pub type AnyPlayer = dyn Player + Send;

/// A move, and what the player thinks of the position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Reply {
    pub mv: Move,
    /// In men for the player.
    pub score: Option<f64>,
}

/// Why a player cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It cannot be started.
    #[error("{program} cannot be started: {cause}")]
    Start {
        /// The program as typed.
        program: String,
        cause: io::Error,
    },
    /// It cannot be reached over the network.
    #[error("{address} cannot be reached: {cause}")]
    Reach {
        /// The address as typed.
        address: String,
        cause: io::Error,
    },
    /// It plays another game.
    #[error("{program} does not play {variant}; it plays {values}")]
    Variant {
        /// The program as typed.
        program: String,
        variant: &'static str,
        /// The games it knows.
        values: String,
    },
    /// A file of weights cannot be used.
    #[error("the weights {file} cannot be used: {why}")]
    Weights { file: String, why: String },
    /// Endgame tables cannot be used.
    #[error(transparent)]
    Tables(#[from] TablesFault),
    /// Trouble with a Hub program.
    #[error(transparent)]
    Hub(#[from] ClientFault),
    /// Trouble with a DXP program.
    #[error(transparent)]
    Dxp(#[from] SessionFault),
    /// It made a move that is none.
    #[error("illegal move: {0}")]
    Illegal(String),
    /// It ended the game by itself.
    #[error("the program ended the game: it {}", .0.in_words())]
    Ended(EndReason),
    /// It found no move though there is one.
    #[error("no move was found")]
    NoMove,
}
