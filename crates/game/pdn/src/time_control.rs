//! The TimeControl tag.
//!
//! `?` unknown, `-` none, or stages joined by `:`. A stage is `moves/seconds`; the last one may also be
//! `seconds+increment`, `seconds` (all the rest) or `*seconds` (an hourglass).

use std::fmt;
use std::str::FromStr;

/// The value of a TimeControl tag.
///
/// ```
/// use damier_pdn::{Stage, TimeControl};
/// let control: TimeControl = "40/7200:3600+60".parse()?;
/// let TimeControl::Stages(stages) = &control else { unreachable!() };
/// assert_eq!(stages[0], Stage::Moves { moves: 40, seconds: 7200 });
/// assert_eq!(control.to_string(), "40/7200:3600+60");
/// # Ok::<(), damier_pdn::BadTimeControl>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// Nobody knows it, `?`.
    Unknown,
    /// `-`: played without clocks.
    None,
    /// The stages in order.
    Stages(Vec<Stage>),
}

/// One stage of a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// So many moves in so many seconds.
    Moves {
        /// Moves to be made.
        moves: u32,
        /// Seconds for them.
        seconds: u32,
    },
    /// Seconds for the rest, and some more for each move.
    Increment {
        /// Seconds for all moves of the stage.
        seconds: u32,
        /// Seconds added with each move.
        increment: u32,
    },
    /// Seconds for the rest.
    SuddenDeath {
        /// Seconds for all moves of the stage.
        seconds: u32,
    },
    /// What one player uses, the other gains.
    Hourglass {
        /// Seconds for all moves of the stage.
        seconds: u32,
    },
}

/// A text that is no time control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no time control; it is written like 40/7200:3600+60")]
pub struct BadTimeControl(pub String);

impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<TimeControl, BadTimeControl> {
        match text.trim() {
            "?" | "" => Ok(TimeControl::Unknown),
            "-" => Ok(TimeControl::None),
            text => stages(text).map(TimeControl::Stages).ok_or_else(|| BadTimeControl(text.to_owned())),
        }
    }
}

fn stages(text: &str) -> Option<Vec<Stage>> {
    let stages: Vec<Stage> = text.split(':').map(stage).collect::<Option<_>>()?;
    let (_, earlier) = stages.split_last()?;
    earlier.iter().all(|stage| matches!(stage, Stage::Moves { .. })).then_some(stages)
}

fn stage(text: &str) -> Option<Stage> {
    if let Some((moves, seconds)) = text.split_once('/') {
        return Some(Stage::Moves { moves: number(moves)?, seconds: number(seconds)? });
    }
    if let Some((seconds, increment)) = text.split_once('+') {
        return Some(Stage::Increment { seconds: number(seconds)?, increment: number(increment)? });
    }
    match text.trim().strip_prefix('*') {
        Some(seconds) => Some(Stage::Hourglass { seconds: number(seconds)? }),
        None => Some(Stage::SuddenDeath { seconds: number(text)? }),
    }
}

fn number(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unknown => f.write_str("?"),
            TimeControl::None => f.write_str("-"),
            TimeControl::Stages(stages) => {
                for (i, stage) in stages.iter().enumerate() {
                    write!(f, "{}{stage}", if i > 0 { ":" } else { "" })?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stage::Moves { moves, seconds } => write!(f, "{moves}/{seconds}"),
            Stage::Increment { seconds, increment } => write!(f, "{seconds}+{increment}"),
            Stage::SuddenDeath { seconds } => write!(f, "{seconds}"),
            Stage::Hourglass { seconds } => write!(f, "*{seconds}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_reads_back() {
        for text in ["?", "-", "40/7200:3600+60", "50/7200:25/3600", "300", "*180", "300+3", "40/7200:900"] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn only_moves_may_be_followed() {
        for text in ["300:40/7200", "300+3:300", "*180:60", "a", "40/", "/7200", "1:", "40/7200/1", "-5"] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }
}
