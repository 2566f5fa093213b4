//! Who of those who wait for an opponent is there.
//!
//! Whoever waits has a page open that listens, or asks now and then. One who is gone for a while does not wait any more:
//! his offer is taken away, so that nobody sits down alone, and so that offers do not pile up for ever. A friend who was
//! sent a link has a day. After a start everybody has a moment to come back.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use damier_clock::Span;
use damier_live::Player;
use damier_store::Fault;

use super::{Lobby, maker};
use crate::mail::before;
use crate::site::{Site, now};

/// How often one looks who is there.
const LOOK: Duration = Duration::from_secs(15);

/// An offer to all goes when its maker has not been there for so long, one to a friend after a day.
const GONE: Span = Span::minutes(2);
const FRIEND: Span = Span::hours(24);

/// After a start those who wait have so long to come back.
const BACK: Duration = Duration::from_secs(60);

/// Open lines of those who wait, and who has asked since one looked last.
#[derive(Debug, Default)]
struct There {
    lines: HashMap<String, u32>,
    asked: HashSet<String>,
}

/// Who is there.
#[derive(Debug, Clone, Default)]
pub(crate) struct Waiting(Arc<Mutex<There>>);

/// An open line of somebody who waits; he is gone when the last one is dropped.
#[derive(Debug)]
pub struct Waits {
    waiting: Waiting,
    maker: String,
}

impl Waiting {
    fn there(&self) -> MutexGuard<'_, There> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn line(&self, maker: String) -> Waits {
        *self.there().lines.entry(maker.clone()).or_default() += 1;
        Waits { waiting: self.clone(), maker }
    }

    fn asked(&self, maker: String) {
        self.there().asked.insert(maker);
    }

    /// Those of these makers who are there, or were since one looked last.
    fn present(&self, makers: Vec<String>) -> Vec<String> {
        let mut there = self.there();
        let asked = std::mem::take(&mut there.asked);
        let is_there = |maker: &String| there.lines.contains_key(maker) || asked.contains(maker);
        makers.into_iter().filter(is_there).collect()
    }
}

impl Drop for Waits {
    fn drop(&mut self) {
        let mut there = self.waiting.there();
        if let Some(lines) = there.lines.get_mut(&self.maker) {
            *lines -= 1;
            if *lines == 0 {
                there.lines.remove(&self.maker);
                // He was there a moment ago.
                there.asked.insert(self.maker.clone());
            }
        }
    }
}

impl Lobby {
    /// Somebody listens, and is there for as long as he does.
    pub fn listens(&self, player: &Player) -> Waits {
        self.waiting.line(maker(player))
    }

    /// Somebody has looked at his offer.
    pub fn looked(&self, player: &Player) {
        self.waiting.asked(maker(player));
    }

    /// Takes offers away whose makers are gone.
    pub async fn look_who_is_there(&self) -> Result<(), Fault> {
        // A command may have taken offers away meanwhile.
        self.heard(self.database.offers_changed().await?);
        let makers = self.database.offer_makers().await?;
        if makers.is_empty() {
            return Ok(());
        }
        let (present, at) = (self.waiting.present(makers), now());
        let gone = [before(at, GONE), before(at, FRIEND)];
        let number = self.database.offers_seen(present, at, gone).await?;
        number.into_iter().for_each(|number| self.publish(number));
        Ok(())
    }
}

/// Looks who is there until the server is about to end.
pub async fn watch(site: Arc<Site>) {
    let mut wait = BACK;
    loop {
        tokio::select! {
            () = site.closing() => return,
            () = tokio::time::sleep(wait) => {
                wait = LOOK;
                if let Err(fault) = site.play.lobby.look_who_is_there().await {
                    tracing::warn!(%fault, "those who wait could not be looked at");
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_no_line_open_is_gone_after_one_more_look() {
        let waiting = Waiting::default();
        let makers = || vec!["ivan".to_owned(), "olena".to_owned()];
        let (first, second) = (waiting.line("ivan".to_owned()), waiting.line("ivan".to_owned()));
        assert_eq!(waiting.present(makers()), ["ivan"]);
        drop(first);
        assert_eq!(waiting.present(makers()), ["ivan"]);
        drop(second);
        waiting.asked("olena".to_owned());
        assert_eq!(waiting.present(makers()), ["ivan", "olena"], "they were there since");
        assert!(waiting.present(makers()).is_empty());
    }
}
