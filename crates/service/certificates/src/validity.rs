//! From when until when a certificate is good: two moments that stand in it (RFC 5280, 4.1.2.5).
//!
//! Of the whole certificate only the way to them is read: four fields are stepped over. Whoever wants more of a
//! certificate takes a library for it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

const SEQUENCE: u8 = 0x30;
const VERSION: u8 = 0xa0;
const UTC_TIME: u8 = 0x17;
const GENERALIZED_TIME: u8 = 0x18;

/// From when until when a certificate is good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Validity {
    pub from: SystemTime,
    pub until: SystemTime,
}

impl Validity {
    /// That of a certificate in DER; none if it is none.
    pub fn of(certificate: &[u8]) -> Option<Validity> {
        let (tag, inside, _) = element(certificate)?;
        let (inner, mut rest, _) = element(inside)?;
        if tag != SEQUENCE || inner != SEQUENCE {
            return None;
        }
        // The version may be missing; then number, kind of signature, who issued it.
        let mut before = 3;
        while before > 0 {
            let (tag, _, after) = element(rest)?;
            before -= usize::from(tag != VERSION);
            rest = after;
        }
        let (SEQUENCE, both, _) = element(rest)? else { return None };
        let (tag, from, rest) = element(both)?;
        let from = moment(tag, from)?;
        let (tag, until, _) = element(rest)?;
        Some(Validity { from, until: moment(tag, until)? })
    }

    /// When it is to be renewed: after two thirds of its time.
    pub fn renewal(&self) -> SystemTime {
        let all = self.until.duration_since(self.from).unwrap_or_default();
        self.from + all / 3 * 2
    }
}

/// The first element of some DER: its kind, what is in it, and what comes after.
fn element(bytes: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let (&tag, rest) = bytes.split_first()?;
    let (&first, rest) = rest.split_first()?;
    let (length, rest) = match first {
        0..=0x7f => (usize::from(first), rest),
        0x81..=0x83 => {
            let (digits, rest) = rest.split_at_checked(usize::from(first & 0x7f))?;
            (digits.iter().fold(0, |all, digit| all << 8 | usize::from(*digit)), rest)
        }
        _ => return None,
    };
    let (inside, after) = rest.split_at_checked(length)?;
    Some((tag, inside, after))
}

/// A moment: `YYMMDDHHMMSSZ` until 2049, `YYYYMMDDHHMMSSZ` after.
fn moment(tag: u8, text: &[u8]) -> Option<SystemTime> {
    let digits = text.strip_suffix(b"Z")?;
    if !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let number = |from: usize, length: usize| -> Option<i64> {
        let part = digits.get(from..from + length)?;
        Some(part.iter().fold(0, |all, digit| all * 10 + i64::from(digit - b'0')))
    };
    let (year, at) = match (tag, digits.len()) {
        (UTC_TIME, 12) => {
            let year = number(0, 2)?;
            (if year < 50 { 2000 + year } else { 1900 + year }, 2)
        }
        (GENERALIZED_TIME, 14) => (number(0, 4)?, 4),
        _ => return None,
    };
    let days = days(year, number(at, 2)?, number(at + 2, 2)?)?;
    let seconds = number(at + 4, 2)? * 3600 + number(at + 6, 2)? * 60 + number(at + 8, 2)?;
    Some(UNIX_EPOCH + Duration::from_secs(u64::try_from(days * 86_400 + seconds).ok()?))
}

/// Days since 1970 in the calendar of today, by counting years from March.
fn days(year: i64, month: i64, day: i64) -> Option<i64> {
    if !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leap = year / 4 - year / 100 + year / 400;
    Some(365 * year + leap + (153 * month + 2) / 5 + day - 1 - 719_468)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(moment: SystemTime) -> u64 {
        moment.duration_since(UNIX_EPOCH).expect("after 1970").as_secs()
    }

    #[test]
    fn moments_are_read_as_they_are_written() {
        for (tag, text, wanted) in [
            (UTC_TIME, "700101000000Z", Some(0)),
            (UTC_TIME, "261116194500Z", Some(1_794_858_300)),
            (GENERALIZED_TIME, "20500228235959Z", Some(2_529_705_599)),
            (GENERALIZED_TIME, "20000229120000Z", Some(951_825_600)),
            (UTC_TIME, "261316194500Z", None),
            (UTC_TIME, "26111619450Z", None),
            (UTC_TIME, "2611161945xxZ", None),
            (GENERALIZED_TIME, "19500228235959Z", None),
        ] {
            assert_eq!(moment(tag, text.as_bytes()).map(seconds), wanted, "{text}");
        }
    }

    #[test]
    fn what_is_no_certificate_has_no_time() {
        let own = rcgen::generate_simple_self_signed(vec!["club.example".to_owned()]).expect("a certificate");
        let whole = own.cert.der().to_vec();
        assert!(Validity::of(&whole).is_some());
        for cut in 0..whole.len().min(200) {
            // Whatever is cut off or changed, there is an answer and no panic.
            let _ = Validity::of(&whole[..cut]);
            let mut other = whole.clone();
            other[cut] = !other[cut];
            let _ = Validity::of(&other);
        }
        assert_eq!(Validity::of(b""), None);
        assert_eq!(Validity::of(&[0x30, 0x84, 0xff, 0xff, 0xff, 0xff]), None);
    }
}
