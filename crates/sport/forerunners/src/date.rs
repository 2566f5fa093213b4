//! Dates of priority, of which sometimes only the year is known.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// The day from which a composition exists: of its first publication, or the closing date of the contest
/// in which it first took part (UA13-VI.4.1, UA13-VI.4.2, UA-VIII.Pub.1, UA-VIII.Pub.2, COL-5.4.1a,
/// COL-5.4.2a).
///
/// A date of which only a part is known counts as the last day that it may mean, so that nobody gets a
/// priority that cannot be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Priority {
    year: u16,
    /// 1 to 12; 13 when it is not known.
    month: u8,
    /// 1 to 31; 32 when it is not known.
    day: u8,
}

/// A text is no date.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is no date: write it as 1987, 1987-05 or 1987-05-31")]
pub struct NotADate {
    text: String,
}

const UNKNOWN_MONTH: u8 = 13;
const UNKNOWN_DAY: u8 = 32;

impl Priority {
    /// A date; without a day or a month where they are not known.
    pub fn new(year: u16, month: Option<u8>, day: Option<u8>) -> Option<Priority> {
        let month_fits = month.is_none_or(|month| (1..=12).contains(&month));
        let day_fits = day.is_none_or(|day| month.is_some() && (1..=31).contains(&day));
        let (month, day) = (month.unwrap_or(UNKNOWN_MONTH), day.unwrap_or(UNKNOWN_DAY));
        (year > 0 && month_fits && day_fits).then_some(Priority { year, month, day })
    }

    /// As two numbers for a file.
    pub(crate) fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }

    /// From the numbers of a file.
    pub(crate) fn from_parts((year, month, day): (u16, u8, u8)) -> Option<Priority> {
        let known = |value, unknown| Some(value).filter(|value| *value != unknown);
        Priority::new(year, known(month, UNKNOWN_MONTH), known(day, UNKNOWN_DAY))
    }
}

/// `1987`, `1987-05`, `1987-05-31`; also with dots as PDN has it, and `??` for what is not known.
impl FromStr for Priority {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<Priority, NotADate> {
        let wrong = || NotADate { text: text.to_owned() };
        let mut parts = text.trim().split(['.', '-', '/']).map(str::trim);
        let year = parts.next().and_then(|year| year.parse().ok()).ok_or_else(wrong)?;
        let mut part = || match parts.next() {
            None => Ok(None),
            Some(unknown) if unknown.chars().all(|c| c == '?') => Ok(None),
            Some(known) => known.parse().map(Some).map_err(|_| wrong()),
        };
        let (month, day) = (part()?, part()?);
        let date = Priority::new(year, month, day.filter(|_| month.is_some()));
        date.filter(|_| parts.next().is_none()).ok_or_else(wrong)
    }
}

impl fmt::Display for Priority {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.year)?;
        if self.month != UNKNOWN_MONTH {
            write!(f, "-{:02}", self.month)?;
        }
        if self.day != UNKNOWN_DAY {
            write!(f, "-{:02}", self.day)?;
        }
        Ok(())
    }
}

impl Serialize for Priority {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates() {
        for (text, read) in [
            ("1987", Some("1987")),
            ("1987.05.??", Some("1987-05")),
            ("1987.??.??", Some("1987")),
            ("1987-05-31", Some("1987-05-31")),
            ("1987-13-01", None),
            ("1987-00", None),
            ("31.05.1987", None),
            ("soon", None),
            ("", None),
            ("1987-05-31-1", None),
        ] {
            let date = text.parse::<Priority>().ok().map(|date| date.to_string());
            assert_eq!(date.as_deref(), read, "{text}");
        }
    }

    #[test]
    fn what_is_not_known_gives_no_priority() {
        let date = |text: &str| text.parse::<Priority>().expect("a date");
        assert!(date("1987-12-31") < date("1987"));
        assert!(date("1987") < date("1988-01-01"));
    }
}
