//! What is known about a contest of solving.

use std::collections::BTreeMap;

use damier_clock::{Moment, Span};
use jiff::civil::Date;
use serde::Serialize;

use super::fact::PositionEntry;
use super::regulation::Regulation;
use crate::identity::Who;
use crate::office::Official;
use crate::text::name_with_place;
use crate::{By, Identity, PositionId, Refused, SolverId};

/// A contest of solving.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Solving {
    pub regulation: Option<Regulation>,
    pub panel: Vec<Official>,
    /// Those who were judges and are so no longer.
    pub former: Vec<Official>,
    /// The positions, also those that were dropped.
    pub positions: Vec<Set>,
    /// Whether the set with its points is approved.
    pub approved: bool,
    pub solvers: Vec<Solver>,
    /// When the clock was started.
    pub started: Option<Moment>,
    /// When the results were published.
    pub published: Option<Moment>,
    /// Since when they are approved.
    pub approved_since: Option<Date>,
    pub protests: Vec<Protest>,
}

/// A position of the set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    pub entry: PositionEntry,
    /// Whether it was taken out.
    pub dropped: bool,
}

/// A solver and what he did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solver {
    pub name: String,
    /// The account by which he signs in, at a contest on a site.
    pub account: Option<Identity>,
    /// City, region or country.
    pub place: Option<String>,
    pub team: Option<String>,
    /// What he wrote, by position.
    pub answers: BTreeMap<PositionId, Answer>,
    /// When he handed in.
    pub handed_in: Option<Moment>,
}

impl Solver {
    /// Whether he signs in by the account with this number.
    pub fn is_account(&self, number: i64) -> bool {
        self.account.as_ref().is_some_and(|own| own.is_account(number))
    }

    /// His name as results print it, with the place where he told it.
    pub fn text(&self) -> String {
        name_with_place(&self.name, self.place.as_deref())
    }

    pub(crate) fn who(&self) -> Who<'_> {
        Who::new(&self.name, self.account.as_ref())
    }
}

/// A solution that was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// What was written.
    pub text: String,
    pub at: Moment,
    /// What of it counts, once a judge has looked: numbers from 1.
    pub ticks: Option<Vec<usize>>,
    /// What the judge says.
    pub remark: String,
    /// Who judged it, as he spoke.
    pub judge: Option<By>,
}

/// A protest and what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Protest {
    /// Its number: that of its fact.
    pub seq: u32,
    pub solver: SolverId,
    /// About which position.
    pub position: PositionId,
    /// What is said.
    pub text: String,
    /// Whether it was upheld, and what was decided.
    pub ruling: Option<(bool, String)>,
}

impl Solving {
    pub(crate) fn rules(&self) -> Result<&Regulation, Refused> {
        self.regulation.as_ref().ok_or(Refused::NoRegulation)
    }

    /// The positions that are to be solved, with their numbers.
    pub fn set(&self) -> impl Iterator<Item = (PositionId, &PositionEntry)> {
        let numbered = (1..).map(PositionId).zip(&self.positions);
        numbered.filter(|(_, set)| !set.dropped).map(|(id, set)| (id, &set.entry))
    }

    /// Whether the results are approved.
    pub const fn is_final(&self) -> bool {
        self.approved_since.is_some()
    }

    pub fn position(&self, position: PositionId) -> Option<&PositionEntry> {
        let set = self.positions.get(position.index()?)?;
        (!set.dropped).then_some(&set.entry)
    }

    pub fn solver(&self, solver: SolverId) -> Option<&Solver> {
        self.solvers.get(solver.index()?)
    }

    /// When the time of a session is over.
    pub fn ends(&self) -> Option<Moment> {
        let minutes = self.regulation.as_ref()?.minutes?;
        Some(self.started? + Span::minutes(u64::from(minutes)))
    }
}
