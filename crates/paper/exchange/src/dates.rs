//! Dates as people and programs write them.

use jiff::ToSpan;
use jiff::civil::Date;

/// `31.12.1990`, `1990-12-31`, `31/12/1990`, `1990`, the 33238th day of Excel, also with the sign of a year
/// behind them or a time of day.
pub(crate) fn written_date(text: &str) -> Option<Date> {
    match parts(text)?[..] {
        [number] => year_or_serial(number),
        [year, month, day] if year > 99 => day_of(year, month, day),
        [day, month, year] if year > 99 => day_of(year, month, day),
        _ => None,
    }
}

/// Whether a date as written tells no more than its year: `1990`, `1990/00/00`.
pub(crate) fn is_year(text: &str) -> bool {
    match parts(text).as_deref() {
        Some([number]) => YEARS.contains(number),
        Some([_, 0, _]) => true,
        _ => false,
    }
}

/// The numbers of a date as written.
fn parts(text: &str) -> Option<Vec<u32>> {
    let text = text.trim_end_matches(|c: char| c.is_alphabetic() || c == '.' || c.is_whitespace());
    let text = text.split(['T', ' ']).next()?;
    text.split(['.', '/', '-', ',']).map(|part| part.parse().ok()).collect()
}

/// The numbers that are years and not days of a spreadsheet.
pub(crate) const YEARS: std::ops::RangeInclusive<u32> = 1900..=2100;

/// Zeros stand for a day or month that is not known.
fn day_of(year: u32, month: u32, day: u32) -> Option<Date> {
    let (month, day) = if month == 0 && day == 0 { (1, 1) } else { (month, day) };
    Date::new(i16::try_from(year).ok()?, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
}

/// A year, or a day as spreadsheets count them.
pub(crate) fn year_or_serial(number: u32) -> Option<Date> {
    match number {
        _ if YEARS.contains(&number) => day_of(number, 1, 1),
        10_000..=73_050 => Date::constant(1899, 12, 30).checked_add(i64::from(number).days()).ok(),
        _ => None,
    }
}
