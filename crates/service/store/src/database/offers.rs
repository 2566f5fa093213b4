//! Those who wait for an opponent. Every change has a number, so that all machines of a site can tell what they know.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use super::stream::{self, Append, News};
use super::writer::Change;
use super::{Database, next_number};
use crate::Fault;

/// The counter of changes.
const COUNTER: &str = "offer";

/// An offer that was taken is kept so long.
const KEPT: Span = Span::hours(24);

const COLUMNS: &str = "id, maker, private, since, offer, game";

/// Somebody who waits for an opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredOffer {
    /// Its name in addresses.
    pub id: String,
    /// Who waits, as the server names people.
    pub maker: String,
    /// Whether only those who have the link may see it.
    pub private: bool,
    /// Since when.
    pub since: Moment,
    /// The terms and the rest, as JSON.
    pub offer: String,
    /// The game that came of it.
    pub game: Option<String>,
}

/// How many offers there may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MostOffers {
    /// Of one person.
    pub own: u32,
    /// Of everybody.
    pub all: u32,
}

/// Why an offer cannot be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OffersFull {
    /// The person has as many already.
    Own(u32),
    /// Everybody together has as many.
    All(u32),
}

struct Add {
    offer: StoredOffer,
    most: MostOffers,
}

impl Change for Add {
    type Done = Result<u64, OffersFull>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const OWN: &str = "SELECT COUNT(*) FROM offer WHERE maker = $1 AND game IS NULL";
        const ALL: &str = "SELECT COUNT(*) FROM offer WHERE game IS NULL";
        const OLD: &str = "DELETE FROM offer WHERE taken < $1";
        const WRITE: &str =
            "INSERT INTO offer (id, maker, private, since, offer) VALUES ($1, $2, $3, $4, $5)";
        let Add { offer, most } = self;
        let own: i64 = sqlx::query_scalar(OWN).bind(&offer.maker).fetch_one(&mut *connection).await?;
        if own >= i64::from(most.own) {
            return Ok(Err(OffersFull::Own(most.own)));
        }
        let all: i64 = sqlx::query_scalar(ALL).fetch_one(&mut *connection).await?;
        if all >= i64::from(most.all) {
            return Ok(Err(OffersFull::All(most.all)));
        }
        let old = offer.since.millis() - i64::try_from(KEPT.as_millis()).unwrap_or_default();
        sqlx::query(OLD).bind(old).execute(&mut *connection).await?;
        let query = sqlx::query(WRITE).bind(&offer.id).bind(&offer.maker).bind(i64::from(offer.private));
        query.bind(offer.since.millis()).bind(&offer.offer).execute(&mut *connection).await?;
        Ok(Ok(count(connection).await?))
    }
}

/// Takes back open offers of somebody: one of them, or all.
struct Withdraw {
    maker: String,
    id: Option<String>,
}

impl Change for Withdraw {
    type Done = Option<u64>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Option<u64>, Fault> {
        const GONE: &str = "DELETE FROM offer WHERE maker = $1 AND game IS NULL AND ($2 = '' OR id = $2)";
        let id = self.id.as_deref().unwrap_or_default();
        let query = sqlx::query(GONE).bind(&self.maker).bind(id);
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(None);
        }
        Ok(Some(count(connection).await?))
    }
}

/// Takes an offer and begins its game: both, or neither.
struct Take {
    id: String,
    game: String,
    at: Moment,
    begin: Append,
}

impl Change for Take {
    type Done = Option<u64>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Option<u64>, Fault> {
        const TAKE: &str = "UPDATE offer SET game = $2, taken = $3 WHERE id = $1 AND game IS NULL";
        let query = sqlx::query(TAKE).bind(&self.id).bind(&self.game).bind(self.at.millis());
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(None);
        }
        // If the game cannot begin, the offer stands.
        stream::write(connection, &self.begin).await??;
        Ok(Some(count(connection).await?))
    }

    fn news(&self, done: &Self::Done) -> Vec<News> {
        done.iter().map(|_| self.begin.news()).collect()
    }
}

/// One more change; its number.
async fn count(connection: &mut AnyConnection) -> Result<u64, Fault> {
    Ok(u64::try_from(next_number(connection, COUNTER).await?).unwrap_or_default())
}

type Row = (String, String, i64, i64, String, Option<String>);

fn offer((id, maker, private, since, offer, game): Row) -> StoredOffer {
    StoredOffer { id, maker, private: private != 0, since: Moment::from_millis(since), offer, game }
}

impl Database {
    /// Adds an offer, unless there are too many; the number of the change.
    pub async fn add_offer(
        &self,
        offer: StoredOffer,
        most: MostOffers,
    ) -> Result<Result<u64, OffersFull>, Fault> {
        self.write(Add { offer, most }).await
    }

    /// Takes an offer and begins its game, whose name and first facts are given: both or neither. The number of the
    /// change; none if the offer is no longer open.
    pub async fn take_offer(
        &self,
        id: &str,
        game: &str,
        at: Moment,
        begin: Append,
    ) -> Result<Option<u64>, Fault> {
        self.write(Take { id: id.to_owned(), game: game.to_owned(), at, begin }).await
    }

    /// Takes back an open offer of somebody, or all of them; the number of the change, if there was something.
    pub async fn withdraw_offers(&self, maker: &str, id: Option<&str>) -> Result<Option<u64>, Fault> {
        self.write(Withdraw { maker: maker.to_owned(), id: id.map(str::to_owned) }).await
    }

    /// The number of the last change to the offers.
    pub async fn offers_changed(&self) -> Result<u64, Fault> {
        const READ: &str = "SELECT COALESCE(MAX(value), 0) FROM counter WHERE name = $1";
        let value: i64 = sqlx::query_scalar(READ).bind(COUNTER).fetch_one(&mut *self.reader().await?).await?;
        Ok(u64::try_from(value).unwrap_or_default())
    }

    /// All open offers, the oldest first.
    pub async fn open_offers(&self) -> Result<Vec<StoredOffer>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM offer WHERE game IS NULL ORDER BY since, id");
        // Made of our own words only.
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(offer).collect())
    }

    /// One offer, open or taken.
    pub async fn offer(&self, id: &str) -> Result<Option<StoredOffer>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM offer WHERE id = $1");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(id);
        let row: Option<Row> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(offer))
    }
}
