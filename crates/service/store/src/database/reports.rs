//! What members report to those who look after the site, and what came of it.

use damier_clock::{Moment, Span};
use sqlx::{AnyConnection, AssertSqlSafe};

use super::writer::Change;
use super::{AccountId, Database, next_number};
use crate::Fault;

/// So many reports somebody may send within a day.
const A_DAY: i64 = 10;

/// So many reports may wait in all.
const WAITING: i64 = 5000;

const COLUMNS: &str =
    "number, at, reporter, accused, kind, subject, reason, text, evidence, settled, judge, outcome, note";

/// A report to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewReport {
    pub at: Moment,
    pub reporter: AccountId,
    /// Of whom, if he has an account.
    pub accused: Option<AccountId>,
    /// Of what kind of thing: `game`, `chat`, `profile`, `study`, `problem`.
    pub kind: String,
    /// By what that is known in addresses.
    pub subject: String,
    /// What is wrong, in a word.
    pub reason: String,
    /// What the reporter says.
    pub text: String,
    /// What the server saw at that moment.
    pub evidence: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Its number, never given out again.
    pub number: i64,
    pub at: Moment,
    /// By whom; none: he has left.
    pub reporter: Option<AccountId>,
    /// Of whom; none: a guest, nobody in particular, or he has left.
    pub accused: Option<AccountId>,
    /// Of what kind of thing.
    pub kind: String,
    /// By what that is known in addresses.
    pub subject: String,
    /// What is wrong, in a word.
    pub reason: String,
    /// What the reporter says.
    pub text: String,
    /// What the server saw at that moment.
    pub evidence: String,
    /// What came of it.
    pub settled: Option<Settled>,
}

/// What came of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    pub at: Moment,
    /// By whom, as the server names people.
    pub by: String,
    /// What was done, in a word.
    pub outcome: String,
    pub note: String,
}

/// Why a report is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportRefused {
    /// The reporter has reported the same thing, and it waits.
    Again,
    /// He has sent so many within a day.
    TooMany(u32),
    /// So many wait in all.
    Full(u32),
}

type Row = (
    i64,
    i64,
    Option<i64>,
    Option<i64>,
    String,
    String,
    String,
    String,
    String,
    Option<i64>,
    Option<String>,
    Option<String>,
    Option<String>,
);

fn report(row: Row) -> Report {
    let (number, at, reporter, accused, kind, subject, reason, text, evidence, settled, judge, outcome, note) =
        row;
    let settled = settled.map(|at| Settled {
        at: Moment::from_millis(at),
        by: judge.unwrap_or_default(),
        outcome: outcome.unwrap_or_default(),
        note: note.unwrap_or_default(),
    });
    let (reporter, accused) = (reporter.map(AccountId), accused.map(AccountId));
    let at = Moment::from_millis(at);
    Report { number, at, reporter, accused, kind, subject, reason, text, evidence, settled }
}

impl Change for NewReport {
    type Done = Result<i64, ReportRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const SAME: &str = "SELECT COUNT(*) FROM report
            WHERE reporter = $1 AND kind = $2 AND subject = $3 AND settled IS NULL";
        const OWN: &str = "SELECT COUNT(*) FROM report WHERE reporter = $1 AND at > $2";
        const ALL: &str = "SELECT COUNT(*) FROM report WHERE settled IS NULL";
        const WRITE: &str = "INSERT INTO report
            (number, at, reporter, accused, kind, subject, reason, text, evidence)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        let number = |most: i64| u32::try_from(most).unwrap_or(u32::MAX);
        let same = sqlx::query_scalar(SAME).bind(self.reporter.0).bind(&self.kind).bind(&self.subject);
        let same: i64 = same.fetch_one(&mut *connection).await?;
        if same > 0 {
            return Ok(Err(ReportRefused::Again));
        }
        let day = self.at.millis() - i64::try_from(Span::days(1).as_millis()).unwrap_or_default();
        let own: i64 =
            sqlx::query_scalar(OWN).bind(self.reporter.0).bind(day).fetch_one(&mut *connection).await?;
        if own >= A_DAY {
            return Ok(Err(ReportRefused::TooMany(number(A_DAY))));
        }
        let all: i64 = sqlx::query_scalar(ALL).fetch_one(&mut *connection).await?;
        if all >= WAITING {
            return Ok(Err(ReportRefused::Full(number(WAITING))));
        }
        let number = next_number(connection, "report").await?;
        let query = sqlx::query(WRITE).bind(number).bind(self.at.millis()).bind(self.reporter.0);
        let query = query.bind(self.accused.map(|own| own.0)).bind(&self.kind).bind(&self.subject);
        query.bind(&self.reason).bind(&self.text).bind(&self.evidence).execute(connection).await?;
        Ok(Ok(number))
    }
}

/// A report is settled; whether it was open.
pub(crate) struct Settle {
    pub(crate) number: i64,
    pub(crate) settled: Settled,
}

impl Change for Settle {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const WRITE: &str = "UPDATE report SET settled = $2, judge = $3, outcome = $4, note = $5
            WHERE number = $1 AND settled IS NULL";
        let Settled { at, by, outcome, note } = &self.settled;
        let query = sqlx::query(WRITE).bind(self.number).bind(at.millis()).bind(by).bind(outcome).bind(note);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

/// A report waits again.
pub(crate) struct Reopen(pub(crate) i64);

impl Change for Reopen {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str =
            "UPDATE report SET settled = NULL, judge = NULL, outcome = NULL, note = NULL WHERE number = $1";
        sqlx::query(WRITE).bind(self.0).execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// Takes a report; its number.
    pub async fn make_report(&self, report: NewReport) -> Result<Result<i64, ReportRefused>, Fault> {
        self.write(report).await
    }

    pub async fn report(&self, number: i64) -> Result<Option<Report>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM report WHERE number = $1");
        // Made of our own words only.
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(number);
        let row: Option<Row> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(report))
    }

    /// Reports that wait, or those that are settled, the newest first; those before a number, if one is given.
    pub async fn reports(&self, open: bool, before: Option<i64>, limit: u32) -> Result<Vec<Report>, Fault> {
        let state = if open { "IS NULL" } else { "IS NOT NULL" };
        let sql = format!(
            "SELECT {COLUMNS} FROM report WHERE settled {state} AND number < $1 ORDER BY number DESC LIMIT $2"
        );
        let query =
            sqlx::query_as(AssertSqlSafe(sql)).bind(before.unwrap_or(i64::MAX)).bind(i64::from(limit));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(report).collect())
    }

    /// The reports about somebody, the newest first.
    pub async fn reports_about(&self, accused: AccountId, limit: u32) -> Result<Vec<Report>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM report WHERE accused = $1 ORDER BY number DESC LIMIT $2");
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(accused.0).bind(i64::from(limit));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(report).collect())
    }

    /// How many reports wait.
    pub async fn open_reports(&self) -> Result<u64, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM report WHERE settled IS NULL";
        let count: i64 = sqlx::query_scalar(COUNT).fetch_one(&mut *self.reader().await?).await?;
        Ok(u64::try_from(count).unwrap_or_default())
    }
}
