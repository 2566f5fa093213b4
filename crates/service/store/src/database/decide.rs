//! Load, decide, append; and again, if somebody else was faster. The one way in which something is added to a stream
//! whose end the caller does not own.
//!
//! Whoever decides is asked again on what is known then, so that nothing is lost and nothing counts twice. People at
//! one machine wait for each other's turn at a stream; machines that overtake each other try again, a bounded number of
//! times and each time a little later. Who is overtaken every time is told so by one error, [`Fault::Busy`], and
//! nothing of his is stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::{Append, Database};
use crate::Fault;

/// So often something is decided on.
const TRIES: u32 = 12;

/// The longest pause before it is decided again.
const LONGEST: Duration = Duration::from_millis(50);

/// So many streams may have a turn noted before those that nobody waits for are dropped.
const NOTED: usize = 1024;

/// How often something was tried. Nobody waits between the first tries, later ones come after longer and longer
/// pauses.
#[derive(Debug, Default)]
pub struct Tries {
    made: u32,
}

impl Tries {
    pub fn new() -> Tries {
        Tries::default()
    }

    /// What became of a try: stored, or to be decided again after a pause. [`Fault::Busy`] after the last one.
    pub async fn stored(&mut self, done: Result<(), Fault>) -> Result<bool, Fault> {
        match done {
            Ok(()) => Ok(true),
            Err(Fault::Conflict { .. }) => self.overtaken().await.map(|()| false),
            Err(fault) => Err(fault),
        }
    }

    /// Somebody else was faster: waits a little, or gives up.
    pub async fn overtaken(&mut self) -> Result<(), Fault> {
        self.made += 1;
        if self.made >= TRIES {
            return Err(Fault::Busy { tries: self.made });
        }
        let pause = Duration::from_millis(1 << self.made.min(16).saturating_sub(1)).min(LONGEST);
        tokio::time::sleep(pause).await;
        Ok(())
    }
}

/// Whose turn it is at which stream, among those of one machine.
#[derive(Debug, Clone, Default)]
pub(super) struct Turns(Arc<Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>>);

impl Turns {
    fn at(&self, stream: &str) -> Arc<tokio::sync::Mutex<()>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= NOTED {
            all.retain(|_, turn| Arc::strong_count(turn) > 1);
        }
        Arc::clone(all.entry(stream.to_owned()).or_default())
    }
}

impl Database {
    /// Decides on what `load` finds, and appends what was decided: all of it or nothing. Both are done again if another
    /// machine has appended meanwhile. `stream` is the one at which people of this machine take turns.
    ///
    /// What is decided may be nothing; then nothing is stored, and the answer is the same.
    pub async fn decide<S, T, E, L, F>(
        &self,
        stream: &str,
        load: L,
        decide: impl Fn(S) -> Result<(Vec<Append>, T), E>,
    ) -> Result<T, E>
    where
        L: Fn() -> F,
        F: Future<Output = Result<S, E>>,
        E: From<Fault>,
    {
        let turn = self.turns.at(stream);
        let _turn = turn.lock().await;
        let mut tries = Tries::new();
        loop {
            let (appends, done) = decide(load().await?)?;
            if appends.is_empty() || tries.stored(self.append_all(appends).await).await? {
                return Ok(done);
            }
        }
    }
}
