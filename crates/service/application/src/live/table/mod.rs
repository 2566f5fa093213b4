//! One board: its game, who is there, and what they say.
//!
//! A command is decided, its facts are stored, and only then are they taken in and told. The board is locked from
//! the decision to the end of the storing, so the order in the store is the order in which things were decided. If
//! another node has stored something first, that is taken in and the command is decided again.
//!
//! | file | question |
//! | --- | --- |
//! | `others` | how does the board follow what other nodes store and say? |
//! | `company` | who is there, and what do they say? |

mod company;
mod others;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex as PlainMutex, PoisonError};

use bytes::Bytes;
use damier_clock::{Moment, Span};
use damier_language::{Language, Words};
use damier_live::translated::TranslatedView;
use damier_live::{Command, Entry, Fact, LiveGame, Refused, Seat, Standing, Viewer};
use damier_store::{AccountId, Append, Database, Fault, NewFact, Outage, Tries};
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::cluster::{BoardWord, Cluster};
use crate::live::chat::{Audience, Remarks};
use crate::live::positions::occurrences;
use crate::live::presence::AtBoard;
use crate::live::row::{Accounts, row};
use crate::live::shared::Shared;
use crate::people;
use crate::places::Place;

/// Why a command was not carried out.
#[derive(Debug)]
pub enum CommandError {
    /// The rules or the terms refuse it.
    Refused(Refused),
    /// It could not be stored.
    Store(Fault),
}

pub struct LiveTable {
    /// The name of the game.
    pub id: String,
    /// When it was begun.
    pub begun: Moment,
    accounts: Accounts,
    game: Mutex<LiveGame>,
    there: PlainMutex<AtBoard>,
    remarks: PlainMutex<Remarks>,
    /// What those have said who look on, by their names.
    audience: PlainMutex<Audience>,
    /// The place of whoever has begun the game among the games under way.
    place: PlainMutex<Option<Place>>,
    shared: Shared,
    cluster: Arc<Cluster>,
    changed: watch::Sender<u64>,
    /// Whether it has been put away, so that nothing more happens here.
    put_away: AtomicBool,
    /// By how many milliseconds the game is ahead of the time that runs.
    ahead: AtomicU64,
}

impl LiveTable {
    /// A board with a game that was begun at a moment. Until they connect, players count as away from now on.
    pub(in crate::live) fn new(
        id: String,
        begun: Moment,
        accounts: Accounts,
        game: LiveGame,
        cluster: Arc<Cluster>,
    ) -> LiveTable {
        let last = game.last();
        let table = LiveTable {
            id,
            begun,
            accounts,
            game: Mutex::new(game),
            there: PlainMutex::new(AtBoard::nobody(cluster.now())),
            remarks: PlainMutex::default(),
            audience: PlainMutex::default(),
            place: PlainMutex::default(),
            shared: Shared::default(),
            ahead: AtomicU64::new(0),
            cluster,
            changed: watch::Sender::new(0),
            put_away: AtomicBool::new(false),
        };
        table.not_behind(last);
        table
    }

    /// The time that runs at this board. If its game was stored by a server whose clock was ahead, it goes on from its
    /// last moment instead of waiting until that has come again.
    pub fn now(&self) -> Moment {
        self.cluster.now() + Span::millis(self.ahead.load(Ordering::Relaxed))
    }

    /// Sees to it that the time that runs here is not behind a moment that has been stored.
    fn not_behind(&self, last: Moment) {
        self.ahead.fetch_max(last.since(self.cluster.now()).as_millis(), Ordering::Relaxed);
    }

    /// The stream of a game.
    pub fn stream(id: &str) -> String {
        format!("game/{id}")
    }

    /// Tells when something has changed.
    pub fn news(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    pub(in crate::live) fn publish(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// The game, as long as nobody else needs it.
    pub async fn game(&self) -> MutexGuard<'_, LiveGame> {
        self.game.lock().await
    }

    /// Carries a player's command out. The answer is the number of facts from then on.
    pub async fn command(
        &self,
        database: &Database,
        command: &Command,
        by: Seat,
        lag: Span,
    ) -> Result<u64, CommandError> {
        // When it came, not when its turn came.
        let at = self.now();
        let mut game = self.game.lock().await;
        let author = self.accounts[by.color()].map_or_else(|| by.to_string(), people::author);
        self.arrive(database, &mut game, at, &author, by).await?;
        self.keep(database, &mut game, at, &author, |game, at| game.decide(command, by, at, lag)).await?;
        Ok(game.seq())
    }

    /// Carries out what an arbiter orders at a board of an event. The answer is the number of facts from then on.
    pub async fn order(&self, database: &Database, fact: Fact, author: &str) -> Result<u64, CommandError> {
        let mut game = self.game.lock().await;
        self.keep(database, &mut game, self.now(), author, |_, _| Ok(vec![fact.clone()])).await?;
        Ok(game.seq())
    }

    /// A player has sat down; one who was awaited at a board of an event has come.
    pub async fn sits_down(&self, database: &Database, seat: Seat) -> Result<(), CommandError> {
        self.came(seat);
        self.look_at_the_clock(database).await?;
        let mut game = self.game.lock().await;
        self.arrive(database, &mut game, self.now(), "", seat).await
    }

    /// Whoever was awaited at a board of an event has come.
    async fn arrive(
        &self,
        database: &Database,
        game: &mut LiveGame,
        at: Moment,
        author: &str,
        who: Seat,
    ) -> Result<(), CommandError> {
        let is_awaited = |game: &LiveGame| game.is_awaited(who) && game.standing() == Standing::Runs;
        if !is_awaited(game) {
            return Ok(());
        }
        let come = |game: &LiveGame, _| Ok(Vec::from_iter(is_awaited(game).then_some(Fact::Arrived { who })));
        self.keep(database, game, at, author, come).await
    }

    /// Somebody has taken a place for this game.
    pub fn holds(&self, place: Place) {
        *self.place.lock().unwrap_or_else(PoisonError::into_inner) = Some(place);
    }

    /// Gives the place on to the game after this one.
    pub(in crate::live) fn give_place(&self) -> Option<Place> {
        self.place.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Carries a command out for somebody who goes away, if it can be; whether it could.
    pub async fn give_up(&self, database: &Database, command: &Command, by: Seat) -> Result<bool, Fault> {
        match self.command(database, command, by, Span::ZERO).await {
            Ok(_) => Ok(true),
            Err(CommandError::Refused(_)) => Ok(false),
            Err(CommandError::Store(fault)) => Err(fault),
        }
    }

    /// The account of whoever sits there, if he has one.
    pub fn account_at(&self, seat: Seat) -> Option<AccountId> {
        self.accounts[seat.color()]
    }

    /// The seat of an account.
    pub fn seat_of(&self, account: AccountId) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.accounts[seat.color()] == Some(account))
    }

    /// Lets nothing more happen here: what is stored is told anew by another board.
    pub(in crate::live) fn put_away(&self) {
        self.put_away.store(true, Ordering::Release);
    }

    /// Takes in what has become due.
    pub async fn look_at_the_clock(&self, database: &Database) -> Result<(), CommandError> {
        let mut game = self.game.lock().await;
        self.keep(database, &mut game, self.now(), "", |game, at| Ok(game.due(at))).await
    }

    /// Lets the clocks stand.
    pub(in crate::live) async fn halt(&self, database: &Database) -> Result<(), CommandError> {
        let mut game = self.game.lock().await;
        let at = self.now();
        let facts = game.stop_since(at);
        self.store(database, &mut game, at, "", facts).await
    }

    /// Lets the clocks run again, which stood since they were stopped or else since the last thing that happened.
    pub(in crate::live) async fn go_on(&self, database: &Database) -> Result<(), CommandError> {
        let mut game = self.game.lock().await;
        let at = self.now();
        let mut facts = game.stop_since(game.last());
        if game.is_stopped() || !facts.is_empty() {
            facts.push(Fact::Resumed);
        }
        self.store(database, &mut game, at, "", facts).await
    }

    /// Decides something and stores it. The clocks did not run while no node could store anything.
    async fn keep(
        &self,
        database: &Database,
        game: &mut LiveGame,
        at: Moment,
        author: &str,
        decide: impl Fn(&LiveGame, Moment) -> Result<Vec<Fact>, Refused>,
    ) -> Result<(), CommandError> {
        let outage = self.cluster.ready().await.map_err(CommandError::Store)?;
        let at = outage.map_or(at, |outage| at.max(outage.until));
        let mut tries = Tries::new();
        loop {
            let mut stored = self.make_up(database, game, at, outage).await;
            if stored.is_ok() {
                let facts = decide(game, at).map_err(CommandError::Refused)?;
                stored = self.store(database, game, at, author, facts).await;
            }
            match stored {
                Err(CommandError::Store(Fault::Conflict { .. })) => {
                    self.cluster.count_conflict();
                    tries.overtaken().await.map_err(CommandError::Store)?;
                    self.catch_up(database, game).await.map_err(CommandError::Store)?;
                }
                other => return other,
            }
        }
    }

    /// Lets the clocks stand for the time in which no node could store anything, unless that is written already.
    async fn make_up(
        &self,
        database: &Database,
        game: &mut LiveGame,
        at: Moment,
        outage: Option<Outage>,
    ) -> Result<(), CommandError> {
        if self.cluster.is_alone() || game.is_over() {
            return Ok(());
        }
        let mut facts = match outage {
            Some(outage) if game.last() < outage.until => game.stop_since(outage.since.max(game.last())),
            _ => Vec::new(),
        };
        if game.is_stopped() || !facts.is_empty() {
            facts.push(Fact::Resumed);
        }
        self.store(database, game, at, "", facts).await
    }

    async fn store(
        &self,
        database: &Database,
        game: &mut LiveGame,
        at: Moment,
        author: &str,
        facts: Vec<Fact>,
    ) -> Result<(), CommandError> {
        if facts.is_empty() {
            return Ok(());
        }
        if self.put_away.load(Ordering::Acquire) {
            return Err(CommandError::Refused(Refused::Over));
        }
        // Taken in on a copy first: what cannot be taken in must not be stored.
        let mut after = game.clone();
        let from = game.seq() + 1;
        let mut append = Append::new(LiveTable::stream(&self.id), from as u32);
        let mut entries = Vec::with_capacity(facts.len());
        for fact in facts {
            after.apply(at, &fact).map_err(CommandError::Refused)?;
            let entry = Entry::new(at, fact);
            append = append.fact(NewFact::new(at, author, &entry).map_err(CommandError::Store)?);
            entries.push(entry);
        }
        append = append.game(row(&self.id, self.begun, self.accounts, &after));
        if after.is_over() && !game.is_over() {
            append = append.positions(occurrences(&after));
        }
        database.append(append).await.map_err(CommandError::Store)?;
        *game = after;
        self.publish();
        self.cluster.say_of_board(&self.id, || BoardWord::Grown { from, facts: entries });
        Ok(())
    }

    /// What spectators who read a language are told now: what was written for another a moment ago, or what `write`
    /// makes.
    pub async fn for_spectators(
        &self,
        language: Language,
        write: impl Future<Output = Option<Bytes>>,
    ) -> Option<Bytes> {
        let news = *self.changed.borrow();
        self.shared.text(language, news, write).await
    }

    /// The game as somebody is shown it.
    pub async fn view_for(&self, viewer: Viewer, words: &Words) -> TranslatedView {
        let presence = self.presence();
        // Nobody waits for the board while it is put into words.
        let view = self.game.lock().await.view(viewer, self.now(), &presence);
        view.translated(&self.id, words)
    }
}
