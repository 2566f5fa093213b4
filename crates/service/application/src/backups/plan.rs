//! When a copy is due, what it is called, and which copies are too old. Nothing here touches a disk.

use std::path::PathBuf;
use std::time::Duration;

use damier_clock::Moment;
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

/// How the names of copies begin: only such files are ever thrown away.
const BEGIN: &str = "damier-";

/// How they end: a file of SQLite, a text.
const ENDS: [&str; 2] = [".damier-site", ".jsonl"];

/// The form of the moment in a name, in UTC.
const MOMENT: &str = "%Y%m%dT%H%M%SZ";

/// The shortest time between two copies.
pub(super) const SHORTEST: Duration = Duration::from_secs(60);

/// The most copies that are kept.
pub const MOST: u32 = 1000;

/// How often copies are made, how many are kept, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupPlan {
    pub to: PathBuf,
    /// How often; none: not, unless an administrator wants it.
    pub every: Option<Duration>,
    /// How many good ones are kept.
    pub keep: u32,
}

/// The name of a copy made at a moment.
pub(super) fn name(at: Moment, is_text: bool) -> String {
    let moment = Timestamp::from_millisecond(at.millis()).unwrap_or_default();
    format!("{BEGIN}{}{}", moment.strftime(MOMENT), ENDS[usize::from(is_text)])
}

/// When a copy of this name was made; none: it is no copy of ours.
pub(super) fn made(name: &str) -> Option<Moment> {
    let rest = name.strip_prefix(BEGIN)?;
    let text = ENDS.iter().find_map(|end| rest.strip_suffix(end))?;
    let civil = DateTime::strptime(MOMENT, text).ok()?;
    let moment = civil.to_zoned(TimeZone::UTC).ok()?.timestamp();
    // Exactly as it is written by us, so that nothing else is ever taken for a copy.
    (moment.strftime(MOMENT).to_string() == text).then(|| Moment::from_millis(moment.as_millisecond()))
}

/// Those of some names that are too old once there are so many good ones, the oldest first.
pub(super) fn too_old(names: &[String], keep: u32) -> Vec<String> {
    let mut ours: Vec<(Moment, &String)> =
        names.iter().filter_map(|name| made(name).map(|at| (at, name))).collect();
    ours.sort();
    let gone = ours.len().saturating_sub(usize::try_from(keep.max(1)).unwrap_or(usize::MAX));
    ours.into_iter().take(gone).map(|(_, name)| name.clone()).collect()
}

/// Whether a copy is due. After a trial that failed the next comes after a tenth of the time, an hour at most.
pub(super) fn is_due(now: Moment, every: Duration, good: Option<Moment>, tried: Option<Moment>) -> bool {
    let passed = |since: Moment| Duration::from_millis(now.since(since).as_millis());
    let again = (every / 10).clamp(SHORTEST, Duration::from_secs(3600));
    let good_is_old = good.is_none_or(|good| passed(good) >= every);
    good_is_old && tried.is_none_or(|tried| passed(tried) >= again)
}

/// Reads how often: `24h`, `90m`, `7d`, `3600s`.
pub fn read_every(text: &str) -> Result<Duration, String> {
    let wrong =
        || format!("{text}: write a number with s, m, h or d, such as 24h; at least a minute, at most 366d");
    let (digits, unit) =
        text.trim().split_at_checked(text.trim().len().saturating_sub(1)).ok_or_else(wrong)?;
    let seconds: u64 = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 3600,
        "d" => 86_400,
        _ => return Err(wrong()),
    };
    let number: u64 = digits.parse().map_err(|_| wrong())?;
    let every = number.checked_mul(seconds).map(Duration::from_secs).ok_or_else(wrong)?;
    if every < SHORTEST || every > Duration::from_secs(366 * 86_400) {
        return Err(wrong());
    }
    Ok(every)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> Moment {
        Moment::from_millis(seconds * 1000)
    }

    #[test]
    fn a_name_tells_when_it_was_made() {
        let moment = at(1_794_858_300);
        for is_text in [false, true] {
            assert_eq!(made(&name(moment, is_text)), Some(moment));
        }
        assert_eq!(name(moment, false), "damier-20261116T194500Z.damier-site");
        for other in [
            "damier-1.damier-site",
            "x.jsonl",
            "damier-20261116T194500Z.part",
            "../damier-20261116T194500Z.jsonl",
        ] {
            assert_eq!(made(other), None, "{other}");
        }
    }

    #[test]
    fn only_the_oldest_of_ours_go() {
        let names: Vec<String> = [30, 10, 20].map(|seconds| name(at(seconds), false)).to_vec();
        let with_other = [names.clone(), vec!["holiday.damier-site".to_owned()]].concat();
        assert_eq!(too_old(&with_other, 2), [names[1].clone()]);
        assert!(too_old(&with_other, 3).is_empty());
        assert_eq!(too_old(&with_other, 0).len(), 2, "one is always kept");
    }

    #[test]
    fn a_failure_is_tried_again_sooner() {
        let day = Duration::from_secs(86_400);
        assert!(is_due(at(0), day, None, None));
        assert!(!is_due(at(86_399), day, Some(at(0)), Some(at(0))));
        assert!(is_due(at(86_400), day, Some(at(0)), Some(at(0))));
        assert!(!is_due(at(90_000), day, Some(at(0)), Some(at(88_000))), "tried half an hour ago");
        assert!(is_due(at(92_000), day, Some(at(0)), Some(at(88_000))));
    }

    #[test]
    fn times_are_read() {
        assert_eq!(read_every("24h"), Ok(Duration::from_secs(86_400)));
        assert_eq!(read_every("60s"), Ok(SHORTEST));
        for wrong in ["", "h", "0h", "59s", "24", "1w", "-1d", "367d", "99999999999999999999d", "ﾷ"] {
            assert!(read_every(wrong).is_err(), "{wrong}");
        }
    }
}
