//! What most programs need: `use damier_library::prelude::*`.
//!
//! Some names mean different things in different crates: a `Route` of a diagram and one of a move text, `Limits` of a
//! reader and of a search, a `Setup` of pieces and of a clock. The prelude has each name once, for the thing that is
//! meant most often; the other is had by the name of its part, such as [`clock::Setup`](crate::clock::Setup).

pub use damier_clock::{Clock, ClockEvent, ClockFact, ClockRules, Control, Moment, Span};
pub use damier_diagram::{Coordinates, Diagram, Theme};
pub use damier_engine::{Engine, Level, Limits, Options, Report, Score, StopFlag, Thinking};
pub use damier_pairing::schedule::RoundRobin;
pub use damier_pairing::standings::{Contest, Template, standings};
pub use damier_pairing::swiss::{Request, System, Watch, pair_round};
pub use damier_pairing::{Cell, Entrant, Lots, Mark, Points, Round, Sheet, SideResult};
pub use damier_pdn::{
    Checker, GameType, Notation, PdnGame, PdnReader, PdnWriter, ReadGame, ReplayOptions, Replayed, normalise,
    read_fen, read_games, read_move, read_played_game, replay, write_fen, write_game, write_move,
    write_played_game,
};
pub use damier_rules::game::{Conditions, Fact, Game, GameResult, Outcome, Reason, Refusal};
pub use damier_rules::{
    Board, ByColor, Color, Identity, Move, MoveRefused, Position, Rank, Rulebook, Setup, Square, SquareSet,
    Tower, Variant, perft,
};
pub use damier_tables::{BuildOptions, TableValue, Tables};
