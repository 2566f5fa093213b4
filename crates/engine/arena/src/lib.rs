//! Matches between engines, with which strength is measured and kept.
//!
//! | question | where |
//! | --- | --- |
//! | Who plays? | [`Contestant`] as typed, [`Player`] at the board: our engine, a Hub program, a DXP program |
//! | How long may a move take? | [`Pace`] |
//! | Where do games begin? | [`openings`] |
//! | How is one game played and ended? | [`play_game`], [`Adjudication`] |
//! | What do the results say? | [`Tally`]: Elo with error bars, [`Sprt`] |
//! | Who plays whom, and when is it enough? | [`run`]; several matches in one [`Room`]: [`run_in`] |
//!
//! ```
//! use damier_arena::Tally;
//!
//! // Seven of eight games won: 87.5 %.
//! let mut tally = Tally::default();
//! for pair in [[2, 2], [2, 2], [2, 2], [2, 0]] {
//!     pair.into_iter().for_each(|points| tally.add_game(points));
//!     tally.add_pair(pair);
//! }
//! assert_eq!(tally.elo().difference.round(), 338.0);
//! ```

mod adjudication;
mod contestant;
mod elo;
mod game;
mod in_time;
pub mod openings;
mod pace;
mod player;
mod record;
mod room;
mod run;
mod sprt;
mod tally;

pub use adjudication::Adjudication;
pub use contestant::{BadContestant, Contestant};
pub use elo::{Elo, elo_of_score, score_of_elo};
pub use game::{EndedBy, Ending, Played, play_game};
pub use openings::Opening;
pub use pace::{Pace, Side, Spent};
pub use player::{AnyPlayer, DxpPlayer, Failure, HubPlayer, OwnPlayer, Player, Reply};
pub use record::pdn_game;
pub use room::Room;
pub use run::{Match, PairReport, run, run_in};
pub use sprt::{Sprt, Verdict};
pub use tally::Tally;
