//! Studies: analyses that somebody keeps under a title.
//!
//! Whoever saves says which version he has seen. If it is not the present one he is told, and nothing is written:
//! two windows never overwrite each other silently.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// One account keeps at most so many.
const MOST: usize = 500;

/// Who may see a study.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// Only its owner.
    Private,
    /// Whoever knows its address.
    Link,
    /// Everybody; it is listed.
    Public,
}

impl Visibility {
    /// All of them.
    pub const ALL: [Visibility; 3] = [Visibility::Private, Visibility::Link, Visibility::Public];

    /// In a word.
    pub const fn name(self) -> &'static str {
        match self {
            Visibility::Private => "private",
            Visibility::Link => "link",
            Visibility::Public => "public",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Visibility> {
        Visibility::ALL.into_iter().find(|own| own.name() == name)
    }
}

/// What is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StudyText {
    pub title: String,
    /// Who may see it.
    pub visibility: Visibility,
    /// Its chapters, as JSON.
    pub content: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Study {
    /// What lists say of it.
    pub listed: ListedStudy,
    /// Its chapters, as JSON.
    pub content: String,
}

/// A study as lists have it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedStudy {
    /// By what it is known in addresses.
    pub id: String,
    /// Whose it is.
    pub account: AccountId,
    /// The name of its owner.
    pub owner: String,
    pub title: String,
    /// Who may see it.
    pub visibility: Visibility,
    /// How often it has been saved.
    pub version: i64,
    /// When it was saved last.
    pub changed: Moment,
}

/// Why a study is not saved.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StudyRefused {
    /// There is none of this name, or it belongs to somebody else.
    #[error("there is no such study of this account")]
    Unknown,
    /// It has been saved by another window in the meantime.
    #[error("the study has been saved in the meantime: version {found} is kept, not {seen}")]
    Changed {
        /// The version that was seen.
        seen: i64,
        /// The version that is kept.
        found: i64,
    },
    /// The account keeps as many as it may.
    #[error("an account keeps at most {most} studies")]
    TooMany { most: usize },
    /// It cannot be stored.
    #[error(transparent)]
    Store(#[from] Fault),
}

pub(super) type Row = (String, i64, String, String, String, i64, i64);

pub(super) fn listed((id, account, owner, title, visibility, version, changed): Row) -> ListedStudy {
    ListedStudy {
        id,
        account: AccountId(account),
        owner,
        title,
        visibility: Visibility::named(&visibility).unwrap_or(Visibility::Private),
        version,
        changed: Moment::from_millis(changed),
    }
}

/// A new study.
struct Create {
    id: String,
    account: AccountId,
    text: StudyText,
    at: Moment,
}

impl Change for Create {
    type Done = Result<(), StudyRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM study WHERE account = $1";
        const WRITE: &str = "INSERT INTO study (id, account, title, visibility, version, changed, content)
            VALUES ($1, $2, $3, $4, 1, $5, $6)";
        let count: i64 = sqlx::query_scalar(COUNT).bind(self.account.0).fetch_one(&mut *connection).await?;
        if usize::try_from(count).unwrap_or(MOST) >= MOST {
            return Ok(Err(StudyRefused::TooMany { most: MOST }));
        }
        let query = sqlx::query(WRITE).bind(&self.id).bind(self.account.0).bind(&self.text.title);
        let query = query.bind(self.text.visibility.name()).bind(self.at.millis()).bind(&self.text.content);
        query.execute(connection).await?;
        Ok(Ok(()))
    }
}

/// Another version of a study.
struct Save {
    id: String,
    account: AccountId,
    seen: i64,
    text: StudyText,
    at: Moment,
}

impl Change for Save {
    type Done = Result<i64, StudyRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const WRITE: &str =
            "UPDATE study SET title = $4, visibility = CASE WHEN account = $2 THEN $5 ELSE visibility END,
            version = version + 1, changed = $6, content = $7 WHERE id = $1 AND version = $3 AND (account = $2
            OR EXISTS (SELECT 1 FROM study_member WHERE study = $1 AND study_member.account = $2 AND role = 'writer'))";
        const VERSION: &str = "SELECT version FROM study WHERE id = $1 AND (account = $2
            OR EXISTS (SELECT 1 FROM study_member WHERE study = $1 AND study_member.account = $2 AND role = 'writer'))";
        let query = sqlx::query(WRITE).bind(&self.id).bind(self.account.0).bind(self.seen);
        let query = query.bind(&self.text.title).bind(self.text.visibility.name());
        let query = query.bind(self.at.millis()).bind(&self.text.content);
        if query.execute(&mut *connection).await?.rows_affected() > 0 {
            return Ok(Ok(self.seen + 1));
        }
        let query = sqlx::query_scalar(VERSION).bind(&self.id).bind(self.account.0);
        let found: Option<i64> = query.fetch_optional(connection).await?;
        Ok(Err(match found {
            Some(found) => StudyRefused::Changed { seen: self.seen, found },
            None => StudyRefused::Unknown,
        }))
    }
}

/// A study goes.
struct Remove {
    id: String,
    account: AccountId,
}

impl Change for Remove {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const REMOVE: &str = "DELETE FROM study WHERE id = $1 AND account = $2";
        let query = sqlx::query(REMOVE).bind(&self.id).bind(self.account.0);
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(false);
        }
        for rest in ["DELETE FROM study_member WHERE study = $1", "DELETE FROM study_line WHERE study = $1"] {
            sqlx::query(rest).bind(&self.id).execute(&mut *connection).await?;
        }
        Ok(true)
    }
}

impl Database {
    /// Keeps a new study under a name that nobody else has.
    pub async fn create_study(
        &self,
        id: &str,
        account: AccountId,
        text: StudyText,
        at: Moment,
    ) -> Result<(), StudyRefused> {
        self.write(Create { id: id.to_owned(), account, text, at }).await?
    }

    /// Saves a study of which somebody has seen a version: its owner, or one with whom he keeps it as a writer, who does
    /// not change who may see it. The answer is the version it has now.
    pub async fn save_study(
        &self,
        id: &str,
        account: AccountId,
        seen: i64,
        text: StudyText,
        at: Moment,
    ) -> Result<i64, StudyRefused> {
        self.write(Save { id: id.to_owned(), account, seen, text, at }).await?
    }

    /// Takes a study of an account away; answers whether there was one.
    pub async fn remove_study(&self, id: &str, account: AccountId) -> Result<bool, Fault> {
        self.write(Remove { id: id.to_owned(), account }).await
    }

    pub async fn study(&self, id: &str) -> Result<Option<Study>, Fault> {
        const READ: &str = "SELECT study.id, account, name, title, visibility, version, changed
            FROM study JOIN account ON account.id = study.account WHERE study.id = $1";
        const CONTENT: &str = "SELECT content FROM study WHERE id = $1 AND version = $2";
        let mut reader = self.reader().await?;
        let row: Option<Row> = sqlx::query_as(READ).bind(id).fetch_optional(&mut *reader).await?;
        let Some(listed) = row.map(listed) else { return Ok(None) };
        let query = sqlx::query_scalar(CONTENT).bind(id).bind(listed.version);
        let content: Option<String> = query.fetch_optional(&mut *reader).await?;
        Ok(content.map(|content| Study { listed, content }))
    }

    /// The studies of an account, the last changed first.
    pub async fn studies_of(&self, account: AccountId) -> Result<Vec<ListedStudy>, Fault> {
        const LIST: &str = "SELECT study.id, account, name, title, visibility, version, changed
            FROM study JOIN account ON account.id = study.account WHERE account = $1
            ORDER BY changed DESC, study.id";
        let rows: Vec<Row> =
            sqlx::query_as(LIST).bind(account.0).fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(listed).collect())
    }

    /// The studies of an account with all that is in them.
    pub(crate) async fn whole_studies(&self, account: AccountId) -> Result<Vec<Study>, Fault> {
        let mut whole = Vec::new();
        for listed in self.studies_of(account).await? {
            whole.extend(self.study(&listed.id).await?);
        }
        Ok(whole)
    }

    /// The studies that everybody may see, the last changed first.
    pub async fn public_studies(&self, limit: u32) -> Result<Vec<ListedStudy>, Fault> {
        const LIST: &str = "SELECT study.id, account, name, title, visibility, version, changed
            FROM study JOIN account ON account.id = study.account WHERE visibility = 'public'
            ORDER BY changed DESC, study.id LIMIT $1";
        let rows: Vec<Row> =
            sqlx::query_as(LIST).bind(i64::from(limit)).fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(listed).collect())
    }
}
