//! Many games at once: those of somebody, and all of them at the start and the end.

use std::sync::Arc;

use damier_live::Seat;
use damier_store::{AccountId, Fault, GameQuery, GameState};
use tokio::task::JoinSet;

use super::Hub;
use crate::live::table::{CommandError, LiveTable};

/// So many games are read or stopped at a time.
const AT_A_TIME: usize = 64;

impl Hub {
    /// The games that somebody is playing now, and his seat at each.
    pub async fn games_of(
        self: &Arc<Self>,
        account: AccountId,
    ) -> Result<Vec<(Arc<LiveTable>, Seat)>, Fault> {
        let state = Some(GameState::Running);
        let query = GameQuery { account: Some(account), state, limit: 500, ..GameQuery::default() };
        let mut found = Vec::new();
        for game in self.database.games(&query).await?.items {
            let Some(table) = self.table(&game.id).await? else { continue };
            let seat = table.seat_of(account);
            found.extend(seat.map(|seat| (table, seat)));
        }
        Ok(found)
    }

    /// Puts the games of somebody away, so that they are read from the store again.
    pub fn put_away(&self, account: AccountId) {
        for table in self.tables() {
            if table.seat_of(account).is_some() {
                table.put_away();
                self.places().remove(&table.id);
            }
        }
    }

    /// Games that are under way and kept here are read, if they are not in memory. The answer is how many.
    pub async fn adopt(self: &Arc<Self>) -> Result<usize, Fault> {
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
    pub async fn halt(&self) {
        if !self.cluster.is_alone() {
            return;
        }
        for some in self.tables().chunks(AT_A_TIME) {
            let mut stopping = JoinSet::new();
            for table in some.iter().cloned() {
                let database = self.database.clone();
                stopping.spawn(async move {
                    if let Err(CommandError::Store(fault)) = table.halt(&database).await {
                        tracing::error!(game = table.id, %fault, "a clock could not be stopped");
                    }
                });
            }
            stopping.join_all().await;
        }
    }
}
