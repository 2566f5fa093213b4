//! Events of clocks as words.
//!
//! `start [absent SIDE …]`, `arrive SIDE`, `excuse SIDE`, `press SIDE`, `final-move SIDE`, `pause`, `resume`, `run SIDE`,
//! `add SIDE TIME`, `charge SIDE|both TIME`, `set SIDE TIME`, `replace SIDE TIME`, `stop SIDE [resigns|claim|draw]`,
//! `doubt SIDE`, `judge [SIDE]`, `play-on TIME TIME`, `claim SIDE`, `decide right|wrong`, `shown SIDE N`, `unproved`,
//! `adjourn disturbed|room`, `seal`, `reopen yes|no`, `end`.

use damier_clock::{AdjournReason, ClockEvent, Fault, Judge, PauseReason, Reason, Span, StopReason};
use damier_rules::{ByColor, Color};

pub(crate) fn color(word: &str) -> Result<Color, String> {
    match word {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(format!("\"{word}\" is no side")),
    }
}

pub(crate) fn span(word: &str) -> Result<Span, String> {
    word.parse().map_err(|error| format!("{error}"))
}

pub(crate) fn event(text: &str) -> Result<ClockEvent, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["start"] => ClockEvent::Start { absent: ByColor::default() },
        ["start", "absent", ref sides @ ..] => {
            let mut absent = ByColor::default();
            for side in sides {
                absent[color(side)?] = true;
            }
            ClockEvent::Start { absent }
        }
        ["arrive", side] => ClockEvent::Arrived(color(side)?),
        ["excuse", side] => ClockEvent::Excused(color(side)?),
        ["press", side] => ClockEvent::Pressed(color(side)?),
        ["final-move", side] => ClockEvent::FinalMove(color(side)?),
        ["pause"] => ClockEvent::Paused(PauseReason::Other),
        ["resume"] => ClockEvent::Resumed,
        ["run", side] => ClockEvent::Runs(color(side)?),
        ["add", side, time] => {
            ClockEvent::Added { color: color(side)?, time: span(time)?, reason: Reason::Penalty }
        }
        ["charge", side, time] => {
            let fault = if side == "both" { Fault::Both } else { Fault::Of(color(side)?) };
            ClockEvent::Charged { fault, time: span(time)?, reason: Reason::Irregularity }
        }
        ["set", side, left] => {
            ClockEvent::Set { color: color(side)?, left: span(left)?, reason: Reason::JustifiedLateness }
        }
        ["replace", side, time] => {
            let mut left = ByColor::default();
            left[color(side)?] = Some(span(time)?);
            ClockEvent::Replaced { left }
        }
        ["stop", side] => ClockEvent::Stopped { by: color(side)?, reason: StopReason::Nothing },
        ["stop", side, why] => ClockEvent::Stopped { by: color(side)?, reason: stop_reason(why)? },
        ["doubt", side] => ClockEvent::FlagDoubted(color(side)?),
        ["judge"] => ClockEvent::Judged(Judge::Arbiter),
        ["judge", side] => ClockEvent::Judged(Judge::Player(color(side)?)),
        ["play-on", white, black] => {
            ClockEvent::PlayOn { left: ByColor { white: span(white)?, black: span(black)? } }
        }
        ["claim", side] => ClockEvent::Claimed(color(side)?),
        ["decide", verdict] => ClockEvent::ClaimDecided { right: verdict == "right" },
        ["shown", side, moves] => ClockEvent::MovesShown {
            color: color(side)?,
            moves: moves.parse().map_err(|_| "a number of moves".to_owned())?,
        },
        ["unproved"] => ClockEvent::CountUnproved,
        ["adjourn", "disturbed"] => ClockEvent::Adjourned(AdjournReason::Disturbed),
        ["adjourn", "room"] => ClockEvent::Adjourned(AdjournReason::RoomCloses),
        ["seal"] => ClockEvent::Sealed,
        ["reopen", executable] => ClockEvent::Reopened { executable: executable == "yes" },
        ["end"] => ClockEvent::Ended,
        _ => return Err(format!("\"{text}\" is no event")),
    })
}

fn stop_reason(word: &str) -> Result<StopReason, String> {
    match word {
        "resigns" => Ok(StopReason::Resigns),
        "claim" => Ok(StopReason::Claim),
        "draw" => Ok(StopReason::WantsDraw),
        _ => Err(format!("\"{word}\" is no reason")),
    }
}
