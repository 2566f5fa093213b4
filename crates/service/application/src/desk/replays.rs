//! The games of events that have moves, read once for all who look at them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use damier_exchange::json::AttachedGame;
use damier_store::{AttachedTo, Fault};

use super::{EventRegistry, Held};

/// Games of so many events are kept, and so many bytes of them.
const KEPT: usize = 16;
const MOST: usize = 16 << 20;

/// What was attached to an event up to a number.
type Kept = (u32, Arc<Vec<AttachedGame>>);

/// The games of events that were asked for.
#[derive(Default)]
pub(super) struct Replays(Mutex<HashMap<String, Kept>>);

impl Replays {
    /// Lets all of them go, so that they are read again: somebody is no longer told of in them.
    pub(super) fn let_go(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl EventRegistry {
    /// The games of an event that have moves, those of rounds that are not published included.
    pub async fn games(&self, held: &Held) -> Result<Arc<Vec<AttachedGame>>, Fault> {
        let next = self.attached_next(&held.id).await?;
        let kept = || self.replays().0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = || kept().get(&held.id).filter(|(of, _)| *of == next).map(|(_, games)| Arc::clone(games));
        if let Some(games) = found() {
            return Ok(games);
        }
        let _one = self.reading_whole().await;
        // Whoever had the turn before may have read the same.
        if let Some(games) = found() {
            return Ok(games);
        }
        let all = self.attachments(&held.id).await?.into_iter();
        let game = |(to, _, bytes): (AttachedTo, _, Vec<u8>)| match to {
            AttachedTo::Game(game) => {
                Some(AttachedGame { game, pdn: String::from_utf8_lossy(&bytes).into_owned() })
            }
            AttachedTo::Event(_) => None,
        };
        let games = Arc::new(all.filter_map(game).collect::<Vec<_>>());
        let mut kept = kept();
        let size = |(_, games): &Kept| games.iter().map(|own| own.pdn.len()).sum::<usize>();
        let more = size(&(next, Arc::clone(&games)));
        if kept.len() >= KEPT || kept.values().map(size).sum::<usize>() + more > MOST {
            kept.clear();
        }
        kept.insert(held.id.clone(), (next, Arc::clone(&games)));
        Ok(games)
    }
}
