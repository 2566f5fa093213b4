//! Which games are in memory.
//!
//! A game comes into memory when somebody looks at it and leaves it when it is over and nobody does. Each has one
//! task that watches its clock and lets the engine move.
//!
//! A game that is read from the store and not over was under way when the server ended, in whatever way: its clocks
//! stood since the last thing that happened, and run again from the moment it is read. After a start all such games
//! are read, many at a time, while the server answers already.
//!
//! Among other nodes only those games are read that this node keeps or that somebody looks at here. Their clocks have
//! run on, unless no node could store anything for a while ([`crate::cluster`]).

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use damier_bus::Listening;
use damier_clock::Moment;
use damier_live::{Entry, Fact, LiveGame, Pace, Player, Refused, Rematch, Seat, Standing, Terms};
use damier_rules::{Color, Variant};
use damier_store::{Append, Database, Fault, GameQuery, GameState, NewFact};
use tokio::sync::{OnceCell, broadcast};
use tokio::task::JoinSet;

use super::computer;
use super::hearing;
use super::row::{Accounts, row};
use super::table::{NotDone, Table};
use crate::cluster::{Cluster, SiteWord};
use crate::ratings::{self, Ratings};
use crate::secret;
use crate::site::now;

/// How often a finished game is asked whether anybody still looks at it.
const IDLE: Duration = Duration::from_secs(60);

/// After something could not be stored it is tried again so much later.
const AGAIN: Duration = Duration::from_secs(1);

/// So many games are read or stopped at a time.
const AT_A_TIME: usize = 64;

/// A place for a board: whoever comes first puts it there, and others wait for it.
type Place = Arc<OnceCell<Arc<Table>>>;

/// The games in memory.
pub(crate) struct Hub {
    database: Database,
    ratings: Ratings,
    cluster: Arc<Cluster>,
    places: Mutex<HashMap<String, Place>>,
    /// Events of which a game has ended or was adjourned.
    ended: broadcast::Sender<String>,
}

/// A game that is about to begin.
struct Beginning {
    at: Moment,
    accounts: Accounts,
    game: LiveGame,
    append: Append,
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
    pub(crate) fn new(database: Database, cluster: Arc<Cluster>) -> Arc<Hub> {
        let ratings = Ratings::new(database.clone());
        let places = Mutex::new(HashMap::new());
        Arc::new(Hub { database, ratings, cluster, places, ended: broadcast::Sender::new(256) })
    }

    /// Hears of events of which a game has ended or was adjourned.
    pub(crate) fn endings(&self) -> broadcast::Receiver<String> {
        self.ended.subscribe()
    }

    fn places(&self) -> MutexGuard<'_, HashMap<String, Place>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn place(&self, id: &str) -> Place {
        Arc::clone(self.places().entry(id.to_owned()).or_default())
    }

    /// How many games are in memory.
    pub(crate) fn boards(&self) -> usize {
        self.places().len()
    }

    /// The boards in memory.
    fn tables(&self) -> Vec<Arc<Table>> {
        self.places().values().filter_map(|place| place.get().cloned()).collect()
    }

    /// Takes an empty place away, unless somebody else waits at it.
    fn give_up(&self, id: &str, place: &Place) {
        let mut places = self.places();
        if !place.initialized() && Arc::strong_count(place) <= 2 {
            places.remove(id);
        }
    }

    /// Begins a game.
    pub(crate) async fn begin(
        self: &Arc<Self>,
        id: &str,
        terms: Terms,
        white: Player,
        black: Player,
    ) -> Result<Arc<Table>, NotDone> {
        let Beginning { at, accounts, game, append } = self.prepare(id, terms, white, black).await?;
        let place = self.place(id);
        let begin = || async {
            match self.database.append(append).await {
                Ok(()) => Ok(self.seat(id, at, accounts, game)),
                // Another node has begun it already, after a game that both know.
                Err(Fault::Conflict { .. }) => self.open(id).await,
                Err(fault) => Err(Missing::Store(fault)),
            }
        };
        let begun = place.get_or_try_init(begin).await.cloned();
        self.give_up(id, &place);
        begun.map_err(|missing| match missing {
            Missing::Unknown => NotDone::Refused(Refused::NotBegun),
            Missing::Store(fault) => NotDone::Store(fault),
        })
    }

    /// Begins the game for which somebody offers to wait; none if the offer is no longer open, else the number of the
    /// change to the offers.
    pub(crate) async fn begin_for(
        self: &Arc<Self>,
        offer: &str,
        id: &str,
        terms: Terms,
        white: Player,
        black: Player,
    ) -> Result<Option<u64>, NotDone> {
        let Beginning { at, accounts, game, append } = self.prepare(id, terms, white, black).await?;
        let place = self.place(id);
        let mut number = 0;
        let begin = || async {
            let taken = self.database.take_offer(offer, id, at, append).await.map_err(Missing::Store)?;
            number = taken.ok_or(Missing::Unknown)?;
            Ok(self.seat(id, at, accounts, game))
        };
        let begun = place.get_or_try_init(begin).await.map(drop);
        self.give_up(id, &place);
        match begun {
            Ok(()) => Ok(Some(number)),
            Err(Missing::Unknown) => Ok(None),
            Err(Missing::Store(fault)) => Err(NotDone::Store(fault)),
        }
    }

    /// Makes a game ready to begin. An opening that is to be drawn is drawn now, and players are shown with their
    /// ratings of now.
    async fn prepare(
        &self,
        id: &str,
        mut terms: Terms,
        white: Player,
        black: Player,
    ) -> Result<Beginning, NotDone> {
        let at = now();
        let has_account = |player: &Player| matches!(player, Player::Account { .. });
        if terms.rated && !(has_account(&white) && has_account(&black)) {
            return Err(NotDone::Refused(Refused::RatedNeedsAccounts));
        }
        let table = terms.check().map_err(NotDone::Refused)?;
        let variant = table.rulebook.variant;
        if let Some(ballot) = terms.ballot.take() {
            terms.ballot = Some(ballot.drawn(variant, secret::lot()).map_err(NotDone::Refused)?);
        }
        let pace = Pace::of(&table.control);
        let white = self.with_rating(white, variant, pace).await.map_err(NotDone::Store)?;
        let black = self.with_rating(black, variant, pace).await.map_err(NotDone::Store)?;
        let game =
            LiveGame::begin(terms.clone(), white.clone(), black.clone(), at).map_err(NotDone::Refused)?;
        let accounts = self.accounts(&game).await.map_err(NotDone::Store)?;
        let fact = Fact::Begun { terms: Box::new(terms), white, black };
        let fact = NewFact::new(at, "", &Entry::new(at, fact)).map_err(NotDone::Store)?;
        let append = Append::new(Table::stream(id), 1).fact(fact).game(row(id, at, accounts, &game));
        Ok(Beginning { at, accounts, game, append })
    }

    /// A player with his rating of now, if he has one.
    async fn with_rating(
        &self,
        player: Player,
        variant: Variant,
        pace: Option<Pace>,
    ) -> Result<Player, Fault> {
        let (Player::Account { name, .. }, Some(pace)) = (&player, pace) else { return Ok(player) };
        let Some(found) = self.database.credentials(name).await? else { return Ok(player) };
        let kept = self.ratings.of(found.account.id, variant.name(), pace).await?;
        Ok(Player::Account { name: name.clone(), rating: kept.as_ref().map(ratings::points) })
    }

    /// The ratings.
    pub(crate) fn ratings(&self) -> &Ratings {
        &self.ratings
    }

    /// The board of a game, which is read from the store if it is not in memory.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<Option<Arc<Table>>, Fault> {
        let place = self.place(id);
        let found = place.get_or_try_init(|| self.open(id)).await.cloned();
        self.give_up(id, &place);
        match found {
            Ok(table) => Ok(Some(table)),
            Err(Missing::Unknown) => Ok(None),
            Err(Missing::Store(fault)) => Err(fault),
        }
    }

    async fn open(self: &Arc<Self>, id: &str) -> Result<Arc<Table>, Missing> {
        // Before it is read, so that nothing stored meanwhile is missed.
        let mut listening = self.cluster.listen_to_board(id);
        if let Some(listening) = &mut listening {
            listening.begun().await;
        }
        let found = self.read(id).await.map_err(Missing::Store)?;
        let (begun, game) = found.ok_or(Missing::Unknown)?;
        let accounts = self.accounts(&game).await.map_err(Missing::Store)?;
        let table = Table::new(id.to_owned(), begun, accounts, game, Arc::clone(&self.cluster));
        let going_on = if self.cluster.is_alone() {
            table.go_on(&self.database, now()).await
        } else {
            table.look_at_outages(&self.database).await
        };
        match going_on {
            Ok(()) => {}
            Err(NotDone::Refused(why)) => tracing::warn!(game = id, %why, "not resumed"),
            Err(NotDone::Store(fault)) => return Err(Missing::Store(fault)),
        }
        Ok(self.watched(table, listening))
    }

    /// A game as the store has it, and when it was begun.
    pub(crate) async fn read(&self, id: &str) -> Result<Option<(Moment, LiveGame)>, Fault> {
        let stored = self.database.load(&Table::stream(id), 0).await?;
        let Some(first) = stored.first() else { return Ok(None) };
        let begun = first.at;
        let entries =
            stored.iter().map(damier_store::Stored::read::<Entry>).collect::<Result<Vec<_>, _>>()?;
        let game = LiveGame::fold(entries).map_err(|why| Fault::Other { what: why.to_string() })?;
        Ok(Some((begun, game)))
    }

    /// Lets a game go that is no longer in the store.
    pub(crate) fn let_go(&self, id: &str) {
        self.let_go_here(id);
        self.cluster.say_of_site(&SiteWord::LetGo { game: id.to_owned() });
    }

    /// Lets a game go that another node has taken out of the store.
    pub(crate) fn let_go_here(&self, id: &str) {
        self.places().remove(id);
    }

    /// The accounts of the players, so that the list of games knows whose they are whatever they are called.
    async fn accounts(&self, game: &LiveGame) -> Result<Accounts, Fault> {
        let mut accounts = Accounts::default();
        for color in Color::ALL {
            if let Player::Account { name, .. } = &game.players()[color] {
                accounts[color] = self.database.credentials(name).await?.map(|found| found.account.id);
            }
        }
        Ok(accounts)
    }

    /// Puts a game that has just begun on a board.
    fn seat(self: &Arc<Self>, id: &str, begun: Moment, accounts: Accounts, game: LiveGame) -> Arc<Table> {
        let listening = self.cluster.listen_to_board(id);
        self.watched(Table::new(id.to_owned(), begun, accounts, game, Arc::clone(&self.cluster)), listening)
    }

    fn watched(self: &Arc<Self>, table: Table, listening: Option<Listening>) -> Arc<Table> {
        let table = Arc::new(table);
        let watching = Arc::clone(self).watch(Arc::clone(&table));
        match listening {
            None => drop(tokio::spawn(watching)),
            Some(listening) => {
                let (cluster, database) = (Arc::clone(&self.cluster), self.database.clone());
                let hearing = hearing::hear(Arc::downgrade(&table), cluster, database, listening);
                // When the board is no longer watched, nobody listens for it.
                tokio::spawn(async move {
                    tokio::select! {
                        () = watching => {}
                        () = hearing => {}
                    }
                });
            }
        }
        table
    }

    /// Watches one board until its game is over and nobody looks.
    async fn watch(self: Arc<Self>, table: Arc<Table>) {
        let mut news = table.news();
        let mut rated = false;
        let mut told = false;
        loop {
            let (due, over, next) = {
                let game = table.game().await;
                let rests = game.is_over() || game.standing() == Standing::Sealed;
                if let (true, false, Some(board)) = (rests, told, &game.terms().event) {
                    // Nobody may be listening; events are looked at now and then all the same.
                    let _ = self.ended.send(board.event.clone());
                }
                told = rests;
                let next = agreed(&game).or_else(|| second(&game, &table.id));
                // Whatever ended before this task began has been rated at the start.
                rated |= !game.terms().rated;
                (game.next_due(), game.is_over(), next)
            };
            if over && !rated {
                rated = true;
                if let Err(fault) = self.ratings.catch_up().await {
                    tracing::error!(game = table.id, %fault, "a game could not be rated");
                }
            }
            if let Some((next, fact)) = next {
                self.rematch(&next, fact).await;
            }
            match (table.is_ours(), over) {
                (false, _) => {}
                (true, true) => computer::play_again(&self.database, &table).await,
                (true, false) => computer::take_part(&self.database, &table).await,
            }
            let wait = match due {
                Some(at) => Duration::from_millis(at.since(now()).as_millis().max(1)),
                None => IDLE,
            };
            // Among others a game that goes on may be left to its keeper.
            let wait = if self.cluster.is_alone() { wait } else { wait.min(IDLE) };
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = tokio::time::sleep(wait) => {
                    if let Err(NotDone::Store(fault)) = table.look_at_the_clock(&self.database, now()).await {
                        tracing::error!(game = table.id, %fault, "a flag could not be stored");
                        tokio::time::sleep(AGAIN).await;
                    }
                    // This task, its place and whoever looks each hold the board once; the place is held by
                    // the hub and by whoever is about to look.
                    let mut places = self.places();
                    let idle = |place: &Place| Arc::strong_count(place) == 1 && Arc::strong_count(&table) <= 2;
                    let unwanted = over || !self.cluster.keeps(&table.id);
                    if unwanted && places.get(&table.id).is_none_or(idle) {
                        places.remove(&table.id);
                        return;
                    }
                }
            }
        }
    }

    /// The games that somebody is playing now, and his seat at each.
    pub(crate) async fn games_of(self: &Arc<Self>, name: &str) -> Result<Vec<(Arc<Table>, Seat)>, Fault> {
        let (player, state) = (Some(name.to_owned()), Some(GameState::Running));
        let query = GameQuery { player, state, limit: 500, ..GameQuery::default() };
        let mut found = Vec::new();
        for game in self.database.games(&query).await?.items {
            let Some(table) = self.table(&game.id).await? else { continue };
            let seat = table.seat_of(name).await;
            found.extend(seat.map(|seat| (table, seat)));
        }
        Ok(found)
    }

    /// Puts the games of somebody away, so that they are read from the store again.
    pub(crate) async fn put_away(&self, name: &str) {
        self.put_away_here(name).await;
        self.cluster.say_of_site(&SiteWord::PutAway { name: name.to_owned() });
    }

    /// The same for what is in memory here, because another node says so.
    pub(crate) async fn put_away_here(&self, name: &str) {
        for table in self.tables() {
            if table.seat_of(name).await.is_some() {
                table.put_away();
                self.places().remove(&table.id);
            }
        }
    }

    /// Begins the game that two players agreed to play after another.
    async fn rematch(self: &Arc<Self>, id: &str, fact: Fact) {
        let Fact::Begun { terms, white, black } = fact else { return };
        let begun = matches!(self.table(id).await, Ok(Some(_)));
        if !begun && self.begin(id, *terms, white, black).await.is_err() {
            tracing::error!(game = id, "a further game could not begin");
        }
    }

    /// Games that are under way and kept here are read, if they are not in memory. The answer is how many.
    pub(crate) async fn adopt(self: &Arc<Self>) -> Result<usize, Fault> {
        let running = self.database.running_games().await?;
        let absent = |id: &String| !self.places().contains_key(id) && self.cluster.keeps(id);
        let wanted: Vec<String> = running.into_iter().filter(absent).collect();
        let mut count = 0;
        for some in wanted.chunks(AT_A_TIME) {
            let mut reading = JoinSet::new();
            for id in some {
                let (hub, id) = (Arc::clone(self), id.clone());
                reading.spawn(async move { hub.table(&id).await });
            }
            for found in reading.join_all().await {
                match found {
                    Ok(table) => count += usize::from(table.is_some()),
                    // One game that cannot be read does not keep the others waiting.
                    Err(fault) => tracing::error!(%fault, "a running game could not be read"),
                }
            }
        }
        Ok(count)
    }

    /// Before the end: the clocks of all games stand.
    /// Among others they run on: another node serves them, or the next one that starts finds that none did.
    pub(crate) async fn halt(&self) {
        if !self.cluster.is_alone() {
            return;
        }
        for some in self.tables().chunks(AT_A_TIME) {
            let mut stopping = JoinSet::new();
            for table in some.iter().cloned() {
                let database = self.database.clone();
                stopping.spawn(async move {
                    if let Err(NotDone::Store(fault)) = table.halt(&database, now()).await {
                        tracing::error!(game = table.id, %fault, "a clock could not be stopped");
                    }
                });
            }
            stopping.join_all().await;
        }
    }

    /// The database.
    pub(crate) fn database(&self) -> &Database {
        &self.database
    }
}

/// The next game, if the players have agreed on one.
fn agreed(game: &LiveGame) -> Option<(String, Fact)> {
    match game.rematch() {
        Rematch::Agreed(id) => Some((id.clone(), game.next_game())),
        _ => None,
    }
}

/// The second game of a micro-match, once the first is over.
fn second(game: &LiveGame, id: &str) -> Option<(String, Fact)> {
    Some((LiveGame::second_name(id), game.second_game(id)?))
}
