//! Simultaneous displays on the site: a stream of facts each, folded whenever somebody looks.
//!
//! The giver has an account. His opponents need none: each board has an address of its own, opened by a key that is
//! made of the display's secret, so that a phone in the hall opens its board by a link or a QR code.

use std::sync::Arc;
use std::time::Duration;

use damier_acts::displays::{Act, Office, Refusal, decide};
use damier_clock::Moment;
use damier_displays::{Display, Entry, Fact, Terms};
use damier_store::{Account, AccountId, Append, Fault, NewFact, SecretHash, Sitting, Stored};

use crate::people::author;
use crate::secret;
use crate::site::Site;

/// The kind under which seats of displays are kept.
pub const KIND: &str = "display";

/// The offices at a display.
pub const GIVER: &str = "giver";
const ARBITER: &str = "arbiter";

/// How often the clocks are looked at.
const LOOK: Duration = Duration::from_secs(5);

/// A display, who gives it, and the secret of its boards.
pub struct Loaded {
    pub display: Display,
    pub giver: Option<AccountId>,
    /// Who watches over it, where somebody was named.
    pub arbiter: Option<AccountId>,
    secret: String,
    next: u32,
    /// The time that runs, when it was loaded.
    pub now: Moment,
}

/// Why something was not done.
pub type ActError = crate::stop::Stop<Refusal>;

impl Loaded {
    /// As who an account acts at it, if it does.
    pub fn office(&self, account: &Account) -> Option<Office> {
        match Some(account.id) == self.giver {
            true => Some(Office::Giver),
            false => self.is_arbiter(account).then_some(Office::Arbiter),
        }
    }

    /// The number of the next fact.
    pub const fn next(&self) -> u32 {
        self.next
    }

    /// The key that opens a board.
    pub fn key(&self, board: usize) -> String {
        let hash = SecretHash::of(&format!("{}/{board}", self.secret));
        hash.as_str().chars().take(20).collect()
    }

    /// Whether an account watches over it: its arbiter, or who runs the site.
    pub fn is_arbiter(&self, account: &Account) -> bool {
        Some(account.id) == self.arbiter || account.administrator && Some(account.id) != self.giver
    }

    /// Whether a key opens a board.
    pub fn opens(&self, board: usize, key: &str) -> bool {
        !self.secret.is_empty() && self.display.board(board).is_some() && self.key(board) == key
    }
}

/// The stream of a display.
pub fn stream(id: &str) -> String {
    format!("{KIND}/{id}")
}

/// Sets a display up and answers by what it is known in addresses.
pub async fn create(
    site: &Site,
    terms: Terms,
    giver: AccountId,
    arbiter: Option<AccountId>,
) -> Result<String, ActError> {
    let (id, at) = (secret::name(), site.cluster.now());
    Display::set_up(terms.clone(), at)?;
    let entry = Entry { at, fact: Fact::SetUp { terms: Box::new(terms) } };
    let sitting = |account, office: &str, part_of| Sitting {
        kind: KIND.to_owned(),
        id: id.clone(),
        account,
        office: office.to_owned(),
        part_of,
        running: true,
        made: at,
    };
    let mut sittings = vec![sitting(giver, GIVER, Some(secret::secret()))];
    sittings.extend(arbiter.map(|account| sitting(account, ARBITER, None)));
    site.database.sit(sittings).await?;
    site.database.append(Append::new(stream(&id), 1).fact(NewFact::new(at, author(giver), &entry)?)).await?;
    Ok(id)
}

/// Loads a display.
pub async fn load(site: &Site, id: &str) -> Result<Option<Loaded>, Fault> {
    let stored = site.database.load(&stream(id), 0).await?;
    if stored.is_empty() {
        return Ok(None);
    }
    let next = stored.last().map_or(1, |fact| fact.seq + 1);
    let entries = stored.iter().map(Stored::read::<Entry>).collect::<Result<Vec<_>, _>>()?;
    let damaged = |why: damier_displays::NotReplayed| Fault::Damaged { what: format!("display {id}: {why}") };
    let display = Display::fold(entries).map_err(damaged)?;
    let sittings = site.database.sittings_at(KIND, id).await?;
    let holder = |office: &str| sittings.iter().find(|own| own.office == office);
    let (giver, arbiter) = (holder(GIVER), holder(ARBITER).map(|own| own.account));
    let secret = giver.and_then(|own| own.part_of.clone()).unwrap_or_default();
    let now = site.cluster.now().max(stored.last().map_or(site.cluster.now(), |fact| fact.at));
    Ok(Some(Loaded { display, giver: giver.map(|own| own.account), arbiter, secret, next, now }))
}

/// Looks at the clocks of running displays until the site ends: a flag that has fallen ends its game.
pub async fn watch(site: Arc<Site>) {
    let mut look = tokio::time::interval(LOOK);
    loop {
        tokio::select! {
            () = site.closing() => return,
            _ = look.tick() => {
                if let Err(fault) = look_at_clocks(&site).await {
                    tracing::warn!(%fault, "the clocks of displays could not be looked at");
                }
            }
        }
    }
}

async fn look_at_clocks(site: &Site) -> Result<(), Fault> {
    for sitting in site.database.running(KIND).await?.into_iter().filter(|own| own.office == GIVER) {
        let Some(loaded) = load(site, &sitting.id).await? else { continue };
        for fact in loaded.display.overdue(loaded.now) {
            if let Err(ActError::Store(fault)) = append_due(site, &sitting.id, &fact).await {
                return Err(fault);
            }
        }
    }
    Ok(())
}

/// Does what somebody asks for in an office.
pub async fn act(site: &Site, id: &str, by: &str, office: Office, act: &Act) -> Result<(), ActError> {
    append(site, id, by, |display, at| Ok(decide(display, act, office, at)?)).await
}

/// Says what comes to pass by itself.
async fn append_due(site: &Site, id: &str, fact: &Fact) -> Result<(), ActError> {
    append(site, id, "", |display, at| Ok(display.decide(fact.clone(), at)?)).await
}

/// Appends what is decided on a display at a moment.
async fn append(
    site: &Site,
    id: &str,
    by: &str,
    facts: impl Fn(&Display, Moment) -> Result<Vec<Fact>, ActError>,
) -> Result<(), ActError> {
    let stream = stream(id);
    let found = || async { load(site, id).await?.ok_or(ActError::Missing) };
    let decide = |mut loaded: Loaded| {
        let at = loaded.now;
        let facts = facts(&loaded.display, at)?;
        let mut append = Append::new(stream.as_str(), loaded.next);
        for entry in facts.into_iter().map(|fact| Entry { at, fact }) {
            append = append.fact(NewFact::new(at, by, &entry)?);
            loaded.display.apply(entry.at, &entry.fact)?;
        }
        Ok((vec![append], loaded.display.is_over()))
    };
    if site.database.decide(&stream, found, decide).await? {
        site.database.set_running(KIND, id, false).await?;
    }
    Ok(())
}
