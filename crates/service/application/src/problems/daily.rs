//! The problem of a day: every proved sound work that can be played has its turn.

use damier_clock::Moment;
use damier_store::{Database, Fault};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use sha2::{Digest as _, Sha256};

use super::kept::SOUND;

/// The day of a moment, by universal time, so that it is the same everywhere.
pub fn day_of(at: Moment) -> Date {
    let at = Timestamp::from_millisecond(at.millis()).unwrap_or_default();
    at.to_zoned(TimeZone::UTC).date()
}

/// The composition that is the problem of a day; none if there is none to choose.
///
/// It is chosen once, by whoever asks first, and stays for the day.
pub async fn today(database: &Database, day: Date) -> Result<Option<String>, Fault> {
    let name = day.to_string();
    if let Some(chosen) = database.daily(&name).await? {
        return Ok(Some(chosen));
    }
    let choices = database.daily_choices(SOUND).await?;
    let Some(chosen) = choose(&choices, day) else { return Ok(None) };
    database.set_daily(&name, chosen).await?;
    // Somebody else may have been first.
    database.daily(&name).await
}

/// Among the works that the fewest days have had, the one with the smallest lot: the hash of the day and its name.
/// Works of the day itself wait for the next, so that nobody can push a work in; the very first need not.
fn choose(choices: &[(String, u64, Moment)], day: Date) -> Option<&str> {
    let earlier: Vec<_> = choices.iter().filter(|(_, _, made)| day_of(*made) < day).collect();
    let all = if earlier.is_empty() { choices.iter().collect() } else { earlier };
    let lot = |id: &str| Sha256::digest(format!("{day} {id}"));
    let best = all.into_iter().min_by_key(|(id, days, _)| (*days, lot(id)));
    best.map(|(id, ..)| id.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_work_has_its_turn() {
        let old = Moment::from_millis(0);
        let mut choices: Vec<(String, u64, Moment)> =
            ["a", "b", "c", "d"].map(|id| (id.to_owned(), 0, old)).to_vec();
        let mut day: Date = "2026-03-01".parse().expect("a day");
        for _ in 0..12 {
            let chosen = choose(&choices, day).expect("there are some").to_owned();
            assert_eq!(choose(&choices, day), Some(chosen.as_str()), "the same again");
            let own = choices.iter_mut().find(|(id, ..)| *id == chosen).expect("one of them");
            own.1 += 1;
            day = day.tomorrow().expect("another day");
        }
        assert!(choices.iter().all(|(_, days, _)| *days == 3), "{choices:?}");
        assert_eq!(choose(&[], day), None);
    }

    #[test]
    fn a_new_work_waits_for_tomorrow() {
        let day: Date = "1970-01-02".parse().expect("a day");
        let at = |days: i64| Moment::from_millis(days * 86_400_000 + 5);
        let choices = [("new".to_owned(), 0, at(1)), ("old".to_owned(), 7, at(0))];
        assert_eq!(choose(&choices, day), Some("old"));
        assert_eq!(choose(&choices[..1], day), Some("new"));
    }
}
