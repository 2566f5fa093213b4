//! Whether what is stored is as it was written. A server looks at all its facts after its start and once a day, beside
//! its work and slowly, and tells its administrators what it finds: a disk that gives back another letter than was
//! written is noticed before the copies that are still good are thrown away.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use damier_clock::Moment;
use damier_store::{Fault, Looked};
use tokio::time::{Instant, sleep};

use crate::site::{Site, now};

/// Between some facts and the next.
const PAUSE: Duration = Duration::from_millis(20);

/// How long one goes on looking; what is left is looked at the next time.
const LONGEST: Duration = Duration::from_secs(3600);

/// How often one looks.
const EVERY: Duration = Duration::from_secs(24 * 3600);

/// What was found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Seen {
    /// So many facts were looked at.
    pub facts: u64,
    /// When all of them were found to be as they were.
    pub good: Option<Moment>,
    /// What is not as it was.
    pub damage: Option<String>,
}

/// What was found last.
#[derive(Default)]
pub struct Sums(Mutex<Seen>);

impl Sums {
    fn change(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was found last.
    pub fn seen(&self) -> Seen {
        self.change().clone()
    }

    /// In a word, for whoever watches over the site.
    pub fn word(&self) -> &'static str {
        let seen = self.change();
        match (&seen.damage, seen.good) {
            (Some(_), _) => "damaged",
            (None, Some(_)) => "good",
            (None, None) => "looking",
        }
    }
}

/// Looks at all facts now and then until the server is about to end.
pub async fn watch(site: Arc<Site>) {
    loop {
        tokio::select! {
            () = site.closing() => return,
            () = look_and_wait(&site) => {}
        }
    }
}

async fn look_and_wait(site: &Site) {
    match look(site).await {
        Ok(facts) => {
            *site.sums.change() = Seen { facts, good: Some(now()), damage: None };
            tracing::info!(facts, "the facts are as they were written");
        }
        Err(fault @ Fault::Damaged { .. }) => {
            tracing::error!(%fault, "what is stored is not what was written; bring back a good copy");
            site.sums.change().damage = Some(fault.to_string());
        }
        Err(fault) => tracing::warn!(%fault, "the facts could not be looked at"),
    }
    sleep(EVERY).await;
}

/// Looks at all facts; how many there are.
async fn look(site: &Site) -> Result<u64, Fault> {
    site.database.check_pages().await?;
    let (end, mut looked) = (Instant::now() + LONGEST, Looked::default());
    while site.database.look_on(&mut looked).await? && Instant::now() < end {
        site.sums.change().facts = looked.checked.facts;
        sleep(PAUSE).await;
    }
    Ok(looked.checked.facts)
}
