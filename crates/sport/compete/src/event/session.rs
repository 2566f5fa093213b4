//! When a session begins and how long photographs with a flash may be taken.
//!
//! | code | session | flash | clauses |
//! | --- | --- | --- | --- |
//! | UA 2013 | 15 minutes before the start | 5 minutes after it | UA13-IV.9.1, UA13-IV.16.3 |
//! | UA 2023 | 15 minutes before the start | 10 minutes after it | UA-III.5.1, UA-III.11.3 |
//! | FMJD | 15 minutes before the start | 10 minutes after it | FMJD-III.4.1, FMJD-III.4.2 |

use damier_clock::rules::Code;
use damier_clock::{Moment, Span};
use damier_facts::stored::text;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::ids::GameKey;
use super::refused::Refused;
use super::score::Score;
use super::state::State;

/// The windows of a session, in minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Windows {
    /// It begins so long before the start of play: the hall is quiet from then on.
    pub before: u32,
    /// Flashes are allowed until so long after the start.
    pub flash: u32,
    /// Where the code says so.
    pub clauses: &'static [Clause],
}

/// The windows of a code; none where it is silent.
pub const fn windows(code: Code) -> Option<Windows> {
    Some(match code {
        Code::Ua2013 => Windows { before: 15, flash: 5, clauses: &["UA13-IV.9.1", "UA13-IV.16.3"] },
        Code::Ua2023 => Windows { before: 15, flash: 10, clauses: &["UA-III.5.1", "UA-III.11.3"] },
        Code::Fmjd100 => Windows { before: 15, flash: 10, clauses: &["FMJD-III.4.1", "FMJD-III.4.2"] },
        Code::Fmjd64 => Windows { before: 15, flash: 10, clauses: &["FMJD-IIIbis.4.1", "FMJD-IIIbis.4.2"] },
        Code::Wcdf | Code::Columns => return None,
    })
}

impl Windows {
    /// When the session of a round begins.
    pub fn begins(&self, starts: Moment) -> Moment {
        Moment::from_millis(starts.millis() - i64::from(self.before) * 60_000)
    }

    /// Until when flashes are allowed.
    pub fn flash_until(&self, starts: Moment) -> Moment {
        starts + Span::minutes(u64::from(self.flash))
    }
}

/// A game that goes on at another time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Resumption {
    pub key: GameKey,
    /// When it goes on.
    #[serde(serialize_with = "text::serialize")]
    pub starts: Moment,
}

impl State {
    /// The windows of the code of this event.
    pub fn windows(&self) -> Option<Windows> {
        self.code().and_then(windows)
    }

    /// The adjourned games that have their time, the earliest first.
    pub fn resumptions(&self) -> Vec<Resumption> {
        let waits = |key: &GameKey| self.is_adjourned(*key);
        let all = self.resumed.iter().filter(|(key, _)| waits(key));
        let mut all: Vec<Resumption> =
            all.map(|(key, starts)| Resumption { key: *key, starts: *starts }).collect();
        all.sort_by_key(|own| own.starts);
        all
    }

    /// Whether a game, or one of the games of a table, is adjourned.
    pub fn is_adjourned(&self, key: GameKey) -> bool {
        let Ok(encounter) = self.encounter(key) else { return false };
        std::iter::once(&encounter.whole)
            .chain(&encounter.games)
            .any(|game| game.score == Some(Score::Adjourned))
    }

    /// When an adjourned game goes on (FMJD-IV.2.25, COL-3.2.2c).
    pub(super) fn schedule_resumption(&mut self, key: GameKey, starts: Moment) -> Result<(), Refused> {
        self.encounter(key)?;
        if !self.is_adjourned(key) {
            return Err(Refused::NotAdjourned { key });
        }
        self.resumed.insert(key, starts);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // UA13-IV.9.1, UA13-IV.16.3, UA-III.5.1, UA-III.11.3, FMJD-III.4.1, FMJD-III.4.2, FMJD-IIIbis.4.1, FMJD-IIIbis.4.2
    #[test]
    fn windows_of_the_codes() {
        let of = |code| windows(code).map(|own| (own.before, own.flash));
        assert_eq!(of(Code::Ua2013), Some((15, 5)));
        assert_eq!(of(Code::Ua2023), Some((15, 10)));
        assert_eq!(of(Code::Fmjd64), Some((15, 10)));
        assert_eq!(of(Code::Wcdf), None);
        let noon = Moment::from_millis(43_200_000);
        let own = windows(Code::Ua2013).expect("the code has windows");
        assert_eq!((own.begins(noon).millis(), own.flash_until(noon).millis()), (42_300_000, 43_500_000));
    }
}
