//! Instants and the time on a wall: facts keep instants, people read and type the time of day where they are.

use damier_clock::Moment;
use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use jiff::tz::TimeZone;

/// A time on a wall as facts keep it. A time that the clocks skipped or showed twice is the earlier one.
pub fn moment(at: DateTime, zone: &TimeZone) -> Moment {
    Moment::from_millis(zone.to_timestamp(at).unwrap_or_default().as_millisecond())
}

/// What the clock on a wall said at a moment.
pub fn civil(at: Moment, zone: &TimeZone) -> DateTime {
    zone.to_datetime(Timestamp::from_millisecond(at.millis()).unwrap_or_default())
}

/// Reads `2026-05-01 10:00`, `2026-05-01T10:00:30`, or a time of today.
pub fn read(text: &str, today: DateTime) -> Option<DateTime> {
    let text = text.trim();
    if let Ok(at) = text.parse::<DateTime>() {
        return Some(at);
    }
    let time = |text: &str| text.parse::<Time>().or_else(|_| format!("0{text}").parse::<Time>()).ok();
    match text.split_once(' ') {
        Some((date, clock)) => Some(date.parse::<Date>().ok()?.to_datetime(time(clock)?)),
        None if text.contains(':') => Some(today.date().to_datetime(time(text)?)),
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn times_are_read_as_people_write_them() {
        let today = date(2026, 5, 1).at(8, 0, 0, 0);
        for (text, at) in [
            ("2026-05-02T10:30", Some(date(2026, 5, 2).at(10, 30, 0, 0))),
            ("2026-05-02 10:30:15", Some(date(2026, 5, 2).at(10, 30, 15, 0))),
            ("10:30", Some(date(2026, 5, 1).at(10, 30, 0, 0))),
            ("9:30", Some(date(2026, 5, 1).at(9, 30, 0, 0))),
            ("2026-05-02 9:30", Some(date(2026, 5, 2).at(9, 30, 0, 0))),
            ("noon", None),
            ("25:00", None),
            ("2026-13-01 10:00", None),
        ] {
            assert_eq!(read(text, today), at, "{text}");
        }
    }

    #[test]
    fn moments_keep_the_time_of_the_hall() {
        let (at, zone) = (date(2026, 5, 1).at(10, 30, 0, 0), TimeZone::fixed(jiff::tz::offset(3)));
        assert_eq!(civil(moment(at, &zone), &zone), at);
    }
}
