//! The arenas in memory. Each is folded once and then follows its stream, so that hundreds who look at it cost no more
//! than what is new.

use std::collections::HashMap;
use std::sync::{Arc, Mutex as PlainMutex, PoisonError};

use damier_arenas::{Arena, Entry, Fact};
use damier_clock::Moment;
use damier_store::{Append, Database, Fault, NewFact, Stored, Tries};
use tokio::sync::Mutex;

use super::{ActError, stream};

/// So many arenas are kept before those at which nobody looks are let go.
const KEPT: usize = 256;

/// The arenas in memory.
pub struct Arenas {
    database: Database,
    kept: PlainMutex<HashMap<String, Arc<Mutex<Known>>>>,
}

/// What is known of an arena, and the number of the next fact.
struct Known {
    arena: Option<Arc<Arena>>,
    next: u32,
}

impl Arenas {
    pub(crate) fn new(database: Database) -> Arenas {
        Arenas { database, kept: PlainMutex::default() }
    }

    fn at(&self, id: &str) -> Arc<Mutex<Known>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.retain(|_, known| Arc::strong_count(known) > 1);
        }
        let new = || Arc::new(Mutex::new(Known { arena: None, next: 1 }));
        Arc::clone(kept.entry(id.to_owned()).or_insert_with(new))
    }

    /// Lets all go, so that they are read again.
    pub fn let_go(&self) {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// An arena as it is now.
    pub async fn load(&self, id: &str) -> Result<Option<Arc<Arena>>, Fault> {
        self.load_until(id, 0).await
    }

    /// An arena with all its facts before a number; 0: as it is now.
    pub async fn load_until(&self, id: &str, next: u32) -> Result<Option<Arc<Arena>>, Fault> {
        let known = self.at(id);
        let mut known = known.lock().await;
        if next == 0 || known.next < next {
            self.catch_up(id, &mut known).await?;
        }
        Ok(known.arena.clone())
    }

    /// Takes in what has been stored since.
    async fn catch_up(&self, id: &str, known: &mut Known) -> Result<(), Fault> {
        let stored = self.database.load(&stream(id), known.next - 1).await?;
        let Some(last) = stored.last() else { return Ok(()) };
        let next = last.seq + 1;
        let entries = stored.iter().map(Stored::read::<Entry>).collect::<Result<Vec<_>, _>>()?;
        let damaged = |why: &dyn std::fmt::Display| Fault::Damaged { what: format!("arena {id}: {why}") };
        match &mut known.arena {
            None => known.arena = Some(Arc::new(Arena::fold(entries).map_err(|why| damaged(&why))?)),
            Some(arena) => {
                let arena = Arc::make_mut(arena);
                for Entry { at, fact } in entries {
                    arena.apply(at, &fact).map_err(|why| damaged(&why))?;
                }
            }
        }
        known.next = next;
        Ok(())
    }

    /// Appends what is decided on an arena, and answers with the facts and the arena after them. Nothing decided is
    /// nothing stored.
    pub(super) async fn append(
        &self,
        id: &str,
        by: &str,
        now: Moment,
        decide: impl Fn(&Arena, Moment) -> Result<Vec<Fact>, ActError>,
    ) -> Result<(Vec<Fact>, Arc<Arena>), ActError> {
        let known = self.at(id);
        let mut known = known.lock().await;
        let mut tries = Tries::new();
        loop {
            self.catch_up(id, &mut known).await?;
            let arena = known.arena.clone().ok_or(ActError::Missing)?;
            let at = now.max(arena.last());
            let facts = decide(&arena, at)?;
            if facts.is_empty() {
                return Ok((facts, arena));
            }
            let mut after = Arena::clone(&arena);
            let mut append = Append::new(stream(id), known.next);
            for fact in &facts {
                after.apply(at, fact)?;
                append = append.fact(NewFact::new(at, by, &Entry::new(at, fact.clone()))?);
            }
            if tries.stored(self.database.append(append).await).await? {
                known.next += facts.len() as u32;
                let after = Arc::new(after);
                known.arena = Some(Arc::clone(&after));
                return Ok((facts, after));
            }
        }
    }
}
