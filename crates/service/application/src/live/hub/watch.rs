//! The task of a board: it looks at the clock, lets the engine move, has a finished game rated and the next one begun.

use std::sync::Arc;
use std::time::Duration;

use damier_bus::Listening;
use damier_live::{Fact, LiveGame, Rematch, Standing};

use super::{Hub, Place};
use crate::live::table::{CommandError, LiveTable};
use crate::live::{computer, hearing};

/// How often a finished game is asked whether anybody still looks at it.
const IDLE: Duration = Duration::from_secs(60);

/// After something could not be stored it is tried again so much later.
const AGAIN: Duration = Duration::from_secs(1);

impl Hub {
    /// A board with the task that watches it.
    pub(super) fn watched(
        self: &Arc<Self>,
        table: LiveTable,
        listening: Option<Listening>,
    ) -> Arc<LiveTable> {
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
    async fn watch(self: Arc<Self>, table: Arc<LiveTable>) {
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
                if let (true, false, Some(own)) = (rests, told, &game.terms().arena) {
                    let _ = self.arena_ended.send((own.arena.clone(), table.id.clone()));
                }
                told = rests;
                let next = agreed(&game).or_else(|| second(&game, &table.id));
                // Whatever ended before this task began has been rated at the start.
                rated |= !game.terms().rated;
                (game.next_due(), game.is_over(), next)
            };
            if over && !rated {
                rated = true;
                if let Err(fault) = Box::pin(self.ratings.catch_up()).await {
                    tracing::error!(game = table.id, %fault, "a game could not be rated");
                }
            }
            if let Some((next, fact)) = next {
                Box::pin(self.rematch(&next, fact)).await;
            }
            match (table.is_ours(), over) {
                (false, _) => {}
                (true, true) => Box::pin(computer::play_again(&self.database, &table)).await,
                (true, false) => Box::pin(computer::take_part(&self.database, &table)).await,
            }
            let wait = match due {
                Some(at) => Duration::from_millis(at.since(table.now()).as_millis().max(1)),
                None => IDLE,
            };
            // Among others a game that goes on may be left to its keeper.
            let wait = if self.cluster.is_alone() { wait } else { wait.min(IDLE) };
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = tokio::time::sleep(wait) => {
                    if let Err(CommandError::Store(fault)) = Box::pin(table.look_at_the_clock(&self.database)).await {
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

    /// Begins the game that two players agreed to play after another.
    async fn rematch(self: &Arc<Self>, id: &str, fact: Fact) {
        let Fact::Begun { terms, white, black } = fact else { return };
        let begun = matches!(self.table(id).await, Ok(Some(_)));
        if !begun && self.begin(id, *terms, white, black).await.is_err() {
            tracing::error!(game = id, "a further game could not begin");
        }
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
