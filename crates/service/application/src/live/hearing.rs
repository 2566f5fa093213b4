//! What a board hears from other nodes.

use std::sync::{Arc, Weak};
use std::time::Duration;

use damier_bus::{Bus, Heard, Listening};
use damier_store::Database;

use super::Table;
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
    table: Weak<Table>,
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
    let mut wait = counted.0.look_after().unwrap_or(AGAIN);
    let Some(mut connection) = counted.0.bus().map(Bus::connection) else { return };
    loop {
        tokio::select! {
            turned = connection.changed() => {
                if turned.is_err() {
                    return;
                }
                // Nobody tells of the board any more: it is looked up, some boards now and some a little later.
                wait = counted.0.look_after().map_or(AGAIN, |longest| longest.mul_f64(secret::share()));
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
            () = tokio::time::sleep(wait) => {
                let Some(table) = table.upgrade() else { return };
                let alone = counted.0.look_after();
                if alone.is_some() {
                    table.look(&database).await;
                }
                table.say_who_is_here();
                wait = alone.unwrap_or(AGAIN);
            }
        }
    }
}
