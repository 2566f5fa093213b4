//! Dates, times, numbers and lists as a language writes them.

use jiff::civil::{Date, DateTime, Time};

use crate::{Args, Words};

impl Words {
    /// A date: `15 November 2026`.
    pub fn date(&self, date: Date) -> String {
        self.translate("date", &date_args(date))
    }

    /// A date in figures, for tables: `15.11.2026`.
    pub fn short_date(&self, date: Date) -> String {
        let two = |number: i8| format!("{number:02}");
        let args = Args::new()
            .with("day", two(date.day()))
            .with("month", two(date.month()))
            .with("year", i32::from(date.year()));
        self.translate("date-short", &args)
    }

    /// A day of the week with its date: `Sunday, 15 November 2026`.
    pub fn day(&self, date: Date) -> String {
        let weekday = date.weekday().to_monday_one_offset();
        self.translate("date-with-weekday", &date_args(date).with("weekday", weekday))
    }

    /// A run of days: `13–15 November 2026`.
    pub fn dates(&self, first: Date, last: Date) -> String {
        if first == last {
            return self.date(first);
        }
        if (first.year(), first.month()) == (last.year(), last.month()) {
            return self.translate("dates-in-month", &date_args(last).with("first", first.day()));
        }
        self.translate("dates", &Args::new().with("first", self.date(first)).with("last", self.date(last)))
    }

    /// A time of day: `09:30`.
    pub fn time(&self, time: Time) -> String {
        let (hour, minute) = (time.hour(), time.minute());
        let args = Args::new().with("hour", format!("{hour:02}")).with("minute", format!("{minute:02}"));
        self.translate("time", &args)
    }

    /// A date and a time of day.
    pub fn date_time(&self, at: DateTime) -> String {
        let args = Args::new().with("date", self.date(at.date())).with("time", self.time(at.time()));
        self.translate("date-time", &args)
    }

    /// So many halves, where a draw counts one half: `1½`.
    pub fn halves(&self, halves: u32) -> String {
        match (halves / 2, halves % 2) {
            (whole, 0) => whole.to_string(),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        }
    }

    /// So many points, given in halves: `1½ points`.
    pub fn half_points(&self, halves: u32) -> String {
        match halves % 2 {
            0 => self.translate("count-points", &Args::new().with("count", halves / 2)),
            _ => {
                let args = Args::new().with("count", halves / 2).with("points", self.halves(halves));
                self.translate("count-points-and-half", &args)
            }
        }
    }

    /// An exact number: `12`, `12.5` or `12,5`, `12 1/3`. Nothing is rounded; a denominator of 0 gives a dash.
    pub fn rational(&self, numerator: i64, denominator: i64) -> String {
        let (numerator, denominator) = (i128::from(numerator), i128::from(denominator));
        let minus = if (numerator < 0) != (denominator < 0) && numerator != 0 { "−" } else { "" };
        let (numerator, denominator) = (numerator.abs(), denominator.abs());
        if denominator == 0 {
            return "—".to_owned();
        }
        let (whole, rest) = (numerator / denominator, numerator % denominator);
        if rest == 0 {
            return format!("{minus}{whole}");
        }
        // Up to three decimals are easier to read than a fraction.
        for (places, scale) in [(1, 10), (2, 100), (3, 1000)] {
            if rest * scale % denominator == 0 {
                let fraction = rest * scale / denominator;
                let mark = self.text("decimal-mark");
                return format!("{minus}{whole}{mark}{fraction:0places$}");
            }
        }
        let common = greatest_common_divisor(rest, denominator);
        let (rest, denominator) = (rest / common, denominator / common);
        match whole {
            0 => format!("{minus}{rest}/{denominator}"),
            _ => format!("{minus}{whole} {rest}/{denominator}"),
        }
    }

    /// A name with what is said of it: `Solkoff: 31`.
    pub fn label(&self, name: &str, text: &str) -> String {
        self.translate("label", &Args::new().with("name", name).with("text", text))
    }

    /// Things one after the other: `a, b and c`.
    pub fn list<S: AsRef<str>>(&self, items: impl IntoIterator<Item = S>) -> String {
        let items: Vec<S> = items.into_iter().collect();
        let join = |id: &str, first: &str, second: &str| {
            self.translate(id, &Args::new().with("first", first).with("second", second))
        };
        let Some((last, before)) = items.split_last() else { return String::new() };
        let Some((first, middle)) = before.split_first() else { return last.as_ref().to_owned() };
        let head = middle
            .iter()
            .fold(first.as_ref().to_owned(), |head, item| join("list-more", &head, item.as_ref()));
        join("list-last", &head, last.as_ref())
    }
}

fn date_args(date: Date) -> Args<'static> {
    // The year as a text, so that no language groups its digits.
    Args::new()
        .with("day", i32::from(date.day()))
        .with("month", i32::from(date.month()))
        .with("year", date.year().to_string())
}

fn greatest_common_divisor(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::Language;

    fn all(says: impl Fn(&Words) -> String) -> [String; 5] {
        let languages = [Language::EN, Language::UK, Language::RU, Language::LT, Language::FR];
        languages.map(|language| says(Words::of(language)))
    }

    #[test]
    fn dates_are_written_as_people_write_them() {
        let day = date(2026, 11, 5);
        assert_eq!(
            all(|words| words.date(day)),
            [
                "5 November 2026",
                "5 листопада 2026 р.",
                "5 ноября 2026 г.",
                "2026 m. lapkričio 5 d.",
                "5 novembre 2026",
            ]
        );
        assert_eq!(
            all(|words| words.short_date(day)),
            ["05.11.2026", "05.11.2026", "05.11.2026", "2026-11-05", "05/11/2026"]
        );
        assert_eq!(
            all(|words| words.day(day)),
            [
                "Thursday, 5 November 2026",
                "четвер, 5 листопада 2026 р.",
                "четверг, 5 ноября 2026 г.",
                "2026 m. lapkričio 5 d., ketvirtadienis",
                "jeudi 5 novembre 2026",
            ]
        );
        assert_eq!(
            all(|words| words.dates(date(2026, 11, 1), day)),
            [
                "1–5 November 2026",
                "1–5 листопада 2026 р.",
                "1–5 ноября 2026 г.",
                "2026 m. lapkričio 1–5 d.",
                "1er–5 novembre 2026",
            ]
        );
        assert_eq!(
            all(|words| words.dates(date(2026, 10, 30), day)),
            [
                "30 October 2026 – 5 November 2026",
                "30 жовтня 2026 р. – 5 листопада 2026 р.",
                "30 октября 2026 г. – 5 ноября 2026 г.",
                "2026 m. spalio 30 d. – 2026 m. lapkričio 5 d.",
                "30 octobre 2026 – 5 novembre 2026",
            ]
        );
        assert_eq!(
            all(|words| words.date_time(day.at(9, 5, 0, 0))),
            [
                "5 November 2026, 09:05",
                "5 листопада 2026 р., 09:05",
                "5 ноября 2026 г., 09:05",
                "2026 m. lapkričio 5 d., 09:05",
                "5 novembre 2026 à 09\u{a0}h\u{a0}05",
            ]
        );
    }

    #[test]
    fn numbers_are_exact() {
        let english = Words::of(Language::EN);
        assert_eq!([0, 1, 2, 3].map(|halves| english.halves(halves)), ["0", "½", "1", "1½"]);
        assert_eq!(all(|words| words.rational(25, 2)), ["12.5", "12,5", "12,5", "12,5", "12,5"]);
        assert_eq!([1, 2, 3].map(|halves| english.half_points(halves)), ["½ point", "1 point", "1½ points"]);
        assert_eq!(
            all(|words| words.half_points(5)),
            ["2½ points", "2½ очка", "2½ очка", "2½ taško", "2½ points"]
        );
        assert_eq!(Words::of(Language::FR).half_points(3), "1½ point");
        assert_eq!(english.rational(-25, 4), "−6.25");
        assert_eq!(english.rational(37, 3), "12 1/3");
        assert_eq!(english.rational(2, 6), "1/3");
        assert_eq!(english.rational(8, -4), "−2");
        assert_eq!(english.rational(i64::MIN, 1), "−9223372036854775808");
        assert_eq!(english.rational(1, 0), "—");
    }

    #[test]
    fn lists_end_with_and() {
        assert_eq!(all(|words| words.label("1", "2")), ["1: 2", "1: 2", "1: 2", "1: 2", "1\u{a0}: 2"]);
        assert_eq!(
            all(|words| words.list(["1", "2", "3"])),
            ["1, 2 and 3", "1, 2 і 3", "1, 2 и 3", "1, 2 ir 3", "1, 2 et 3"]
        );
        let english = Words::of(Language::EN);
        assert_eq!(english.list::<&str>([]), "");
        assert_eq!(english.list(["1"]), "1");
        assert_eq!(english.list(["1", "2"]), "1 and 2");
    }
}
