//! The lobby: who waits for an opponent, and on which terms.
//!
//! Offers live in memory; `kept_offers` writes them down.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use damier_clock::Moment;
use damier_live::{Player, Seat, Terms};
use tokio::sync::watch;

/// At most so many offers of one person at a time.
const OF_ONE: usize = 5;

/// At most so many in all.
const OF_ALL: usize = 2000;

/// Somebody who waits for an opponent.
#[derive(Debug, Clone)]
pub(crate) struct Offer {
    /// Its name in addresses.
    pub(crate) id: String,
    /// Who waits.
    pub(crate) by: Player,
    /// On which terms.
    pub(crate) terms: Terms,
    /// The seat he wants; none: by lot.
    pub(crate) seat: Option<Seat>,
    /// Whether only those who have the link may see it.
    pub(crate) private: bool,
    /// Since when.
    pub(crate) since: Moment,
    /// The game that came of it.
    pub(crate) game: Option<String>,
}

/// Why an offer cannot be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Full {
    /// The person has as many already.
    Own(usize),
    /// Everybody together has as many.
    All(usize),
}

/// All offers, and news of them.
pub(crate) struct Lobby {
    offers: Mutex<BTreeMap<String, Offer>>,
    changed: watch::Sender<u64>,
}

impl Lobby {
    /// A lobby with these offers.
    pub(crate) fn with(offers: Vec<Offer>) -> Lobby {
        let offers = offers.into_iter().map(|offer| (offer.id.clone(), offer)).collect();
        Lobby { offers: Mutex::new(offers), changed: watch::Sender::new(0) }
    }

    fn offers(&self) -> MutexGuard<'_, BTreeMap<String, Offer>> {
        self.offers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells when something has changed.
    pub(crate) fn news(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    fn tell(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// Adds an offer.
    pub(crate) fn add(&self, offer: Offer) -> Result<(), Full> {
        {
            let mut offers = self.offers();
            let open = |own: &&Offer| own.game.is_none();
            if offers.values().filter(open).filter(|own| own.by == offer.by).count() >= OF_ONE {
                return Err(Full::Own(OF_ONE));
            }
            if offers.len() >= OF_ALL {
                offers.retain(|_, own| own.game.is_none());
            }
            if offers.len() >= OF_ALL {
                return Err(Full::All(OF_ALL));
            }
            offers.insert(offer.id.clone(), offer);
        }
        self.tell();
        Ok(())
    }

    /// All offers that nobody has accepted yet.
    pub(crate) fn all_open(&self) -> Vec<Offer> {
        self.offers().values().filter(|own| own.game.is_none()).cloned().collect()
    }

    /// The offers that everybody may see, the oldest first.
    pub(crate) fn open(&self) -> Vec<Offer> {
        let mut open: Vec<Offer> =
            self.offers().values().filter(|own| !own.private && own.game.is_none()).cloned().collect();
        open.sort_by_key(|own| own.since);
        open
    }

    /// One offer.
    pub(crate) fn find(&self, id: &str) -> Option<Offer> {
        self.offers().get(id).cloned()
    }

    /// Takes an offer for a game of this name. Only one can have it.
    pub(crate) fn take(&self, id: &str, game: &str) -> Option<Offer> {
        let taken = {
            let mut offers = self.offers();
            let offer = offers.get_mut(id).filter(|own| own.game.is_none())?;
            offer.game = Some(game.to_owned());
            offer.clone()
        };
        self.tell();
        Some(taken)
    }

    /// Puts an offer back whose game could not begin.
    pub(crate) fn put_back(&self, id: &str) {
        if let Some(offer) = self.offers().get_mut(id) {
            offer.game = None;
        }
        self.tell();
    }

    /// Takes back all open offers of an account.
    pub(crate) fn withdraw_all(&self, account: &str) {
        let is_his = |player: &Player| matches!(player, Player::Account { name, .. } if name == account);
        self.offers().retain(|_, offer| offer.game.is_some() || !is_his(&offer.by));
        self.tell();
    }

    /// Takes one's own offer back.
    pub(crate) fn withdraw(&self, id: &str, by: &Player) {
        self.offers().retain(|own, offer| own != id || offer.by != *by || offer.game.is_some());
        self.tell();
    }
}

#[cfg(test)]
mod tests {
    use damier_clock::named::Class;

    use super::*;

    fn offer(id: &str, by: &str) -> Offer {
        Offer {
            id: id.to_owned(),
            by: Player::guest(by),
            terms: Terms::new("ua2023-russian", Class::Blitz, "3m+2s"),
            seat: None,
            private: false,
            since: Moment::from_millis(0),
            game: None,
        }
    }

    #[test]
    fn only_one_can_have_an_offer() {
        let lobby = Lobby::with(Vec::new());
        assert_eq!(lobby.add(offer("a", "ivan")), Ok(()));
        assert_eq!(lobby.open().len(), 1);
        assert!(lobby.take("a", "game1").is_some());
        assert!(lobby.take("a", "game2").is_none());
        assert_eq!(lobby.find("a").and_then(|own| own.game), Some("game1".to_owned()));
        assert!(lobby.open().is_empty());
    }

    #[test]
    fn one_person_cannot_fill_the_lobby() {
        let lobby = Lobby::with(Vec::new());
        for id in ["a", "b", "c", "d", "e"] {
            assert_eq!(lobby.add(offer(id, "ivan")), Ok(()));
        }
        assert_eq!(lobby.add(offer("f", "ivan")), Err(Full::Own(5)));
        lobby.withdraw("a", &Player::guest("olena"));
        assert_eq!(lobby.add(offer("f", "ivan")), Err(Full::Own(5)));
        lobby.withdraw("a", &Player::guest("ivan"));
        assert_eq!(lobby.add(offer("f", "ivan")), Ok(()));
    }
}
