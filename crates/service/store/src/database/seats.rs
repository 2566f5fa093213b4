//! Who sits where in games by correspondence and in displays, offers that wait for days, and private notes.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// Somebody at a game or a display.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitting {
    /// Of which kind: `post`, `display`.
    pub kind: String,
    /// By what it is known in addresses.
    pub id: String,
    pub account: AccountId,
    /// In which office: `white`, `black`, `arbiter`, `giver`.
    pub office: String,
    /// What it is part of.
    pub part_of: Option<String>,
    /// Whether it is still played.
    pub running: bool,
    pub made: Moment,
}

/// An offer of a game by correspondence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostOffer {
    /// By what it is known in addresses.
    pub id: String,
    pub account: AccountId,
    /// The name of the one who offers.
    pub name: String,
    /// What is offered, as JSON.
    pub content: String,
}

type Row = (String, String, i64, String, Option<String>, i64, i64);

const COLUMNS: &str = "SELECT kind, id, account, office, part_of, running, made FROM sitting";

fn sitting((kind, id, account, office, part_of, running, made): Row) -> Sitting {
    let (account, made) = (AccountId(account), Moment::from_millis(made));
    Sitting { kind, id, account, office, part_of, running: running != 0, made }
}

struct Sit(Vec<Sitting>);

impl Change for Sit {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str = "INSERT INTO sitting (kind, id, account, office, part_of, running, made)
            VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (kind, id, account, office) DO NOTHING";
        for own in &self.0 {
            let query =
                sqlx::query(WRITE).bind(&own.kind).bind(&own.id).bind(own.account.0).bind(&own.office);
            let query = query.bind(own.part_of.clone()).bind(i64::from(own.running)).bind(own.made.millis());
            query.execute(&mut *connection).await?;
        }
        Ok(())
    }
}

struct SetRunning {
    kind: String,
    id: String,
    running: bool,
}

impl Change for SetRunning {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str = "UPDATE sitting SET running = $3 WHERE kind = $1 AND id = $2";
        let query = sqlx::query(WRITE).bind(&self.kind).bind(&self.id).bind(i64::from(self.running));
        query.execute(connection).await?;
        Ok(())
    }
}

struct Offer {
    id: String,
    account: AccountId,
    content: String,
    at: Moment,
}

impl Change for Offer {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str = "INSERT INTO post_offer (id, account, content, made) VALUES ($1, $2, $3, $4)";
        let query = sqlx::query(WRITE).bind(&self.id).bind(self.account.0).bind(&self.content);
        query.bind(self.at.millis()).execute(connection).await?;
        Ok(())
    }
}

struct TakeOffer(String);

impl Change for TakeOffer {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        let query = sqlx::query("DELETE FROM post_offer WHERE id = $1").bind(&self.0);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

struct Jot {
    game: String,
    account: AccountId,
    content: String,
}

impl Change for Jot {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str = "INSERT INTO jotting (game, account, content) VALUES ($1, $2, $3)
            ON CONFLICT (game, account) DO UPDATE SET content = $3";
        let query = sqlx::query(WRITE).bind(&self.game).bind(self.account.0).bind(&self.content);
        query.execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// Writes down who sits where.
    pub async fn sit(&self, sittings: Vec<Sitting>) -> Result<(), Fault> {
        self.write(Sit(sittings)).await
    }

    /// A game or display is over, or goes on again.
    pub async fn set_running(&self, kind: &str, id: &str, running: bool) -> Result<(), Fault> {
        self.write(SetRunning { kind: kind.to_owned(), id: id.to_owned(), running }).await
    }

    /// Where an account sits, the newest first.
    pub async fn sittings_of(&self, account: AccountId, kind: &str) -> Result<Vec<Sitting>, Fault> {
        let list = format!("{COLUMNS} WHERE account = $1 AND kind = $2 ORDER BY made DESC, id");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(list)).bind(account.0).bind(kind);
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(sitting).collect())
    }

    /// Who sits at a game or display.
    pub async fn sittings_at(&self, kind: &str, id: &str) -> Result<Vec<Sitting>, Fault> {
        let list = format!("{COLUMNS} WHERE kind = $1 AND id = $2 ORDER BY office");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(list)).bind(kind).bind(id);
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(sitting).collect())
    }

    /// The games of an event.
    pub async fn sittings_in(&self, kind: &str, part_of: &str) -> Result<Vec<Sitting>, Fault> {
        let list = format!("{COLUMNS} WHERE kind = $1 AND part_of = $2 ORDER BY made, id, office");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(list)).bind(kind).bind(part_of);
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(sitting).collect())
    }

    /// What is still played of a kind, the newest first.
    pub async fn running(&self, kind: &str) -> Result<Vec<Sitting>, Fault> {
        let list = format!("{COLUMNS} WHERE kind = $1 AND running = 1 ORDER BY made DESC, id, office");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(list)).bind(kind);
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(sitting).collect())
    }

    /// Keeps an offer of a game by correspondence.
    pub async fn offer_post(
        &self,
        id: &str,
        account: AccountId,
        content: String,
        at: Moment,
    ) -> Result<(), Fault> {
        self.write(Offer { id: id.to_owned(), account, content, at }).await
    }

    /// The offers of games by correspondence, the newest first.
    pub async fn post_offers(&self) -> Result<Vec<PostOffer>, Fault> {
        const LIST: &str = "SELECT post_offer.id, account, name, content FROM post_offer
            JOIN account ON account.id = post_offer.account ORDER BY post_offer.made DESC, post_offer.id";
        type Row = (String, i64, String, String);
        let rows: Vec<Row> = sqlx::query_as(LIST).fetch_all(&mut *self.reader().await?).await?;
        let offer =
            |(id, account, name, content): Row| PostOffer { id, account: AccountId(account), name, content };
        Ok(rows.into_iter().map(offer).collect())
    }

    /// Takes an offer away; whether it was still there, so that only one can accept it.
    pub async fn take_post_offer(&self, id: &str) -> Result<bool, Fault> {
        self.write(TakeOffer(id.to_owned())).await
    }

    /// Keeps what somebody notes for himself beside a game.
    pub async fn jot(&self, game: &str, account: AccountId, content: String) -> Result<(), Fault> {
        self.write(Jot { game: game.to_owned(), account, content }).await
    }

    /// What somebody noted for himself beside a game.
    pub async fn jotting(&self, game: &str, account: AccountId) -> Result<Option<String>, Fault> {
        const READ: &str = "SELECT content FROM jotting WHERE game = $1 AND account = $2";
        let query = sqlx::query_scalar(READ).bind(game).bind(account.0);
        Ok(query.fetch_optional(&mut *self.reader().await?).await?)
    }
}
