//! When a letter came or went: a date, and on a server the instant behind it.
//!
//! The codes count calendar days between dates of postmarks (UA13-V.5.1, COL-4.3.1a). A postmark bears the date of
//! the place where the letter is, so on a server an instant becomes the date in the zone of the player whose days
//! are counted. Days of 23 or 25 hours are days like others.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

/// A day, and the instant where it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stamp {
    pub date: Date,
    /// The instant, in seconds since 1970 in Greenwich.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<i64>,
}

impl Stamp {
    /// A date of the post.
    pub const fn day(date: Date) -> Stamp {
        Stamp { date, at: None }
    }

    /// An instant, as the calendar of a zone has it.
    pub fn of(instant: Timestamp, zone: &TimeZone) -> Stamp {
        Stamp { date: instant.to_zoned(zone.clone()).date(), at: Some(instant.as_second()) }
    }

    /// The same instant in another zone; a mere date stays what it is.
    pub fn in_zone(self, zone: &TimeZone) -> Stamp {
        let instant = self.at.and_then(|second| Timestamp::from_second(second).ok());
        instant.map_or(self, |instant| Stamp::of(instant, zone))
    }
}

impl From<Date> for Stamp {
    fn from(date: Date) -> Stamp {
        Stamp::day(date)
    }
}

/// How many days lie between two dates; the day of receipt and that of dispatch together are one (UA13-V.5.1).
pub fn days_between(from: Date, to: Date) -> i64 {
    i64::from((to - from).get_days())
}

/// A date so many days later; the last of the calendar where there is none.
pub fn later(date: Date, days: i64) -> Date {
    let span = jiff::Span::new().try_days(days);
    span.and_then(|span| date.checked_add(span)).unwrap_or(if days < 0 { Date::MIN } else { Date::MAX })
}
