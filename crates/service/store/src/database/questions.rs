//! What browsers have been asked: each question is answered once, and in time, at whichever machine.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{Database, SecretHash};
use crate::Fault;

struct Ask {
    hash: SecretHash,
    now: Moment,
    until: Moment,
    most: u32,
}

impl Change for Ask {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM question WHERE until > $1";
        const OLD: &str = "DELETE FROM question WHERE until <= $1";
        const WRITE: &str =
            "INSERT INTO question (hash, until) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";
        let now = self.now.millis();
        let open: i64 = sqlx::query_scalar(COUNT).bind(now).fetch_one(&mut *connection).await?;
        if open >= i64::from(self.most) {
            return Ok(false);
        }
        sqlx::query(OLD).bind(now).execute(&mut *connection).await?;
        let query = sqlx::query(WRITE).bind(self.hash.as_str()).bind(self.until.millis());
        query.execute(connection).await?;
        Ok(true)
    }
}

struct Answer {
    hash: SecretHash,
    now: Moment,
}

impl Change for Answer {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const ANSWER: &str = "DELETE FROM question WHERE hash = $1 AND until > $2";
        let query = sqlx::query(ANSWER).bind(self.hash.as_str()).bind(self.now.millis());
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

impl Database {
    /// Writes down that something was asked, by the hash of it, to be answered until a moment; whether that could be,
    /// because not too much is asked already.
    pub async fn ask(&self, hash: SecretHash, now: Moment, until: Moment, most: u32) -> Result<bool, Fault> {
        self.write(Ask { hash, now, until, most }).await
    }

    /// Whether this was asked and not answered yet; from now on it is answered.
    pub async fn answer(&self, hash: SecretHash, now: Moment) -> Result<bool, Fault> {
        self.write(Answer { hash, now }).await
    }
}
