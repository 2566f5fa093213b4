//! The schedule as iCalendar (RFC 5545), for the calendars of players and arbiters.
//!
//! A round keeps its `UID` when it is moved, and its `SEQUENCE` grows, so that a calendar that has read an
//! earlier version moves the round instead of showing it twice. Times are in UTC.

use damier_clock::Moment;
use damier_compete::event::{Event, Fact};
use jiff::Timestamp;

use super::clerk::Clerk;
use super::options::{Options, PaperError};
use super::schedule::laid_down;

/// No line of a calendar is longer than this many octets (RFC 5545, 3.1).
const LONGEST: usize = 75;

/// The rounds of an event that have a time.
///
/// # Errors
///
/// If there is no regulation, or no round has a time.
pub fn calendar(event: &Event, options: &Options) -> Result<String, PaperError> {
    let clerk = Clerk::new(event, options)?;
    let laid = laid_down(&clerk);
    let last = laid.last().ok_or(PaperError::NothingScheduled)?;
    let stamp = utc(options.made_at.unwrap_or(last.at));
    let mut text = head(&clerk.regulation.name);
    for staged in clerk.all_stages() {
        for (round, starts) in &staged.stage.schedule {
            let versions = laid.iter().filter(|laid| (laid.stage, laid.round) == (staged.id, *round)).count();
            let stage = u16::from(staged.id.0) + 1;
            put(&mut text, "BEGIN:VEVENT");
            put(&mut text, &format!("UID:{:016x}-{stage}-{}@damier", root(event), round.number()));
            put(&mut text, &format!("DTSTAMP:{stamp}"));
            put(&mut text, &format!("DTSTART:{}", utc(*starts)));
            put(&mut text, &format!("SEQUENCE:{}", versions.saturating_sub(1)));
            let mut summary = vec![clerk.regulation.name.clone()];
            summary.extend(clerk.stage_line(staged));
            summary.push(clerk.round_name(*round));
            let summary = escaped(&summary.join(", "));
            put(&mut text, &format!("SUMMARY;LANGUAGE={}:{summary}", options.language));
            if let Some(venue) = clerk.venue() {
                put(&mut text, &format!("LOCATION:{}", escaped(&venue)));
            }
            if let Some(line) = clerk.rate_line() {
                put(&mut text, &format!("DESCRIPTION;LANGUAGE={}:{}", options.language, escaped(&line)));
            }
            put(&mut text, "END:VEVENT");
        }
    }
    put(&mut text, "END:VCALENDAR");
    Ok(text)
}

/// Something in a calendar that is no round of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CalendarDate {
    /// What it keeps when it is moved.
    pub uid: String,
    pub begins: Moment,
    pub title: String,
    pub place: String,
    /// Where more is to be read.
    pub address: Option<String>,
}

/// Dates as a calendar of this name.
pub fn calendar_of(name: &str, dates: &[CalendarDate], made: Moment) -> String {
    let mut text = head(name);
    for own in dates {
        put(&mut text, "BEGIN:VEVENT");
        put(&mut text, &format!("UID:{}@damier", own.uid));
        put(&mut text, &format!("DTSTAMP:{}", utc(made)));
        put(&mut text, &format!("DTSTART:{}", utc(own.begins)));
        put(&mut text, &format!("SUMMARY:{}", escaped(&own.title)));
        if !own.place.is_empty() {
            put(&mut text, &format!("LOCATION:{}", escaped(&own.place)));
        }
        if let Some(address) = &own.address {
            put(&mut text, &format!("URL:{address}"));
        }
        put(&mut text, "END:VEVENT");
    }
    if dates.is_empty() {
        // A calendar holds something at least (RFC 5545, 3.6): without dates the zone that all of them are in.
        for line in ["BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"] {
            put(&mut text, line);
        }
        for line in ["TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE"] {
            put(&mut text, line);
        }
    }
    put(&mut text, "END:VCALENDAR");
    text
}

/// How a calendar begins.
fn head(name: &str) -> String {
    let mut text = String::new();
    for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Damier//Schedule//EN", "CALSCALE:GREGORIAN"] {
        put(&mut text, line);
    }
    put(&mut text, "METHOD:PUBLISH");
    put(&mut text, &format!("X-WR-CALNAME:{}", escaped(name)));
    text
}

/// A number that stays with the event whatever is changed: a hash (FNV-1a) of its first fact.
fn root(event: &Event) -> u64 {
    let Some(first) = event.entries().first() else { return 0 };
    let name = match &first.fact {
        Fact::Regulation(regulation) => regulation.name.as_str(),
        _ => "",
    };
    let bytes = first.at.millis().to_be_bytes();
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.iter().chain(name.as_bytes()).fold(0xcbf2_9ce4_8422_2325, step)
}

/// A moment as `20260912T080000Z`.
fn utc(at: Moment) -> String {
    let timestamp = Timestamp::from_millisecond(at.millis()).unwrap_or_default();
    timestamp.strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// A text without the signs that mean something (RFC 5545, 3.3.11).
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => escaped.extend(['\\', letter]),
            '\n' => escaped.push_str("\\n"),
            _ if letter.is_control() => {}
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// Adds a line, folded where it is too long, never inside a letter.
fn put(text: &mut String, line: &str) {
    let mut width = 0;
    for letter in line.chars() {
        if width + letter.len_utf8() > LONGEST {
            text.push_str("\r\n ");
            width = 1;
        }
        text.push(letter);
        width += letter.len_utf8();
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_folded_between_letters() {
        let mut text = String::new();
        put(&mut text, &format!("SUMMARY:{}", "шашки ".repeat(30)));
        let lines: Vec<&str> = text.split_terminator("\r\n").collect();
        assert!(lines.len() > 3);
        assert!(lines.iter().all(|line| line.len() <= LONGEST));
        assert!(lines[1..].iter().all(|line| line.starts_with(' ')));
        let unfolded = text.replace("\r\n ", "");
        assert_eq!(unfolded.trim_end_matches("\r\n"), format!("SUMMARY:{}", "шашки ".repeat(30)));
    }

    #[test]
    fn dates_make_a_calendar() {
        let date = CalendarDate {
            uid: "d1".to_owned(),
            begins: Moment::from_millis(1_789_200_000_000),
            title: "Blitz, then tea".to_owned(),
            place: String::new(),
            address: Some("https://a.example/x".to_owned()),
        };
        let text = calendar_of("North", &[date], Moment::from_millis(0));
        for line in
            ["UID:d1@damier", "DTSTART:20260912T080000Z", "SUMMARY:Blitz\\, then tea", "X-WR-CALNAME:North"]
        {
            assert!(text.contains(&format!("{line}\r\n")), "{text}");
        }
        assert!(text.ends_with("END:VCALENDAR\r\n") && !text.contains("LOCATION"), "{text}");
    }

    #[test]
    fn a_calendar_without_dates_holds_something() {
        let text = calendar_of("North", &[], Moment::from_millis(0));
        let inside = text.lines().filter(|line| line.starts_with("BEGIN:V")).collect::<Vec<_>>();
        assert_eq!(inside, ["BEGIN:VCALENDAR", "BEGIN:VTIMEZONE"], "{text}");
        assert!(text.ends_with("END:VTIMEZONE\r\nEND:VCALENDAR\r\n"), "{text}");
    }

    #[test]
    fn signs_are_escaped() {
        assert_eq!(escaped("Кубок; \"А, Б\"\nfinal \\ B\r"), "Кубок\\; \"А\\, Б\"\\nfinal \\\\ B");
    }

    #[test]
    fn moments_are_written_in_utc() {
        assert_eq!(utc(Moment::from_millis(1_789_200_000_000)), "20260912T080000Z");
    }
}
