//! Dates as people and programs write them.

use jiff::ToSpan;
use jiff::civil::Date;

/// `31.12.1990`, `1990-12-31`, `31/12/1990`, `1990`, the 33238th day of Excel, also with the sign of a year
/// behind them or a time of day.
pub(crate) fn written_date(text: &str) -> Option<Date> {
    let text = text.trim_end_matches(|c: char| c.is_alphabetic() || c == '.' || c.is_whitespace());
    let text = text.split(['T', ' ']).next()?;
    let parts: Vec<u32> =
        text.split(['.', '/', '-', ',']).map(|part| part.parse().ok()).collect::<Option<_>>()?;
    match parts[..] {
        [number] => year_or_serial(number),
        [year, month, day] if year > 99 => day_of(year, month, day),
        [day, month, year] if year > 99 => day_of(year, month, day),
        _ => None,
    }
}

/// Zeros stand for a day or month that is not known.
fn day_of(year: u32, month: u32, day: u32) -> Option<Date> {
    let (month, day) = if month == 0 && day == 0 { (1, 1) } else { (month, day) };
    Date::new(i16::try_from(year).ok()?, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
}

/// A year, or a day as spreadsheets count them.
pub(crate) fn year_or_serial(number: u32) -> Option<Date> {
    match number {
        1900..=2100 => day_of(number, 1, 1),
        10_000..=73_050 => Date::constant(1899, 12, 30).checked_add(i64::from(number).days()).ok(),
        _ => None,
    }
}
