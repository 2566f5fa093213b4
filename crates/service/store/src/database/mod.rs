//! The database of a server: streams of facts, the people, and lists made of the facts.
//!
//! The same SQL runs on SQLite, in a file of the data folder, and on PostgreSQL. What differs between the
//! two stands in `open`; what is stored stands in `migrations/server/`.
//!
//! | file | question |
//! | --- | --- |
//! | `place`, `open` | where is a database, and is it ours? |
//! | `writer` | how do many who write share a commit, and who is told what? |
//! | `stream` | how are facts appended and read? |
//! | `decide` | what if somebody else was faster? |
//! | `rewrite` | how does a person go from facts that stay, and is nothing left of him in the file? |
//! | `games`, `search` | which games are there? |
//! | `positions`, `explorer` | in which games did a position occur, and what was played there? |
//! | `imports` | which games were not played here? |
//! | `events` | which events are there? |
//! | `follows`, `leaders` | whom does somebody follow, which games does he show, who is the strongest? |
//! | `direct` | what does one member write to another? |
//! | `arenas` | which arenas, and who had which place? |
//! | `clubs`, `club_dates`, `club_matches` | which clubs, who belongs to them, what is planned and played? |
//! | `rebuild` | how is the list of games made anew? |
//! | `name`, `accounts`, `retired` | who is who, and who was? |
//! | `sessions`, `tokens`, `secret`, `failures` | who is signed in, who acts for whom, who tries too often? |
//! | `closing`, `resets`, `passkeys` | who may not sign in, who may choose a new password, whose device signs? |
//! | `devices`, `ending` | which browsers are known to whom, and what does a new password end? |
//! | `setup` | who becomes the first administrator? |
//! | `purge` | what is no longer kept? |
//! | `offers` | who waits for an opponent? |
//! | `nodes` | which machines serve, and when did none? |
//! | `questions` | what have browsers been asked? |
//! | `ratings` | how strong is who, and by which games? |
//! | `person`, `kept`, `forget` | how is a person told what is known of him, and forgotten? |
//! | `privileged`, `audit`, `settings` | who used a right? what is set? |
//! | `reports`, `blocks`, `sanctions` | who complains of whom, wants nothing to do with whom, may not talk? |
//! | `fair_play` | whose page was out of sight, and what do statistics say of a game? |
//! | `spelling` | what does a text look like? |
//! | `pushes`, `messages` | which closed browsers want messages, and which of them wait? |
//! | `outbox`, `mailboxes`, `notified` | which letters wait, who can be written to, what has been told? |
//! | `waiting` | how do letters and messages wait, and who brings them? |
//! | `tasks` | what goes on in the background of other machines? |
//! | `seats` | who sits in games by correspondence and in displays? |
//! | `training` | how strong is somebody in solving, how hard is an exercise? |
//! | `studies`, `together` | what does somebody keep of his analyses, and with whom? |
//! | `backup`, `verify`, `restore`, `tables` | how are copies made, looked at and brought back? |
//!
//! ```
//! use damier_clock::Moment;
//! use damier_store::{Append, Database, Fault, NewFact};
//!
//! # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
//! # let folder = tempfile::tempdir()?;
//! # let folder = folder.path().display().to_string();
//! # runtime.block_on(async {
//! let database = Database::open(&folder).await?;
//! let moved = NewFact::new(Moment::from_millis(5), "ivan", &"c3-d4")?;
//! database.append(Append::new("game/k3fQ9xZa", 1).fact(moved.clone())).await?;
//!
//! // Somebody else who thinks that nothing has happened yet is told what has.
//! let late = database.append(Append::new("game/k3fQ9xZa", 1).fact(moved)).await;
//! assert_eq!(late, Err(Fault::Conflict { expected: 1, found: 2 }));
//!
//! let facts = database.load("game/k3fQ9xZa", 0).await?;
//! assert_eq!(facts[0].read::<String>()?, "c3-d4");
//! database.close().await;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accounts;
mod alive;
mod arenas;
mod attempts;
mod audit;
mod backup;
mod blocks;
mod checkpoint;
mod closing;
mod club_dates;
mod club_matches;
mod clubs;
mod decide;
mod devices;
mod direct;
mod ending;
mod events;
mod explorer;
mod failures;
mod fair_play;
mod follows;
mod forget;
mod games;
mod imports;
mod kept;
mod leaders;
mod mailboxes;
mod messages;
mod name;
mod nodes;
mod notified;
mod offers;
mod open;
mod outbox;
mod passkeys;
mod person;
mod place;
mod positions;
mod privileged;
mod problems;
mod purge;
mod pushes;
mod questions;
mod ratings;
mod rebuild;
mod reports;
mod resets;
mod restore;
mod retired;
mod rewrite;
mod sanctions;
mod search;
mod seats;
mod secret;
mod sessions;
mod settings;
mod setup;
mod spelling;
mod stream;
mod studies;
mod sums;
mod table;
mod tables;
mod tasks;
mod together;
mod tokens;
mod training;
mod verify;
mod waiting;
mod writer;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool};
use tokio::sync::broadcast;

pub use accounts::{Account, AccountId, AccountRefused, Credentials, NewAccount};
pub use arenas::{ArenaPlace, ArenaState, ListedArena, PlaceHad, SeriesRow};
pub use attempts::Attempt;
pub use audit::{Act, Recorded};
pub use blocks::Blocked;
pub use club_dates::{ClubDate, NewClubDate};
pub use club_matches::{ClubBoard, ClubEntry, ClubMatch, MatchState, NewClubBoard, NewClubMatch};
pub use clubs::{Club, ClubMember, ClubRefused, ClubRole, NewClub};
pub use decide::Tries;
pub use devices::{Device, NewDevice};
pub use direct::{Conversation, Direct, DirectRefused};
pub use ending::StaysGood;
pub use events::{EventQuery, ListedEvent};
pub use explorer::{ExploreQuery, Explored, Whose, WithSide};
pub use failures::Failures;
pub use games::{Game, Side};
pub use imports::Imported;
pub use leaders::Leader;
pub use messages::{Message, NewMessage};
pub use name::{AccountName, NameKey, NameRefused};
pub use nodes::{Outage, Present, Rhythm};
pub use offers::StoredOffer;
pub use outbox::{Delivery, NewLetter, Outbox, QueuedEmail};
pub use passkeys::{NewPasskey, Passkey, PasskeyTaken};
pub use person::Person;
pub use place::Place;
pub use positions::{Occurrence, PositionKey};
pub use privileged::{Deed, Measure};
pub use problems::{Problem, ProblemQuery, ProblemRefused, ProblemText};
pub use pushes::{NewPush, Push};
pub use ratings::{Rated, Rating, RatingOf};
pub use rebuild::Rebuilt;
pub use reports::{NewReport, Report, ReportRefused, Settled};
pub use rewrite::Rewritten;
pub use sanctions::{Sanction, Warning};
pub use search::{Cursor, GameQuery, GameState, NoCursor, Page, Reached};
pub use seats::{PostOffer, Sitting};
pub use secret::SecretHash;
pub use sessions::{NewSession, Session};
pub use settings::Scope;
pub use setup::Founder;
pub use spelling::looks;
pub use stream::{Append, NewFact, News, Stored};
pub use studies::{ListedStudy, Study, StudyRefused, StudyText, Visibility};
pub use sums::Looked;
pub use tasks::Task;
pub use together::{StudyLine, StudyMember, StudyRole, StudyState};
pub use tokens::{NewToken, Token};
pub use training::{FirstTry, Rate, RatedExercise, Solver};
pub use verify::Copied;

pub(crate) use open::{Kind, has_our_sign, migrations};
pub(crate) use stream::fact_sum;
use writer::{Change, Writer};

use crate::{Fault, StoreError};

/// So much news is kept for a listener who is slow; whoever misses some is told how much.
const NEWS: usize = 4096;

/// The database of a server. Clones are the same database.
#[derive(Clone)]
pub struct Database {
    kind: Kind,
    pool: AnyPool,
    writer: Writer,
    feed: broadcast::Sender<News>,
    turns: decide::Turns,
}

impl Database {
    /// Opens a database, or makes a new one where there is none. `place` is the name of a data folder,
    /// `sqlite:FILE` or `postgres://…`; see [`Place`].
    ///
    /// Tables of an earlier Damier are brought up to date; those of a later one, and files and tables of
    /// other programs, stay as they are.
    pub async fn open(place: &str) -> Result<Database, StoreError> {
        // No part of an address with a password may be repeated.
        let place: Place =
            place.parse().map_err(|fault| StoreError { file: "database".to_owned(), fault })?;
        Database::open_at(&place).await
    }

    /// Opens the database at a place, or makes a new one.
    pub async fn open_at(place: &Place) -> Result<Database, StoreError> {
        let opened = open::open(place).await;
        let (kind, pool) = opened.map_err(|fault| StoreError { file: place.to_string(), fault })?;
        let (feed, _) = broadcast::channel(NEWS);
        let writer = Writer::start(kind, pool.clone(), feed.clone());
        Ok(Database { kind, pool, writer, feed, turns: decide::Turns::default() })
    }

    /// News of every stream that grows, from now on, each after it has been stored. Appends of other
    /// programs that use the same database are not heard.
    pub fn news(&self) -> broadcast::Receiver<News> {
        self.feed.subscribe()
    }

    /// How busy it is: open connections, those that nobody uses, and changes that wait to be written.
    pub fn load_now(&self) -> (u32, usize, usize) {
        (self.pool.size(), self.pool.num_idle(), self.writer.waiting())
    }

    /// Writes what still waits, then closes. Whoever writes later is refused.
    pub async fn close(&self) {
        self.writer.stop().await;
        self.pool.close().await;
    }

    async fn write<C: Change>(&self, change: C) -> Result<C::Done, Fault> {
        self.writer.write(change).await
    }

    async fn reader(&self) -> Result<PoolConnection<Any>, Fault> {
        Ok(self.pool.acquire().await?)
    }
}

impl std::fmt::Debug for Database {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Database").field("kind", &self.kind).finish_non_exhaustive()
    }
}

/// The next number of a counter, never given out before. Whoever else wants one waits for the transaction.
async fn next_number(connection: &mut AnyConnection, counter: &str) -> Result<i64, Fault> {
    const NEXT: &str = "INSERT INTO counter (name, value) VALUES ($1, 1)
        ON CONFLICT (name) DO UPDATE SET value = counter.value + 1 RETURNING value";
    Ok(sqlx::query_scalar(NEXT).bind(counter).fetch_one(connection).await?)
}
