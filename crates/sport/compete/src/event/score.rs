//! How a game ended and why, as the arbiter writes it down.
//!
//! | written | means | clauses |
//! | --- | --- | --- |
//! | `2-0`, `1-1`, `0-2` | played | UA13-IV.11.1, UA-III.7.1, FMJD-III.5.6, COL-3.6a |
//! | `+/-`, `-/+` | plus and minus: not played | UA13-IV.11.2, UA-III.7.2.a, FMJD-III.5.7, COL-3.6b |
//! | `-/-` | neither came | UA13-IV.11.2, UA-III.7.2.a, FMJD-III.5.8 |
//! | `adj` | adjourned, 1-1 until finished | FMJD-V.8.8 |
//! | `x` | annulled for both | FMJD-III.2.5 (D-32a) |

use std::fmt;
use std::str::FromStr;

use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use damier_pairing::schedule::Side;
use damier_pairing::text_form;
use damier_pairing::{Mark, Points, SideResult};

/// The result of a game or of a whole encounter, the first-named side first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// Played, with this outcome for the first-named.
    Played(SideResult),
    /// A draw in which the first-named had a durable advantage, where a regulation tells such draws apart: three
    /// pieces more, a king counting two, or by agreement.
    PlusDraw,
    /// A draw in which the second-named had it.
    MinusDraw,
    /// The first-named gets a plus, the second-named a minus.
    PlusMinus,
    /// The first-named gets a minus, the second-named a plus.
    MinusPlus,
    BothMinus,
    /// To be finished.
    Adjourned,
    /// Struck out for both.
    Annulled,
}

impl Score {
    /// All there are.
    pub const ALL: [Score; 10] = [
        Score::Played(SideResult::Win),
        Score::Played(SideResult::Draw),
        Score::Played(SideResult::Loss),
        Score::PlusDraw,
        Score::MinusDraw,
        Score::PlusMinus,
        Score::MinusPlus,
        Score::BothMinus,
        Score::Adjourned,
        Score::Annulled,
    ];

    /// A minus for this side and a plus for the other.
    pub const fn minus(side: Side) -> Score {
        match side {
            Side::First => Score::MinusPlus,
            Side::Second => Score::PlusMinus,
        }
    }

    /// Lost by this side over the board.
    pub const fn lost_by(side: Side) -> Score {
        Score::Played(match side {
            Side::First => SideResult::Loss,
            Side::Second => SideResult::Win,
        })
    }

    /// What it is for a side.
    pub const fn mark(self, side: Side) -> Mark {
        match (self, side) {
            (Score::Played(outcome), Side::First) => Mark::Played(outcome),
            (Score::Played(outcome), Side::Second) => Mark::Played(outcome.reversed()),
            (Score::PlusDraw | Score::MinusDraw, _) => Mark::Played(SideResult::Draw),
            (Score::PlusMinus, Side::First) | (Score::MinusPlus, Side::Second) => {
                Mark::Forfeit(SideResult::Win)
            }
            (Score::PlusMinus, Side::Second) | (Score::MinusPlus, Side::First) | (Score::BothMinus, _) => {
                Mark::Forfeit(SideResult::Loss)
            }
            (Score::Adjourned, _) => Mark::Adjourned,
            (Score::Annulled, _) => Mark::Annulled,
        }
    }

    /// Of a draw with a durable advantage, whether it was this side's.
    pub const fn lead(self, side: Side) -> Option<bool> {
        match (self, side) {
            (Score::PlusDraw, Side::First) | (Score::MinusDraw, Side::Second) => Some(true),
            (Score::PlusDraw, Side::Second) | (Score::MinusDraw, Side::First) => Some(false),
            _ => None,
        }
    }

    /// What a side scores.
    pub const fn points(self, side: Side) -> Points {
        self.mark(side).points()
    }

    /// The same with the second-named side first.
    pub const fn reversed(self) -> Score {
        match self {
            Score::Played(outcome) => Score::Played(outcome.reversed()),
            Score::PlusDraw => Score::MinusDraw,
            Score::MinusDraw => Score::PlusDraw,
            Score::PlusMinus => Score::MinusPlus,
            Score::MinusPlus => Score::PlusMinus,
            Score::BothMinus | Score::Adjourned | Score::Annulled => self,
        }
    }

    /// Whether nothing was played.
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Score::PlusMinus | Score::MinusPlus | Score::BothMinus)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Score::Played(SideResult::Win) => "2-0",
            Score::Played(SideResult::Draw) => "1-1",
            Score::Played(SideResult::Loss) => "0-2",
            Score::PlusDraw => "d+",
            Score::MinusDraw => "d-",
            Score::PlusMinus => "+/-",
            Score::MinusPlus => "-/+",
            Score::BothMinus => "-/-",
            Score::Adjourned => "adj",
            Score::Annulled => "x",
        })
    }
}

/// A text that is no result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no result; write 2-0, 1-1, 0-2, d+, d-, +/-, -/+, -/-, adj or x")]
pub struct NotAScore(pub String);

impl FromStr for Score {
    type Err = NotAScore;

    fn from_str(text: &str) -> Result<Score, NotAScore> {
        let found = Score::ALL.into_iter().find(|score| score.to_string() == text.trim());
        found.ok_or_else(|| NotAScore(text.to_owned()))
    }
}

text_form!(Score, "a result such as 2-0, 1-1 or +/-");

/// Why a game was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// No pieces, or none that can move.
    NoMoves,
    /// Resigned or abandoned.
    Resignation,
    /// A player stopped the clock.
    StoppedClock,
    /// A player would not play on, or not by the rules.
    Refusal,
    /// Too few moves in the time.
    Time,
    /// Absent, or too late.
    Lateness,
    /// The arbiter's sanction.
    Sanction,
    /// The sealed move could not be made.
    SealedMove,
    /// The record could not be restored in time.
    Reconstruction,
    /// Played on a board without the right to.
    WrongBoard,
    /// Has left the event.
    Withdrawal,
}

impl Reason {
    /// Where the codes say so.
    pub const fn clauses(self) -> &'static [Clause] {
        match self {
            Reason::NoMoves => {
                &["UA13-II.4.2.2", "UA13-II.4.2.3", "FMJD-I.7.2.3", "UA-V.Res.2", "COL-1.11.1"]
            }
            Reason::Resignation => {
                &["UA13-II.4.2.1", "FMJD-I.7.2.1", "UA-V.Res.2", "WCDF-1.31.1", "COL-1.12b"]
            }
            Reason::StoppedClock => &["UA13-IV.9.3", "UA-III.5.3.b", "COL-3.3.5a"],
            Reason::Refusal => &["WCDF-1.31.2", "FMJD-I.7.2.4", "UA-V.Res.2", "WCDF-1.28"],
            Reason::Time => &["UA13-II.4.2.4", "UA13-IV.8.2", "FMJD-III.6.11", "UA-III.4.2", "COL-3.3.3"],
            Reason::Lateness => &["UA13-IV.9.4.2", "FMJD-III.5.7", "UA-III.5.4.2", "WCDF-2.24", "COL-3.5b"],
            Reason::Sanction => &["UA13-II.4.2.5", "UA-III.12.10", "WCDF-4.16", "COL-1.12c"],
            Reason::SealedMove => &["FMJD-III.7.6.7", "FMJD-IIIbis.7.6.7"],
            Reason::Reconstruction => &["FMJD-III.6.13", "FMJD-III.6.14"],
            Reason::WrongBoard => &["UA13-IV.14.6", "UA-III.9.6"],
            Reason::Withdrawal => &["UA13-IV.10.1.1", "UA-III.6.1.1", "FMJD-III.5.9.A.b"],
        }
    }
}
