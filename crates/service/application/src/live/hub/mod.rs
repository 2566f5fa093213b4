//! Which games are in memory.
//!
//! A game comes into memory when it begins (`begin`) or somebody looks at it, and leaves it when it is over and nobody
//! does. Each has one task that watches its clock and lets the engine move (`watch`).
//!
//! A game that is read from the store and not over was under way when the server ended, in whatever way: its clocks
//! stood since the last thing that happened, and run again from the moment it is read. After a start all such games
//! are read, many at a time (`many`), while the server answers already.
//!
//! Among other nodes only those games are read that this node keeps or that somebody looks at here. Their clocks have
//! run on, unless no node could store anything for a while ([`crate::cluster`]).

mod begin;
mod many;
mod watch;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use damier_clock::Moment;
use damier_live::{Entry, LiveGame};
use damier_store::{Database, Fault};
use tokio::sync::{OnceCell, broadcast};

use super::row::accounts;
use super::table::{CommandError, LiveTable};
use crate::cluster::{Cluster, SiteWord};
use crate::ratings::Ratings;

/// A place for a board: whoever comes first puts it there, and others wait for it.
type Place = Arc<OnceCell<Arc<LiveTable>>>;

/// The games in memory.
pub struct Hub {
    database: Database,
    ratings: Ratings,
    cluster: Arc<Cluster>,
    places: Mutex<HashMap<String, Place>>,
    /// Events of which a game has ended or was adjourned.
    ended: broadcast::Sender<String>,
    /// Arenas of which a game has ended, and the game.
    arena_ended: broadcast::Sender<(String, String)>,
}

/// Why there is no board.
enum Missing {
    /// There is no such game.
    Unknown,
    /// The store does not answer.
    Store(Fault),
}

impl Hub {
    /// No games yet.
    pub fn new(database: Database, cluster: Arc<Cluster>) -> Arc<Hub> {
        let ratings = Ratings::new(database.clone());
        let places = Mutex::new(HashMap::new());
        let (ended, arena_ended) = (broadcast::Sender::new(256), broadcast::Sender::new(4096));
        Arc::new(Hub { database, ratings, cluster, places, ended, arena_ended })
    }

    /// Hears of events of which a game has ended or was adjourned.
    pub fn endings(&self) -> broadcast::Receiver<String> {
        self.ended.subscribe()
    }

    /// Hears of arenas of which a game has ended.
    pub fn arena_endings(&self) -> broadcast::Receiver<(String, String)> {
        self.arena_ended.subscribe()
    }

    fn places(&self) -> MutexGuard<'_, HashMap<String, Place>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn place(&self, id: &str) -> Place {
        Arc::clone(self.places().entry(id.to_owned()).or_default())
    }

    /// How many games are in memory.
    pub fn boards(&self) -> usize {
        self.places().len()
    }

    /// The boards in memory.
    fn tables(&self) -> Vec<Arc<LiveTable>> {
        self.places().values().filter_map(|place| place.get().cloned()).collect()
    }

    /// Takes an empty place away, unless somebody else waits at it.
    fn give_up(&self, id: &str, place: &Place) {
        let mut places = self.places();
        if !place.initialized() && Arc::strong_count(place) <= 2 {
            places.remove(id);
        }
    }

    pub fn ratings(&self) -> &Ratings {
        &self.ratings
    }

    /// The board of a game, which is read from the store if it is not in memory.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Option<Arc<LiveTable>>, Fault> {
        let place = self.place(id);
        let found = place.get_or_try_init(|| self.open(id)).await.cloned();
        self.give_up(id, &place);
        match found {
            Ok(table) => Ok(Some(table)),
            Err(Missing::Unknown) => Ok(None),
            Err(Missing::Store(fault)) => Err(fault),
        }
    }

    async fn open(self: &Arc<Self>, id: &str) -> Result<Arc<LiveTable>, Missing> {
        // Before it is read, so that nothing stored meanwhile is missed.
        let mut listening = self.cluster.listen_to_board(id);
        if let Some(listening) = &mut listening {
            listening.begun().await;
        }
        let found = self.read(id).await.map_err(Missing::Store)?;
        let (begun, game) = found.ok_or(Missing::Unknown)?;
        let accounts = accounts(&game);
        let table = LiveTable::new(id.to_owned(), begun, accounts, game, Arc::clone(&self.cluster));
        let going_on = if self.cluster.is_alone() {
            table.go_on(&self.database).await
        } else {
            table.look_at_outages(&self.database).await
        };
        match going_on {
            Ok(()) => {}
            Err(CommandError::Refused(why)) => tracing::warn!(game = id, %why, "not resumed"),
            Err(CommandError::Store(fault)) => return Err(Missing::Store(fault)),
        }
        Ok(self.watched(table, listening))
    }

    /// A game as the store has it, and when it was begun.
    pub async fn read(&self, id: &str) -> Result<Option<(Moment, LiveGame)>, Fault> {
        let stored = self.database.load(&LiveTable::stream(id), 0).await?;
        let Some(first) = stored.first() else { return Ok(None) };
        let begun = first.at;
        let entries =
            stored.iter().map(damier_store::Stored::read::<Entry>).collect::<Result<Vec<_>, _>>()?;
        let game = LiveGame::fold(entries).map_err(|why| Fault::Other { what: why.to_string() })?;
        Ok(Some((begun, game)))
    }

    /// Lets a game go that is no longer in the store.
    pub fn let_go(&self, id: &str) {
        self.let_go_here(id);
        self.cluster.say_of_site(&SiteWord::LetGo { game: id.to_owned() });
    }

    /// Lets a game go that another node has taken out of the store.
    pub fn let_go_here(&self, id: &str) {
        self.places().remove(id);
    }

    pub fn database(&self) -> &Database {
        &self.database
    }
}
