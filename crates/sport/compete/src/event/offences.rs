//! What the codes forbid, clause by clause: the list from which an arbiter chooses what a sanction is for.
//!
//! The kind of an offence decides which ladder is climbed and what the code wants at least ([`super::ladder`]); the
//! clause is what the sanction names (COL-4.1.10 wants it named). What each says in words stands with the clauses of
//! the codes.

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::sanction::Offence;

/// An offence on the list of a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ListedOffence {
    /// The clause that forbids it.
    pub clause: Clause,
    /// Of which kind it is.
    pub kind: Offence,
}

const fn of(kind: Offence, clause: Clause) -> ListedOffence {
    ListedOffence { clause, kind }
}

use Offence::{Cheating, Clock, Collusion, Conduct, Lateness, Phone, Record, Refusal};

const UA13: &[ListedOffence] = &[
    of(Conduct, "UA13-IV.17.3.1"),
    of(Cheating, "UA13-IV.17.3.2"),
    of(Conduct, "UA13-IV.17.3.3"),
    of(Cheating, "UA13-IV.17.3.4"),
    of(Conduct, "UA13-IV.17.3.5"),
    of(Conduct, "UA13-IV.17.3.6"),
    of(Conduct, "UA13-IV.17.3.7"),
    of(Conduct, "UA13-IV.17.3.8"),
    of(Conduct, "UA13-IV.17.3.9"),
    of(Conduct, "UA13-IV.17.3.10"),
    of(Conduct, "UA13-IV.17.3.11"),
    of(Phone, "UA13-IV.17.3.12"),
    of(Conduct, "UA13-IV.17.3.13"),
    of(Conduct, "UA13-IV.17.4"),
    of(Conduct, "UA13-IV.17.8.1"),
    of(Conduct, "UA13-IV.17.8.2"),
    of(Conduct, "UA13-IV.17.8.3"),
    of(Conduct, "UA13-IV.17.8.4"),
    of(Refusal, "UA13-IV.17.2.2"),
    of(Cheating, "UA13-IV.17.11"),
    of(Lateness, "UA13-IV.9.4.1"),
    of(Record, "UA13-IV.4.6"),
    of(Clock, "UA13-IV.7.6"),
    of(Conduct, "UA13-IV.6.3"),
    of(Conduct, "UA13-IV.6.10"),
    of(Cheating, "UA13-IV.13.3"),
    of(Conduct, "UA13-IV.13.10"),
];

const UA23: &[ListedOffence] = &[
    of(Conduct, "UA-III.12.3.1"),
    of(Cheating, "UA-III.12.3.2"),
    of(Conduct, "UA-III.12.3.3"),
    of(Cheating, "UA-III.12.3.4"),
    of(Conduct, "UA-III.12.3.5"),
    of(Conduct, "UA-III.12.3.6"),
    of(Conduct, "UA-III.12.3.7"),
    of(Conduct, "UA-III.12.3.8"),
    of(Conduct, "UA-III.12.3.9"),
    of(Conduct, "UA-III.12.3.10"),
    of(Conduct, "UA-III.12.3.11"),
    of(Phone, "UA-III.12.3.12"),
    of(Conduct, "UA-III.12.3.13"),
    of(Conduct, "UA-III.12.4"),
    of(Conduct, "UA-III.12.8.1"),
    of(Conduct, "UA-III.12.8.2"),
    of(Conduct, "UA-III.12.8.3"),
    of(Conduct, "UA-III.12.8.4"),
    of(Refusal, "UA-III.12.2"),
    of(Cheating, "UA-III.12.11"),
    of(Lateness, "UA-III.5.4.1"),
    of(Record, "UA-III.2.8"),
    of(Clock, "UA-III.3.6"),
    // The current code takes over the chapter on impaired players (D-63).
    of(Cheating, "UA13-IV.13.3"),
    of(Conduct, "UA13-IV.13.10"),
];

const FMJD100: &[ListedOffence] = &[
    of(Conduct, "FMJD-III.2.4.1"),
    of(Cheating, "FMJD-III.2.4.2"),
    of(Conduct, "FMJD-III.2.4.3"),
    of(Conduct, "FMJD-III.2.4.4"),
    of(Conduct, "FMJD-III.2.4.5"),
    of(Conduct, "FMJD-III.2.4.6"),
    of(Cheating, "FMJD-III.2.4.7"),
    of(Conduct, "FMJD-III.2.4.8"),
    of(Conduct, "FMJD-III.2.4.9"),
    of(Conduct, "FMJD-III.2.4.10"),
    of(Conduct, "FMJD-III.2.4.11"),
    of(Conduct, "FMJD-III.2.4.12"),
    of(Cheating, "FMJD-III.2.3.3"),
    of(Conduct, "FMJD-III.2.3.4"),
    of(Refusal, "FMJD-III.2.6"),
    of(Clock, "FMJD-III.6.7"),
];

const FMJD64: &[ListedOffence] = &[
    of(Conduct, "FMJD-IIIbis.2.4.1"),
    of(Cheating, "FMJD-IIIbis.2.4.2"),
    of(Conduct, "FMJD-IIIbis.2.4.3"),
    of(Conduct, "FMJD-IIIbis.2.4.4"),
    of(Conduct, "FMJD-IIIbis.2.4.5"),
    of(Conduct, "FMJD-IIIbis.2.4.6"),
    of(Cheating, "FMJD-IIIbis.2.4.7"),
    of(Conduct, "FMJD-IIIbis.2.4.8"),
    of(Conduct, "FMJD-IIIbis.2.4.9"),
    of(Conduct, "FMJD-IIIbis.2.4.10"),
    of(Conduct, "FMJD-IIIbis.2.4.11"),
    of(Conduct, "FMJD-IIIbis.2.4.12"),
    of(Cheating, "FMJD-IIIbis.2.3.3"),
    of(Conduct, "FMJD-IIIbis.2.3.4"),
    of(Refusal, "FMJD-IIIbis.2.6"),
    of(Clock, "FMJD-IIIbis.6.7"),
];

const WCDF: &[ListedOffence] = &[
    of(Conduct, "WCDF-1.25"),
    of(Refusal, "WCDF-1.28"),
    of(Clock, "WCDF-2.8"),
    of(Clock, "WCDF-2.9"),
    of(Conduct, "WCDF-2.13"),
    of(Record, "WCDF-3.10"),
    of(Conduct, "WCDF-4.1"),
    of(Conduct, "WCDF-4.5"),
    of(Conduct, "WCDF-4.6"),
    of(Conduct, "WCDF-4.7"),
    of(Cheating, "WCDF-4.8"),
    of(Conduct, "WCDF-4.9"),
    of(Conduct, "WCDF-4.10"),
    of(Conduct, "WCDF-4.12"),
    of(Collusion, "WCDF-4.13"),
    of(Conduct, "WCDF-4.14"),
    of(Conduct, "WCDF-4.15"),
    of(Phone, "WCDF-4.16"),
    of(Refusal, "WCDF-4.17"),
];

const COLUMNS: &[ListedOffence] = &[
    of(Conduct, "COL-3.1.2b"),
    of(Clock, "COL-3.1.2c"),
    of(Refusal, "COL-3.1.2d"),
    of(Cheating, "COL-3.1.3a"),
    of(Cheating, "COL-3.1.3b"),
    of(Conduct, "COL-3.1.3c"),
    of(Conduct, "COL-3.1.3d"),
    of(Conduct, "COL-3.1.3e"),
    of(Conduct, "COL-3.1.3f"),
    of(Conduct, "COL-3.1.3g"),
    of(Conduct, "COL-3.1.3h"),
    of(Clock, "COL-3.3.2"),
    of(Clock, "COL-3.3.5a"),
];

/// What a code forbids its players, in its order.
pub const fn offences(code: Code) -> &'static [ListedOffence] {
    match code {
        Code::Ua2013 => UA13,
        Code::Ua2023 => UA23,
        Code::Fmjd100 => FMJD100,
        Code::Fmjd64 => FMJD64,
        Code::Wcdf => WCDF,
        Code::Columns => COLUMNS,
    }
}

/// The offence of a clause under a code.
pub fn offence_of(code: Code, clause: &str) -> Option<&'static ListedOffence> {
    offences(code).iter().find(|own| own.clause.eq_ignore_ascii_case(clause.trim()))
}

/// One rule that stands in two places of a code: checkers say twice that whoever refuses the rules loses.
const SAID_TWICE: [Clause; 2] = ["WCDF-1.28", "WCDF-4.17"];

/// The clause that forbids a kind of offence, where there is but one rule: a telephone rings under UA-III.12.3.12.
pub(super) fn only_clause(code: Code, kind: Offence) -> Option<Clause> {
    let mut found = offences(code).iter().filter(|own| own.kind == kind).map(|own| own.clause);
    let only = found.next()?;
    let same = |other| [only, other].iter().all(|clause| SAID_TWICE.contains(clause));
    found.all(same).then_some(only)
}

/// What a code forbids its spectators: whoever does it may be sent out.
pub const fn spectator_clauses(code: Code) -> &'static [Clause] {
    match code {
        Code::Ua2013 => &["UA13-IV.18.9.6"],
        Code::Ua2023 => &["UA-IV.9"],
        Code::Fmjd100 => &["FMJD-III.8.3", "FMJD-III.8.7"],
        Code::Fmjd64 => &["FMJD-IIIbis.8.3", "FMJD-IIIbis.8.7"],
        Code::Wcdf => &["WCDF-5.9", "WCDF-6.9"],
        Code::Columns => &[],
    }
}
