//! The value of the PDN tag `TimeControl`, such as `40/7200:3600+60`.
//!
//! Elements are joined by `:`: `moves/seconds`, `seconds+increment` or `seconds` to the end, the last two only in
//! last place; `-` is no clock, `?` unknown. `*seconds`, the hourglass, is no control of any code and refused.
//! PDN has no sign for a period that repeats; an element with moves in last place is read as one, as in the codes.

use std::num::NonZeroU16;

use crate::control::NoControl;
use crate::{Control, Increment, Period, Span};

/// Why a tag value gives no control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PdnControlError {
    /// The tag says so itself.
    #[error("the time control is unknown")]
    Unknown,
    /// The control is an hourglass, which no code of ours knows.
    #[error("element {element} is an hourglass, which no code of draughts knows")]
    Hourglass {
        /// Which, from 1.
        element: usize,
    },
    /// Not of the known shapes.
    #[error("element {element}, \"{text}\", is not moves/seconds, seconds+increment or seconds")]
    Shape {
        /// Which, from 1.
        element: usize,
        /// The stage, as it is written in the tag.
        text: String,
    },
    /// Read, but the parts do not fit together.
    #[error(transparent)]
    NoControl(#[from] NoControl),
}

/// Why a control cannot be written as a tag value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotInPdn {
    /// PDN counts whole seconds.
    #[error("{time} is not a whole number of seconds")]
    SplitSecond {
        /// The time in question.
        time: Span,
    },
    /// PDN adds time in the last period only.
    #[error(
        "moves earn time from move {from} on, PDN can say so only from move {needed}, in a last period to the end"
    )]
    IncrementFrom {
        /// The first move that earns time.
        from: u16,
        /// The first move of the last period.
        needed: u32,
    },
    /// PDN repeats the last period.
    #[error("after the last period nothing limits the player, in PDN it would repeat")]
    WouldRepeat,
}

impl Control {
    /// Reads the value of a PDN tag `TimeControl`.
    pub fn from_pdn(value: &str) -> Result<Control, PdnControlError> {
        match value.trim() {
            "?" | "" => return Err(PdnControlError::Unknown),
            "-" => return Ok(Control::without_clock()),
            _ => {}
        }
        let mut periods: Vec<Period> = Vec::new();
        let mut increment = None;
        for (index, text) in value.trim().split(':').enumerate() {
            let element = index + 1;
            if text.starts_with('*') {
                return Err(PdnControlError::Hourglass { element });
            }
            let shape = || PdnControlError::Shape { element, text: text.to_owned() };
            if increment.is_some() {
                return Err(shape());
            }
            let (period, each) = element_of(text).ok_or_else(shape)?;
            if let Some(each) = each {
                let from = first_move_after(&periods).ok_or_else(shape)?;
                increment = Some(Increment { each, from });
            }
            periods.push(period);
        }
        let repeats = periods.last().is_some_and(|last| last.moves.is_some());
        Ok(Control::new(periods, repeats, increment)?)
    }

    /// Writes the value of a PDN tag `TimeControl`, as far as PDN can say it.
    pub fn to_pdn(&self) -> Result<String, NotInPdn> {
        let Some((last, before)) = self.periods().split_last() else { return Ok("-".to_owned()) };
        if last.moves.is_some() && !self.repeats() {
            return Err(NotInPdn::WouldRepeat);
        }
        let mut elements = Vec::new();
        for period in self.periods() {
            let seconds = whole(period.time)?;
            elements.push(match period.moves {
                Some(moves) => format!("{moves}/{seconds}"),
                None => seconds.to_string(),
            });
        }
        let mut text = elements.join(":");
        if let Some(increment) = self.increment() {
            let needed =
                1 + before.iter().filter_map(|period| period.moves).map(|m| u32::from(m.get())).sum::<u32>();
            let from = increment.from.get();
            if u32::from(from) != needed || last.moves.is_some() {
                return Err(NotInPdn::IncrementFrom { from, needed });
            }
            text += &format!("+{}", whole(increment.each)?);
        }
        Ok(text)
    }
}

/// A period and the increment behind it.
fn element_of(text: &str) -> Option<(Period, Option<Span>)> {
    if let Some((moves, seconds)) = text.split_once('/') {
        let moves = u16::try_from(digits(moves)?).ok().and_then(NonZeroU16::new)?;
        return Some((Period { moves: Some(moves), time: Span::seconds(digits(seconds)?) }, None));
    }
    let (seconds, each) = match text.split_once('+') {
        Some((seconds, each)) => (seconds, Some(Span::seconds(digits(each)?)).filter(|each| !each.is_zero())),
        None => (text, None),
    };
    Some((Period { moves: None, time: Span::seconds(digits(seconds)?) }, each))
}

fn first_move_after(periods: &[Period]) -> Option<NonZeroU16> {
    let moves = periods.iter().try_fold(1_u16, |sum, period| sum.checked_add(period.moves?.get()))?;
    NonZeroU16::new(moves)
}

fn digits(text: &str) -> Option<u64> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

fn whole(time: Span) -> Result<u64, NotInPdn> {
    time.whole_seconds().ok_or(NotInPdn::SplitSecond { time })
}
