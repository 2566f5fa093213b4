//! Events of clocks in words: how an arbiter writes down what happens to a clock, and how the case files do.
//!
//! | words | event |
//! | --- | --- |
//! | `start [absent SIDE …]`, `arrive SIDE`, `excuse SIDE` | the signal, late players |
//! | `press SIDE`, `final-move SIDE` | a move, and a last one before the clock is pressed |
//! | `pause [irregularity records count faulty]`, `resume`, `run SIDE` | the arbiter stops and starts clocks |
//! | `add SIDE TIME [REASON]`, `charge SIDE|both TIME [REASON]`, `set SIDE TIME [REASON]`, `replace SIDE TIME` | he changes them |
//! | `stop SIDE [resigns|claim|draw]`, `doubt SIDE`, `judge [SIDE]`, `play-on TIME TIME` | flags |
//! | `claim SIDE`, `decide right|wrong`, `shown SIDE N`, `unproved` | claims and counts |
//! | `adjourn disturbed|room`, `seal`, `reopen yes|no`, `end` | adjournment and end |
//!
//! A reason is one of `irregularity restored checked lateness penalty`, or anything in the arbiter's own words.

use std::str::FromStr;

use damier_rules::{ByColor, Color};
use serde::Serialize;

use crate::{AdjournReason, ClockEvent, Fault, Judge, PauseReason, Reason, Span, StopReason};

/// Words that are no event of a clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NotAnEvent {
    /// They begin with no word that is known, or one is missing or too much.
    #[error("\"{0}\" is no event of a clock")]
    Unknown(String),
    /// A side is neither.
    #[error("\"{0}\" is neither white nor black")]
    NoSide(String),
    /// A time is none.
    #[error("\"{0}\" is no time")]
    NoTime(String),
    /// A number is none.
    #[error("\"{0}\" is no number of moves")]
    NoNumber(String),
}

impl FromStr for ClockEvent {
    type Err = NotAnEvent;

    fn from_str(text: &str) -> Result<ClockEvent, NotAnEvent> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unknown = || NotAnEvent::Unknown(text.to_owned());
        Ok(match words[..] {
            ["start"] => ClockEvent::Start { absent: ByColor::default() },
            ["start", "absent", ref sides @ ..] => ClockEvent::Start { absent: absent(sides)? },
            ["arrive", who] => ClockEvent::Arrived(side(who)?),
            ["excuse", who] => ClockEvent::Excused(side(who)?),
            ["press", who] => ClockEvent::Pressed(side(who)?),
            ["final-move", who] => ClockEvent::FinalMove(side(who)?),
            ["pause"] => ClockEvent::Paused(PauseReason::Other),
            ["pause", why] => ClockEvent::Paused(pause_reason(why).ok_or_else(unknown)?),
            ["resume"] => ClockEvent::Resumed,
            ["run", who] => ClockEvent::Runs(side(who)?),
            ["add", who, time, ref why @ ..] => ClockEvent::Added {
                color: side(who)?,
                time: span(time)?,
                reason: reason(why, Reason::Penalty),
            },
            ["charge", who, time, ref why @ ..] => ClockEvent::Charged {
                fault: if who == "both" { Fault::Both } else { Fault::Of(side(who)?) },
                time: span(time)?,
                reason: reason(why, Reason::Irregularity),
            },
            ["set", who, left, ref why @ ..] => ClockEvent::Set {
                color: side(who)?,
                left: span(left)?,
                reason: reason(why, Reason::JustifiedLateness),
            },
            ["replace"] => ClockEvent::Replaced { left: ByColor::default() },
            ["replace", who, time] => {
                let mut left = ByColor::default();
                left[side(who)?] = Some(span(time)?);
                ClockEvent::Replaced { left }
            }
            ["stop", who] => ClockEvent::Stopped { by: side(who)?, reason: StopReason::Nothing },
            ["stop", who, why] => {
                ClockEvent::Stopped { by: side(who)?, reason: stop_reason(why).ok_or_else(unknown)? }
            }
            ["doubt", who] => ClockEvent::FlagDoubted(side(who)?),
            ["judge"] => ClockEvent::Judged(Judge::Arbiter),
            ["judge", who] => ClockEvent::Judged(Judge::Player(side(who)?)),
            ["play-on", white, black] => {
                ClockEvent::PlayOn { left: ByColor { white: span(white)?, black: span(black)? } }
            }
            ["claim", who] => ClockEvent::Claimed(side(who)?),
            ["decide", "right"] => ClockEvent::ClaimDecided { right: true },
            ["decide", "wrong"] => ClockEvent::ClaimDecided { right: false },
            ["shown", who, moves] => ClockEvent::MovesShown {
                color: side(who)?,
                moves: moves.parse().map_err(|_| NotAnEvent::NoNumber(moves.to_owned()))?,
            },
            ["unproved"] => ClockEvent::CountUnproved,
            ["adjourn", "disturbed"] => ClockEvent::Adjourned(AdjournReason::Disturbed),
            ["adjourn", "room"] => ClockEvent::Adjourned(AdjournReason::RoomCloses),
            ["seal"] => ClockEvent::Sealed,
            ["reopen", "yes"] => ClockEvent::Reopened { executable: true },
            ["reopen", "no"] => ClockEvent::Reopened { executable: false },
            ["end"] => ClockEvent::Ended,
            _ => return Err(unknown()),
        })
    }
}

fn side(word: &str) -> Result<Color, NotAnEvent> {
    match word {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(NotAnEvent::NoSide(word.to_owned())),
    }
}

fn span(word: &str) -> Result<Span, NotAnEvent> {
    word.parse().map_err(|_| NotAnEvent::NoTime(word.to_owned()))
}

fn absent(sides: &[&str]) -> Result<ByColor<bool>, NotAnEvent> {
    let mut absent = ByColor::default();
    for who in sides {
        absent[side(who)?] = true;
    }
    Ok(absent)
}

fn pause_reason(word: &str) -> Option<PauseReason> {
    Some(match word {
        "irregularity" => PauseReason::Irregularity,
        "records" => PauseReason::Records,
        "count" => PauseReason::Count,
        "faulty" => PauseReason::FaultyClock,
        _ => return None,
    })
}

fn stop_reason(word: &str) -> Option<StopReason> {
    Some(match word {
        "resigns" => StopReason::Resigns,
        "claim" => StopReason::Claim,
        "draw" => StopReason::WantsDraw,
        _ => return None,
    })
}

/// Why the arbiter changes a clock; what is usual for the event where nobody says.
fn reason(words: &[&str], usual: Reason) -> Reason {
    match words {
        [] => usual,
        ["irregularity"] => Reason::Irregularity,
        ["restored"] => Reason::RecordRestored,
        ["checked"] => Reason::RecordsChecked,
        ["lateness"] => Reason::JustifiedLateness,
        ["penalty"] => Reason::Penalty,
        words => Reason::Other(words.join(" ")),
    }
}
