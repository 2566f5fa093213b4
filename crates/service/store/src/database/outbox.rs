//! The outbox: letters wait here until a mail server has taken them, however long that is away.
//!
//! How they wait is told in `waiting`. A letter has a mark that says what it is about, and there is never a second one
//! with the same mark.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use super::waiting::{Taken, Waiting};
use super::writer::Change;
use super::{AccountId, Database, next_number};
use crate::Fault;

/// A letter to be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewLetter {
    /// Whose letter it is.
    pub account: AccountId,
    /// Which kind of message, by name.
    pub kind: String,
    /// What it is about; another letter with the same mark is not kept.
    pub mark: String,
    /// Where to, if not to the confirmed address of the account.
    pub address: Option<String>,
    /// The language in which it is written, by its code.
    pub language: String,
    pub subject: String,
    pub body: String,
    pub made: Moment,
}

/// A letter that somebody has taken to send it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueuedEmail {
    pub number: i64,
    /// How often it has been taken, this time included.
    pub attempts: u32,
    /// What it says.
    pub letter: NewLetter,
}

/// What became of a letter that was taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Delivery {
    /// A mail server has it.
    Sent(Moment),
    /// It is tried again at a later moment; the trouble is told.
    Later(Moment, String),
    /// It will never be delivered; why not is told.
    Never(String),
}

/// How the outbox stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Outbox {
    /// Letters that wait.
    pub waiting: u64,
    /// Those among them that a mail server did not take so far.
    pub late: u64,
    /// Letters that could not be delivered.
    pub lost: u64,
}

struct Put(Vec<NewLetter>);

impl Change for Put {
    type Done = usize;

    async fn make(&self, connection: &mut AnyConnection) -> Result<usize, Fault> {
        const KNOWN: &str = "SELECT COUNT(*) FROM letter WHERE mark = $1";
        const PUT: &str = "INSERT INTO letter
                (number, mark, account, kind, address, language, subject, body, made, due, attempts)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, 0) ON CONFLICT (mark) DO NOTHING";
        let mut kept = 0;
        for letter in &self.0 {
            let known = sqlx::query_scalar(KNOWN).bind(&letter.mark);
            let known: i64 = known.fetch_one(&mut *connection).await?;
            if known > 0 {
                continue;
            }
            let number = next_number(connection, "letter").await?;
            let put = sqlx::query(PUT)
                .bind(number)
                .bind(&letter.mark)
                .bind(letter.account.0)
                .bind(&letter.kind)
                .bind(letter.address.as_deref())
                .bind(&letter.language)
                .bind(&letter.subject)
                .bind(&letter.body)
                .bind(letter.made.millis());
            kept += usize::from(put.execute(&mut *connection).await?.rows_affected() > 0);
        }
        Ok(kept)
    }

    fn size(&self) -> usize {
        self.0.len()
    }
}

/// Takes the letter that has waited longest.
struct Take {
    now: Moment,
    for_so_long: Span,
}

type Row = (String, i64, String, Option<String>, String, String, String, i64);

impl Change for Take {
    type Done = Option<QueuedEmail>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Option<QueuedEmail>, Fault> {
        const READ: &str = "SELECT mark, account, kind, address, language, subject, body, made
            FROM letter WHERE number = $1";
        let taken = Waiting::Letters.take(&mut *connection, self.now, self.for_so_long).await?;
        let Some(Taken { number, attempts }) = taken else { return Ok(None) };
        let row: Row = sqlx::query_as(READ).bind(number).fetch_one(connection).await?;
        let (mark, account, kind, address, language, subject, body, made) = row;
        let (account, made) = (AccountId(account), Moment::from_millis(made));
        let letter = NewLetter { account, kind, mark, address, language, subject, body, made };
        Ok(Some(QueuedEmail { number, attempts, letter }))
    }
}

struct Settle {
    number: i64,
    delivery: Delivery,
}

impl Change for Settle {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const SENT: &str =
            "UPDATE letter SET due = NULL, sent = $2, trouble = NULL, body = '' WHERE number = $1";
        const NEVER: &str = "UPDATE letter SET due = NULL, trouble = $2, body = '' WHERE number = $1";
        let query = match &self.delivery {
            Delivery::Sent(at) => sqlx::query(SENT).bind(self.number).bind(at.millis()),
            Delivery::Later(due, why) => {
                return Waiting::Letters.put_off(connection, self.number, *due, why).await;
            }
            Delivery::Never(why) => sqlx::query(NEVER).bind(self.number).bind(why),
        };
        query.execute(connection).await?;
        Ok(())
    }
}

struct Forget(Moment);

impl Change for Forget {
    type Done = u64;

    async fn make(&self, connection: &mut AnyConnection) -> Result<u64, Fault> {
        const FORGET: &str = "DELETE FROM letter WHERE due IS NULL AND made < $1";
        Ok(sqlx::query(FORGET).bind(self.0.millis()).execute(connection).await?.rows_affected())
    }
}

impl Database {
    /// Puts letters into the outbox, all of them or none; those whose mark is known are left out. How many are new.
    pub async fn put_letters(&self, letters: Vec<NewLetter>) -> Result<usize, Fault> {
        if letters.is_empty() {
            return Ok(0);
        }
        self.write(Put(letters)).await
    }

    /// Takes the letter that has waited longest, to send it; nobody else gets it for a while. Afterwards
    /// [`Database::settle_letter`] says what became of it.
    pub async fn take_letter(&self, now: Moment, for_so_long: Span) -> Result<Option<QueuedEmail>, Fault> {
        self.write(Take { now, for_so_long }).await
    }

    /// Says what became of a letter that was taken.
    pub async fn settle_letter(&self, number: i64, delivery: Delivery) -> Result<(), Fault> {
        self.write(Settle { number, delivery }).await
    }

    /// When the next letter is to be sent, if one waits.
    pub async fn next_letter(&self) -> Result<Option<Moment>, Fault> {
        Waiting::Letters.next(&mut *self.reader().await?).await
    }

    /// How many letters of a kind were written to an account since a moment.
    pub async fn letters_since(&self, account: AccountId, kind: &str, since: Moment) -> Result<u64, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM letter WHERE account = $1 AND kind = $2 AND made >= $3";
        let query = sqlx::query_scalar(COUNT).bind(account.0).bind(kind).bind(since.millis());
        let count: i64 = query.fetch_one(&mut *self.reader().await?).await?;
        Ok(count.unsigned_abs())
    }

    /// How many letters of a kind were written to an address since a moment, whoever asked for them.
    pub async fn letters_to(&self, address: &str, kind: &str, since: Moment) -> Result<u64, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM letter WHERE lower(address) = lower($1) AND kind = $2
            AND made >= $3";
        let query = sqlx::query_scalar(COUNT).bind(address).bind(kind).bind(since.millis());
        let count: i64 = query.fetch_one(&mut *self.reader().await?).await?;
        Ok(count.unsigned_abs())
    }

    /// How the outbox stands.
    pub async fn outbox(&self) -> Result<Outbox, Fault> {
        const COUNT: &str = "SELECT COUNT(due), COUNT(CASE WHEN due IS NOT NULL THEN trouble END),
                COUNT(CASE WHEN due IS NULL THEN trouble END) FROM letter";
        let (waiting, late, lost): (i64, i64, i64) =
            sqlx::query_as(COUNT).fetch_one(&mut *self.reader().await?).await?;
        let [waiting, late, lost] = [waiting, late, lost].map(i64::unsigned_abs);
        Ok(Outbox { waiting, late, lost })
    }

    /// Forgets letters that were settled and written before a moment. How many there were.
    pub async fn forget_letters(&self, before: Moment) -> Result<u64, Fault> {
        self.write(Forget(before)).await
    }
}
