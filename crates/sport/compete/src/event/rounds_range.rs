//! How many rounds the codes want for so many entrants.
//!
//! | code | rounds | clauses |
//! | --- | --- | --- |
//! | UA | up to 30 entrants 7-9, 30 to 70 8-11, more 9-13; 30 itself 7-11 (D-44b) | UA13-IV.3.4.3.1, UA-II.3.6.3.b |
//! | FMJD | a third to half of the entrants (D-44c) | FMJD-V.2.4 |
//! | FMJD official | at least 7 | FMJD-II.3.a |

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::Serialize;

/// The usual numbers of rounds of a Swiss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct RoundsRange {
    /// From so many.
    pub from: u16,
    /// To so many.
    pub to: u16,
    /// Where it is said.
    pub clauses: &'static [Clause],
}

/// At least so many rounds in official events of the FMJD (FMJD-II.3.a).
pub const FMJD_OFFICIAL_MINIMUM: u16 = 7;

/// What a code wants for so many entrants; `None` where it is silent.
pub fn swiss_rounds(code: Code, entrants: usize) -> Option<RoundsRange> {
    let ua = |ua13, ua23| if code == Code::Ua2013 { ua13 } else { ua23 };
    let (from, to, clauses): (u16, u16, &'static [Clause]) = match (code, entrants) {
        (Code::Ua2013 | Code::Ua2023, 0..30) => {
            (7, 9, ua(&["UA13-IV.3.4.3.1"] as &[Clause], &["UA-II.3.6.3.b"]))
        }
        (Code::Ua2013 | Code::Ua2023, 30) => {
            (7, 11, ua(&["UA13-IV.3.4.3.1", "UA13-IV.3.4.3.2"], &["UA-II.3.6.3.b"]))
        }
        (Code::Ua2013 | Code::Ua2023, 31..=70) => (8, 11, ua(&["UA13-IV.3.4.3.2"], &["UA-II.3.6.3.b"])),
        (Code::Ua2013 | Code::Ua2023, _) => (9, 13, ua(&["UA13-IV.3.4.3.3"], &["UA-II.3.6.3.b"])),
        (Code::Fmjd100 | Code::Fmjd64, _) => {
            let entrants = u16::try_from(entrants).unwrap_or(u16::MAX);
            (entrants.div_ceil(3), entrants / 2, &["FMJD-V.2.4"])
        }
        (Code::Wcdf | Code::Columns, _) => return None,
    };
    Some(RoundsRange { from, to, clauses })
}

#[cfg(test)]
mod tests {
    use super::*;

    // UA-II.3.6.3.b, vector TV-13.
    #[test]
    fn rows_of_the_table() {
        let of = |entrants| swiss_rounds(Code::Ua2023, entrants).map(|range| (range.from, range.to));
        assert_eq!(of(20), Some((7, 9)));
        assert_eq!(of(30), Some((7, 11)));
        assert_eq!(of(31), Some((8, 11)));
        assert_eq!(of(70), Some((8, 11)));
        assert_eq!(of(71), Some((9, 13)));
        // UA13-IV.3.4.3.1, UA13-IV.3.4.3.2, UA13-IV.3.4.3.3
        let ua13 = |entrants| swiss_rounds(Code::Ua2013, entrants).map(|range| (range.from, range.to));
        assert_eq!([29, 30, 70, 71].map(ua13), [Some((7, 9)), Some((7, 11)), Some((8, 11)), Some((9, 13))]);
        // FMJD-V.2.4, D-44c: 20 entrants want 7 to 10 rounds.
        let fmjd = swiss_rounds(Code::Fmjd100, 20);
        assert_eq!(fmjd.map(|range| (range.from, range.to)), Some((7, 10)));
        // TV-V.11: 30 entrants want 10 to 15 rounds.
        assert_eq!(swiss_rounds(Code::Fmjd64, 30).map(|range| (range.from, range.to)), Some((10, 15)));
        assert_eq!(swiss_rounds(Code::Columns, 20), None);
    }
}
