//! The lobby: who waits for an opponent, and on which terms.
//!
//! Offers live in the database, so that all machines of a site show the same ones and only one can have each. What is
//! shown is kept in memory until the number of the last change says that it is old. Whoever is gone for a while does not
//! wait any more (`waiting`).

mod waiting;

use std::sync::Arc;

use damier_clock::Moment;
use damier_live::{Player, Seat, Terms};
use damier_store::{
    AccountId, AccountRefused, Act, Asker, Database, Deed, Fault, Full, Scope, Shares, StoredOffer,
};
use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, watch};

use self::waiting::Waiting;
pub use self::waiting::{Waits, watch};
use crate::cluster::{Cluster, SiteWord};
use crate::people::author;
use crate::site::now;

/// At most so many offers at a time.
const SHARES: Shares = Shares { all: 2000, guests: 1000, own: 5, address: 20 };

/// Where an earlier Damier kept its offers.
const EARLIER: &str = "offers";

/// Somebody who waits for an opponent.
#[derive(Debug, Clone)]
pub struct Offer {
    /// Its name in addresses.
    pub id: String,
    pub by: Player,
    /// On which terms.
    pub terms: Terms,
    /// The seat he wants; none: by lot.
    pub seat: Option<Seat>,
    /// Whether only those who have the link may see it.
    pub private: bool,
    pub since: Moment,
    /// The game that came of it.
    pub game: Option<String>,
}

/// What of an offer is kept as JSON.
#[derive(Serialize, Deserialize)]
struct Kept {
    by: Player,
    terms: Terms,
    seat: Option<Seat>,
}

/// An offer as an earlier Damier kept it.
#[derive(Deserialize)]
struct Earlier {
    id: String,
    private: bool,
    since: i64,
    #[serde(flatten)]
    kept: Kept,
}

impl Offer {
    /// As it is stored.
    fn stored(&self) -> Result<StoredOffer, Fault> {
        let kept = Kept { by: self.by.clone(), terms: self.terms.clone(), seat: self.seat };
        let offer = serde_json::to_string(&kept).map_err(|why| Fault::Other { what: why.to_string() })?;
        let (id, maker, game) = (self.id.clone(), maker(&self.by), self.game.clone());
        Ok(StoredOffer { id, maker, private: self.private, since: self.since, offer, game })
    }

    /// As it was stored; none for what this Damier refuses and an earlier one allowed.
    fn read(stored: StoredOffer) -> Option<Offer> {
        let StoredOffer { id, private, since, offer, game, .. } = stored;
        let Kept { by, terms, seat } = serde_json::from_str(&offer).ok()?;
        terms.check().ok()?;
        Some(Offer { id, by, terms, seat, private, since, game })
    }
}

/// Who waits, as the store names people.
fn maker(player: &Player) -> String {
    match player {
        Player::Account { number: Some(number), .. } => author(AccountId(*number)),
        Player::Account { number: None, name, .. } => format!("former/{name}"),
        Player::Guest { name } => format!("guest/{name}"),
        Player::Engine { level } => format!("engine/{level}"),
    }
}

/// All offers, and news of them.
pub struct Lobby {
    database: Database,
    cluster: Arc<Cluster>,
    /// The open offers as they were after a change.
    shown: Mutex<(Option<u64>, Vec<Offer>)>,
    /// Who of those who wait is there.
    waiting: Waiting,
    /// The number of the last change.
    changed: watch::Sender<u64>,
}

impl Lobby {
    /// The lobby of a site.
    pub async fn open(database: Database, cluster: Arc<Cluster>) -> Result<Lobby, Fault> {
        take_over(&database).await?;
        let changed = watch::Sender::new(database.offers_changed().await?);
        Ok(Lobby { database, cluster, shown: Mutex::default(), waiting: Waiting::default(), changed })
    }

    /// Tells when something has changed.
    pub fn news(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// The number of the last change.
    pub fn count(&self) -> u64 {
        *self.changed.borrow()
    }

    /// Another node has changed something.
    pub fn heard(&self, number: u64) {
        self.changed.send_if_modified(|known| {
            let newer = number > *known;
            *known = number.max(*known);
            newer
        });
    }

    /// Something was changed here.
    pub fn publish(&self, number: u64) {
        self.heard(number);
        self.cluster.say_of_site(&SiteWord::Offers { number });
    }

    /// Adds an offer of somebody.
    pub async fn add(&self, offer: &Offer, asker: Asker) -> Result<Result<(), Full>, Fault> {
        let added = self.database.add_offer(offer.stored()?, asker, SHARES).await?;
        Ok(added.map(|number| self.publish(number)))
    }

    /// The offers that everybody may see, the oldest first.
    pub async fn public(&self) -> Result<Vec<Offer>, Fault> {
        let number = self.count();
        let mut shown = self.shown.lock().await;
        if shown.0 != Some(number) {
            let stored = self.database.open_offers().await?;
            let open = stored.into_iter().filter(|offer| !offer.private).filter_map(Offer::read);
            *shown = (Some(number), open.collect());
        }
        Ok(shown.1.clone())
    }

    /// One offer, open or taken.
    pub async fn find(&self, id: &str) -> Result<Option<Offer>, Fault> {
        Ok(self.database.offer(id).await?.and_then(Offer::read))
    }

    /// Takes one's own offer back.
    pub async fn withdraw(&self, id: &str, by: &Player) -> Result<(), Fault> {
        let number = self.database.withdraw_offers(&maker(by), Some(id)).await?;
        number.into_iter().for_each(|number| self.publish(number));
        Ok(())
    }

    /// Takes an offer of anybody away.
    pub async fn remove(&self, offer: &Offer) -> Result<(), Fault> {
        self.withdraw(&offer.id, &offer.by).await
    }

    /// An administrator takes all open offers away, and that is recorded.
    pub async fn clear(&self, by: AccountId) -> Result<(), Fault> {
        let (actor, word) = (author(by), "offers-cleared".to_owned());
        let act = Act { at: now(), actor, act: word, subject: String::new(), detail: String::new() };
        if let Err(AccountRefused::Store(fault)) = self.database.privileged(Deed::ClearOffers, act).await {
            return Err(fault);
        }
        self.publish(self.database.offers_changed().await?);
        Ok(())
    }

    /// How many offers are open.
    pub async fn open_offers(&self) -> Result<u64, Fault> {
        Ok(self.database.open_offers().await?.len() as u64)
    }

    /// Takes back all open offers of an account.
    pub async fn withdraw_all(&self, account: AccountId) -> Result<(), Fault> {
        let number = self.database.withdraw_offers(&author(account), None).await?;
        number.into_iter().for_each(|number| self.publish(number));
        Ok(())
    }
}

/// Takes all open offers away, for an administrator's command; how many there were. A server that runs shows that at its
/// next look, within a minute.
pub async fn clear_offers(database: &Database) -> Result<usize, Fault> {
    let open = database.open_offers().await?.len();
    let (actor, word) = ("damier offers".to_owned(), "offers-cleared".to_owned());
    let act = Act { at: now(), actor, act: word, subject: String::new(), detail: String::new() };
    match database.privileged(Deed::ClearOffers, act).await {
        Err(AccountRefused::Store(fault)) => Err(fault),
        _ => Ok(open),
    }
}

/// Takes over the offers that an earlier Damier has left.
async fn take_over(database: &Database) -> Result<(), Fault> {
    let Some(text) = database.setting(Scope::Site, EARLIER).await? else { return Ok(()) };
    let left: Vec<Earlier> = serde_json::from_str(&text).unwrap_or_else(|why| {
        tracing::warn!(%why, "the offers of before cannot be read");
        Vec::new()
    });
    for Earlier { id, private, since, kept: Kept { by, terms, seat } } in left {
        let since = Moment::from_millis(since);
        let offer = Offer { id, by, terms, seat, private, since, game: None };
        if database.offer(&offer.id).await?.is_none() {
            // There may be too many; then the latest go.
            let asker = match &offer.by {
                Player::Account { number: Some(number), .. } => {
                    Asker::member(&author(AccountId(*number)), None)
                }
                Player::Guest { name } => Asker::guest(name, None),
                // Who is known by his name only is not known; whoever still wants to play offers again.
                Player::Account { number: None, .. } | Player::Engine { .. } => continue,
            };
            let _ = database.add_offer(offer.stored()?, asker, SHARES).await?;
        }
    }
    database.set(Scope::Site, EARLIER, None).await
}
