//! How something waits to be brought to somebody: a letter to a mail server, a message to a push service.
//!
//! Whoever brings takes one at a time for a while; if he dies meanwhile, another takes it after that. Each table
//! keeps what it brings in its own columns, and `number`, `due`, `attempts` and `trouble` as here.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use crate::Fault;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Waiting {
    Letters,
    /// Messages to closed browsers.
    Messages,
}

/// Something that was taken.
pub(super) struct Taken {
    pub(super) number: i64,
    /// How often it has been taken, this time included.
    pub(super) attempts: u32,
}

// Whoever takes at the same time finds it taken, because the moment is looked at again.
macro_rules! take {
    ($table:literal) => {
        concat!(
            "UPDATE ",
            $table,
            " SET due = $2, attempts = attempts + 1 WHERE number = (SELECT number FROM ",
            $table,
            " WHERE due <= $1 ORDER BY due, number LIMIT 1) AND due <= $1 RETURNING number, attempts"
        )
    };
}

impl Waiting {
    /// Takes what has waited longest, so that nobody else gets it for a while.
    pub(super) async fn take(
        self,
        connection: &mut AnyConnection,
        now: Moment,
        for_so_long: Span,
    ) -> Result<Option<Taken>, Fault> {
        let take = match self {
            Waiting::Letters => take!("letter"),
            Waiting::Messages => take!("message"),
        };
        let query = sqlx::query_as(take).bind(now.millis()).bind((now + for_so_long).millis());
        let row: Option<(i64, i64)> = query.fetch_optional(connection).await?;
        Ok(row.map(|(number, attempts)| Taken {
            number,
            attempts: u32::try_from(attempts).unwrap_or(u32::MAX),
        }))
    }

    /// It is tried again at a later moment; the trouble is told.
    pub(super) async fn put_off(
        self,
        connection: &mut AnyConnection,
        number: i64,
        due: Moment,
        why: &str,
    ) -> Result<(), Fault> {
        let later = match self {
            Waiting::Letters => "UPDATE letter SET due = $2, trouble = $3 WHERE number = $1",
            Waiting::Messages => "UPDATE message SET due = $2, trouble = $3 WHERE number = $1",
        };
        sqlx::query(later).bind(number).bind(due.millis()).bind(why).execute(connection).await?;
        Ok(())
    }

    /// When the next one is to be brought, if one waits.
    pub(super) async fn next(self, connection: &mut AnyConnection) -> Result<Option<Moment>, Fault> {
        let next = match self {
            Waiting::Letters => "SELECT MIN(due) FROM letter WHERE due IS NOT NULL",
            Waiting::Messages => "SELECT MIN(due) FROM message",
        };
        let due: Option<i64> = sqlx::query_scalar(next).fetch_one(connection).await?;
        Ok(due.map(Moment::from_millis))
    }
}
