//! Papers of contests of composing and of solving.
//!
//! | paper | whom it is for | clauses |
//! | --- | --- | --- |
//! | announcement | everybody | UA13-VI.5.2, UA13-VI.5.3, UA-VIII.Comp.3, COL-5.5.2e, COL-5.5.3c; UA13-VI.7.2.1, UA-VIII.Solve.3, COL-5.6.3a |
//! | anonymous set | judges | UA13-VI.6.4.2, UA-VIII.Judge.4, COL-5.7.2c |
//! | mark sheet | judges | UA13-VI.6.5.2, UA-VIII.Judge.6, COL-5.7.2d |
//! | results | everybody | UA13-VI.5.2.10.1, UA-VIII.Comp.4, COL-5.5.2f |
//! | certificates | every author | UA13-VI.6.4.5, UA-VIII.Judge.4, COL-5.7.2c |
//! | section report | the chief judge | UA13-VI.6.5.4, UA13-VI.6.5.5 |
//! | final report | organisers, the commission | UA13-VI.6.3.6 |
//! | award | winners | UA13-VI.5.2.10.3, UA-VIII.Comp.4, COL-5.5.2f, COL-5.6.3b |
//! | sheets, key, table of solving | solvers, judges | UA13-VI.7.2, UA-VIII.SolveJudge.3, COL-5.6.5 |

mod award;
mod certificates;
mod composing;
mod conditions;
mod diploma;
mod reports;
mod solving;
mod works;

use std::fmt;
use std::str::FromStr;

use damier_contests::Refused;
use damier_contests::composing::{Composing, Phase};
use damier_contests::solving::Solving;
use damier_language::Words;

use crate::paper::Paper;

pub use conditions::{composing_terms, solving_terms, told_items};

/// A paper of a contest of composing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ComposingPaper {
    /// What the organiser publishes.
    Announcement,
    /// The works without their authors.
    AnonymousSet,
    /// A sheet for marks.
    MarkSheet,
    /// Places of works, authors and teams.
    Results,
    /// What every author is sent: places, marks, characterisations, points.
    Certificates,
    /// What the senior judge of each section reports.
    SectionReport,
    /// What the chief judge reports to the organisers and the commission.
    FinalReport,
    /// Diplomas of the winners.
    Award,
}

/// A paper of a contest of solving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SolvingPaper {
    /// What the organiser publishes.
    Announcement,
    /// What solvers get: positions without authors.
    Sheets,
    /// What judges get: solutions and all points.
    Key,
    Results,
    /// Diplomas of the winners.
    Award,
}

/// A name that no paper has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no paper is called \"{name}\"; there are {known}")]
pub struct UnknownContestPaper {
    name: String,
    known: String,
}

macro_rules! named {
    ($kind:ident: $($variant:ident = $name:literal),*) => {
        impl $kind {
            /// All of them.
            pub const ALL: &'static [$kind] = &[$($kind::$variant),*];

            /// The name used on the command line.
            pub const fn name(self) -> &'static str {
                match self { $($kind::$variant => $name),* }
            }
        }

        impl FromStr for $kind {
            type Err = UnknownContestPaper;

            fn from_str(text: &str) -> Result<$kind, UnknownContestPaper> {
                let known = || [$($name),*].join(", ");
                let found = $kind::ALL.iter().find(|paper| paper.name() == text.trim());
                found.copied().ok_or_else(|| UnknownContestPaper { name: text.to_owned(), known: known() })
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

named!(ComposingPaper:
    Announcement = "announcement",
    AnonymousSet = "anonymous-set",
    MarkSheet = "mark-sheet",
    Results = "results",
    Certificates = "certificates",
    SectionReport = "section-report",
    FinalReport = "final-report",
    Award = "award"
);
named!(SolvingPaper:
    Announcement = "announcement",
    Sheets = "sheets",
    Key = "key",
    Results = "results",
    Award = "award"
);

/// A paper of a contest of composing; `None` before there is a regulation.
pub fn composing(kind: ComposingPaper, contest: &Composing, words: &Words) -> Option<Paper> {
    let regulation = contest.regulation.as_ref()?;
    Some(match kind {
        ComposingPaper::Announcement => composing::announcement(regulation, contest, words),
        ComposingPaper::AnonymousSet => works::anonymous_set(regulation, contest, words),
        ComposingPaper::MarkSheet => works::mark_sheet(regulation, contest, words),
        ComposingPaper::Results => composing::results(regulation, contest, words),
        ComposingPaper::Certificates => certificates::certificates(regulation, contest, words),
        ComposingPaper::SectionReport => reports::section_reports(regulation, contest, words),
        ComposingPaper::FinalReport => reports::final_report(regulation, contest, words),
        ComposingPaper::Award => award::award(regulation, contest, words),
    })
}

/// Whether it is time for a paper of a contest of composing: works have code numbers when it is closed, and diplomas are
/// given when the results are final (UA13-VI.5.2.10.3, UA-VIII.Comp.4, COL-5.5.2f).
pub fn composing_ready(kind: ComposingPaper, contest: &Composing) -> Result<(), Refused> {
    match (kind, contest.phase) {
        (
            ComposingPaper::AnonymousSet | ComposingPaper::MarkSheet | ComposingPaper::SectionReport,
            Phase::Open,
        ) => Err(Refused::StillOpen),
        (ComposingPaper::Certificates, Phase::Open | Phase::Judging) => Err(Refused::NoPreliminary),
        (ComposingPaper::Award | ComposingPaper::FinalReport, phase)
            if !matches!(phase, Phase::Final { .. }) =>
        {
            Err(Refused::NotFinal)
        }
        _ => Ok(()),
    }
}

/// Whether it is time for a paper of a contest of solving.
pub fn solving_ready(kind: SolvingPaper, contest: &Solving) -> Result<(), Refused> {
    match kind {
        SolvingPaper::Sheets | SolvingPaper::Key if contest.set().next().is_none() => {
            Err(Refused::NoPositions)
        }
        SolvingPaper::Award if !contest.is_final() => Err(Refused::NotFinal),
        _ => Ok(()),
    }
}

/// A paper of a contest of solving; `None` before there is a regulation.
pub fn solving(kind: SolvingPaper, contest: &Solving, words: &Words) -> Option<Paper> {
    let regulation = contest.regulation.as_ref()?;
    Some(match kind {
        SolvingPaper::Announcement => solving::announcement(regulation, contest, words),
        SolvingPaper::Sheets => solving::sheets(regulation, contest, words),
        SolvingPaper::Key => solving::key(regulation, contest, words),
        SolvingPaper::Results => solving::results(regulation, contest, words),
        SolvingPaper::Award => solving::award(regulation, contest, words),
    })
}
