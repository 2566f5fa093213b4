//! What players ask to be decided: questions and complaints to the arbiter, appeals against his decisions.

use jiff::civil::Date;

use super::{PostalGame, struck};
use crate::fact::{Entry, Fact};
use crate::{Refused, Side};

/// Something a player asks to be decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dispute {
    /// The number of its entry, by which it is called.
    pub number: usize,
    pub by: Side,
    pub on: Date,
    /// Whom he asks.
    pub kind: DisputeKind,
    /// The entry whose decision is appealed against, where it was named.
    pub about: Option<usize>,
    /// What he says.
    pub text: String,
    /// What was decided.
    pub settled: Option<Settled>,
}

/// Whom a player asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DisputeKind {
    /// The arbiter (UA13-V.2.2, COL-4.1.12).
    Question,
    /// The organising body, against a decision of the arbiter (UA13-V.3.6, COL-4.1.12).
    Appeal,
}

/// What was decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    /// Whether the player was right.
    pub upheld: bool,
    pub decision: String,
    pub on: Date,
}

impl PostalGame {
    /// What players asked to be decided, oldest first.
    pub fn disputes(&self) -> &[Dispute] {
        &self.disputes
    }

    /// The decisions of the arbiter that stand, with the numbers of their entries.
    pub fn decisions(&self) -> impl Iterator<Item = (usize, &Entry)> {
        let struck = struck(self.entries());
        (1..)
            .zip(self.entries())
            .filter(move |(number, entry)| is_decision(&entry.fact) && !struck.contains(number))
    }

    pub(super) fn ask(&mut self, by: Side, text: &str, on: Date) -> Result<(), Refused> {
        if text.trim().is_empty() {
            return Err(Refused::NothingSaid);
        }
        self.alive(by, on);
        self.dispute(by, DisputeKind::Question, None, text, on);
        Ok(())
    }

    /// An appeal within its term, against an entry that is a decision.
    pub(super) fn appeal(
        &mut self,
        by: Side,
        told: Date,
        grounds: &str,
        about: Option<usize>,
        on: Date,
    ) -> Result<(), Refused> {
        if let Some(number) = about.filter(|about| !self.decisions().any(|(number, _)| number == *about)) {
            return Err(Refused::NoDecision { number });
        }
        self.in_term(self.table.code.appeal, told, on)?;
        self.dispute(by, DisputeKind::Appeal, about, grounds, on);
        Ok(())
    }

    fn dispute(&mut self, by: Side, kind: DisputeKind, about: Option<usize>, text: &str, on: Date) {
        let (number, text) = (self.entries.len() + 1, text.to_owned());
        self.disputes.push(Dispute { number, by, on, kind, about, text, settled: None });
    }

    pub(super) fn settle(
        &mut self,
        number: usize,
        kind: DisputeKind,
        upheld: bool,
        decision: &str,
        on: Date,
    ) -> Result<(), Refused> {
        let open = |own: &&mut Dispute| own.number == number && own.kind == kind && own.settled.is_none();
        let found = self.disputes.iter_mut().find(open).ok_or(Refused::NoDispute { number })?;
        found.settled = Some(Settled { upheld, decision: decision.to_owned(), on });
        Ok(())
    }
}

fn is_decision(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Ruled { .. }
            | Fact::OverstepRecorded { .. }
            | Fact::Charged { .. }
            | Fact::Left { .. }
            | Fact::LeftRuled { .. }
            | Fact::Answered { .. }
            | Fact::Awarded { .. }
            | Fact::Sanctioned(_)
    )
}
