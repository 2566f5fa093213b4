//! One board: its game, who is there, and what they say.
//!
//! A command is decided, its facts are stored, and only then are they taken in and told. The board is locked from
//! the decision to the end of the storing, so the order in the store is the order in which things were decided.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex as PlainMutex, PoisonError};

use damier_clock::{Moment, Span};
use damier_language::Words;
use damier_live::{Command, Entry, Fact, LiveGame, Player, Presence, Refused, Seat, Viewer, shown::Shown};
use damier_store::{Append, Database, Fault, NewFact};
use tokio::sync::{Mutex, MutexGuard, watch};

use super::positions::occurrences;
use super::row::{Accounts, row};
use crate::people;
use crate::site::now;

/// So many remarks are kept.
const REMARKS: usize = 100;

/// The longest remark, in letters.
const REMARK: usize = 280;

/// Something a player said.
#[derive(Debug, Clone, serde::Serialize)]
pub(crate) struct Said {
    /// Who.
    pub(crate) by: Seat,
    /// What.
    pub(crate) text: String,
}

impl Said {
    /// A remark without signs that nobody sees, and no longer than is read in a game; none if nothing is left.
    pub(crate) fn new(by: Seat, text: &str) -> Option<Said> {
        let text: String = text.trim().chars().filter(|sign| !sign.is_control()).take(REMARK).collect();
        (!text.is_empty()).then_some(Said { by, text })
    }
}

/// Why a command was not carried out.
#[derive(Debug)]
pub(crate) enum NotDone {
    /// The rules or the terms refuse it.
    Refused(Refused),
    /// It could not be stored.
    Store(Fault),
}

/// How many connections a player has here, and since when none.
#[derive(Debug, Clone, Copy, Default)]
struct There {
    connections: u32,
    away_since: Option<Moment>,
}

/// One board.
pub(crate) struct Table {
    /// The name of the game.
    pub(crate) id: String,
    /// When it was begun.
    pub(crate) begun: Moment,
    accounts: Accounts,
    game: Mutex<LiveGame>,
    there: PlainMutex<[There; 2]>,
    remarks: PlainMutex<VecDeque<Said>>,
    changed: watch::Sender<u64>,
    /// Whether it has been put away, so that nothing more happens here.
    put_away: AtomicBool,
}

impl Table {
    /// A board with a game that was begun at a moment. Until they connect, players count as away from now on.
    pub(super) fn new(id: String, begun: Moment, accounts: Accounts, game: LiveGame, now: Moment) -> Table {
        let away = There { connections: 0, away_since: Some(now) };
        Table {
            id,
            begun,
            accounts,
            game: Mutex::new(game),
            there: PlainMutex::new([away; 2]),
            remarks: PlainMutex::new(VecDeque::new()),
            changed: watch::Sender::new(0),
            put_away: AtomicBool::new(false),
        }
    }

    /// The stream of a game.
    pub(crate) fn stream(id: &str) -> String {
        format!("game/{id}")
    }

    /// Tells when something has changed.
    pub(crate) fn news(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    pub(super) fn tell(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// The game, as long as nobody else needs it.
    pub(crate) async fn game(&self) -> MutexGuard<'_, LiveGame> {
        self.game.lock().await
    }

    /// Carries a player's command out. The answer is the number of facts from then on.
    pub(crate) async fn command(
        &self,
        database: &Database,
        command: &Command,
        by: Seat,
        at: Moment,
        lag: Span,
    ) -> Result<u64, NotDone> {
        let mut game = self.game.lock().await;
        let facts = game.decide(command, by, at, lag).map_err(NotDone::Refused)?;
        let author = self.accounts[by.color()].map_or_else(|| by.to_string(), people::author);
        self.store(database, &mut game, at, &author, facts).await?;
        Ok(game.seq())
    }

    /// Carries a command out for somebody who goes away, if it can be; whether it could.
    pub(crate) async fn give_up(
        &self,
        database: &Database,
        command: &Command,
        by: Seat,
    ) -> Result<bool, Fault> {
        match self.command(database, command, by, now(), Span::ZERO).await {
            Ok(_) => Ok(true),
            Err(NotDone::Refused(_)) => Ok(false),
            Err(NotDone::Store(fault)) => Err(fault),
        }
    }

    /// The seat of an account.
    pub(crate) async fn seat_of(&self, account: &str) -> Option<Seat> {
        let game = self.game().await;
        let is_his = |player: &Player| matches!(player, Player::Account { name, .. } if name == account);
        Seat::ALL.into_iter().find(|seat| is_his(&game.players()[seat.color()]))
    }

    /// Lets nothing more happen here: what is stored is told anew by another board.
    pub(super) fn put_away(&self) {
        self.put_away.store(true, Ordering::Release);
    }

    /// Takes in what has become due.
    pub(crate) async fn look_at_the_clock(&self, database: &Database, at: Moment) -> Result<(), NotDone> {
        let mut game = self.game.lock().await;
        let facts = game.due(at);
        self.store(database, &mut game, at, "", facts).await
    }

    /// Lets the clocks stand.
    pub(super) async fn halt(&self, database: &Database, at: Moment) -> Result<(), NotDone> {
        let mut game = self.game.lock().await;
        let facts = game.stop_since(at);
        self.store(database, &mut game, at, "", facts).await
    }

    /// Lets the clocks run again, which stood since they were stopped or else since the last thing that happened.
    pub(super) async fn go_on(&self, database: &Database, at: Moment) -> Result<(), NotDone> {
        let mut game = self.game.lock().await;
        let mut facts = game.stop_since(game.last());
        if game.is_stopped() || !facts.is_empty() {
            facts.push(Fact::Resumed);
        }
        self.store(database, &mut game, at, "", facts).await
    }

    async fn store(
        &self,
        database: &Database,
        game: &mut LiveGame,
        at: Moment,
        author: &str,
        facts: Vec<Fact>,
    ) -> Result<(), NotDone> {
        if facts.is_empty() {
            return Ok(());
        }
        if self.put_away.load(Ordering::Acquire) {
            return Err(NotDone::Refused(Refused::Over));
        }
        // Taken in on a copy first: what cannot be taken in must not be stored.
        let mut after = game.clone();
        let mut append = Append::new(Table::stream(&self.id), game.seq() as u32 + 1);
        for fact in facts {
            after.apply(at, &fact).map_err(NotDone::Refused)?;
            let entry = Entry::new(at, fact);
            append = append.fact(NewFact::new(at, author, &entry).map_err(NotDone::Store)?);
        }
        append = append.game(row(&self.id, self.begun, self.accounts, &after));
        if after.is_over() && !game.is_over() {
            append = append.positions(occurrences(&after));
        }
        database.append(append).await.map_err(NotDone::Store)?;
        *game = after;
        self.tell();
        Ok(())
    }

    /// The game as somebody is shown it.
    pub(crate) async fn shown(&self, viewer: Viewer, at: Moment, words: &Words) -> Shown {
        let presence = self.presence();
        let game = self.game.lock().await;
        game.view(viewer, at, &presence).told(&self.id, words)
    }

    fn there(&self) -> std::sync::MutexGuard<'_, [There; 2]> {
        self.there.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who is there.
    pub(crate) fn presence(&self) -> Presence {
        let mut presence = Presence::default();
        for (seat, there) in Seat::ALL.into_iter().zip(*self.there()) {
            presence.away_since[seat.color()] = there.away_since;
        }
        presence
    }

    /// A player has opened a connection.
    pub(crate) fn came(&self, seat: Seat) {
        let first = {
            let mut all = self.there();
            let there = &mut all[seat as usize];
            there.connections += 1;
            there.away_since.take().is_some()
        };
        if first {
            self.tell();
        }
    }

    /// One of a player's connections is gone.
    pub(crate) fn went(&self, seat: Seat, now: Moment) {
        let last = {
            let mut all = self.there();
            let there = &mut all[seat as usize];
            there.connections = there.connections.saturating_sub(1);
            let last = there.connections == 0;
            there.away_since = if last { Some(now) } else { None };
            last
        };
        if last {
            self.tell();
        }
    }

    /// A player says something.
    pub(crate) fn say(&self, said: Said) {
        {
            let mut remarks = self.remarks.lock().unwrap_or_else(PoisonError::into_inner);
            if remarks.len() == REMARKS {
                remarks.pop_front();
            }
            remarks.push_back(said);
        }
        self.tell();
    }

    /// What the players have said.
    pub(crate) fn remarks(&self) -> Vec<Said> {
        self.remarks.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }
}
