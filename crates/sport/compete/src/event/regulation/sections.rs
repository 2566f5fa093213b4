//! The sections that a regulation must have.
//!
//! | code | sections | clauses |
//! | --- | --- | --- |
//! | UA 2023 | ten | UA-II.2.2 |
//! | UA 2013 | five groups | UA13-IV.2.1 to UA13-IV.2.5 |
//! | FMJD | what FMJD or the coordinator sets, what the organiser sets | FMJD-II.3 |
//! | columns | nine | COL-3.2.1a to COL-3.2.1i |
//! | WCDF | nothing laid down | |

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;

/// A compulsory section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Section {
    /// Its number in the code.
    pub number: u8,
    /// What it is about.
    pub title: &'static str,
    /// Where it is demanded.
    pub clause: Clause,
}

const fn section(number: u8, title: &'static str, clause: Clause) -> Section {
    Section { number, title, clause }
}

const UA23: &[Section] = &[
    section(1, "aim and tasks", "UA-II.2.2"),
    section(2, "dates and place", "UA-II.2.2"),
    section(3, "organisation and management", "UA-II.2.2"),
    section(4, "participants", "UA-II.2.2"),
    section(5, "character of the event", "UA-II.2.2"),
    section(6, "programme", "UA-II.2.2"),
    section(7, "safety and preparation of the venue", "UA-II.2.2"),
    section(8, "conditions for determining and awarding winners", "UA-II.2.2"),
    section(9, "financing and provision of participants", "UA-II.2.2"),
    section(10, "dates and procedure of entries", "UA-II.2.2"),
];

const UA13: &[Section] = &[
    section(1, "aim and tasks", "UA13-IV.2.1"),
    section(2, "place, time and system, with precedence on equal points", "UA13-IV.2.2"),
    section(3, "participants and requirements", "UA13-IV.2.3"),
    section(4, "rights of winners, prizes", "UA13-IV.2.4"),
    section(5, "reception, deadlines and forms of entries", "UA13-IV.2.5"),
];

const FMJD: &[Section] = &[
    section(1, "type of event", "FMJD-II.3"),
    section(2, "list of participants", "FMJD-II.3"),
    section(3, "place", "FMJD-II.3"),
    section(4, "timetable", "FMJD-II.3"),
    section(5, "prizes in kind and in money", "FMJD-II.3"),
];

const COLUMNS: &[Section] = &[
    section(1, "aims and tasks", "COL-3.2.1a"),
    section(2, "dates and place", "COL-3.2.1b"),
    section(3, "who directs the event", "COL-3.2.1c"),
    section(4, "panel of arbiters", "COL-3.2.1d"),
    section(5, "participants", "COL-3.2.1e"),
    section(6, "system of play", "COL-3.2.1f"),
    section(7, "how winners are determined, shared places included", "COL-3.2.1g"),
    section(8, "awards and encouragement", "COL-3.2.1h"),
    section(9, "deadline for entries, invitation, notification", "COL-3.2.1i"),
];

/// The sections a code demands.
pub fn sections(code: Code) -> &'static [Section] {
    match code {
        Code::Ua2013 => UA13,
        Code::Ua2023 => UA23,
        Code::Fmjd100 | Code::Fmjd64 => FMJD,
        Code::Columns => COLUMNS,
        Code::Wcdf => &[],
    }
}
