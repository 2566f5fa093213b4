//! What is no longer good is not kept: one sweep over everything that has an end.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use super::Database;
use super::writer::Change;
use crate::Fault;

/// Failed attempts older than this count for nothing.
const FAILURES: Span = Span::days(1);

/// A browser at which nobody has signed in for so long is known no more.
const DEVICES: Span = Span::days(400);

/// That something was told is remembered so long.
const TOLD: Span = Span::days(90);

/// What others said of their work is of the moment.
const TASKS: Span = Span::days(2);

/// A token from before tokens had an end gets one, so long from now.
const TOKENS: Span = Span::days(365);

/// Each statement, and the moment before which what it names is gone.
fn sweeps(now: Moment) -> [(&'static str, Moment); 13] {
    let ago = |span: Span| {
        let millis = i64::try_from(span.as_millis()).unwrap_or(i64::MAX);
        Moment::from_millis(now.millis().saturating_sub(millis))
    };
    [
        ("DELETE FROM session WHERE expires <= $1", now),
        ("DELETE FROM token WHERE expires <= $1", now),
        ("DELETE FROM reset WHERE expires <= $1", now),
        ("DELETE FROM confirming WHERE expires <= $1", now),
        ("DELETE FROM setup_link WHERE expires <= $1", now),
        ("DELETE FROM question WHERE until <= $1", now),
        ("DELETE FROM retired WHERE until <= $1", now),
        ("DELETE FROM failure WHERE last < $1", ago(FAILURES)),
        ("DELETE FROM device WHERE seen < $1", ago(DEVICES)),
        ("DELETE FROM letter WHERE due IS NULL AND made < $1", ago(TOLD)),
        ("DELETE FROM pushed WHERE made < $1", ago(TOLD)),
        ("DELETE FROM task WHERE changed < $1", ago(TASKS)),
        ("UPDATE token SET expires = $1 WHERE expires IS NULL", now + TOKENS),
    ]
}

struct Purge(Moment);

impl Change for Purge {
    type Done = u64;

    async fn make(&self, connection: &mut AnyConnection) -> Result<u64, Fault> {
        let mut rows = 0;
        for (sweep, moment) in sweeps(self.0) {
            let done = sqlx::query(sweep).bind(moment.millis()).execute(&mut *connection).await?;
            rows += done.rows_affected();
        }
        Ok(rows)
    }

    fn size(&self) -> usize {
        100
    }
}

impl Database {
    /// Forgets what has ended: sessions, tokens, links, questions, names that nobody could have for a while, failed
    /// attempts, browsers that have not been seen for more than a year, settled letters and messages. How many rows it
    /// was.
    pub async fn purge(&self, now: Moment) -> Result<u64, Fault> {
        self.write(Purge(now)).await
    }
}
