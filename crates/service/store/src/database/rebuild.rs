//! Making the list of games anew from the streams, while the server serves.

use sqlx::AnyConnection;

use super::Database;
use super::games::{self, Game};
use super::stream::{self, Stored};
use super::writer::Change;
use crate::Fault;

/// So many streams are looked at between two writes.
const AT_ONCE: u32 = 200;

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rebuilt {
    /// How many games are listed now.
    pub games: u64,
    /// The streams whose facts make no sense, and why; what was listed of them stays as it was.
    pub broken: Vec<(String, Fault)>,
}

/// What a stream says of its game, up to one of its facts.
struct Listed {
    stream: String,
    seq: u32,
    /// None: it is no game, so nothing is listed.
    game: Option<Game>,
}

struct List(Vec<Listed>);

impl Change for List {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const REMOVE: &str = "DELETE FROM game WHERE stream = $1 AND seq <= $2 AND id <> $3";
        for listed in &self.0 {
            let id = listed.game.as_ref().map_or("", |game| &game.id);
            let query = sqlx::query(REMOVE).bind(&listed.stream).bind(i64::from(listed.seq)).bind(id);
            query.execute(&mut *connection).await?;
            if let Some(game) = &listed.game {
                games::write(connection, game, &listed.stream, listed.seq).await?;
            }
        }
        Ok(())
    }
}

/// Removes what is listed of streams that do not exist.
struct RemoveLost;

impl Change for RemoveLost {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const REMOVE: &str = "DELETE FROM game
            WHERE NOT EXISTS (SELECT 1 FROM fact WHERE fact.stream = game.stream AND fact.seq = 1)";
        sqlx::query(REMOVE).execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// The streams whose names begin so, in the order of their names; those after one of them.
    pub async fn streams(&self, beginning: &str, after: &str, limit: u32) -> Result<Vec<String>, Fault> {
        const LIST: &str = "SELECT stream FROM fact
            WHERE seq = 1 AND stream > $1 AND substr(stream, 1, length($2)) = $2 ORDER BY stream LIMIT $3";
        let query = sqlx::query_scalar(LIST).bind(after).bind(beginning).bind(i64::from(limit));
        Ok(query.fetch_all(&mut *self.reader().await?).await?)
    }

    /// Makes the list of games anew from all streams whose names begin so. `fold` says what a stream tells
    /// of its game; none if it is no game.
    ///
    /// Games may go on meanwhile: what is listed together with a later fact stays.
    pub async fn rebuild_games(
        &self,
        beginning: &str,
        fold: impl Fn(&str, &[Stored]) -> Result<Option<Game>, Fault>,
    ) -> Result<Rebuilt, Fault> {
        let mut rebuilt = Rebuilt::default();
        let mut after = String::new();
        loop {
            let streams = self.streams(beginning, &after, AT_ONCE).await?;
            let Some(last) = streams.last() else { break };
            after.clone_from(last);
            let mut list = Vec::new();
            for name in streams {
                match self.listed(&name, &fold).await {
                    Ok(listed) => list.push(listed),
                    Err(fault @ (Fault::Damaged { .. } | Fault::Unreadable { .. } | Fault::Other { .. })) => {
                        rebuilt.broken.push((name, fault));
                    }
                    Err(fault) => return Err(fault),
                }
            }
            let games = list.iter().filter(|listed| listed.game.is_some()).count();
            rebuilt.games = rebuilt.games.saturating_add(u64::try_from(games).unwrap_or(u64::MAX));
            self.write(List(list)).await?;
        }
        self.write(RemoveLost).await?;
        Ok(rebuilt)
    }

    async fn listed(
        &self,
        name: &str,
        fold: &impl Fn(&str, &[Stored]) -> Result<Option<Game>, Fault>,
    ) -> Result<Listed, Fault> {
        let facts = stream::read(&mut *self.reader().await?, name, 0).await?;
        let seq = facts.last().map_or(0, |fact| fact.seq);
        Ok(Listed { stream: name.to_owned(), seq, game: fold(name, &facts)? })
    }
}
