//! Which games are in memory.
//!
//! A game comes into memory when somebody looks at it and leaves it when it is over and nobody does. Each has one
//! task that watches its clock and lets the engine move.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use damier_clock::Moment;
use damier_live::{Entry, Fact, LiveGame, Player, Rematch, Seat, Terms};
use damier_pdn::write_fen;
use damier_rules::{ByColor, Color};
use damier_store::{AccountId, Append, Database, Fault, Game, GameQuery, GameState, NewFact, Side};

use super::computer;
use super::table::{NotDone, Table};
use crate::site::now;

/// How often a finished game is asked whether anybody still looks at it.
const IDLE: Duration = Duration::from_secs(60);

/// The accounts of the two players, where they have one.
pub(crate) type Accounts = ByColor<Option<AccountId>>;

/// The games in memory.
pub(crate) struct Hub {
    database: Database,
    tables: Mutex<HashMap<String, Arc<Table>>>,
}

impl Hub {
    /// No games yet.
    pub(crate) fn new(database: Database) -> Arc<Hub> {
        Arc::new(Hub { database, tables: Mutex::new(HashMap::new()) })
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a game.
    pub(crate) async fn begin(
        self: &Arc<Self>,
        id: &str,
        terms: Terms,
        white: Player,
        black: Player,
    ) -> Result<Arc<Table>, NotDone> {
        let at = now();
        let game =
            LiveGame::begin(terms.clone(), white.clone(), black.clone(), at).map_err(NotDone::Refused)?;
        let accounts = self.accounts(&game).await.map_err(NotDone::Store)?;
        let fact = Fact::Begun { terms: Box::new(terms), white, black };
        let fact = NewFact::new(at, "", &Entry::new(at, fact)).map_err(NotDone::Store)?;
        let append = Append::new(Table::stream(id), 1).fact(fact).game(row(id, at, accounts, &game));
        self.database.append(append).await.map_err(NotDone::Store)?;
        Ok(self.seat(id, at, accounts, game))
    }

    /// The board of a game, which is read from the store if it is not in memory.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<Option<Arc<Table>>, Fault> {
        if let Some(table) = self.tables().get(id) {
            return Ok(Some(Arc::clone(table)));
        }
        let Some((begun, game)) = self.read(id).await? else { return Ok(None) };
        let accounts = self.accounts(&game).await?;
        Ok(Some(self.seat(id, begun, accounts, game)))
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
        self.tables().remove(id);
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

    /// Puts a game on a board, unless it already is on one.
    fn seat(self: &Arc<Self>, id: &str, begun: Moment, accounts: Accounts, game: LiveGame) -> Arc<Table> {
        let mut tables = self.tables();
        if let Some(table) = tables.get(id) {
            return Arc::clone(table);
        }
        let table = Arc::new(Table::new(id.to_owned(), begun, accounts, game, now()));
        tables.insert(id.to_owned(), Arc::clone(&table));
        tokio::spawn(Arc::clone(self).watch(Arc::clone(&table)));
        table
    }

    /// Watches one board until its game is over and nobody looks.
    async fn watch(self: Arc<Self>, table: Arc<Table>) {
        let mut news = table.news();
        loop {
            let (due, over, next) = {
                let game = table.game().await;
                (game.next_due(), game.is_over(), agreed(&game))
            };
            if let Some((next, fact)) = next {
                self.rematch(&next, fact).await;
            }
            if !over {
                computer::take_part(&self.database, &table).await;
            }
            let wait = match due {
                Some(at) => Duration::from_millis(at.since(now()).as_millis().max(1)),
                None => IDLE,
            };
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = tokio::time::sleep(wait) => {
                    if let Err(NotDone::Store(fault)) = table.look_at_the_clock(&self.database, now()).await {
                        tracing::error!(game = table.id, %fault, "a flag could not be stored");
                    }
                    // This task, the hub and whoever looks each hold the board once.
                    let mut tables = self.tables();
                    if over && Arc::strong_count(&table) <= 2 {
                        tables.remove(&table.id);
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
        let tables: Vec<Arc<Table>> = self.tables().values().cloned().collect();
        for table in tables {
            if table.seat_of(name).await.is_some() {
                self.tables().remove(&table.id);
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

    /// After a start: games that were under way go on. Their clocks stood since the last thing that happened.
    pub(crate) async fn resume(self: &Arc<Self>) -> Result<usize, Fault> {
        let mut query = GameQuery { state: Some(GameState::Running), limit: 500, ..GameQuery::default() };
        let mut count = 0;
        loop {
            let page = self.database.games(&query).await?;
            for game in &page.items {
                let Some(table) = self.table(&game.id).await? else { continue };
                let (since, stopped) = {
                    let game = table.game().await;
                    (game.last(), game.is_stopped())
                };
                let stood = if stopped { Ok(()) } else { table.halt(&self.database, since, true).await };
                match stood.and(table.halt(&self.database, now(), false).await) {
                    Err(NotDone::Store(fault)) => return Err(fault),
                    Err(NotDone::Refused(why)) => tracing::warn!(game = table.id, %why, "not resumed"),
                    Ok(()) => count += 1,
                }
            }
            match page.next {
                Some(cursor) => query.after = Some(cursor),
                None => return Ok(count),
            }
        }
    }

    /// Before the end: the clocks of all games stand.
    pub(crate) async fn halt(&self) {
        let tables: Vec<Arc<Table>> = self.tables().values().cloned().collect();
        for table in tables {
            if let Err(NotDone::Store(fault)) = table.halt(&self.database, now(), true).await {
                tracing::error!(game = table.id, %fault, "a clock could not be stopped");
            }
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

/// What the list of games says of a game.
pub(crate) fn row(id: &str, begun: Moment, accounts: Accounts, game: &LiveGame) -> Game {
    let side = |color: Color| Side { account: accounts[color], name: name(&game.players()[color]) };
    let over = game.is_over();
    Game {
        id: id.to_owned(),
        variant: game.rulebook().variant.name().to_owned(),
        rulebook: game.rulebook().name.to_owned(),
        white: side(Color::White),
        black: side(Color::Black),
        rated: game.terms().rated,
        control: game.terms().control.clone(),
        begun,
        ended: over.then(|| game.last()),
        result: game.state().result().map(|result| result.marks(game.rulebook()).to_string()),
        plies: game.ply() as u32,
        position: write_fen(&game.state().position().setup()),
        moves: game.moves().collect::<Vec<_>>().join(" "),
    }
}

/// How the names of the engine begin in lists. No account has a name with a space.
const ENGINE: &str = "Damier ";

/// The name of a player in lists.
pub(crate) fn name(player: &Player) -> String {
    match player {
        Player::Account { name, .. } | Player::Guest { name } => name.clone(),
        Player::Engine { level } => format!("{ENGINE}{level}"),
    }
}

/// Whether a name in lists is the engine's.
pub(crate) fn is_engine(name: &str) -> bool {
    name.starts_with(ENGINE)
}
