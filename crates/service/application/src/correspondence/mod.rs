//! Games by correspondence on the site: a stream of facts each, folded whenever somebody looks.
//!
//! A day is a day of the player's own calendar: each has a zone, kept with the game when it begins
//! ([`zone_of`]). Nothing runs between two moves; [`watch`] looks now and then whose bank is empty and who should be
//! reminded.
//!
//! | file | question |
//! | --- | --- |
//! | here | how is a game loaded, and how is something said? |
//! | `acting` | how does somebody act, and as who? |
//! | `begin` | how does a game begin? |
//! | `event` | how do games of an event begin, and how do their results come there? |
//! | `notify` | what are players told? |
//! | `inbox` | how do moves come by mail? |
//! | `watch` | when is all that looked at? |

mod acting;
mod begin;
mod event;
pub mod inbox;
mod notify;
mod watch;

use damier_acts::correspondence::Refusal;
use damier_correspondence::{Entry, Fact, PostalGame, Refused, Side, Stamp};
use damier_rules::ByColor;
use damier_store::{AccountId, Append, Fault, NewFact, Scope};
use jiff::Timestamp;
use jiff::tz::TimeZone;

pub use acting::{NOTE, Rights, act, note};
pub use begin::{Offered, begin, control};
pub use damier_acts::correspondence::zone;
pub use event::{PostBoard, boards, settle};
pub use inbox::STREAM as INBOX;
pub use watch::watch;

use crate::people::author;
use crate::site::{Site, now};

/// The kind under which seats of such games are kept.
pub const KIND: &str = "post";

/// The setting of an account that names its zone.
pub const ZONE: &str = "zone";

/// A game and who sits at it.
pub struct Loaded {
    pub game: PostalGame,
    pub seats: ByColor<Option<AccountId>>,
    pub event: Option<String>,
    /// Who said each entry, as the store names him.
    authors: Vec<String>,
    next: u32,
}

/// Why something was not done.
pub type ActError = crate::stop::Stop<Refusal>;

impl Loaded {
    /// The number of the next fact.
    pub const fn next(&self) -> u32 {
        self.next
    }

    /// The side on which an account plays.
    pub fn side_of(&self, account: AccountId) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.seats[side.color()] == Some(account))
    }

    /// Whether an account has made the decision that an appeal is about; where the appeal names none, any decision.
    pub fn has_decided(&self, account: AccountId, appeal: usize) -> bool {
        let about = self.game.disputes().iter().find(|own| own.number == appeal).and_then(|own| own.about);
        let by = author(account);
        let his = |number: usize| self.authors.get(number.wrapping_sub(1)) == Some(&by);
        match about {
            Some(number) => his(number),
            None => self.game.decisions().any(|(number, _)| his(number)),
        }
    }

    /// Whether a side has no account, so that an arbiter enters what it writes.
    pub fn plays_by_letter(&self, side: Side) -> bool {
        self.event.is_some() && self.seats[side.color()].is_none()
    }

    /// The present moment in the calendar of a side.
    pub fn now_for(&self, side: Side) -> Stamp {
        stamp(&zone(self.game.party(side).zone.as_deref()))
    }
}

/// The stream of a game.
pub fn stream(id: &str) -> String {
    format!("{KIND}/{id}")
}

/// The present moment.
pub fn instant() -> Timestamp {
    Timestamp::from_millisecond(now().millis()).unwrap_or_default()
}

/// The present moment in a zone.
fn stamp(zone: &TimeZone) -> Stamp {
    Stamp::of(instant(), zone)
}

/// The zone that an account has chosen.
pub async fn zone_of(site: &Site, account: AccountId) -> Result<Option<String>, Fault> {
    site.database.setting(Scope::Account(account), ZONE).await
}

/// Loads a game.
pub async fn load(site: &Site, id: &str) -> Result<Option<Loaded>, Fault> {
    let stored = site.database.load(&stream(id), 0).await?;
    if stored.is_empty() {
        return Ok(None);
    }
    let next = stored.last().map_or(1, |fact| fact.seq + 1);
    let entries = stored.iter().map(damier_store::Stored::read::<Entry>).collect::<Result<Vec<_>, _>>()?;
    let damaged =
        |why: damier_correspondence::NotReplayed| Fault::Damaged { what: format!("game {id}: {why}") };
    let game = PostalGame::fold(entries).map_err(damaged)?;
    let authors = stored.into_iter().map(|fact| fact.author).collect();
    let mut loaded = Loaded { game, seats: ByColor::default(), event: None, authors, next };
    for sitting in site.database.sittings_at(KIND, id).await? {
        loaded.event = loaded.event.or(sitting.part_of);
        match sitting.office.as_str() {
            "white" => loaded.seats.white = Some(sitting.account),
            "black" => loaded.seats.black = Some(sitting.account),
            _ => {}
        }
    }
    Ok(Some(loaded))
}

/// Says what comes to pass by itself in a game: `what` is asked again if another machine has written first.
pub async fn append(
    site: &Site,
    id: &str,
    author: &str,
    what: impl Fn(&Loaded) -> Result<(Fact, Stamp), Refused>,
) -> Result<Loaded, ActError> {
    let stream = stream(id);
    let found = || async { load(site, id).await?.ok_or(ActError::Missing) };
    let decide = |mut loaded: Loaded| {
        let (fact, on) = what(&loaded)?;
        let was_over = loaded.game.is_over();
        let facts = loaded.game.decide(fact, on)?;
        let mut append = Append::new(stream.as_str(), loaded.next);
        for entry in facts.into_iter().map(|fact| Entry { on, fact }) {
            append = append.fact(NewFact::new(now(), author, &entry)?);
            loaded.game.apply(&entry)?;
        }
        Ok((vec![append], (loaded, was_over)))
    };
    let (loaded, was_over) = site.database.decide(&stream, found, decide).await?;
    if loaded.game.is_over() != was_over {
        site.database.set_running(KIND, id, was_over).await?;
    }
    Ok(loaded)
}
