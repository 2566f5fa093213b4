//! How a board follows what other nodes store and say.

use std::sync::PoisonError;
use std::time::Instant;

use damier_clock::Span;
use damier_live::{Entry, Fact, LiveGame, Refused};
use damier_store::{Database, Fault, Stored};

use super::{CommandError, LiveTable};
use crate::cluster::BoardWord;

/// A move that another node told so much later than it was made was told late.
const LATE: Span = Span::millis(300);

impl LiveTable {
    /// Takes in what other nodes have stored.
    pub(super) async fn catch_up(&self, database: &Database, game: &mut LiveGame) -> Result<(), Fault> {
        let known = u32::try_from(game.seq()).unwrap_or(u32::MAX);
        let stored = database.load(&LiveTable::stream(&self.id), known).await?;
        let entries = stored.iter().map(Stored::read::<Entry>).collect::<Result<Vec<_>, _>>()?;
        self.take_in(game, entries).map_err(|why| Fault::Other { what: why.to_string() })
    }

    fn take_in(&self, game: &mut LiveGame, entries: Vec<Entry>) -> Result<(), Refused> {
        if entries.is_empty() {
            return Ok(());
        }
        let mut after = game.clone();
        for Entry { at, fact } in entries {
            after.apply(at, &fact)?;
        }
        self.not_behind(after.last());
        *game = after;
        self.publish();
        Ok(())
    }

    /// Looks whether other nodes have stored something.
    pub(in crate::live) async fn look(&self, database: &Database) {
        let mut game = self.game.lock().await;
        let before = game.ply();
        if let Err(fault) = self.catch_up(database, &mut game).await {
            tracing::debug!(%fault, game = self.id, "nothing could be looked up");
        }
        if game.ply() > before {
            self.make_up_for_lateness(database, &mut game).await;
        }
    }

    /// A move that was told late costs the player to move, if he is here, nothing until he could see it.
    async fn make_up_for_lateness(&self, database: &Database, game: &mut LiveGame) {
        let at = self.now();
        let is_here = self.there().here()[game.turn() as usize];
        if !is_here || at.since(game.last()) < LATE {
            return;
        }
        let mut facts = game.stop_since(game.last());
        if facts.is_empty() {
            return;
        }
        facts.push(Fact::Resumed);
        if self.store(database, game, at, "", facts).await.is_err() {
            tracing::debug!(game = self.id, "time was not given back; somebody has moved meanwhile");
        }
    }

    /// Lets the clocks run if they stand although a node serves.
    pub(in crate::live) async fn look_at_outages(&self, database: &Database) -> Result<(), CommandError> {
        let mut game = self.game.lock().await;
        self.keep(database, &mut game, self.now(), "", |_, _| Ok(Vec::new())).await
    }

    /// Takes in what another node says.
    pub(in crate::live) async fn hear(&self, database: &Database, word: BoardWord) {
        match word {
            BoardWord::Grown { from, facts } => {
                let mut game = self.game.lock().await;
                let next = game.seq() + 1;
                if from + facts.len() as u64 <= next {
                    return;
                }
                if from != next || self.take_in(&mut game, facts).is_err() {
                    drop(game);
                    self.look(database).await;
                }
            }
            BoardWord::There { node, seats } => {
                self.change_there(|there| there.heard(node, seats, Instant::now()));
            }
            BoardWord::Who => {
                self.say_who_is_here();
                let remarks = self.remarks();
                if !remarks.is_empty() {
                    self.cluster.say_of_board(&self.id, || BoardWord::Remarks { remarks });
                }
                let remarks = self.audience();
                if !remarks.is_empty() {
                    self.cluster.say_of_board(&self.id, || BoardWord::Murmurs { remarks });
                }
            }
            BoardWord::Said { said } => self.remark(said),
            BoardWord::Murmur { said } => self.murmur(said),
            BoardWord::Murmurs { remarks } => {
                let news = self.hall().remarks.take_over(remarks);
                if news {
                    self.publish();
                }
            }
            BoardWord::Remarks { remarks } => {
                let news = self.remarks.lock().unwrap_or_else(PoisonError::into_inner).take_over(remarks);
                if news {
                    self.publish();
                }
            }
        }
    }
}
