//! How much time there is: the codes' days for every so many moves, and what servers use.
//!
//! | text | meaning |
//! | --- | --- |
//! | `30d/10` | thirty days for every ten moves, what is left is kept (UA13-V.5.1) |
//! | `14d+1d` | a bank of fourteen days, each move adds one |
//! | `3d` | three days for each move, nothing is kept |

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How much time a player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Control {
    /// Days for every so many moves, with accumulation. More is an overstep, which the partner claims.
    PerMoves { days: u16, moves: u16 },
    /// A bank; when it is empty the game is lost.
    Bank {
        /// Days at the start.
        days: u16,
        /// Days added by each move.
        increment: u16,
    },
    /// So many days for each move; after them the game is lost.
    EachMove { days: u16 },
}

/// Most days that a control can name.
const MOST: u16 = 1000;

impl Control {
    /// Whether the days are those of a code, so that an overstep is claimed and ruled on.
    pub const fn is_claimed(self) -> bool {
        matches!(self, Control::PerMoves { .. })
    }

    /// The most days that may have been used when so many moves have been made (UA13-V.6.1, COL-4.3.5);
    /// `first` is what the first stage has instead of its usual days.
    pub fn limit(self, made: u16, first: Option<u16>) -> i64 {
        match self {
            Control::PerMoves { days, moves } => {
                let stages = i64::from(made.max(1).div_ceil(moves.max(1)));
                i64::from(first.unwrap_or(days)) + i64::from(days) * (stages - 1)
            }
            Control::Bank { days, increment } => {
                i64::from(days) + i64::from(increment) * i64::from(made.saturating_sub(1))
            }
            Control::EachMove { days } => i64::from(days),
        }
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Control::PerMoves { days, moves } => write!(f, "{days}d/{moves}"),
            Control::Bank { days, increment } => write!(f, "{days}d+{increment}d"),
            Control::EachMove { days } => write!(f, "{days}d"),
        }
    }
}

impl From<Control> for String {
    fn from(control: Control) -> String {
        control.to_string()
    }
}

/// A text that is no control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no control in days; write 30d/10, 14d+1d or 3d, with 1 to {MOST} days")]
pub struct NotAControl(pub String);

impl TryFrom<String> for Control {
    type Error = NotAControl;

    fn try_from(text: String) -> Result<Control, NotAControl> {
        text.parse()
    }
}

impl FromStr for Control {
    type Err = NotAControl;

    fn from_str(text: &str) -> Result<Control, NotAControl> {
        let number = |text: &str, least: u16| {
            text.parse::<u16>().ok().filter(|number| (least..=MOST).contains(number))
        };
        let days = |text: &str, least| text.strip_suffix('d').and_then(|text| number(text, least));
        let text = text.trim();
        let read = if let Some((amount, moves)) = text.split_once('/') {
            days(amount, 1).zip(number(moves, 1)).map(|(days, moves)| Control::PerMoves { days, moves })
        } else if let Some((bank, increment)) = text.split_once('+') {
            days(bank, 1).zip(days(increment, 0)).map(|(days, increment)| Control::Bank { days, increment })
        } else {
            days(text, 1).map(|days| Control::EachMove { days })
        };
        read.ok_or_else(|| NotAControl(text.chars().take(40).collect()))
    }
}
