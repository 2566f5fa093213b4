//! Whether the database can be used: what time it is there, and whether something can be written.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{Database, Kind, next_number};
use crate::Fault;

/// The counter that is counted up.
const COUNTER: &str = "alive";

/// Something small is written.
struct Sign;

impl Change for Sign {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        next_number(connection, COUNTER).await?;
        Ok(())
    }
}

impl Database {
    /// Writes something small, to find out whether anything can be written.
    pub async fn try_writing(&self) -> Result<(), Fault> {
        self.write(Sign).await
    }

    /// The time of day where the database is.
    pub async fn time_of_day(&self) -> Result<Moment, Fault> {
        let sql = match self.kind {
            Kind::Sqlite => "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS BIGINT)",
            Kind::Postgres => "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
        };
        let millis: i64 = sqlx::query_scalar(sql).fetch_one(&mut *self.reader().await?).await?;
        Ok(Moment::from_millis(millis))
    }
}
