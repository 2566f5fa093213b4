//! What a board hears from other nodes.

use std::sync::{Arc, Weak};
use std::time::Duration;

use damier_bus::{Heard, Listening};
use damier_store::Database;
use tokio::time::{Instant, sleep_until};

use super::LiveTable;
use crate::cluster::{BoardWord, Cluster};
use crate::secret;

/// How often a node says again which players are with it.
const AGAIN: Duration = Duration::from_secs(10);

/// Counts a board for as long as it is listened to.
struct Counted(Arc<Cluster>);

impl Counted {
    fn new(cluster: Arc<Cluster>) -> Counted {
        cluster.count_board(true);
        Counted(cluster)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.count_board(false);
    }
}

/// Listens for as long as the board is there.
pub(super) async fn hear(
    table: Weak<LiveTable>,
    cluster: Arc<Cluster>,
    database: Database,
    mut listening: Listening,
) {
    let counted = Counted::new(cluster);
    // A board that was put here just now was not read after the broker knew; others may have been quick.
    let is_late = listening.begun().await;
    if let Some(table) = table.upgrade() {
        if is_late {
            table.look(&database).await;
        }
        table.ask_others();
        table.say_who_is_here();
    }
    let Some(mut hearing) = counted.0.hearing() else { return };
    let mut due = Instant::now() + counted.0.look_after().unwrap_or(AGAIN);
    // Whether something may have been said that nobody told here.
    let mut lost = counted.0.look_after().is_some();
    loop {
        tokio::select! {
            changed = hearing.changed() => {
                if changed.is_err() {
                    return;
                }
                // What has been said is looked up, at some boards now and at some a little later.
                lost = true;
                due = Instant::now() + counted.0.look_within().mul_f64(secret::share());
            }
            heard = listening.next() => {
                let Some(table) = table.upgrade() else { return };
                match heard {
                    Heard::Message(message) => match serde_json::from_slice::<BoardWord>(&message.payload) {
                        Ok(word) => table.hear(&database, word).await,
                        Err(why) => tracing::debug!(%why, game = table.id, "a word cannot be read"),
                    },
                    Heard::Missed => {
                        table.look(&database).await;
                        table.ask_others();
                    }
                }
            }
            () = sleep_until(due) => {
                let Some(table) = table.upgrade() else { return };
                // Asked before it is looked up: whoever is heard from now on tells what he stores from now on.
                let deaf = counted.0.look_after();
                if std::mem::replace(&mut lost, deaf.is_some()) {
                    table.look(&database).await;
                }
                table.say_who_is_here();
                due = Instant::now() + deaf.unwrap_or(AGAIN);
            }
        }
    }
}
