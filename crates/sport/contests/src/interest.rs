//! Who has an interest in what is decided: nobody decides about himself.
//!
//! | who | decides not | clauses |
//! | --- | --- | --- |
//! | an author of the work | on an appeal about it | UA13-VI.6.6/c, UA-VIII.Judge.12 |
//! | whoever takes part in the section | on an appeal about a work of it, on a breach in it | the same: a ruling sets a mark, and nobody judges the section in which he takes part |
//! | whoever takes part in the contest | that its award is cancelled | the same |
//! | whoever gave the mark, or found the breach for which it is zero | on an appeal against it | UA13-VI.5.5.2, UA-VIII.Judge.9, COL-5.5.5b: from the judge to the chief judge |
//! | the chief judge who ruled | in the commission on the same appeal | UA13-VI.6.6, UA-VIII.Judge.8, COL-5.5.5b: from him to the commission |
//! | whoever gave an award that was cancelled | as a judge of the same contest | UA13-VI.6.6/b, UA-VIII.Judge.8: another judge or panel has the works |
//! | whoever judged the answer | on a protest against its points | UA-VIII.SolveJudge.5 |
//!
//! Where the chief judge may not, a deputy rules.

use serde::Serialize;

use crate::identity::{Who, same_person};
use crate::office::Official;
use crate::{By, Identity};

/// What somebody has to do with what he would decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Interest {
    /// He is an author of the work.
    OwnWork,
    /// He takes part in the section.
    OwnSection,
    /// He takes part in the contest.
    TakesPart,
    /// He gave the mark, or judged the answer.
    OwnMark,
    /// He ruled on it as chief judge.
    OwnRuling,
    /// He gave the award that was cancelled.
    CancelledAward,
}

impl Interest {
    /// All of them.
    pub const ALL: [Interest; 6] = [
        Interest::OwnWork,
        Interest::OwnSection,
        Interest::TakesPart,
        Interest::OwnMark,
        Interest::OwnRuling,
        Interest::CancelledAward,
    ];
}

/// Whoever speaks, under every name and account by which the contest knows him: those of the offices that he has
/// or had included.
pub(crate) struct Speaker<'a> {
    own: Who<'a>,
    offices: Vec<Who<'a>>,
}

impl<'a> Speaker<'a> {
    pub(crate) fn new(by: &'a By, officials: impl Iterator<Item = &'a Official>) -> Speaker<'a> {
        let own = by.who();
        let offices = officials.map(Official::who).filter(|who| who.is(&own)).collect();
        Speaker { own, offices }
    }

    /// Whether it is he.
    pub(crate) fn is(&self, who: &Who<'_>) -> bool {
        self.own.is(who) || self.offices.iter().any(|own| own.is(who))
    }

    /// Whether it is he who spoke.
    pub(crate) fn spoke(&self, by: &By) -> bool {
        self.is(&by.who())
    }

    /// Whether it is he who judges under a name: that of his office, and in a file his own.
    pub(crate) fn judges_as(&self, name: &str) -> bool {
        let known_by_name = matches!(self.own.identity, Some(Identity::Name(_)));
        let own = Some(&self.own).filter(|_| known_by_name);
        self.offices.iter().chain(own).any(|own| same_person(own.name, name))
    }

    /// His name, as papers print it where he has an office.
    pub(crate) fn name(&self) -> String {
        self.offices.last().unwrap_or(&self.own).name.to_owned()
    }
}
