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

/// An offer, and whether somebody is just sitting down to it.
struct Kept {
    offer: Offer,
    taken: bool,
}

impl Kept {
    fn is_open(&self) -> bool {
        !self.taken && self.offer.game.is_none()
    }
}

/// All offers, and news of them.
pub(crate) struct Lobby {
    offers: Mutex<BTreeMap<String, Kept>>,
    changed: watch::Sender<u64>,
}

impl Lobby {
    /// A lobby with these offers.
    pub(crate) fn with(offers: Vec<Offer>) -> Lobby {
        let kept = |offer: Offer| (offer.id.clone(), Kept { offer, taken: false });
        let offers = offers.into_iter().map(kept).collect();
        Lobby { offers: Mutex::new(offers), changed: watch::Sender::new(0) }
    }

    fn offers(&self) -> MutexGuard<'_, BTreeMap<String, Kept>> {
        self.offers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells when something has changed.
    pub(crate) fn news(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// How often something has changed.
    pub(crate) fn count(&self) -> u64 {
        *self.changed.borrow()
    }

    fn tell(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// Adds an offer.
    pub(crate) fn add(&self, offer: Offer) -> Result<(), Full> {
        {
            let mut offers = self.offers();
            let own = |kept: &&Kept| kept.is_open() && kept.offer.by == offer.by;
            if offers.values().filter(own).count() >= OF_ONE {
                return Err(Full::Own(OF_ONE));
            }
            if offers.len() >= OF_ALL {
                offers.retain(|_, kept| kept.offer.game.is_none());
            }
            if offers.len() >= OF_ALL {
                return Err(Full::All(OF_ALL));
            }
            offers.insert(offer.id.clone(), Kept { offer, taken: false });
        }
        self.tell();
        Ok(())
    }

    /// All offers that nobody has accepted yet.
    pub(crate) fn all_open(&self) -> Vec<Offer> {
        let open = |kept: &&Kept| kept.offer.game.is_none();
        self.offers().values().filter(open).map(|kept| kept.offer.clone()).collect()
    }

    /// The offers that everybody may see, the oldest first.
    pub(crate) fn open(&self) -> Vec<Offer> {
        let shown = |kept: &&Kept| kept.is_open() && !kept.offer.private;
        let mut open: Vec<Offer> =
            self.offers().values().filter(shown).map(|kept| kept.offer.clone()).collect();
        open.sort_by_key(|own| own.since);
        open
    }

    /// One offer.
    pub(crate) fn find(&self, id: &str) -> Option<Offer> {
        self.offers().get(id).map(|kept| kept.offer.clone())
    }

    /// Takes an offer. Only one can have it, and nobody is sent to a board before the game has begun there.
    pub(crate) fn take(&self, id: &str) -> Option<Offer> {
        let taken = {
            let mut offers = self.offers();
            let kept = offers.get_mut(id).filter(|kept| kept.is_open())?;
            kept.taken = true;
            kept.offer.clone()
        };
        self.tell();
        Some(taken)
    }

    /// The game of an offer that was taken has begun, under this name, or could not begin.
    pub(crate) fn settle(&self, id: &str, game: Option<&str>) {
        if let Some(kept) = self.offers().get_mut(id) {
            kept.taken = false;
            kept.offer.game = game.map(str::to_owned);
        }
        self.tell();
    }

    /// Takes back all open offers of an account.
    pub(crate) fn withdraw_all(&self, account: &str) {
        let is_his = |player: &Player| matches!(player, Player::Account { name, .. } if name == account);
        self.offers().retain(|_, kept| !kept.is_open() || !is_his(&kept.offer.by));
        self.tell();
    }

    /// An offer once nobody is just sitting down to it.
    pub(crate) async fn settled(&self, id: &str) -> Option<Offer> {
        let mut news = self.news();
        loop {
            news.mark_unchanged();
            {
                let offers = self.offers();
                let kept = offers.get(id)?;
                if !kept.taken {
                    return Some(kept.offer.clone());
                }
            }
            news.changed().await.ok()?;
        }
    }

    /// Takes one's own offer back.
    pub(crate) fn withdraw(&self, id: &str, by: &Player) {
        self.offers().retain(|own, kept| own != id || kept.offer.by != *by || !kept.is_open());
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

    #[tokio::test]
    async fn only_one_can_have_an_offer() {
        let lobby = Lobby::with(Vec::new());
        assert_eq!(lobby.add(offer("a", "ivan")), Ok(()));
        assert_eq!(lobby.open().len(), 1);
        assert!(lobby.take("a").is_some());
        assert!(lobby.take("a").is_none());
        assert!(lobby.open().is_empty());
        lobby.withdraw("a", &Player::guest("ivan"));
        assert_eq!(
            lobby.find("a").expect("it cannot be taken back now").game,
            None,
            "nobody is sent anywhere yet"
        );

        lobby.settle("a", None);
        assert_eq!(lobby.open().len(), 1, "a game that could not begin leaves the offer as it was");
        assert!(lobby.take("a").is_some());
        let (settled, ()) = tokio::join!(lobby.settled("a"), async { lobby.settle("a", Some("game1")) });
        assert_eq!(settled.and_then(|offer| offer.game), Some("game1".to_owned()));
        assert!(lobby.take("a").is_none() && lobby.open().is_empty());
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
