//! What only somebody with a right may do: done and put into the record together, or neither.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::accounts::{Alter, Altered};
use super::closing::Close;
use super::offers::Clear;
use super::ratings::Forget;
use super::reports::{Reopen, Settle};
use super::resets::Offer;
use super::sanctions::Sanctioned;
use super::settings::Set;
use super::writer::Change;
use super::{AccountId, AccountRefused, Act, Database, Sanction, Scope, SecretHash, Settled};
use crate::Fault;

/// What is done by a right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// An account is closed: its sessions end, its tokens open nothing, nobody can sign in to it.
    Close(AccountId),
    /// A closed account is opened again.
    Reopen(AccountId),
    /// Somebody is made an administrator, or is no longer one; there is always one left.
    Administrator(AccountId, bool),
    /// A link is handed out by which the owner of an account may choose a new password, once. Earlier links for the
    /// account open nothing any more.
    OfferReset {
        /// The hash of its secret.
        hash: SecretHash,
        account: AccountId,
        /// Until when it is good.
        expires: Moment,
    },
    /// All ratings are forgotten, so that they are made anew from the games.
    ForgetRatings,
    /// All open offers of games are taken away.
    ClearOffers,
    /// A report is settled, and something is done about it or not.
    Settle {
        /// Its number; none: it is done without a report.
        report: Option<i64>,
        /// What is done.
        measure: Measure,
        /// What that is in a word.
        outcome: String,
        note: String,
    },
    /// A setting of the site is changed or taken away.
    Set { name: String, value: Option<String> },
}

/// What is done about a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Measure {
    None,
    /// Somebody is warned, silenced or allowed to talk again, or a game no longer counts.
    Sanction(Sanction),
    /// An account is closed.
    Close(AccountId),
}

/// Settles a report and does something about it: both, or neither.
struct Judgement<'a> {
    report: Option<i64>,
    measure: Measure,
    settled: Settled,
    act: &'a Act,
}

impl Judgement<'_> {
    async fn make(self, connection: &mut AnyConnection) -> Result<Result<(), AccountRefused>, Fault> {
        if let Some(number) = self.report
            && !(Settle { number, settled: self.settled }).make(connection).await?
        {
            // Somebody else has settled it meanwhile.
            return Ok(Err(AccountRefused::Unknown));
        }
        match self.measure {
            Measure::None => Ok(Ok(())),
            Measure::Sanction(sanction) => {
                Sanctioned { sanction, at: self.act.at }.make(connection).await?;
                Ok(Ok(()))
            }
            Measure::Close(account) => {
                match (Close { account, at: Some(self.act.at) }).make(connection).await? {
                    Ok(()) => Ok(Ok(())),
                    // What was written of the report has to be taken back.
                    Err(refused) if self.report.is_some() => {
                        Reopen(self.report.unwrap_or_default()).make(connection).await?;
                        Ok(Err(refused))
                    }
                    Err(refused) => Ok(Err(refused)),
                }
            }
        }
    }
}

struct Privileged {
    deed: Deed,
    act: Act,
}

impl Change for Privileged {
    type Done = Result<i64, AccountRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        let done = match self.deed.clone() {
            Deed::Close(account) => Close { account, at: Some(self.act.at) }.make(connection).await?,
            Deed::Reopen(account) => Close { account, at: None }.make(connection).await?,
            Deed::Administrator(account, yes) => {
                Alter { account, what: Altered::Administrator(yes) }.make(connection).await?
            }
            Deed::OfferReset { hash, account, expires } => {
                Ok(Offer { hash, account, expires }.make(connection).await?)
            }
            Deed::ForgetRatings => Ok(Forget.make(connection).await?),
            Deed::ClearOffers => Ok(Clear.make(connection).await?),
            Deed::Settle { report, measure, outcome, note } => {
                let settled = Settled { at: self.act.at, by: self.act.actor.clone(), outcome, note };
                Judgement { report, measure, settled, act: &self.act }.make(connection).await?
            }
            Deed::Set { name, value } => Ok(Set { scope: Scope::Site, name, value }.make(connection).await?),
        };
        match done {
            Ok(()) => Ok(Ok(self.act.make(connection).await?)),
            Err(refused) => Ok(Err(refused)),
        }
    }
}

impl Database {
    /// Does what only somebody with a right may, and puts it into the record in the same breath; its number there.
    /// Whether he has the right is for the caller to know.
    pub async fn privileged(&self, deed: Deed, act: Act) -> Result<i64, AccountRefused> {
        self.write(Privileged { deed, act }).await?
    }
}
