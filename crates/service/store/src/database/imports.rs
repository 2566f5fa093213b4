//! Games that were taken in from files: whose they are, and how they go again.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::name::NameKey;
use super::positions::Occurrence;
use super::rewrite::{Rewrite, Rewritten};
use super::stream::{self, Append};
use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// Where a game comes from that was not played here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    pub game: String,
    /// The name of its file.
    pub source: String,
    /// Who took it in; none: somebody who has left.
    pub account: Option<AccountId>,
    pub at: Moment,
}

/// Games to be taken in, each with where it comes from.
struct Import(Vec<(Append, Imported)>);

impl Change for Import {
    /// For each whether it is new.
    type Done = Vec<bool>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Vec<bool>, Fault> {
        const WRITE: &str = "INSERT INTO imported (game, source, account, at) VALUES ($1, $2, $3, $4)";
        let mut new = Vec::new();
        for (append, imported) in &self.0 {
            let is_new = match stream::write(connection, append).await? {
                Ok(()) => true,
                Err(Fault::Conflict { .. }) => false,
                Err(fault) => return Err(fault),
            };
            if is_new {
                let query = sqlx::query(WRITE).bind(&imported.game).bind(&imported.source);
                let query = query.bind(imported.account.map(|account| account.0)).bind(imported.at.millis());
                query.execute(&mut *connection).await?;
            }
            new.push(is_new);
        }
        Ok(new)
    }
}

/// A game goes that was taken in; whether there was one.
struct Remove {
    game: String,
    stream: String,
    begun: Moment,
    positions: Vec<Occurrence>,
}

impl Change for Remove {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const POSITION: &str = "DELETE FROM occurrence WHERE position = $1 AND begun = $2 AND game = $3";
        let gone = sqlx::query("DELETE FROM imported WHERE game = $1").bind(&self.game);
        if gone.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(false);
        }
        for row in &self.positions {
            let query = sqlx::query(POSITION).bind(row.position.0).bind(self.begun.millis()).bind(&self.game);
            query.execute(&mut *connection).await?;
        }
        sqlx::query("DELETE FROM game WHERE id = $1").bind(&self.game).execute(&mut *connection).await?;
        sqlx::query("DELETE FROM fact WHERE stream = $1").bind(&self.stream).execute(connection).await?;
        Ok(true)
    }
}

/// A name goes from a game that was taken in; whether there was one.
struct Unname {
    game: String,
    name: NameKey,
    called: String,
    rewrite: Rewrite,
}

impl Change for Unname {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const THERE: &str = "SELECT COUNT(*) FROM imported WHERE game = $1";
        let there: i64 = sqlx::query_scalar(THERE).bind(&self.game).fetch_one(&mut *connection).await?;
        if there == 0 {
            return Ok(false);
        }
        self.rewrite.make(connection).await?;
        for side in [
            "UPDATE game SET white_name = $2, white_folded = $3 WHERE id = $1 AND white_folded = $4",
            "UPDATE game SET black_name = $2, black_folded = $3 WHERE id = $1 AND black_folded = $4",
        ] {
            let query = sqlx::query(side).bind(&self.game).bind(&self.called);
            let query = query.bind(NameKey::of(&self.called).into_string());
            query.bind(self.name.clone().into_string()).execute(&mut *connection).await?;
        }
        Ok(true)
    }
}

type Row = (String, String, Option<i64>, i64);

fn imported((game, source, account, at): Row) -> Imported {
    Imported { game, source, account: account.map(AccountId), at: Moment::from_millis(at) }
}

impl Database {
    /// Takes games in; for each whether it is new. One whose stream is there already is known, and stays.
    pub async fn import(&self, games: Vec<(Append, Imported)>) -> Result<Vec<bool>, Fault> {
        self.write(Import(games)).await
    }

    /// Where a game comes from; none: it was played here.
    pub async fn imported(&self, game: &str) -> Result<Option<Imported>, Fault> {
        const READ: &str = "SELECT game, source, account, at FROM imported WHERE game = $1";
        let query = sqlx::query_as(READ).bind(game);
        Ok(query.fetch_optional(&mut *self.reader().await?).await?.map(imported))
    }

    /// Takes a name out of a game that was taken in: its facts are told as they are given here, and it is found by that
    /// name no longer. Whether there was such a game.
    pub async fn unname_imported(
        &self,
        game: &str,
        stream: &str,
        name: &str,
        called: &str,
        facts: Vec<Rewritten>,
    ) -> Result<bool, Fault> {
        let rewrite = Rewrite { stream: stream.to_owned(), facts };
        let (game, called) = (game.to_owned(), called.to_owned());
        self.write(Unname { game, name: NameKey::of(name), called, rewrite }).await
    }

    /// Removes a game that was taken in, with its stream and its positions; whether there was one.
    pub async fn remove_imported(
        &self,
        game: &str,
        stream: &str,
        begun: Moment,
        positions: Vec<Occurrence>,
    ) -> Result<bool, Fault> {
        let (game, stream) = (game.to_owned(), stream.to_owned());
        self.write(Remove { game, stream, begun, positions }).await
    }
}
