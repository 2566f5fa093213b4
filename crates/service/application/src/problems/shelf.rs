//! The register as the search for forerunners needs it: in memory, made anew when it has changed.

use std::sync::{Arc, Mutex, PoisonError};

use damier_forerunners::{Query, Register, Work};
use damier_language::Words;
use damier_pdn::read_fen;
use damier_rules::{Setup, Variant};
use damier_store::{Database, Fault, Problem, ProblemQuery};

/// So many works are read at once.
const AT_ONCE: u32 = 1000;

/// A work that is like another.
pub struct Like {
    /// The name of the composition.
    pub id: String,
    /// Why it was found, in words.
    pub why: String,
}

struct Filled {
    counted: (i64, i64),
    register: Register,
    /// The names of the works, in the order of the register.
    ids: Vec<String>,
}

/// The register in memory.
#[derive(Default)]
pub struct Shelf {
    filled: Mutex<Option<Arc<Filled>>>,
}

impl Shelf {
    /// The works most like a position: shifted, reflected, turned, with small changes.
    pub async fn like(
        &self,
        database: &Database,
        setup: Setup,
        limit: usize,
        words: &Words,
    ) -> Result<Vec<Like>, Fault> {
        let filled = self.filled(database).await?;
        let query = Query { setup, finals: Vec::new(), changes: None, limit };
        let found = filled.register.search(&query);
        let like = found.iter().filter_map(|found| {
            let id = filled.ids.get(found.record.number.checked_sub(1)? as usize)?.clone();
            Some(Like { id, why: found.likeness.text(words) })
        });
        Ok(like.collect())
    }

    async fn filled(&self, database: &Database) -> Result<Arc<Filled>, Fault> {
        let counted = database.problems_counted().await?;
        let known = self.filled.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(known) = known.filter(|known| known.counted == counted) {
            return Ok(known);
        }
        let filled = Arc::new(fill(database, counted).await?);
        *self.filled.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&filled));
        Ok(filled)
    }
}

async fn fill(database: &Database, counted: (i64, i64)) -> Result<Filled, Fault> {
    let mut filled = Filled { counted, register: Register::new(), ids: Vec::new() };
    let mut query = ProblemQuery { limit: AT_ONCE, ..ProblemQuery::default() };
    loop {
        let some = database.problems(&query).await?;
        let last = some.len() < AT_ONCE as usize;
        for own in some {
            if let Some(work) = work(&own)
                && filled.register.push(&work).is_ok()
            {
                filled.ids.push(own.id);
            }
        }
        if last {
            return Ok(filled);
        }
        query.after += AT_ONCE;
    }
}

fn work(own: &Problem) -> Option<Work> {
    let variant: Variant = own.text.variant.parse().ok()?;
    let setup = read_fen(variant, &own.text.position).ok()?.setup;
    let author = own.text.authors.clone();
    Some(Work { setup, finals: Vec::new(), author, source: String::new(), priority: None })
}
