//! How far people have been told of a stream, so that after a restart the rest is told and nothing twice.

use sqlx::AnyConnection;

use super::Database;
use super::writer::Change;
use crate::Fault;

struct NotifiedRow {
    stream: String,
    seq: u32,
}

impl Change for NotifiedRow {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        // Whoever is behind does not take back what another machine has told.
        const WRITE: &str = "INSERT INTO told (stream, seq) VALUES ($1, $2)
            ON CONFLICT (stream) DO UPDATE SET seq = excluded.seq WHERE told.seq < excluded.seq";
        sqlx::query(WRITE).bind(&self.stream).bind(i64::from(self.seq)).execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// Up to which fact of a stream people have been told; none if nobody has looked at it yet.
    pub async fn notified_up_to(&self, stream: &str) -> Result<Option<u32>, Fault> {
        let query = sqlx::query_scalar("SELECT seq FROM told WHERE stream = $1").bind(stream);
        let seq: Option<i64> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(seq.map(|seq| u32::try_from(seq).unwrap_or_default()))
    }

    /// People have been told of a stream up to a fact.
    pub async fn set_told(&self, stream: &str, seq: u32) -> Result<(), Fault> {
        self.write(NotifiedRow { stream: stream.to_owned(), seq }).await
    }
}
