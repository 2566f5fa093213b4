//! Whether somebody may say something to another: not if he is silenced, if one of the two has blocked the other, or
//! if what he says is held back.

mod filter;

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use damier_clock::Moment;
use damier_language::{Args, Words};
use damier_store::{AccountId, Database, Fault, Scope};
use jiff::Timestamp;

use crate::people::{Person, author};
use crate::site::{Site, now};

pub use filter::LONGEST_LIST;
use filter::{WordList, has_link};

/// The setting that holds the words, and the one that lets links through.
pub const WORDS: &str = "chat-words";
pub const LINKS: &str = "chat-links";

/// How old the list may be that this node knows: others may have changed it.
const FRESH: Duration = Duration::from_secs(15);

/// So many lines within so long are a flood, or so many times the same.
const LINES: usize = 6;
const WITHIN: Duration = Duration::from_secs(10);
const SAME: usize = 3;
const SAME_WITHIN: Duration = Duration::from_secs(60);

/// So many people are remembered.
const SPEAKERS: usize = 20_000;

/// Why something is not said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Held {
    /// He is silenced.
    Muted { until: Moment, why: String },
    /// One of the two has blocked the other.
    Apart,
    /// It has a word that is held back.
    Word,
    /// It has a link.
    Link,
    /// He says too much.
    Flood,
}

impl Held {
    /// In a word, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Held::Muted { .. } => "muted",
            Held::Apart => "blocked",
            Held::Word => "held-word",
            Held::Link => "held-link",
            Held::Flood => "flood",
        }
    }

    /// In a sentence.
    pub fn text(&self, words: &Words) -> String {
        match self {
            Held::Muted { until, why } => {
                let until = Timestamp::from_millisecond(until.millis());
                let until = until.map(|at| at.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default();
                words.translate("talk-muted", &Args::new().with("until", until).with("why", why.clone()))
            }
            Held::Apart => words.text("talk-apart"),
            Held::Word => words.text("talk-word"),
            Held::Link => words.text("talk-link"),
            Held::Flood => words.text("talk-flood"),
        }
    }
}

/// What is remembered of those who talk.
#[derive(Default)]
pub struct Talk {
    rules: Mutex<Option<(Instant, Arc<Rules>)>>,
    said: Mutex<HashMap<String, VecDeque<(Instant, String)>>>,
}

#[derive(Default)]
struct Rules {
    words: WordList,
    links: bool,
}

impl Talk {
    /// The list has been changed here.
    pub fn changed(&self) {
        *self.rules.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    async fn rules(&self, database: &Database) -> Result<Arc<Rules>, Fault> {
        let known = self.rules.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((at, rules)) = known
            && at.elapsed() < FRESH
        {
            return Ok(rules);
        }
        let words = database.setting(Scope::Site, WORDS).await?.unwrap_or_default();
        let links = database.setting(Scope::Site, LINKS).await?.is_some();
        let rules = Arc::new(Rules { words: WordList::read(&words), links });
        *self.rules.lock().unwrap_or_else(PoisonError::into_inner) =
            Some((Instant::now(), Arc::clone(&rules)));
        Ok(rules)
    }

    /// Whether somebody says too much, this included.
    fn floods(&self, speaker: &str, text: &str, at: Instant) -> bool {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if said.len() >= SPEAKERS {
            let is_recent = |own: &VecDeque<(Instant, String)>| {
                own.back().is_some_and(|(last, _)| at.duration_since(*last) < SAME_WITHIN)
            };
            said.retain(|_, own| is_recent(own));
        }
        if said.len() >= SPEAKERS {
            // Everybody talks at once; nobody is remembered wrongly.
            said.clear();
        }
        let own = said.entry(speaker.to_owned()).or_default();
        own.retain(|(then, _)| at.duration_since(*then) < SAME_WITHIN);
        let lines = own.iter().filter(|(then, _)| at.duration_since(*then) < WITHIN).count();
        let same = own.iter().filter(|(_, earlier)| earlier == text).count();
        if lines >= LINES || same >= SAME {
            return true;
        }
        own.push_back((at, text.to_owned()));
        false
    }
}

/// Whether somebody may say something to another.
pub async fn may_say(
    site: &Site,
    speaker: &Person,
    to: Option<AccountId>,
    text: &str,
) -> Result<Result<(), Held>, Fault> {
    if let Some(account) = speaker.account() {
        if let Some((until, why)) = site.database.muted(account.id, now()).await? {
            return Ok(Err(Held::Muted { until, why }));
        }
        if let Some(other) = to
            && site.database.are_apart(account.id, other).await?
        {
            return Ok(Err(Held::Apart));
        }
    }
    let rules = site.play.talk.rules(&site.database).await?;
    if rules.words.is_in(text) {
        return Ok(Err(Held::Word));
    }
    if !rules.links && has_link(text) {
        return Ok(Err(Held::Link));
    }
    let known_by = speaker.account().map_or_else(|| speaker.name().to_owned(), |account| author(account.id));
    Ok(if site.play.talk.floods(&known_by, text, Instant::now()) { Err(Held::Flood) } else { Ok(()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_held_back_and_passes() {
        let (talk, begin) = (Talk::default(), Instant::now());
        for line in 0..LINES {
            assert!(!talk.floods("a", &format!("line {line}"), begin));
        }
        assert!(talk.floods("a", "one more", begin));
        assert!(!talk.floods("b", "somebody else", begin));
        assert!(!talk.floods("a", "later", begin + WITHIN));
        for _ in 0..SAME {
            assert!(!talk.floods("c", "the same", begin));
        }
        assert!(talk.floods("c", "the same", begin + WITHIN));
        assert!(!talk.floods("c", "the same", begin + SAME_WITHIN));
    }
}
