//! What one member writes to another.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database, next_number};
use crate::Fault;

/// So many messages somebody keeps; whoever has as many gets no more.
const MOST: i64 = 5000;

/// So many messages go to somebody who has never written back, and to so many such people within a day.
const UNANSWERED: i64 = 3;
const STRANGERS: i64 = 20;

/// So many others stand in a list.
const LISTED: i64 = 200;

/// A message from one member to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Direct {
    pub number: i64,
    pub sender: AccountId,
    pub recipient: AccountId,
    pub at: Moment,
    pub text: String,
    /// When the recipient saw it.
    pub seen: Option<Moment>,
}

/// All that two have written to each other, as one of them lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conversation {
    pub other: AccountId,
    pub name: String,
    pub last: Direct,
    /// How many he has not seen yet.
    pub unseen: u64,
}

/// Why a message is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DirectRefused {
    /// The recipient keeps as many as he may.
    #[error("he keeps {most} messages already")]
    Full { most: i64 },
    /// He has never written back.
    #[error("he has not answered {most} messages")]
    Unanswered { most: i64 },
    /// The sender has written to too many who have never written back.
    #[error("more than {most} people within a day who have never written back")]
    Strangers { most: i64 },
}

struct Write {
    sender: AccountId,
    recipient: AccountId,
    text: String,
    at: Moment,
}

impl Change for Write {
    type Done = Result<Direct, DirectRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const KEPT: &str = "SELECT COUNT(*) FROM direct WHERE recipient = $1 AND by_recipient = 1";
        const BETWEEN: &str = "SELECT COUNT(*) FROM direct WHERE sender = $1 AND recipient = $2";
        const STRANGE: &str = "SELECT COUNT(DISTINCT recipient) FROM direct AS own
            WHERE sender = $1 AND at > $2 AND recipient <> $3
            AND NOT EXISTS (SELECT 1 FROM direct AS back WHERE back.sender = own.recipient AND back.recipient = $1)";
        const WRITE: &str = "INSERT INTO direct
            (number, sender, recipient, at, text, seen, by_sender, by_recipient)
            VALUES ($1, $2, $3, $4, $5, NULL, 1, 1)";
        let (own, other) = (self.sender.0, self.recipient.0);
        let kept: i64 = sqlx::query_scalar(KEPT).bind(other).fetch_one(&mut *connection).await?;
        if kept >= MOST {
            return Ok(Err(DirectRefused::Full { most: MOST }));
        }
        let back: i64 = sqlx::query_scalar(BETWEEN).bind(other).bind(own).fetch_one(&mut *connection).await?;
        if back == 0 {
            let sent: i64 =
                sqlx::query_scalar(BETWEEN).bind(own).bind(other).fetch_one(&mut *connection).await?;
            if sent >= UNANSWERED {
                return Ok(Err(DirectRefused::Unanswered { most: UNANSWERED }));
            }
            let day = i64::try_from(Span::days(1).as_millis()).unwrap_or_default();
            let query = sqlx::query_scalar(STRANGE).bind(own).bind(self.at.millis() - day).bind(other);
            let strangers: i64 = query.fetch_one(&mut *connection).await?;
            if strangers >= STRANGERS {
                return Ok(Err(DirectRefused::Strangers { most: STRANGERS }));
            }
        }
        let number = next_number(connection, "direct").await?;
        let query = sqlx::query(WRITE).bind(number).bind(own).bind(other);
        query.bind(self.at.millis()).bind(&self.text).execute(connection).await?;
        let Write { sender, recipient, at, .. } = *self;
        Ok(Ok(Direct { number, sender, recipient, at, text: self.text.clone(), seen: None }))
    }
}

struct See {
    own: AccountId,
    other: AccountId,
    at: Moment,
}

impl Change for See {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const SEE: &str = "UPDATE direct SET seen = $3 WHERE recipient = $1 AND sender = $2 AND seen IS NULL";
        let query = sqlx::query(SEE).bind(self.own.0).bind(self.other.0).bind(self.at.millis());
        query.execute(connection).await?;
        Ok(())
    }
}

struct PutAway {
    own: AccountId,
    other: AccountId,
}

impl Change for PutAway {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const SENT: &str = "UPDATE direct SET by_sender = 0
            WHERE sender = $1 AND recipient = $2 AND by_sender = 1";
        const RECEIVED: &str = "UPDATE direct SET by_recipient = 0, seen = COALESCE(seen, at)
            WHERE recipient = $1 AND sender = $2 AND by_recipient = 1";
        const GONE: &str = "DELETE FROM direct WHERE by_sender = 0 AND by_recipient = 0
            AND ((sender = $1 AND recipient = $2) OR (sender = $2 AND recipient = $1))";
        let mut changed = 0;
        for query in [SENT, RECEIVED] {
            let query = sqlx::query(query).bind(self.own.0).bind(self.other.0);
            changed += query.execute(&mut *connection).await?.rows_affected();
        }
        sqlx::query(GONE).bind(self.own.0).bind(self.other.0).execute(connection).await?;
        Ok(changed > 0)
    }
}

type Row = (i64, i64, i64, i64, String, Option<i64>);

fn direct((number, sender, recipient, at, text, seen): Row) -> Direct {
    Direct {
        number,
        sender: AccountId(sender),
        recipient: AccountId(recipient),
        at: Moment::from_millis(at),
        text,
        seen: seen.map(Moment::from_millis),
    }
}

impl Database {
    /// One member writes to another.
    pub async fn write_direct(
        &self,
        sender: AccountId,
        recipient: AccountId,
        text: &str,
        at: Moment,
    ) -> Result<Result<Direct, DirectRefused>, Fault> {
        self.write(Write { sender, recipient, text: text.to_owned(), at }).await
    }

    /// Whether one has ever written to another.
    pub async fn has_written(&self, sender: AccountId, recipient: AccountId) -> Result<bool, Fault> {
        const LOOK: &str = "SELECT COUNT(*) FROM direct WHERE sender = $1 AND recipient = $2";
        let query = sqlx::query_scalar(LOOK).bind(sender.0).bind(recipient.0);
        let count: i64 = query.fetch_one(&mut *self.reader().await?).await?;
        Ok(count > 0)
    }

    /// What two have written to each other and one of them keeps, before a message, the newest first.
    pub async fn directs_between(
        &self,
        own: AccountId,
        other: AccountId,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Direct>, Fault> {
        const LIST: &str = "SELECT number, sender, recipient, at, text, seen FROM direct
            WHERE ((sender = $1 AND recipient = $2 AND by_sender = 1)
                OR (sender = $2 AND recipient = $1 AND by_recipient = 1)) AND number < $3
            ORDER BY number DESC LIMIT $4";
        let query = sqlx::query_as(LIST).bind(own.0).bind(other.0);
        let query = query.bind(before.unwrap_or(i64::MAX)).bind(i64::from(limit));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(direct).collect())
    }

    /// With whom somebody has exchanged messages that he keeps, the last first.
    pub async fn conversations(&self, own: AccountId) -> Result<Vec<Conversation>, Fault> {
        const LIST: &str = "SELECT other, MAX(number), SUM(fresh) FROM (
                SELECT CASE WHEN sender = $1 THEN recipient ELSE sender END AS other, number,
                    CASE WHEN recipient = $1 AND seen IS NULL THEN 1 ELSE 0 END AS fresh
                FROM direct WHERE (sender = $1 AND by_sender = 1) OR (recipient = $1 AND by_recipient = 1)) own
            GROUP BY other ORDER BY MAX(number) DESC LIMIT $2";
        const LAST: &str = "SELECT number, sender, recipient, at, text, seen FROM direct WHERE number = $1";
        const NAME: &str = "SELECT name FROM account WHERE id = $1";
        let mut reader = self.reader().await?;
        let query = sqlx::query_as(LIST).bind(own.0).bind(LISTED);
        let rows: Vec<(i64, i64, i64)> = query.fetch_all(&mut *reader).await?;
        let mut all = Vec::with_capacity(rows.len());
        for (other, number, unseen) in rows {
            let last: Option<Row> = sqlx::query_as(LAST).bind(number).fetch_optional(&mut *reader).await?;
            let name: Option<String> =
                sqlx::query_scalar(NAME).bind(other).fetch_optional(&mut *reader).await?;
            let (Some(last), Some(name)) = (last.map(direct), name) else { continue };
            let unseen = u64::try_from(unseen).unwrap_or_default();
            all.push(Conversation { other: AccountId(other), name, last, unseen });
        }
        Ok(all)
    }

    /// Somebody has seen what another wrote to him.
    pub async fn see_directs(&self, own: AccountId, other: AccountId, at: Moment) -> Result<(), Fault> {
        self.write(See { own, other, at }).await
    }

    /// Somebody puts away all that he and another have written; whether there was anything.
    pub async fn put_directs_away(&self, own: AccountId, other: AccountId) -> Result<bool, Fault> {
        self.write(PutAway { own, other }).await
    }

    /// How many messages somebody has not seen.
    pub async fn unseen_directs(&self, own: AccountId) -> Result<u64, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM direct WHERE recipient = $1 AND seen IS NULL";
        let query = sqlx::query_scalar(COUNT).bind(own.0);
        let count: i64 = query.fetch_one(&mut *self.reader().await?).await?;
        Ok(u64::try_from(count).unwrap_or_default())
    }
}
