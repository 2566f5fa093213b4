//! Those who wait for an opponent. Every change has a number, so that all machines of a site can tell what they know.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use super::stream::{self, Append, News};
use super::writer::Change;
use super::{Database, next_number};
use crate::{Asker, Fault, Full, Shares, Taken};

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
    pub since: Moment,
    /// The terms and the rest, as JSON.
    pub offer: String,
    /// The game that came of it.
    pub game: Option<String>,
}

struct Add {
    offer: StoredOffer,
    asker: Asker,
    shares: Shares,
}

impl Change for Add {
    type Done = Result<u64, Full>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const TAKEN: &str = "SELECT COUNT(*), COUNT(CASE WHEN member = 0 THEN 1 END),
            COUNT(CASE WHEN maker = $1 THEN 1 END),
            COUNT(CASE WHEN COALESCE(address, '') = $2 AND member = $3 THEN 1 END)
            FROM offer WHERE game IS NULL";
        const OLD: &str = "DELETE FROM offer WHERE taken < $1";
        const WRITE: &str = "INSERT INTO offer (id, maker, private, since, offer, member, address, seen)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let Add { offer, asker, shares } = self;
        let (member, address) = (i64::from(asker.member), asker.address.as_deref());
        let query = sqlx::query_as(TAKEN).bind(&offer.maker).bind(address.unwrap_or_default()).bind(member);
        let (all, guests, own, from): (i64, i64, i64, i64) = query.fetch_one(&mut *connection).await?;
        let count = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
        let taken = Taken { all: count(all), guests: count(guests), own: count(own), address: count(from) };
        if let Err(full) = shares.admit(asker, &taken) {
            return Ok(Err(full));
        }
        let old = offer.since.millis() - i64::try_from(KEPT.as_millis()).unwrap_or_default();
        sqlx::query(OLD).bind(old).execute(&mut *connection).await?;
        let since = offer.since.millis();
        let query = sqlx::query(WRITE).bind(&offer.id).bind(&offer.maker).bind(i64::from(offer.private));
        let query = query.bind(since).bind(&offer.offer).bind(member).bind(address).bind(since);
        query.execute(&mut *connection).await?;
        Ok(Ok(count_change(connection).await?))
    }
}

/// Makers of offers are there, and those who have been gone for long do not wait any more.
struct Seen {
    makers: Vec<String>,
    at: Moment,
    /// Open to all and not seen since; known to a friend and not seen since.
    gone: [Moment; 2],
}

impl Change for Seen {
    type Done = Option<u64>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Option<u64>, Fault> {
        const SEEN: &str = "UPDATE offer SET seen = $2 WHERE maker = $1 AND game IS NULL";
        const GONE: &str = "DELETE FROM offer WHERE game IS NULL AND private = $1 AND seen < $2";
        for maker in &self.makers {
            sqlx::query(SEEN).bind(maker).bind(self.at.millis()).execute(&mut *connection).await?;
        }
        let mut gone = 0;
        for (private, before) in (0_i64..).zip(self.gone) {
            let query = sqlx::query(GONE).bind(private).bind(before.millis());
            gone += query.execute(&mut *connection).await?.rows_affected();
        }
        if gone == 0 { Ok(None) } else { Ok(Some(count_change(connection).await?)) }
    }
}

/// All open offers are taken away.
pub(super) struct Clear;

impl Change for Clear {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        sqlx::query("DELETE FROM offer WHERE game IS NULL").execute(&mut *connection).await?;
        count_change(connection).await?;
        Ok(())
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
        Ok(Some(count_change(connection).await?))
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
        Ok(Some(count_change(connection).await?))
    }

    fn news(&self, done: &Self::Done) -> Vec<News> {
        done.iter().map(|_| self.begin.news()).collect()
    }
}

/// One more change; its number.
async fn count_change(connection: &mut AnyConnection) -> Result<u64, Fault> {
    Ok(u64::try_from(next_number(connection, COUNTER).await?).unwrap_or_default())
}

type Row = (String, String, i64, i64, String, Option<String>);

fn offer((id, maker, private, since, offer, game): Row) -> StoredOffer {
    StoredOffer { id, maker, private: private != 0, since: Moment::from_millis(since), offer, game }
}

impl Database {
    /// Adds an offer, unless that is more than a fair share; the number of the change.
    pub async fn add_offer(
        &self,
        offer: StoredOffer,
        asker: Asker,
        shares: Shares,
    ) -> Result<Result<u64, Full>, Fault> {
        self.write(Add { offer, asker, shares }).await
    }

    /// Notes who is there at a moment, and takes offers away whose makers were last there before another: of those open
    /// to all, and of those that a friend knows. The number of the change, if there was something.
    pub async fn offers_seen(
        &self,
        makers: Vec<String>,
        at: Moment,
        gone: [Moment; 2],
    ) -> Result<Option<u64>, Fault> {
        self.write(Seen { makers, at, gone }).await
    }

    /// Who makes open offers.
    pub async fn offer_makers(&self) -> Result<Vec<String>, Fault> {
        const MAKERS: &str = "SELECT DISTINCT maker FROM offer WHERE game IS NULL";
        Ok(sqlx::query_scalar(MAKERS).fetch_all(&mut *self.reader().await?).await?)
    }

    /// From where an offer was made, if that is known.
    pub async fn offer_address(&self, id: &str) -> Result<Option<String>, Fault> {
        const READ: &str = "SELECT address FROM offer WHERE id = $1";
        let found: Option<Option<String>> =
            sqlx::query_scalar(READ).bind(id).fetch_optional(&mut *self.reader().await?).await?;
        Ok(found.flatten())
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
