//! Periods and lists by dates.
//!
//! An event counts by its end for the period in which it ended (FMJD-IX.4.4), and by its start with the list
//! that was then in force (FMJD-IX.4.3). A period and the list made of it have the same number.

use jiff::civil::Date;
use serde::Serialize;

use super::rules::{Closing, ListRules, day_of_year};

/// The number of a period and of the list that comes of it; they grow with time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Period(pub i32);

/// When periods close and lists start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Calendar {
    /// Closing and start as month and day, in the order of the closings of a year.
    closings: Vec<((i8, i8), (i8, i8))>,
}

impl Calendar {
    /// The calendar of an edition.
    pub fn of(rules: &ListRules) -> Calendar {
        let days = |own: &Closing| Some((day_of_year(&own.closes)?, day_of_year(&own.starts)?));
        let mut closings: Vec<_> = rules.closing.iter().filter_map(days).collect();
        closings.sort_unstable();
        Calendar { closings }
    }

    fn split(&self, period: Period) -> (i16, usize) {
        let count = self.closings.len().max(1) as i32;
        (period.0.div_euclid(count) as i16, period.0.rem_euclid(count) as usize)
    }

    /// The last day of a period.
    pub fn closes(&self, period: Period) -> Date {
        let (year, at) = self.split(period);
        date(year, self.closings.get(at).map_or((12, 31), |own| own.0))
    }

    /// The first day of the list made of a period.
    pub fn starts(&self, period: Period) -> Date {
        let (year, at) = self.split(period);
        let (closes, starts) = self.closings.get(at).copied().unwrap_or(((12, 31), (1, 1)));
        date(if starts > closes { year } else { year.saturating_add(1) }, starts)
    }

    /// The period in which something ended (FMJD-IX.4.4).
    pub fn period_of(&self, ended: Date) -> Period {
        let count = self.closings.len().max(1) as i32;
        let day = (ended.month(), ended.day());
        let at = self.closings.iter().position(|own| own.0 >= day);
        let year = i32::from(ended.year());
        Period(at.map_or((year + 1) * count, |at| year * count + at as i32))
    }

    /// The list in force when something began (FMJD-IX.4.3).
    pub fn in_force(&self, began: Date) -> Period {
        let mut list = self.period_of(began);
        while self.starts(list) > began {
            list = list.before();
        }
        list
    }
}

impl Period {
    /// The period before.
    pub fn before(self) -> Period {
        Period(self.0 - 1)
    }

    /// The next period.
    pub fn next(self) -> Period {
        Period(self.0 + 1)
    }
}

/// A day of a year; the last day of the month where there is none, which only 29 February can be.
fn date(year: i16, (month, day): (i8, i8)) -> Date {
    let first = Date::new(year, month, 1).unwrap_or(Date::MAX);
    first.with().day(day).build().unwrap_or_else(|_| first.last_of_month())
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::rating::RatingRules;

    // Vector TV-IX.11 of FMJD-IX.4.3, FMJD-IX.4.4.
    #[test]
    fn an_event_across_the_closing() {
        let rules = RatingRules::fmjd().expect("built in");
        let calendar = Calendar::of(&rules.numbers.lists);
        let (began, ended) = (date(2024, 5, 28), date(2024, 6, 3));
        assert_eq!(calendar.starts(calendar.in_force(began)), date(2024, 1, 1));
        let period = calendar.period_of(ended);
        assert_eq!(calendar.closes(period), date(2024, 11, 30));
        assert_eq!(calendar.starts(period), date(2025, 1, 1));
        assert_eq!(calendar.closes(calendar.period_of(date(2024, 12, 1))), date(2025, 5, 31));
        assert_eq!(calendar.closes(calendar.period_of(date(2024, 5, 31))), date(2024, 5, 31));
        for (day, list) in [
            (date(2024, 6, 30), date(2024, 1, 1)),
            (date(2024, 7, 1), date(2024, 7, 1)),
            (date(2024, 12, 31), date(2024, 7, 1)),
        ] {
            assert_eq!(calendar.starts(calendar.in_force(day)), list, "{day}");
        }
    }
}
