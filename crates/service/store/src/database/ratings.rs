//! Ratings: a read model made of the rated games. How they are computed is for the server.

use damier_clock::{Moment, Span};
use sqlx::{AnyConnection, AssertSqlSafe};

use super::games::{COLUMNS, Game, Row as GameRow};
use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// Games are told in the order in which they ended, give or take so much.
const SLACK: Span = Span::minutes(10);

/// What somebody has a rating in.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RatingOf {
    pub account: AccountId,
    /// The variant by name.
    pub variant: String,
    /// How fast it is played, in a word.
    pub pace: String,
}

/// A rating and how sure it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rating {
    /// Of whom, in what.
    pub of: RatingOf,
    pub mean: i64,
    pub deviation: i64,
    /// In thousand millionths.
    pub volatility: i64,
    /// How many games it is made of.
    pub games: u32,
    /// When the last of them ended.
    pub at: Moment,
}

/// What a game made of a rating.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rated {
    pub game: String,
    /// When it ended.
    pub at: Moment,
    pub mean: i64,
    pub deviation: i64,
}

type Row = (i64, String, String, i64, i64, i64, i64, i64);

fn rating((account, variant, pace, mean, deviation, volatility, games, at): Row) -> Rating {
    Rating {
        of: RatingOf { account: AccountId(account), variant, pace },
        mean,
        deviation,
        volatility,
        games: u32::try_from(games).unwrap_or(u32::MAX),
        at: Moment::from_millis(at),
    }
}

/// A game counts: the ratings of both after it.
struct Rate {
    game: String,
    after: [Rating; 2],
}

impl Change for Rate {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const HISTORY: &str = "INSERT INTO rated (game, account, variant, pace, at, mean, deviation)
            VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game, account) DO NOTHING";
        const WRITE: &str =
            "INSERT INTO rating (account, variant, pace, mean, deviation, volatility, games, at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            ON CONFLICT (account, variant, pace) DO UPDATE SET mean = excluded.mean,
                deviation = excluded.deviation, volatility = excluded.volatility,
                games = excluded.games, at = excluded.at
            WHERE rating.games = excluded.games - 1";
        for after in &self.after {
            let of = &after.of;
            let query = sqlx::query(HISTORY).bind(&self.game).bind(of.account.0).bind(&of.variant);
            let query = query.bind(&of.pace).bind(after.at.millis()).bind(after.mean).bind(after.deviation);
            if query.execute(&mut *connection).await?.rows_affected() == 0 {
                return Ok(false);
            }
            let query = sqlx::query(WRITE).bind(of.account.0).bind(&of.variant).bind(&of.pace);
            let query = query.bind(after.mean).bind(after.deviation).bind(after.volatility);
            let query = query.bind(i64::from(after.games)).bind(after.at.millis());
            if query.execute(&mut *connection).await?.rows_affected() == 0 {
                // Another machine has rated a game of his: this was reckoned from an earlier rating.
                return Err(Fault::Conflict { expected: after.games, found: after.games.saturating_add(1) });
            }
        }
        Ok(true)
    }
}

/// Forgets all ratings.
pub(crate) struct Forget;

impl Change for Forget {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        sqlx::query("DELETE FROM rated").execute(&mut *connection).await?;
        sqlx::query("DELETE FROM rating").execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// The rating of somebody in something.
    pub async fn rating(&self, of: &RatingOf) -> Result<Option<Rating>, Fault> {
        const READ: &str = "SELECT account, variant, pace, mean, deviation, volatility, games, at
            FROM rating WHERE account = $1 AND variant = $2 AND pace = $3";
        let query = sqlx::query_as(READ).bind(of.account.0).bind(&of.variant).bind(&of.pace);
        let row: Option<Row> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(rating))
    }

    /// All ratings of an account.
    pub async fn ratings(&self, account: AccountId) -> Result<Vec<Rating>, Fault> {
        const LIST: &str = "SELECT account, variant, pace, mean, deviation, volatility, games, at
            FROM rating WHERE account = $1 ORDER BY variant, pace";
        let query = sqlx::query_as(LIST).bind(account.0);
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(rating).collect())
    }

    /// What the last games made of a rating, the latest first.
    pub async fn rating_history(&self, of: &RatingOf, limit: u32) -> Result<Vec<Rated>, Fault> {
        const LIST: &str = "SELECT game, at, mean, deviation FROM rated
            WHERE account = $1 AND variant = $2 AND pace = $3 ORDER BY at DESC, game LIMIT $4";
        let query = sqlx::query_as(LIST).bind(of.account.0).bind(&of.variant).bind(&of.pace);
        let rows: Vec<(String, i64, i64, i64)> =
            query.bind(i64::from(limit)).fetch_all(&mut *self.reader().await?).await?;
        let rated =
            |(game, at, mean, deviation)| Rated { game, at: Moment::from_millis(at), mean, deviation };
        Ok(rows.into_iter().map(rated).collect())
    }

    /// How many games of the same two count that ended after one moment and up to another.
    pub async fn rated_between(
        &self,
        one: AccountId,
        other: AccountId,
        after: Moment,
        until: Moment,
    ) -> Result<usize, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM rated AS own JOIN rated AS his ON his.game = own.game
            WHERE own.account = $1 AND his.account = $2 AND own.at > $3 AND own.at <= $4";
        let query = sqlx::query_scalar(COUNT).bind(one.0).bind(other.0);
        let count: i64 =
            query.bind(after.millis()).bind(until.millis()).fetch_one(&mut *self.reader().await?).await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// Writes down what a game made of the ratings of its two players; whether it had not been written down before.
    ///
    /// [`Fault::Conflict`] if another game of one of them was written down since: it has to be reckoned again.
    pub async fn rate(&self, game: &str, after: [Rating; 2]) -> Result<bool, Fault> {
        self.write(Rate { game: game.to_owned(), after }).await
    }

    /// Games that have ended and could count for ratings but have not been written down yet, in the order in which
    /// they ended; those after one of them.
    pub async fn games_to_rate(&self, after: Option<&Game>, limit: u32) -> Result<Vec<Game>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM game WHERE rated = 1 AND result IS NOT NULL
                AND white_account IS NOT NULL AND black_account IS NOT NULL
                AND ended >= (SELECT COALESCE(MAX(at), 0) FROM rated) - $1
                AND (ended > $2 OR (ended = $2 AND id > $3))
                AND NOT EXISTS (SELECT 1 FROM rated WHERE rated.game = game.id)
                ORDER BY ended, id LIMIT $4"
        );
        let slack = i64::try_from(SLACK.as_millis()).unwrap_or(i64::MAX);
        let ended = after.and_then(|game| game.ended).map_or(i64::MIN, Moment::millis);
        // Made of our own words only.
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(slack).bind(ended);
        let query = query.bind(after.map_or("", |game| &game.id).to_owned()).bind(i64::from(limit));
        let rows: Vec<GameRow> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(Game::from).collect())
    }
}
