//! Moments and spans in whole milliseconds. Nobody here asks what time it is: every moment is handed in.

use std::fmt;
use std::ops::{Add, AddAssign, Sub};
use std::str::FromStr;

use jiff::Timestamp;

/// An instant: milliseconds since a beginning that the caller chooses and keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Moment(i64);

impl Moment {
    /// The instant so many milliseconds after the caller's beginning.
    pub const fn from_millis(millis: i64) -> Moment {
        Moment(millis)
    }

    /// Milliseconds since the caller's beginning.
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// The moment in the calendar, where moments count from 1970 in UTC; its beginning for one that no calendar has.
    pub fn timestamp(self) -> Timestamp {
        Timestamp::from_millisecond(self.0).unwrap_or_default()
    }

    /// How long ago `earlier` was; nothing if it is still to come.
    pub const fn since(self, earlier: Moment) -> Span {
        let apart = self.0.saturating_sub(earlier.0);
        Span(if apart > 0 { apart.unsigned_abs() } else { 0 })
    }
}

/// Counted from 1970 in UTC.
impl From<Timestamp> for Moment {
    fn from(timestamp: Timestamp) -> Moment {
        Moment(timestamp.as_millisecond())
    }
}

impl Add<Span> for Moment {
    type Output = Moment;

    fn add(self, span: Span) -> Moment {
        Moment(self.0.saturating_add_unsigned(span.0))
    }
}

impl Sub<Span> for Moment {
    type Output = Moment;

    fn sub(self, span: Span) -> Moment {
        Moment(self.0.saturating_sub_unsigned(span.0))
    }
}

/// A length of time in milliseconds, never negative. Sums and differences stop at the ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Span(u64);

impl Span {
    /// No time at all.
    pub const ZERO: Span = Span(0);

    /// So many milliseconds.
    pub const fn millis(millis: u64) -> Span {
        Span(millis)
    }

    /// So many seconds.
    pub const fn seconds(seconds: u64) -> Span {
        Span(seconds.saturating_mul(1000))
    }

    /// So many minutes.
    pub const fn minutes(minutes: u64) -> Span {
        Span::seconds(minutes.saturating_mul(60))
    }

    /// So many hours.
    pub const fn hours(hours: u64) -> Span {
        Span::minutes(hours.saturating_mul(60))
    }

    /// So many days of 24 hours.
    pub const fn days(days: u64) -> Span {
        Span::hours(days.saturating_mul(24))
    }

    /// The length in milliseconds.
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// The length in whole seconds, if it is one.
    pub const fn whole_seconds(self) -> Option<u64> {
        if self.0.is_multiple_of(1000) { Some(self.0 / 1000) } else { None }
    }

    /// Whether there is none.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// What remains after `other` has been taken away; nothing if that is more than there is.
    pub const fn less(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }

    /// So many times as long.
    pub const fn times(self, factor: u64) -> Span {
        Span(self.0.saturating_mul(factor))
    }

    /// Two halves that add up to the whole; an odd millisecond goes to the first.
    pub const fn halves(self) -> (Span, Span) {
        (Span(self.0 - self.0 / 2), Span(self.0 / 2))
    }
}

impl Add for Span {
    type Output = Span;

    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Span {
    fn add_assign(&mut self, other: Span) {
        *self = *self + other;
    }
}

/// `1:08:00`, `4:59`, with milliseconds only where there are some: `0:00.250`.
/// As it is shown: `1:30:00`.
impl serde::Serialize for Span {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.0 / 1000, self.0 % 1000);
        match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
            (0, minutes, seconds) => write!(f, "{minutes}:{seconds:02}")?,
            (hours, minutes, seconds) => write!(f, "{hours}:{minutes:02}:{seconds:02}")?,
        }
        if millis > 0 { write!(f, ".{millis:03}") } else { Ok(()) }
    }
}

/// A text that is no time as clocks show it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is no time; write minutes and seconds as 4:59 or hours as 1:08:00, with .250 for milliseconds"
)]
pub struct NotATime(pub String);

/// Reads what [`Span`]'s `Display` prints.
impl FromStr for Span {
    type Err = NotATime;

    fn from_str(text: &str) -> Result<Span, NotATime> {
        read_face(text).ok_or_else(|| NotATime(text.to_owned()))
    }
}

fn read_face(text: &str) -> Option<Span> {
    let (clock, millis) = match text.split_once('.') {
        Some((clock, millis)) if millis.len() == 3 => (clock, number(millis)?),
        Some(_) => return None,
        None => (text, 0),
    };
    let parts: Vec<&str> = clock.split(':').collect();
    let seconds = match parts[..] {
        [minutes, seconds] => number(minutes)?.checked_mul(60)?.checked_add(sixtieth(seconds)?)?,
        [hours, minutes, seconds] => number(hours)?
            .checked_mul(3600)?
            .checked_add(sixtieth(minutes)? * 60)?
            .checked_add(sixtieth(seconds)?)?,
        _ => return None,
    };
    Some(Span(seconds.checked_mul(1000)?.checked_add(millis)?))
}

/// Two digits below sixty.
fn sixtieth(digits: &str) -> Option<u64> {
    number(digits).filter(|&value| digits.len() == 2 && value < 60)
}

fn number(digits: &str) -> Option<u64> {
    if digits.bytes().all(|byte| byte.is_ascii_digit()) { digits.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_read_as_printed() {
        for text in ["0:00", "4:59", "59:59", "1:08:00", "0:00.250", "100:00:00.001"] {
            assert_eq!(text.parse::<Span>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "5",
            "1:5",
            "1:60",
            "1:99:00",
            "-1:00",
            "+1:00",
            "1:00.5",
            "1:00:00:00",
            "9999999999999999999:00",
        ] {
            assert!(text.parse::<Span>().is_err(), "{text}");
        }
    }

    #[test]
    fn sums_stop_at_the_ends() {
        assert_eq!(Span::seconds(1).less(Span::seconds(2)), Span::ZERO);
        assert_eq!(Span::hours(u64::MAX) + Span::millis(1), Span::millis(u64::MAX));
        assert_eq!(Moment::from_millis(i64::MAX) + Span::seconds(1), Moment::from_millis(i64::MAX));
        assert_eq!(Moment::from_millis(5).since(Moment::from_millis(9)), Span::ZERO);
        let (first, second) = Span::millis(7).halves();
        assert_eq!((first, second), (Span::millis(4), Span::millis(3)));
    }
}
