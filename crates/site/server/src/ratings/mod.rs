//! Ratings of those who have accounts: one for each variant and pace, made of the rated games in the order in which
//! they ended.
//!
//! A game is rated when it is over, from both ratings before it. Nothing is kept that could not be made anew: after
//! [`damier_store::Deed::ForgetRatings`] all games are rated again, and games whose rating was cut short by a crash are found
//! at the next start.

mod glicko;

use damier_clock::{Moment, named};
use damier_live::{Entry, LiveGame, Pace, Player};
use damier_rules::game::Outcome;
use damier_rules::{ByColor, Color};
use damier_store::{AccountId, Database, Fault, Game, Rating as Kept, RatingOf, Stored, Tries};
use tokio::sync::Mutex;

pub(crate) use glicko::Rating;

/// A period in the sense of Glicko: five days, so that a rating of 50 points' deviation that is not used has one of
/// 110 after a year and a quarter.
const PERIOD: f64 = 5.0 * 24.0 * 60.0 * 60.0 * 1000.0;

/// So many games are looked at between two questions to the store.
const AT_ONCE: u32 = 100;

/// More than this, and a rating is only a guess.
pub(crate) const PROVISIONAL: f64 = 110.0;

/// Ratings, made of the games of a database.
pub(crate) struct Ratings {
    database: Database,
    /// Games are rated one after another.
    turn: Mutex<()>,
}

impl Ratings {
    pub(crate) fn new(database: Database) -> Ratings {
        Ratings { database, turn: Mutex::new(()) }
    }

    /// Rates all games that have ended and are not rated yet; how many.
    pub(crate) async fn catch_up(&self) -> Result<u64, Fault> {
        let _turn = self.turn.lock().await;
        let mut last: Option<Game> = None;
        let mut count = 0;
        loop {
            let games = self.database.games_to_rate(last.as_ref(), AT_ONCE).await?;
            let Some(newest) = games.last().cloned() else { return Ok(count) };
            for game in &games {
                count += u64::from(self.rate_surely(game).await?);
            }
            last = Some(newest);
        }
    }

    /// The rating of somebody as it is kept, if he has one.
    pub(crate) async fn of(
        &self,
        account: AccountId,
        variant: &str,
        pace: Pace,
    ) -> Result<Option<Kept>, Fault> {
        let of = RatingOf { account, variant: variant.to_owned(), pace: pace.name().to_owned() };
        self.database.rating(&of).await
    }

    /// Rates one game, if it counts. If another node has rated a game of one of the players meanwhile, it is reckoned
    /// again.
    async fn rate_surely(&self, game: &Game) -> Result<bool, Fault> {
        let mut tries = Tries::new();
        loop {
            match self.rate(game).await {
                Err(Fault::Conflict { .. }) => tries.overtaken().await?,
                done => return done,
            }
        }
    }

    /// Rates one game, if it counts.
    async fn rate(&self, game: &Game) -> Result<bool, Fault> {
        let pace = named::read(&game.control).ok().and_then(|control| Pace::of(&control));
        let (Some(pace), Some(at)) = (pace, game.ended) else { return Ok(false) };
        let (Some(white), Some(black)) = (game.white.account, game.black.account) else { return Ok(false) };
        let Some(score) = self.score(&game.id).await? else { return Ok(false) };
        let of = |account| RatingOf { account, variant: game.variant.clone(), pace: pace.name().to_owned() };
        let both = ByColor { white: of(white), black: of(black) };
        let mut before = Vec::new();
        for color in Color::ALL {
            before.push(self.database.rating(&both[color]).await?);
        }
        let [white, black] =
            [&before[0], &before[1]].map(|kept| (rating(kept.as_ref()), periods(kept.as_ref(), at)));
        let aged = |(rating, periods): (Rating, f64)| rating.aged(periods);
        let after = [
            white.0.after(&[(aged(black), score)], white.1),
            black.0.after(&[(aged(white), 1.0 - score)], black.1),
        ];
        let [of_white, of_black] = [both.white, both.black];
        let games = |kept: &Option<Kept>| kept.as_ref().map_or(0, |kept| kept.games) + 1;
        let kept = [
            keep(after[0], of_white, games(&before[0]), at),
            keep(after[1], of_black, games(&before[1]), at),
        ];
        self.database.rate(&game.id, kept).await
    }

    /// White's score; none for a game that does not count.
    async fn score(&self, id: &str) -> Result<Option<f64>, Fault> {
        let stored = self.database.load(&format!("game/{id}"), 0).await?;
        let entries = stored.iter().map(Stored::read::<Entry>).collect::<Result<Vec<_>, _>>()?;
        let Ok(game) = LiveGame::fold(entries) else { return Ok(None) };
        let accounts =
            Color::ALL.iter().all(|color| matches!(game.players()[*color], Player::Account { .. }));
        let outcome = game.state().result().map(|result| result.outcome).filter(|_| accounts);
        Ok(match outcome {
            Some(Outcome::Win(Color::White)) => Some(1.0),
            Some(Outcome::Win(Color::Black)) => Some(0.0),
            Some(Outcome::Draw) => Some(0.5),
            Some(Outcome::BothLose | Outcome::Annulled) | None => None,
        })
    }
}

/// A rating as it is kept, or that of a newcomer.
pub(crate) fn rating(kept: Option<&Kept>) -> Rating {
    kept.map_or(Rating::NEW, |kept| Rating {
        mean: kept.mean as f64 / 1e3,
        deviation: kept.deviation as f64 / 1e3,
        volatility: kept.volatility as f64 / 1e9,
    })
}

/// The time since the last game, in periods.
pub(crate) fn periods(kept: Option<&Kept>, at: Moment) -> f64 {
    kept.map_or(0.0, |kept| at.since(kept.at).as_millis() as f64 / PERIOD)
}

fn keep(rating: Rating, of: RatingOf, games: u32, at: Moment) -> Kept {
    Kept {
        of,
        mean: (rating.mean * 1e3).round() as i64,
        deviation: (rating.deviation * 1e3).round() as i64,
        volatility: (rating.volatility * 1e9).round() as i64,
        games,
        at,
    }
}

/// As it is shown beside a name: whole points.
pub(crate) fn points(kept: &Kept) -> u16 {
    u16::try_from((kept.mean + 500).div_euclid(1000).clamp(0, 9999)).unwrap_or_default()
}
