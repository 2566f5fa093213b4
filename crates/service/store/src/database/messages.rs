//! Messages to closed browsers, until a push service has taken them.
//!
//! They are put here together with the mark that says what was told, so that nothing is told twice and nothing is
//! forgotten, whichever machine ends when. How they wait is told in `waiting`.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use super::waiting::{Taken, Waiting};
use super::writer::Change;
use super::{AccountId, Database, next_number};
use crate::Fault;

/// Something to be told to all browsers of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMessage {
    pub account: AccountId,
    /// Which kind of message, by name.
    pub kind: String,
    /// What it is about: what was told once is not told again.
    pub mark: String,
    /// What messages about the same thing have in common.
    pub topic: String,
    /// What a browser reads.
    pub text: String,
    pub made: Moment,
    /// Marks from before this moment are forgotten.
    pub forget: Moment,
}

/// A message that somebody has taken to bring it to one browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub number: i64,
    /// How often it has been taken, this time included.
    pub attempts: u32,
    pub account: AccountId,
    /// The number of the browser.
    pub browser: i64,
    /// Which kind of message, by name.
    pub kind: String,
    /// What messages about the same thing have in common.
    pub topic: String,
    /// What the browser reads.
    pub text: String,
    /// When it was made.
    pub made: Moment,
}

impl Change for NewMessage {
    type Done = usize;

    async fn make(&self, connection: &mut AnyConnection) -> Result<usize, Fault> {
        const FORGET: &str = "DELETE FROM pushed WHERE made < $1";
        const MARK: &str = "INSERT INTO pushed (mark, made) VALUES ($1, $2) ON CONFLICT (mark) DO NOTHING";
        const BROWSERS: &str = "SELECT number FROM push WHERE account = $1 ORDER BY number";
        const PUT: &str = "INSERT INTO message
                (number, account, browser, kind, topic, text, made, due, attempts)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $7, 0)";
        sqlx::query(FORGET).bind(self.forget.millis()).execute(&mut *connection).await?;
        let mark = sqlx::query(MARK).bind(&self.mark).bind(self.made.millis());
        if mark.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(0);
        }
        let browsers = sqlx::query_scalar(BROWSERS).bind(self.account.0);
        let browsers: Vec<i64> = browsers.fetch_all(&mut *connection).await?;
        for browser in &browsers {
            let number = next_number(connection, "message").await?;
            let put = sqlx::query(PUT).bind(number).bind(self.account.0).bind(browser).bind(&self.kind);
            let put = put.bind(&self.topic).bind(&self.text).bind(self.made.millis());
            put.execute(&mut *connection).await?;
        }
        Ok(browsers.len())
    }
}

struct Take {
    now: Moment,
    for_so_long: Span,
}

type Row = (i64, i64, String, String, String, i64);

impl Change for Take {
    type Done = Option<Message>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Option<Message>, Fault> {
        const READ: &str = "SELECT account, browser, kind, topic, text, made FROM message WHERE number = $1";
        let taken = Waiting::Messages.take(&mut *connection, self.now, self.for_so_long).await?;
        let Some(Taken { number, attempts }) = taken else { return Ok(None) };
        let row: Row = sqlx::query_as(READ).bind(number).fetch_one(connection).await?;
        let (account, browser, kind, topic, text, made) = row;
        let (account, made) = (AccountId(account), Moment::from_millis(made));
        Ok(Some(Message { number, attempts, account, browser, kind, topic, text, made }))
    }
}

struct Later {
    number: i64,
    due: Moment,
    why: String,
}

impl Change for Later {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        Waiting::Messages.put_off(connection, self.number, self.due, &self.why).await
    }
}

struct Done(i64);

impl Change for Done {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        sqlx::query("DELETE FROM message WHERE number = $1").bind(self.0).execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// Puts a message down for every browser of an account, unless its mark is known. How many browsers there are.
    pub async fn put_message(&self, message: NewMessage) -> Result<usize, Fault> {
        self.write(message).await
    }

    /// Takes the message that has waited longest; nobody else gets it for a while. Afterwards either
    /// [`Database::put_off_message`] or [`Database::end_message`] says what became of it.
    pub async fn take_message(&self, now: Moment, for_so_long: Span) -> Result<Option<Message>, Fault> {
        self.write(Take { now, for_so_long }).await
    }

    /// A message is tried again at a later moment; the trouble is told.
    pub async fn put_off_message(&self, number: i64, due: Moment, why: &str) -> Result<(), Fault> {
        self.write(Later { number, due, why: why.to_owned() }).await
    }

    /// A message has been taken, or never will be.
    pub async fn end_message(&self, number: i64) -> Result<(), Fault> {
        self.write(Done(number)).await
    }

    /// When the next message is to be brought, if one waits.
    pub async fn next_message(&self) -> Result<Option<Moment>, Fault> {
        Waiting::Messages.next(&mut *self.reader().await?).await
    }
}
