//! Licences, transfers, fees and sanctions.

use damier_federation::Fact;
use damier_federation::register::{Fee, Licence, Payer, Sanction, SanctionKind, Transfer};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{Draft, Refusal, needed};
use crate::typed;

/// Give somebody a licence.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GiveLicence {
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    /// Its number; none: the one he has.
    #[serde(deserialize_with = "typed::option")]
    pub number: Option<String>,
    /// From this day; none: today.
    pub from: Option<Date>,
    /// Up to this day.
    pub until: Option<Date>,
}

impl GiveLicence {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let person = draft.person(&self.who)?;
        let has = draft.state().person(person)?.licence.clone();
        let number = self.number.clone().or(has).ok_or(Refusal::NoLicence)?;
        let (from, until) = (draft.day(self.from), self.until);
        Ok(vec![Fact::Licence(Licence { person, number, from, until })])
    }
}

/// Let somebody go to another club.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Move {
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    /// To which club of the books; none: to no club.
    pub to: Option<String>,
    /// From this day; none: today.
    pub on: Option<Date>,
    /// What is to be said of it.
    pub note: String,
}

impl Move {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let (person, to, note) = (draft.person(&self.who)?, self.to.clone(), self.note.clone());
        Ok(vec![Fact::Transfer(Transfer { person, to, on: draft.day(self.on), note })])
    }
}

/// Charge a fee.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FeeDue {
    /// Who owes it; or a club, or a national federation.
    #[serde(deserialize_with = "typed::option")]
    pub who: Option<String>,
    /// Which club owes it.
    pub club: Option<String>,
    /// Which national federation owes it.
    pub federation: Option<String>,
    /// How much, such as `12.50`.
    #[serde(deserialize_with = "typed::text")]
    pub amount: String,
    /// Of which unit, such as `UAH`.
    pub currency: String,
    pub purpose: String,
    /// Until when; none: today.
    pub due: Option<Date>,
}

impl FeeDue {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let of = match (&self.who, &self.club, &self.federation) {
            (Some(who), None, None) => Payer::Person(draft.person(who)?),
            (None, Some(club), None) => Payer::Club(club.clone()),
            (None, None, Some(code)) => Payer::Federation(code.clone()),
            _ => return Err(Refusal::WhoOwes),
        };
        let amount = Fee::read_amount(&self.amount);
        let amount = amount.ok_or_else(|| Refusal::NoAmount { text: self.amount.clone() })?;
        let (purpose, due) = (needed(&self.purpose, "purpose")?, draft.day(self.due));
        let currency = needed(&self.currency, "currency")?.to_uppercase();
        Ok(vec![Fact::Fee(Fee { of, purpose, amount, currency, due })])
    }
}

/// A fee was paid.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FeePaid {
    pub fee: u32,
    /// When; none: today.
    pub on: Option<Date>,
}

impl FeePaid {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        Ok(vec![Fact::Paid { fee: self.fee, on: draft.day(self.on) }])
    }
}

/// Punish somebody with a term.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Punish {
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    /// What it is.
    pub kind: Option<SanctionKind>,
    /// From this day; none: today.
    pub from: Option<Date>,
    /// Up to this day.
    pub until: Option<Date>,
    /// Clauses that were broken.
    pub clauses: Vec<String>,
    pub reason: String,
}

impl Punish {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let (person, kind) = (draft.person(&self.who)?, self.kind.ok_or(Refusal::Missing { field: "kind" })?);
        let (from, until, clauses) = (draft.day(self.from), self.until, self.clauses.clone());
        let grounds = needed(&self.reason, "reason")?;
        Ok(vec![Fact::Sanction(Box::new(Sanction { person, kind, from, until, grounds, clauses }))])
    }
}

/// A sanction ends before its term.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LiftSanction {
    pub sanction: u32,
    /// From which day it holds no longer; none: today.
    pub on: Option<Date>,
    pub reason: String,
}

impl LiftSanction {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let (on, reason) = (draft.day(self.on), self.reason.clone());
        Ok(vec![Fact::Lifted { sanction: self.sanction, on, reason }])
    }
}
