//! Studies that several people keep: who may do what, and what they say beside them.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::studies::{Row, listed};
use super::writer::Change;
use super::{AccountId, Database, ListedStudy};
use crate::Fault;

/// A study has at most so many members, and somebody is a member of so many.
const MOST: i64 = 50;
const MOST_MEMBERSHIPS: i64 = 500;

/// So many lines are kept of what is said beside a study.
const LINES: i64 = 200;

/// What somebody may do with a study of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StudyRole {
    /// See it, and talk beside it.
    Reader,
    /// Change it too.
    Writer,
}

impl StudyRole {
    /// In a word.
    pub const fn name(self) -> &'static str {
        match self {
            StudyRole::Reader => "reader",
            StudyRole::Writer => "writer",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<StudyRole> {
        [StudyRole::Reader, StudyRole::Writer].into_iter().find(|own| own.name() == name)
    }
}

/// Somebody with whom a study is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StudyMember {
    pub account: AccountId,
    pub name: String,
    pub role: StudyRole,
}

/// Something that was said beside a study.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StudyLine {
    /// Its place, from 1.
    pub number: i64,
    pub account: AccountId,
    /// Who said it.
    pub name: String,
    pub at: Moment,
    pub text: String,
}

/// How far a study has come: how often it was saved, what was said last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StudyState {
    pub version: i64,
    /// The number of the last line.
    pub line: i64,
}

struct Join {
    study: String,
    owner: AccountId,
    account: AccountId,
    role: Option<StudyRole>,
    at: Moment,
}

impl Change for Join {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const OWN: &str = "SELECT COUNT(*) FROM study WHERE id = $1 AND account = $2";
        const COUNT: &str = "SELECT COUNT(*) FROM study_member WHERE study = $1 AND account <> $2";
        const THEIRS: &str = "SELECT COUNT(*) FROM study_member WHERE account = $1 AND study <> $2";
        const WRITE: &str = "INSERT INTO study_member (study, account, role, at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (study, account) DO UPDATE SET role = excluded.role";
        const REMOVE: &str = "DELETE FROM study_member WHERE study = $1 AND account = $2";
        let query = sqlx::query_scalar(OWN).bind(&self.study).bind(self.owner.0);
        let own: i64 = query.fetch_one(&mut *connection).await?;
        if own == 0 || self.account == self.owner {
            return Ok(false);
        }
        let Some(role) = self.role else {
            let query = sqlx::query(REMOVE).bind(&self.study).bind(self.account.0);
            return Ok(query.execute(connection).await?.rows_affected() > 0);
        };
        let query = sqlx::query_scalar(COUNT).bind(&self.study).bind(self.account.0);
        let members: i64 = query.fetch_one(&mut *connection).await?;
        let query = sqlx::query_scalar(THEIRS).bind(self.account.0).bind(&self.study);
        let theirs: i64 = query.fetch_one(&mut *connection).await?;
        if members >= MOST || theirs >= MOST_MEMBERSHIPS {
            return Ok(false);
        }
        let query = sqlx::query(WRITE).bind(&self.study).bind(self.account.0).bind(role.name());
        query.bind(self.at.millis()).execute(connection).await?;
        Ok(true)
    }
}

struct Leave {
    study: String,
    account: AccountId,
}

impl Change for Leave {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const REMOVE: &str = "DELETE FROM study_member WHERE study = $1 AND account = $2";
        let query = sqlx::query(REMOVE).bind(&self.study).bind(self.account.0);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

struct Speak {
    study: String,
    account: AccountId,
    text: String,
    at: Moment,
}

impl Change for Speak {
    type Done = i64;

    async fn make(&self, connection: &mut AnyConnection) -> Result<i64, Fault> {
        const LAST: &str = "SELECT COALESCE(MAX(number), 0) FROM study_line WHERE study = $1";
        const WRITE: &str = "INSERT INTO study_line (study, number, account, at, text)
            VALUES ($1, $2, $3, $4, $5)";
        const TRIM: &str = "DELETE FROM study_line WHERE study = $1 AND number <= $2";
        let last: i64 = sqlx::query_scalar(LAST).bind(&self.study).fetch_one(&mut *connection).await?;
        let number = last + 1;
        let query = sqlx::query(WRITE).bind(&self.study).bind(number).bind(self.account.0);
        query.bind(self.at.millis()).bind(&self.text).execute(&mut *connection).await?;
        sqlx::query(TRIM).bind(&self.study).bind(number - LINES).execute(connection).await?;
        Ok(number)
    }
}

impl Database {
    /// The owner of a study keeps it with somebody in a role, or no longer; whether it was done. It is not if the study is
    /// not his, if it is himself, or if there are too many members already.
    pub async fn set_study_member(
        &self,
        study: &str,
        owner: AccountId,
        account: AccountId,
        role: Option<StudyRole>,
        at: Moment,
    ) -> Result<bool, Fault> {
        self.write(Join { study: study.to_owned(), owner, account, role, at }).await
    }

    /// Somebody no longer takes part in a study of another; whether he did.
    pub async fn leave_study(&self, study: &str, account: AccountId) -> Result<bool, Fault> {
        self.write(Leave { study: study.to_owned(), account }).await
    }

    /// What somebody may do with a study of another.
    pub async fn study_role(&self, study: &str, account: AccountId) -> Result<Option<StudyRole>, Fault> {
        const READ: &str = "SELECT role FROM study_member WHERE study = $1 AND account = $2";
        let query = sqlx::query_scalar(READ).bind(study).bind(account.0);
        let role: Option<String> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(role.and_then(|role| StudyRole::named(&role)))
    }

    /// With whom a study is kept, by name.
    pub async fn study_members(&self, study: &str) -> Result<Vec<StudyMember>, Fault> {
        const LIST: &str = "SELECT account.id, account.name, role FROM study_member
            JOIN account ON account.id = study_member.account WHERE study = $1 ORDER BY account.folded";
        let query = sqlx::query_as(LIST).bind(study);
        let rows: Vec<(i64, String, String)> = query.fetch_all(&mut *self.reader().await?).await?;
        let member = |(id, name, role): (i64, String, String)| StudyMember {
            account: AccountId(id),
            name,
            role: StudyRole::named(&role).unwrap_or(StudyRole::Reader),
        };
        Ok(rows.into_iter().map(member).collect())
    }

    /// The studies of others that are kept with somebody, the last changed first.
    pub async fn studies_shared_with(&self, account: AccountId) -> Result<Vec<ListedStudy>, Fault> {
        const LIST: &str = "SELECT study.id, study.account, name, title, visibility, version, changed
            FROM study JOIN account ON account.id = study.account
            JOIN study_member ON study_member.study = study.id
            WHERE study_member.account = $1 ORDER BY changed DESC, study.id";
        let rows: Vec<Row> =
            sqlx::query_as(LIST).bind(account.0).fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(listed).collect())
    }

    /// Somebody says something beside a study; its number. The first of very many lines go.
    pub async fn say_in_study(
        &self,
        study: &str,
        account: AccountId,
        text: &str,
        at: Moment,
    ) -> Result<i64, Fault> {
        self.write(Speak { study: study.to_owned(), account, text: text.to_owned(), at }).await
    }

    /// What was said beside a study after a line.
    pub async fn study_lines(&self, study: &str, after: i64) -> Result<Vec<StudyLine>, Fault> {
        const LIST: &str = "SELECT number, account.id, account.name, at, text FROM study_line
            JOIN account ON account.id = study_line.account WHERE study = $1 AND number > $2 ORDER BY number";
        let query = sqlx::query_as(LIST).bind(study).bind(after);
        let rows: Vec<(i64, i64, String, i64, String)> = query.fetch_all(&mut *self.reader().await?).await?;
        let line = |(number, id, name, at, text)| StudyLine {
            number,
            account: AccountId(id),
            name,
            at: Moment::from_millis(at),
            text,
        };
        Ok(rows.into_iter().map(line).collect())
    }

    /// How far a study has come; none if there is none.
    pub async fn study_state(&self, study: &str) -> Result<Option<StudyState>, Fault> {
        const READ: &str =
            "SELECT version, (SELECT COALESCE(MAX(number), 0) FROM study_line WHERE study = $1)
            FROM study WHERE id = $1";
        let query = sqlx::query_as(READ).bind(study);
        let row: Option<(i64, i64)> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(|(version, line)| StudyState { version, line }))
    }
}
