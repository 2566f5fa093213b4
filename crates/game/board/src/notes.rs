//! What is noted about a player beside his moves and his clock: moves missing on his sheet, how long he took to restore
//! them, his sight, a short break, the sheet handed in.

use damier_clock::clauses::Point;
use damier_clock::sight::Sight;
use damier_clock::{Clock, Moment, Span};
use damier_rules::game::script::{NotALine, read_side};
use damier_rules::rulebook::Clause;
use damier_rules::{ByColor, Color};
use serde::Serialize;

/// The words by which a note begins.
pub(crate) const KEYS: [&str; 5] = ["missing", "restored", "break", "sight", "sheet"];

/// No sheet has more moves.
const MOST_MOVES: u32 = 10_000;

/// What is noted about both players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Notes {
    /// Moves that are not on his sheet.
    pub missing: ByColor<u32>,
    /// How long he took to restore his record.
    pub restored: ByColor<Option<Span>>,
    /// How well he sees the clock, where not well.
    pub sight: ByColor<Option<Sight>>,
    /// Whether his signed sheet is handed in.
    pub sheet: ByColor<bool>,
}

/// Why a note was not taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NotNoted {
    /// A word is missing or none that fits.
    #[error("\"{0}\" does not fit here")]
    Unknown(String),
    /// A side is neither.
    #[error(transparent)]
    Side(#[from] NotALine),
    /// The code knows no break at this move, or none at all.
    #[error("no short break after {made} moves")]
    NoBreak {
        /// Moves that the player has made.
        made: u32,
        /// Where it is said when there is one.
        clauses: &'static [Clause],
    },
    /// No piece stands there.
    #[error("no piece stands on {0}")]
    NoPiece(String),
    /// The piece is the opponent's.
    #[error("the piece on {0} is the opponent's")]
    NotHis(String),
    /// A move is made on one's own turn.
    #[error("{0} is not to move")]
    OffTurn(Color),
    /// No man is crowned there.
    #[error("{0} is not on the last row")]
    NotLastRow(String),
    /// Without a clock there is nothing to warn of.
    #[error("this board has no clock")]
    NoClock,
}

impl Notes {
    pub(crate) fn apply(
        &mut self,
        key: &str,
        words: &str,
        clock: Option<&Clock>,
        at: Moment,
    ) -> Result<(), NotNoted> {
        let mut words = words.split_whitespace();
        let side = read_side(words.next().unwrap_or_default())?;
        let value = words.next().unwrap_or_default();
        let unknown = || NotNoted::Unknown(value.to_owned());
        if words.next().is_some() || (value.is_empty() != matches!(key, "break" | "sheet")) {
            return Err(unknown());
        }
        match key {
            "missing" => {
                let missing = value.parse().ok().filter(|moves| *moves <= MOST_MOVES);
                self.missing[side] = missing.ok_or_else(unknown)?;
            }
            "restored" => {
                self.restored[side] = Some(value.parse().map_err(|_| unknown())?);
                self.missing[side] = 0;
            }
            "sight" => {
                clock.ok_or(NotNoted::NoClock)?;
                self.sight[side] = Some(sight(value).ok_or_else(unknown)?);
            }
            "break" => may_break(side, clock.ok_or(NotNoted::NoClock)?, at)?,
            _ => self.sheet[side] = true,
        }
        Ok(())
    }
}

fn sight(word: &str) -> Option<Sight> {
    match word {
        "weak" => Some(Sight::Weak),
        "blind" => Some(Sight::Blind),
        _ => None,
    }
}

/// A short break is taken at a control move, the clock running (FMJD-III.7.8).
fn may_break(side: Color, clock: &Clock, at: Moment) -> Result<(), NotNoted> {
    let made = clock.reading(side, at).moves;
    match clock.rules().may_take_break(&clock.setup().control, made) {
        true => Ok(()),
        false => Err(NotNoted::NoBreak { made, clauses: clock.rules().clauses(Point::Break) }),
    }
}
