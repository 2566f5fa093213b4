//! How many arbiters an event needs.
//!
//! | event | line arbiters | clauses |
//! | --- | --- | --- |
//! | national to city | one for 2 or 3 pairs | UA13-IV.18.1.1, UA-IV.1.1 |
//! | district and below | one for 3 or 4 pairs | UA13-IV.18.1.2, UA-IV.1.2 |
//! | official rapid, blitz | may be one for each pair | UA13-IV.18.2, UA-IV.2 |
//! | players with impairments | at least one for 2 pairs (D-63a) | UA13-IV.13.17 |
//! | in any event | at most 4 pairs each | UA13-IV.18.13, UA-IV.13 |

use damier_clock::named::Class;
use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::by_code::ByCode;
use super::regulation::Level;

/// How many line arbiters a round of so many pairs wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Staffing {
    /// No fewer than this: nobody looks after more than four pairs.
    pub least: usize,
    pub from: usize,
    pub to: usize,
    /// Whether senior arbiters are appointed among so many (UA13-IV.18.4, UA-IV.4).
    pub seniors: bool,
    /// Where it is said.
    pub clauses: &'static [Clause],
}

const CITY: ByCode = ByCode {
    ua13: &["UA13-IV.18.1.1", "UA13-IV.18.13", "UA13-IV.18.4"],
    ua23: &["UA-IV.1.1", "UA-IV.13", "UA-IV.4"],
    ..ByCode::SILENT
};
const DISTRICT: ByCode = ByCode {
    ua13: &["UA13-IV.18.1.2", "UA13-IV.18.13", "UA13-IV.18.4"],
    ua23: &["UA-IV.1.2", "UA-IV.13", "UA-IV.4"],
    ..ByCode::SILENT
};
const QUICK: ByCode = ByCode {
    ua13: &["UA13-IV.18.2", "UA13-IV.18.13", "UA13-IV.18.4"],
    ua23: &["UA-IV.2", "UA-IV.13", "UA-IV.4"],
    ..ByCode::SILENT
};
/// The current code says nothing of its own (D-63a).
const ACCESS: ByCode = ByCode {
    ua13: &["UA13-IV.13.17", "UA13-IV.18.13"],
    ua23: &["UA13-IV.13.17", "UA-IV.13"],
    ..ByCode::SILENT
};

/// What the Ukrainian codes recommend; `None` for the others, which are silent.
pub fn staffing(code: Code, level: Level, class: Class, pairs: usize, impaired: bool) -> Option<Staffing> {
    if !matches!(code, Code::Ua2013 | Code::Ua2023) {
        return None;
    }
    let quick = matches!(class, Class::Rapid | Class::Blitz);
    let (most, fewest, clauses) = match (impaired, quick, level) {
        (true, ..) => (2, 1, ACCESS.of(code)),
        (_, true, _) => (3, 1, QUICK.of(code)),
        (_, _, Level::District) => (4, 3, DISTRICT.of(code)),
        _ => (3, 2, CITY.of(code)),
    };
    let to = pairs.div_ceil(fewest);
    Some(Staffing { least: pairs.div_ceil(4), from: pairs.div_ceil(most), to, seniors: to > 5, clauses })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_the_codes() {
        let of = |level, class, pairs, impaired| {
            let found = staffing(Code::Ua2023, level, class, pairs, impaired).expect("the code speaks");
            (found.least, found.from, found.to)
        };
        // UA-IV.1.1: 12 pairs of a city championship want 4 to 6; UA-IV.13: never fewer than 3.
        assert_eq!(of(Level::NationalToCity, Class::Classic, 12, false), (3, 4, 6));
        // UA-IV.1.2.
        assert_eq!(of(Level::District, Class::Classic, 12, false), (3, 3, 4));
        // UA-IV.2.
        assert_eq!(of(Level::NationalToCity, Class::Blitz, 12, false), (3, 4, 12));
        // UA13-IV.13.17.
        assert_eq!(of(Level::District, Class::Classic, 12, true), (3, 6, 12));
        assert_eq!(staffing(Code::Wcdf, Level::District, Class::Classic, 12, false), None);
    }

    #[test]
    fn numbers_of_2013() {
        let of = |level, class| {
            let found = staffing(Code::Ua2013, level, class, 12, false).expect("the code speaks");
            (found.from, found.to, found.clauses[0])
        };
        assert_eq!(of(Level::NationalToCity, Class::Classic), (4, 6, "UA13-IV.18.1.1"));
        assert_eq!(of(Level::District, Class::Classic), (3, 4, "UA13-IV.18.1.2"));
        assert_eq!(of(Level::NationalToCity, Class::Rapid), (4, 12, "UA13-IV.18.2"));
    }

    // UA13-IV.18.4, UA-IV.4: senior arbiters where there are more than 5 line arbiters.
    #[test]
    fn seniors_are_appointed_among_more_than_five() {
        for code in [Code::Ua2013, Code::Ua2023] {
            let seniors = |pairs| {
                let found = staffing(code, Level::NationalToCity, Class::Classic, pairs, false);
                found.map(|found| (found.to, found.seniors))
            };
            assert_eq!(seniors(10), Some((5, false)), "{code:?}");
            assert_eq!(seniors(11), Some((6, true)), "{code:?}");
        }
    }
}
