//! The door of the terminal: whoever types acts in the role that he names, or in the first that may.

use std::thread;
use std::time::Duration;

use damier_compete::event::{Action, By, CannotPair, NextRound, Refused, State};
use damier_compete::swiss::Watch;
use damier_desk::{Door, Search};

use super::options;
use super::speaker::Speaker;
use crate::progress::Progress;

/// Somebody at a terminal.
pub(super) struct AtTerminal {
    pub(super) speaker: Speaker,
}

impl Door for AtTerminal {
    fn acting(&self, state: &State, action: Action) -> Result<By, Refused> {
        Ok(self.speaker.acts(state, action))
    }

    fn lot(&self) -> u64 {
        options::seed(None)
    }

    /// Searches, and shows that it does when it takes a while.
    fn search(&self, field: usize, search: &Search<'_>) -> Result<NextRound, CannotPair> {
        let watch = Watch::new();
        let progress = Progress::new(Some(field as u64), "{spinner} {pos}/{len}  Ctrl-C");
        thread::scope(|scope| {
            let work = scope.spawn(|| search(&watch));
            let mut shown = 0;
            while !work.is_finished() {
                thread::sleep(Duration::from_millis(2));
                let placed = u64::from(watch.placed());
                progress.advance(placed.saturating_sub(shown));
                shown = placed.max(shown);
            }
            progress.finish();
            work.join().unwrap_or(Err(CannotPair::Stopped))
        })
    }
}
