//! The explorer: what was played in a position in all games that are over, and how it went.
//!
//! | file | question |
//! | --- | --- |
//! | `names` | what is an opening called, and which ballots begin here? |
//! | `count` | how often was each move played, and how did it go? |

mod count;
mod names;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use damier_clock::Moment;
use damier_language::Words;
use damier_live::{Still, Trial};
use damier_rules::Position;
use damier_store::{Database, ExploreQuery, Fault, PositionKey, Whose, WithSide};
use jiff::civil::Date;
use tokio::sync::Semaphore;

pub use count::{Brief, Counted, MoveCount, PlayerCount};

use crate::live::position_key;

/// So many games are looked at, the newest.
pub const LOOKED_AT: u32 = 2000;

/// So many questions are answered at a time; the others wait.
const AT_ONCE: usize = 2;

/// An answer is good for so long, and so many are kept.
const GOOD: Duration = Duration::from_secs(60);
const KEPT: usize = 500;

/// What is asked of the explorer beside the position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// Whose games, and which colour he has in them.
    pub whose: Whose,
    pub side: WithSide,
    /// From the first day of one year to the last of another.
    pub from: Option<i16>,
    pub until: Option<i16>,
}

/// What is known of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// The last name on the way here.
    pub opening: Option<String>,
    /// The tables of openings in which the position stands, with its number.
    pub ballots: Vec<(&'static str, String)>,
    pub counted: Arc<Counted>,
}

/// Answers, kept for a moment.
pub struct Explorer {
    places: Semaphore,
    kept: Mutex<HashMap<ExploreQuery, (Instant, Arc<Counted>)>>,
}

impl Default for Explorer {
    fn default() -> Explorer {
        Explorer { places: Semaphore::new(AT_ONCE), kept: Mutex::default() }
    }
}

/// The first moment of a year.
fn first_of(year: i16) -> Option<Moment> {
    let zoned = Date::new(year, 1, 1).ok()?.to_zoned(jiff::tz::TimeZone::UTC).ok()?;
    Some(Moment::from_millis(zoned.timestamp().as_millisecond()))
}

impl Explorer {
    /// What is known of the position on a board.
    pub async fn look(
        &self,
        database: &Database,
        trial: &Trial,
        wish: &Wish,
        words: &Words,
    ) -> Result<Known, Fault> {
        let position = trial.position();
        let variant = position.variant();
        let key = position_key(position);
        let mut names = path(trial).into_iter().filter_map(|key| names::name(key, words));
        Ok(Known {
            opening: names.next_back(),
            ballots: if is_usual(position) { Vec::new() } else { names::ballots(variant, key) },
            counted: self.counted(database, trial, wish).await?,
        })
    }

    async fn counted(&self, database: &Database, trial: &Trial, wish: &Wish) -> Result<Arc<Counted>, Fault> {
        let position = trial.position();
        let Ok(still) = Still::new(trial.book().clone(), Some(&trial.translated().fen)) else {
            return Ok(Arc::default());
        };
        let moves = count::moves(&still);
        let usual = is_usual(position);
        let query = ExploreQuery {
            variant: position.variant().name().to_owned(),
            position: (!usual).then(|| position_key(position)),
            next: moves.iter().map(|own| own.next).collect(),
            whose: wish.whose.clone(),
            side: wish.side,
            from: wish.from.and_then(first_of),
            until: wish.until.and_then(|year| first_of(year.saturating_add(1))),
            limit: LOOKED_AT,
        };
        if let Some(known) = self.known(&query) {
            return Ok(known);
        }
        let _place = self.places.acquire().await;
        let found = database.explored(&query).await?;
        let counted = Arc::new(count::count(&still, &moves, &found));
        // What nobody has played is found out quickly, and somebody may play it.
        if counted.score.games() > 0 {
            self.keep(query, Arc::clone(&counted));
        }
        Ok(counted)
    }

    fn known(&self, query: &ExploreQuery) -> Option<Arc<Counted>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (since, counted) = kept.get(query)?;
        (since.elapsed() < GOOD).then(|| Arc::clone(counted))
    }

    fn keep(&self, query: ExploreQuery, counted: Arc<Counted>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.retain(|_, (since, _)| since.elapsed() < GOOD);
        }
        if kept.len() < KEPT {
            kept.insert(query, (Instant::now(), counted));
        }
    }

    /// Lets everything go: it may name somebody who has left.
    pub fn let_go(&self) {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Whether games usually begin so.
fn is_usual(position: &Position) -> bool {
    position.setup() == Position::start(position.variant()).setup()
}

/// The positions from the first to the present one.
fn path(trial: &Trial) -> Vec<PositionKey> {
    let mut position = *trial.start();
    let mut keys = vec![position_key(&position)];
    for mv in trial.moves() {
        position = position.play_unchecked(mv);
        keys.push(position_key(&position));
    }
    keys
}
