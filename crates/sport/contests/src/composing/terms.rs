//! The terms that a contest must keep, code by code.

use damier_compose::Code;
use damier_rules::rulebook::Clause;
use jiff::ToSpan;
use jiff::civil::Date;

use super::regulation::Regulation;
use crate::Refused;

/// The least terms of a code, in months.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// From the publication of the conditions to the last day for sending works.
    pub sending: u8,
    /// The clauses that say so.
    pub sending_clauses: &'static [Clause],
    /// From the preliminary results to the day on which the results take effect.
    pub remarks: u8,
    /// The clauses that say so.
    pub remarks_clauses: &'static [Clause],
}

/// The least terms that a code demands.
pub const fn least_terms(code: Code) -> Terms {
    match code {
        Code::Ukraine2013 => Terms {
            sending: 3,
            sending_clauses: &["UA13-VI.5.2.5", "UA13-VI.5.3.6"],
            remarks: 2,
            remarks_clauses: &["UA13-VI.5.2.10.2"],
        },
        Code::Ukraine2023 => Terms {
            sending: 2,
            sending_clauses: &["UA-VIII.Comp.3"],
            remarks: 1,
            remarks_clauses: &["UA-VIII.Comp.4"],
        },
        Code::Columns => Terms {
            sending: 3,
            sending_clauses: &["COL-5.5.2e", "COL-5.5.3c"],
            remarks: 2,
            remarks_clauses: &["COL-5.5.2f"],
        },
    }
}

/// So many months later.
fn later(months: u8, from: Date) -> Date {
    from.checked_add(i64::from(months).months()).unwrap_or(Date::MAX)
}

/// Whether the days of a regulation leave the time that its code demands.
pub(super) fn check_terms(regulation: &Regulation) -> Result<(), Refused> {
    let Regulation { published, closing, preliminary, effect, .. } = *regulation;
    let terms = least_terms(regulation.code);
    let earliest = later(terms.sending, published);
    if closing < earliest {
        let (months, clauses) = (terms.sending, terms.sending_clauses);
        return Err(Refused::ClosingTooEarly { closing, earliest, months, clauses });
    }
    if preliminary < closing {
        return Err(Refused::ResultsBeforeClosing { preliminary, closing });
    }
    let earliest = later(terms.remarks, preliminary);
    if effect < earliest {
        let (months, clauses) = (terms.remarks, terms.remarks_clauses);
        return Err(Refused::EffectTooEarly { effect, earliest, months, clauses });
    }
    Ok(())
}

/// The day before which the final results may not be announced, after the preliminary ones were published
/// on a day, and the clauses.
pub(super) fn final_earliest(code: Code, published: Date) -> (Date, u8, &'static [Clause]) {
    let terms = least_terms(code);
    (later(terms.remarks, published), terms.remarks, terms.remarks_clauses)
}
