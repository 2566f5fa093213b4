//! Ratings of those who have accounts: one for each variant and pace, made of the rated games in the order in which
//! they ended.
//!
//! A game is rated when it is over, from both ratings before it. Nothing is kept that could not be made anew: after
//! [`damier_store::Deed::ForgetRatings`] all games are rated again, and games whose rating was cut short by a crash are found
//! at the next start.

mod glicko;

use std::collections::HashSet;

use damier_clock::{Moment, Span, named};
use damier_live::{Entry, LiveGame, Pace, Player};
use damier_rules::game::Outcome;
use damier_rules::{ByColor, Color};
use damier_store::{AccountId, Database, Fault, Game, Rating as Kept, RatingOf, Stored, Tries};
use tokio::sync::Mutex;

pub use glicko::Rating;

/// A period in the sense of Glicko: five days, so that a rating of 50 points' deviation that is not used has one of
/// 110 after a year and a quarter.
const PERIOD: f64 = 5.0 * 24.0 * 60.0 * 60.0 * 1000.0;

/// So many games are looked at between two questions to the store.
const AT_ONCE: u32 = 100;

/// So many games that do not count are remembered.
const REMEMBERED: usize = 10_000;

/// So many moves each has to have made for a game to count, however it ended.
const MOVES: usize = 2;

/// Within a day so many games of the same two count …
const DAY: Span = Span::hours(24);
const SAME_TWO: usize = 12;
/// … but only so many if the game was quick or if both asked for it from one address: a household or a club may play,
/// and nobody makes ratings by playing with himself.
const IN_DOUBT: usize = 3;

/// A game in which each has made fewer moves was quick.
const QUICK: usize = 10;

/// More than this, and a rating is only a guess.
pub const PROVISIONAL: f64 = 110.0;

/// Ratings, made of the games of a database.
pub struct Ratings {
    database: Database,
    /// Games are rated one after another. Those that do not count are remembered, so that nobody looks at them again.
    turn: Mutex<HashSet<String>>,
}

impl Ratings {
    pub fn new(database: Database) -> Ratings {
        Ratings { database, turn: Mutex::default() }
    }

    /// Rates all games that have ended and are not rated yet; how many.
    pub async fn catch_up(&self) -> Result<u64, Fault> {
        let mut passed_over = self.turn.lock().await;
        if passed_over.len() > REMEMBERED {
            passed_over.clear();
        }
        let mut last: Option<Game> = None;
        let mut count = 0;
        loop {
            let games = self.database.games_to_rate(last.as_ref(), AT_ONCE).await?;
            let Some(newest) = games.last().cloned() else { return Ok(count) };
            for game in &games {
                if passed_over.contains(&game.id) {
                    continue;
                }
                if self.rate_surely(game).await? {
                    count += 1;
                } else {
                    passed_over.insert(game.id.clone());
                }
            }
            last = Some(newest);
        }
    }

    /// The rating of somebody as it is kept, if he has one.
    pub async fn of(&self, account: AccountId, variant: &str, pace: Pace) -> Result<Option<Kept>, Fault> {
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
        if self.database.is_unrated(&game.id).await? {
            return Ok(false);
        }
        let Some(Counted { score, in_doubt }) = self.score(&game.id).await? else { return Ok(false) };
        let most = if in_doubt { IN_DOUBT } else { SAME_TWO };
        let before = Moment::from_millis(at.millis().saturating_sub_unsigned(DAY.as_millis()));
        if self.database.rated_between(white, black, before, at).await? >= most {
            return Ok(false);
        }
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

    /// What counts of a game; none for one that does not count.
    async fn score(&self, id: &str) -> Result<Option<Counted>, Fault> {
        let stored = self.database.load(&format!("game/{id}"), 0).await?;
        let entries = stored.iter().map(Stored::read::<Entry>).collect::<Result<Vec<_>, _>>()?;
        let Ok(game) = LiveGame::fold(entries) else { return Ok(None) };
        Ok(counted(&game))
    }
}

/// What counts of a game.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Counted {
    score: f64,
    /// Whether it was quick or asked for by both from one address.
    in_doubt: bool,
}

/// What counts of a game that is over; none where it was not played between two with accounts, or hardly at all.
fn counted(game: &LiveGame) -> Option<Counted> {
    let accounts = Color::ALL.iter().all(|color| matches!(game.players()[*color], Player::Account { .. }));
    if !accounts || !game.each_has_made(MOVES) {
        return None;
    }
    let score = match game.state().result()?.outcome {
        Outcome::Win(Color::White) => 1.0,
        Outcome::Win(Color::Black) => 0.0,
        Outcome::Draw => 0.5,
        Outcome::BothLose | Outcome::Annulled => return None,
    };
    let in_doubt = game.terms().one_address || !game.each_has_made(QUICK);
    Some(Counted { score, in_doubt })
}

/// A rating as it is kept, or that of a newcomer.
pub fn rating(kept: Option<&Kept>) -> Rating {
    kept.map_or(Rating::NEW, |kept| Rating {
        mean: kept.mean as f64 / 1e3,
        deviation: kept.deviation as f64 / 1e3,
        volatility: kept.volatility as f64 / 1e9,
    })
}

/// The time since the last game, in periods.
pub fn periods(kept: Option<&Kept>, at: Moment) -> f64 {
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
pub fn points(kept: &Kept) -> u16 {
    u16::try_from((kept.mean + 500).div_euclid(1000).clamp(0, 9999)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use damier_clock::named::Class;
    use damier_live::{Command, Seat, Terms};

    use super::*;

    /// A game in which so many half-moves are made and then somebody resigns or his time runs out.
    fn played(plies: usize, flagged: bool) -> LiveGame {
        let (terms, at) = (Terms::new("ua2023-russian", Class::Blitz, "3m"), Moment::from_millis(0));
        let mut game =
            LiveGame::begin(terms, Player::account("a"), Player::account("b"), at).expect("a game");
        for (ply, text) in ["c3-d4", "f6-e5", "d4xf6", "g7xe5", "b2-c3"].into_iter().take(plies).enumerate() {
            let command = Command::Move { ply, text: text.to_owned() };
            let facts = game.decide(&command, game.turn(), at, Span::ZERO).expect("a move");
            facts.iter().for_each(|fact| game.apply(at, fact).expect("it follows"));
        }
        let late = at + Span::hours(1);
        let facts = if flagged {
            game.due(late)
        } else {
            game.decide(&Command::Resign, Seat::White, at, Span::ZERO).expect("he may")
        };
        facts.iter().for_each(|fact| game.apply(late, fact).expect("it follows"));
        assert!(game.is_over());
        game
    }

    #[test]
    fn a_game_counts_when_each_has_made_two_moves() {
        for flagged in [false, true] {
            for plies in 0..4 {
                assert_eq!(counted(&played(plies, flagged)), None, "{plies} half-moves, {flagged}");
            }
            assert!(counted(&played(4, flagged)).is_some());
        }
    }
}
