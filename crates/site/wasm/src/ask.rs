//! What can be asked.

use damier_live::{Refused, Trial};
use damier_rules::Rulebook;
use serde::Deserialize;

use crate::Fault;

/// No game has more half-moves.
const MOST_MOVES: usize = 2_000;

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(crate) enum Ask {
    /// The games and their rulebooks.
    Games,
    /// A position, as pages get it from the server, and how the game ended if it did.
    Position(Place),
    /// Positions after so many half-moves.
    Perft {
        #[serde(flatten)]
        place: Place,
        depth: u32,
    },
    /// The games of a PDN file.
    ReadPdn { text: String },
    /// A game as PDN.
    WritePdn {
        #[serde(flatten)]
        place: Place,
        /// Name and value: `["White", "A"]`.
        #[serde(default)]
        tags: Vec<(String, String)>,
        /// As the file shall have it; by itself what the rules say.
        #[serde(default)]
        result: Option<String>,
    },
    /// The board, drawn.
    Diagram {
        #[serde(flatten)]
        place: Place,
        #[serde(flatten)]
        look: Look,
    },
    /// What the engine would play.
    Search {
        #[serde(flatten)]
        place: Place,
        #[serde(flatten)]
        terms: Terms,
    },
}

/// Where we are: moves from a start under a rulebook.
#[derive(Deserialize)]
pub(crate) struct Place {
    pub(crate) rulebook: String,
    /// The start as FEN, if it is not the usual one.
    #[serde(default)]
    pub(crate) fen: Option<String>,
    /// IDs, or any spelling of the codes.
    #[serde(default)]
    pub(crate) moves: Vec<String>,
}

/// How a board is drawn.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Look {
    /// `wood`, `print`, `checkers` or `dark`; by itself what is usual in the game.
    pub(crate) theme: Option<String>,
    pub(crate) flip: bool,
    /// Without names of squares and without the last move.
    pub(crate) bare: bool,
    pub(crate) caption: Option<String>,
}

/// How long to think and what to tell.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Terms {
    /// From 1 (a beginner) to 10 (full strength).
    pub(crate) level: Option<u8>,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    pub(crate) milliseconds: Option<u64>,
    /// So many best moves.
    pub(crate) lines: usize,
    /// By which a level chooses among good moves.
    pub(crate) lot: u64,
    /// Megabytes of the hash table.
    pub(crate) hash: Option<usize>,
}

impl Place {
    /// The position after the moves.
    pub(crate) fn trial(&self) -> Result<Trial, Fault> {
        let found = self.moves.len();
        if found > MOST_MOVES {
            return Err(Fault::TooManyMoves { most: MOST_MOVES, found });
        }
        let name = || Refused::UnknownRulebook { name: self.rulebook.chars().take(40).collect() };
        let refused = |ply| move |why| Fault::Refused { ply, why };
        let book = Rulebook::named(&self.rulebook).map_err(|_| name()).map_err(refused(0))?;
        let fen = self.fen.as_deref().map(str::trim).filter(|fen| !fen.is_empty());
        let mut trial = Trial::new(book, fen).map_err(refused(0))?;
        for (ply, mv) in self.moves.iter().enumerate() {
            trial.play(mv).map_err(refused(ply))?;
        }
        Ok(trial)
    }
}
