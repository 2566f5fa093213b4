//! The register of compositions: entered by accounts, found by what they are, withdrawn but never lost.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::name::NameKey;
use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// One account enters at most so many.
const MOST: usize = 1000;

/// What is kept of a composition.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProblemText {
    /// The variant by its name.
    pub variant: String,
    /// The code by its name.
    pub code: String,
    /// The genre; empty if the material fits none.
    pub genre: String,
    pub task: String,
    /// The authors as they are shown.
    pub authors: String,
    /// What the examination came to.
    pub soundness: String,
    /// Whether it can be solved by playing the moves.
    pub playable: bool,
    /// The position in FEN.
    pub position: String,
    /// The whole work as PDN.
    pub pdn: String,
    /// What was found about it, as JSON.
    pub proof: String,
}

/// A composition of the register.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// By what it is known in addresses.
    pub id: String,
    /// Who entered it; none once that account has gone.
    pub account: Option<AccountId>,
    pub made: Moment,
    /// When it was withdrawn, if it was.
    pub withdrawn: Option<Moment>,
    /// What is kept. In lists PDN and proof are left empty.
    pub text: ProblemText,
}

/// Which compositions are listed; an empty text stands for all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProblemQuery {
    /// Of this variant.
    pub variant: String,
    /// Of this genre.
    pub genre: String,
    /// With this task: `win`, `draw`, `lock` or `giveaway`, whatever else is said of it.
    pub task: String,
    /// With this in the names of the authors, however it is written.
    pub author: String,
    /// With this verdict.
    pub soundness: String,
    /// So many are left out before.
    pub after: u32,
    /// So many at most.
    pub limit: u32,
}

/// Why a composition is not entered.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProblemRefused {
    /// The same position with the same task is there already.
    #[error("the register has this position with this task already: {id}")]
    Known {
        /// Which it is.
        id: String,
    },
    /// The account has entered as many as it may.
    #[error("an account enters at most {most} compositions")]
    TooMany { most: usize },
    /// It cannot be stored.
    #[error(transparent)]
    Store(#[from] Fault),
}

type Row =
    (String, Option<i64>, String, String, String, String, String, String, i64, String, i64, Option<i64>);

const COLUMNS: &str =
    "id, account, variant, code, genre, task, authors, soundness, playable, position, made, withdrawn";

fn listed(row: Row) -> Problem {
    let (id, account, variant, code, genre, task, authors, soundness, playable, position, made, gone) = row;
    let text = ProblemText {
        variant,
        code,
        genre,
        task,
        authors,
        soundness,
        playable: playable != 0,
        position,
        ..ProblemText::default()
    };
    Problem {
        id,
        account: account.map(AccountId),
        made: Moment::from_millis(made),
        withdrawn: gone.map(Moment::from_millis),
        text,
    }
}

struct Enter {
    id: String,
    account: AccountId,
    text: ProblemText,
    at: Moment,
}

impl Change for Enter {
    type Done = Result<(), ProblemRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM composition WHERE account = $1";
        const KNOWN: &str = "SELECT id FROM composition
            WHERE variant = $1 AND position = $2 AND task = $3 AND withdrawn IS NULL";
        const WRITE: &str =
            "INSERT INTO composition (id, account, variant, code, genre, task, authors, folded,
            soundness, playable, position, pdn, proof, made)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";
        let own = &self.text;
        let count: i64 = sqlx::query_scalar(COUNT).bind(self.account.0).fetch_one(&mut *connection).await?;
        if usize::try_from(count).unwrap_or(MOST) >= MOST {
            return Ok(Err(ProblemRefused::TooMany { most: MOST }));
        }
        let known = sqlx::query_scalar(KNOWN).bind(&own.variant).bind(&own.position).bind(&own.task);
        if let Some(id) = known.fetch_optional(&mut *connection).await? {
            return Ok(Err(ProblemRefused::Known { id }));
        }
        let query = sqlx::query(WRITE).bind(&self.id).bind(self.account.0).bind(&own.variant);
        let query = query.bind(&own.code).bind(&own.genre).bind(&own.task).bind(&own.authors);
        let query = query
            .bind(NameKey::of(&own.authors).into_string())
            .bind(&own.soundness)
            .bind(i64::from(own.playable));
        let query = query.bind(&own.position).bind(&own.pdn).bind(&own.proof).bind(self.at.millis());
        query.execute(connection).await?;
        Ok(Ok(()))
    }
}

struct Withdraw {
    id: String,
    account: Option<AccountId>,
    at: Moment,
}

impl Change for Withdraw {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const ANY: &str = "UPDATE composition SET withdrawn = $2 WHERE id = $1 AND withdrawn IS NULL";
        const OWN: &str =
            "UPDATE composition SET withdrawn = $2 WHERE id = $1 AND withdrawn IS NULL AND account = $3";
        let query = match self.account {
            None => sqlx::query(ANY).bind(&self.id).bind(self.at.millis()),
            Some(account) => sqlx::query(OWN).bind(&self.id).bind(self.at.millis()).bind(account.0),
        };
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

impl Database {
    /// Enters a composition under a name that nothing else has.
    pub async fn enter_problem(
        &self,
        id: &str,
        account: AccountId,
        text: ProblemText,
        at: Moment,
    ) -> Result<(), ProblemRefused> {
        self.write(Enter { id: id.to_owned(), account, text, at }).await?
    }

    /// Withdraws a composition that this account entered, or, without an account, anybody's. Answers whether there
    /// was one to withdraw.
    pub async fn withdraw_problem(
        &self,
        id: &str,
        account: Option<AccountId>,
        at: Moment,
    ) -> Result<bool, Fault> {
        self.write(Withdraw { id: id.to_owned(), account, at }).await
    }

    /// A composition with all that is kept of it.
    pub async fn problem(&self, id: &str) -> Result<Option<Problem>, Fault> {
        const WHOLE: &str = "SELECT pdn, proof FROM composition WHERE id = $1";
        let read = format!("SELECT {COLUMNS} FROM composition WHERE id = $1");
        let mut reader = self.reader().await?;
        // Made of our own words only.
        let row = sqlx::query_as(sqlx::AssertSqlSafe(read)).bind(id).fetch_optional(&mut *reader).await?;
        let Some(mut found) = row.map(listed) else { return Ok(None) };
        let whole: Option<(String, String)> =
            sqlx::query_as(WHOLE).bind(id).fetch_optional(&mut *reader).await?;
        (found.text.pdn, found.text.proof) = whole.unwrap_or_default();
        Ok(Some(found))
    }

    /// The compositions that answer to a query and were not withdrawn, the latest first.
    pub async fn problems(&self, query: &ProblemQuery) -> Result<Vec<Problem>, Fault> {
        let list = format!(
            "SELECT {COLUMNS} FROM composition WHERE withdrawn IS NULL
            AND ($1 = '' OR variant = $1) AND ($2 = '' OR genre = $2) AND ($3 = '' OR soundness = $3)
            AND ($4 = '' OR folded LIKE $4 ESCAPE '!') AND ($5 = '' OR task LIKE $5 ESCAPE '!')
            ORDER BY made DESC, id LIMIT $6 OFFSET $7"
        );
        let author = NameKey::of(query.author.trim()).into_string();
        let author = if author.is_empty() { author } else { format!("%{}%", escaped(&author)) };
        let task = if query.task.is_empty() { String::new() } else { format!("{}%", escaped(&query.task)) };
        // Made of our own words only.
        let asked = sqlx::query_as(sqlx::AssertSqlSafe(list)).bind(&query.variant).bind(&query.genre);
        let asked = asked.bind(&query.soundness).bind(author).bind(task);
        let asked = asked.bind(i64::from(query.limit)).bind(i64::from(query.after));
        let rows: Vec<Row> = asked.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(listed).collect())
    }

    /// How many compositions there are, withdrawn ones included, and how many of them are withdrawn: together they
    /// change whenever the register does.
    pub async fn problems_counted(&self) -> Result<(i64, i64), Fault> {
        const COUNT: &str = "SELECT COUNT(*), COUNT(withdrawn) FROM composition";
        Ok(sqlx::query_as(COUNT).fetch_one(&mut *self.reader().await?).await?)
    }
}

/// A text that stands for itself in a pattern.
fn escaped(text: &str) -> String {
    let mut made = String::new();
    for letter in text.chars() {
        if matches!(letter, '%' | '_' | '!') {
            made.push('!');
        }
        made.push(letter);
    }
    made
}
